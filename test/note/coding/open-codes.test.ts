import { describe, expect, it } from 'vitest';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import { openCodes, withChosen } from '../../../src/note/coding/open-codes.ts';
import { generateNote } from '../../../src/note/generate.ts';
import type { NoteWriter } from '../../../src/note/writer.ts';
import { dependencies, draft, scriptedWriter } from '../visit-for-tests.ts';
import { type Visit, visit } from './visit.ts';

const codesIn = (given: Visit) =>
  openCodes(visit(given)).map(({ options }) => options.map(({ code }) => code));
const bothKnees: Visit = {
  complaint: ['Left knee pain for two weeks.', 'Right knee pain, less.'],
  assessment: ['Knee osteoarthritis.'],
};

describe('codes among which a language model may choose', () => {
  it('are the code of the coding room and its variants where sides were said but not which', () => {
    expect(codesIn(bothKnees)).toEqual([['M17.10', 'M17.0', 'M17.11', 'M17.12']]);
  });

  it('are none where the side was said, or was never said: a side can not be made up', () => {
    expect(codesIn({ assessment: ['Right knee osteoarthritis.'] })).toEqual([]);
    expect(codesIn({ assessment: ['Knee osteoarthritis.'] })).toEqual([]);
    expect(codesIn({ assessment: ['Essential hypertension.'] })).toEqual([]);
  });

  it('leave open whether an injury is being treated or heals, but not that it left something behind', () => {
    expect(codesIn({ assessment: ['Right ankle sprain.'] })).toEqual([['S93.401A', 'S93.401D']]);
  });

  it('are none where a code took the place of what the words name: the cancer that is history stays history', () => {
    const said = 'It was removed and there is no evidence of recurrence.';
    expect(codesIn({ titled: [['Prostate cancer']], judged: [['Prostate cancer', said]] })).toEqual([]);
    expect(codesIn({ assessment: ['CHF.', 'CKD stage 4.', 'Hypertension.'] })).toEqual([]);
  });

  it('are none where another problem of the note gives the side', () => {
    const assessment = ['Knee osteoarthritis.', 'Osteoarthritis of the left knee.'];
    expect(codesIn({ ...bothKnees, assessment })).toEqual([]);
  });
});

describe('a choice', () => {
  const input = visit(bothKnees);
  const own = codeEncounter(input);
  const choices = openCodes(input);
  const codes = (chosen: readonly (string | null)[]) =>
    withChosen(own, choices, chosen).icd10.map(({ code }) => code);

  it('replaces the coding room’s code, with its words and a reason of its own', () => {
    const [code] = withChosen(own, choices, ['M17.12']).icd10;
    expect(code).toMatchObject({
      code: 'M17.12',
      description: 'Unilateral primary osteoarthritis, left knee',
      sources: own.icd10[0]!.sources,
    });
    expect(code!.reason).toMatch(/language model among 4 codes/);
  });

  it.each([[[]], [[null]], [['M17.10']], [['I10']], [['E11.9', 'M17.12']], [['']]])(
    'of %j leaves the coding room’s own: no code can be invented',
    (chosen) => {
      expect(codes(chosen)).toEqual(['M17.10']);
    },
  );
});

describe('a note by a writer that chooses codes', () => {
  const talk = `Doctor: What brings you in?
Patient: I have left knee pain for two weeks. The right knee hurts less.
Doctor: This is knee osteoarthritis. We will start physical therapy.`;
  const sentences = [
    draft('subjective', 'Left knee pain for 2 weeks.', { heading: 'CHIEF COMPLAINT' }),
    draft('subjective', 'Right knee pain, less.', { heading: 'CHIEF COMPLAINT' }),
    draft('assessment', 'Knee osteoarthritis.', { group: 'knee', layout: 'numbered' }),
    draft('plan', 'Start physical therapy.', { layout: 'bullet' }),
  ];
  const codesBy = async (chooseCodes: NonNullable<NoteWriter['chooseCodes']>) => {
    const writer = { ...scriptedWriter(sentences), chooseCodes };
    const request = { transcript: talk, specialty: 'orthopedics', engine: 'llama' } as const;
    const note = await generateNote({ request }, dependencies(writer), new AbortController().signal);
    return note.billing_codes.icd10;
  };

  it('has the code it chose, borne out by the words of the problem', async () => {
    const [code] = await codesBy(async ({ choices }) => choices.map(({ options }) => options.at(-1)!.code));
    expect(code?.code).toBe('M17.12');
    const [source] = code!.sources;
    expect(talk.slice(source!.start, source!.end)).toMatch(/knee osteoarthritis/i);
  });

  it('has the coding room’s own where the writer fails or makes one up', async () => {
    const failing = await codesBy(async () => {
      throw new Error('the model broke');
    });
    expect(failing.map(({ code }) => code)).toEqual(['M17.10']);
    expect((await codesBy(async () => ['C71.9'])).map(({ code }) => code)).toEqual(['M17.10']);
  });

  it('does not ask where there is nothing to choose', async () => {
    const writer = {
      ...scriptedWriter([draft('assessment', 'Left knee osteoarthritis.')]),
      chooseCodes: () => Promise.reject(new Error('asked')),
    };
    const request = { transcript: talk, specialty: 'orthopedics', engine: 'llama' } as const;
    const note = await generateNote({ request }, dependencies(writer), new AbortController().signal);
    expect(note.billing_codes.icd10.map(({ code }) => code)).toEqual(['M17.12']);
  });
});
