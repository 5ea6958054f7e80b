import { describe, expect, test } from 'vitest';
import { createEvidenceChecker } from '../../../src/note/evidence/check-sentence.ts';
import { generateNote } from '../../../src/note/generate.ts';
import type { NoteSection } from '../../../src/note/note.ts';
import { dependencies, draft, scriptedWriter, visit } from '../visit-for-tests.ts';

const transcript = visit(`D: So what brings you in, Mrs. Hale?
P: My left knee hurts, it's been, um, six weeks. And it's swollen.
D: Any fever or chills?
P: No, none of that.
D: Any numbness in the foot?
P: No.
D: And you take metformin, five hundred, twice a day?
P: Yes. And lisinopril, twenty milligrams. And Tylenol for the knee, it helps a little.
D: Your blood pressure is one forty-eight over eighty-six, and the temperature is ninety eight . six.
P: That's high, isn't it?
D: A bit. There's an effusion in the left knee, and it's tender on the inside. The right knee is normal. Lungs are clear.
D: Your A one C was seven . two. So this is osteoarthritis of the left knee.
D: I'd like to go up on the metformin to one thousand milligrams twice a day.
D: Ice the knee for twenty minutes. If you get a fever, call me. Come back in a year and a half, no, in three months.`);

function check(text: string, section: NoteSection = 'plan') {
  const checker = createEvidenceChecker(transcript, { patient: { age: 67 } });
  const { sentence, flags } = checker.check(draft(section, text));
  return {
    text: sentence?.text ?? null,
    flags: flags.map(({ code }) => code),
    sources: sentence?.sources ?? [],
  };
}

describe('a sentence that was said stays as it is', () => {
  test.each([
    'Reports left knee pain for 6 weeks with swelling.',
    'Denies fever, chills, or numbness.',
    'Metformin 500 mg twice daily.',
    'Lisinopril 20 mg.',
    'Blood pressure: 148/86. Temperature: 98.6.',
    'Effusion of the left knee; right knee normal.',
    'Hemoglobin A1c: 7.2%.',
    'Osteoarthritis of the left knee.',
    'Increase metformin to 1,000 mg BID.',
    'Apply ice for 20 minutes.',
    'Follow up in 3 months.',
    '67-year-old woman with knee pain.',
    'Return if fever develops.',
  ])('%s', (text) => {
    expect(check(text)).toMatchObject({ text, flags: [] });
    expect(check(text).sources.length).toBeGreaterThan(0);
  });
});

describe('an invented number is caught', () => {
  test.each([
    ['a dose that was not said', 'Increase metformin to 2,000 mg twice daily.'],
    ['a dose that belongs to nothing said near the medicine', 'Lisinopril 75 mg daily.'],
    ['another unit', 'Lisinopril 20 mcg daily.'],
    ['a dose in words', 'Lisinopril forty milligrams daily.'],
    ['a pressure of two numbers not said together', 'Blood pressure: 148/20.'],
    ['a time in another unit', 'Follow up in 3 weeks.'],
    ['a frequency', 'Metformin 1000 mg 4 times a day.'],
    ['a temperature', 'Temperature: 101.3.'],
    ['an age', '72-year-old woman with knee pain.'],
  ])('%s', (_, text) => {
    expect(check(text)).toMatchObject({ text: null, flags: ['unsupported_number'] });
  });
});

describe('a half stands with its figure', () => {
  const heard = visit(
    'D: The cut is four and a half centimeters.\nP: I have had it for two and a half weeks.',
  );

  test.each([
    ['The cut is 4 and a half centimeters.', true],
    ['She has had it for 2 and a half weeks.', true],
    ['The cut is 3 and a half centimeters.', false],
    ['The cut is 4 centimeters.', false],
  ])('%s', (text, said) => {
    const { sentence } = createEvidenceChecker(heard, {}).check(draft('objective', text));
    expect(sentence !== null).toBe(said);
  });
});

describe('what was only asked of is written as asked', () => {
  const heard = visit('D: Any numbness?\nP: Top of the foot, like it is asleep.');

  test('in place of leaving it out', () => {
    const [asked, answer] = heard.turns.map(({ index, start, end }) => ({ turn: index, start, end }));
    const told = draft('subjective', 'Numbness: top of the foot, like it is asleep.');
    const { sentence, flags } = createEvidenceChecker(heard, {}).check({
      ...told,
      sources: [asked!, answer!],
    });
    expect(sentence?.text).toMatch(/umbness: top of the foot, like it is asleep\.$/);
    expect(flags).toEqual([]);
  });
});

test('an allergy stays though what it did was called by another word', () => {
  const heard = visit('D: Any allergies?\nP: Sulfa, I come up in lumps.');
  const { sentence } = createEvidenceChecker(heard, {}).check(draft('subjective', 'Sulfa (hives).'));
  expect(sentence?.text).toBe('Sulfa.');
});

describe('an invented medicine is caught', () => {
  test.each([
    ['a common one', 'Continue atorvastatin.'],
    ['one no list knows, by its ending', 'Start zorbamycin.'],
    ['one no list knows, by its dose', 'Start Nexoril 20 mg daily.'],
  ])('%s', (_, text) => {
    expect(check(text)).toMatchObject({ text: null, flags: ['unsupported_medication'] });
  });

  test('and the other name of one that was said is kept and flagged', () => {
    const text = 'Acetaminophen for the knee.';
    expect(check(text)).toMatchObject({ text, flags: ['unsupported_medication'] });
  });

  test('and one that a recogniser misspelled is kept and flagged', () => {
    const heard = visit('P: I take lisnopryl every morning.\nD: Good, keep taking it.');
    const checker = createEvidenceChecker(heard, {});
    const { sentence, flags } = checker.check(draft('plan', 'Continue lisinopril.'));
    expect(sentence?.text).toBe('Continue lisinopril.');
    expect(flags.map(({ code }) => code)).toEqual(['unsupported_medication']);
  });
});

describe('nothing hides in how it is written', () => {
  test.each([
    ['a medicine run into another word', 'Warfarinleft knee.'],
    ['a medicine inside other letters', 'The knee and µgGwarfarinG.'],
    ['a medicine broken up by signs', 'Continue war-far^in for the knee.'],
    ['a medicine broken up by what nobody sees', 'Continue war\u200Bfa\u00ADrin for the knee.'],
    ['a medicine in letters that only look Latin', 'Continue wаrfаrin for the knee.'],
    ['a medicine in wide letters', 'Continue ｗａｒｆａｒｉｎ for the knee.'],
    ['a medicine with accents', 'Continue wárfärin for the knee.'],
  ])('%s', (_, text) => {
    expect(check(text)).toMatchObject({ text: null, flags: ['unsupported_medication'] });
  });

  test.each([
    ['a raised figure', 'Left knee pain for ⁹ weeks.'],
    ['a full-width figure', 'Left knee pain for ９ weeks.'],
    ['an Arabic-Indic figure', 'Left knee pain for ٩ weeks.'],
    ['a Devanagari figure', 'Left knee pain for ९ weeks.'],
    ['a figure in a circle', 'Left knee pain for ⑨ weeks.'],
    ['a figure parted by what nobody sees', 'Left knee pain for 6\u200B6 weeks.'],
    ['a fraction', 'Left knee pain for ¾ year.'],
    ['a dose in another unit by a look-alike', 'Lisinopril 20 µg daily.'],
    ['a vitamin nobody named', 'Left knee pain, take B77.'],
  ])('%s', (_, text) => {
    expect(check(text)).toMatchObject({ text: null, flags: ['unsupported_number'] });
  });

  test.each([
    ['a said number run together with a sign', 'Ice the É^20 knee.', 'unsupported_number'],
    ['a said number run into a word', 'Ice the left20knee.', 'unsupported_number'],
    ['a letter of a script the visit does not have', '漢 knee pain.', 'unsupported_sentence'],
  ])('%s is kept and flagged', (_, text, code) => {
    expect(check(text)).toMatchObject({ text, flags: [code] });
  });

  test.each([
    'Left knee pain for 6\u00A0weeks.',
    'Metformin ５００ mg twice daily.',
    'Left knee pain × 6wks, 67yo.',
    'Ice for 20min.',
    'Blood pressure: 148/86. Temperature: 98.6°F.',
  ])('and honest writing stays as it is: %s', (text) => {
    expect(check(text)).toMatchObject({ text, flags: [] });
  });

  test('and what the transcript itself writes so was said', () => {
    const checker = createEvidenceChecker(
      visit('P: I take met\u00ADformin ５００ mg since visit K^7.\nD: Keep the met\u00ADformin going.'),
      {},
    );
    for (const text of ['Metformin 500 mg.', 'Metformin since visit K^7.'])
      expect(checker.check(draft('plan', text))).toMatchObject({ sentence: { text }, flags: [] });
  });

  test('and the patient is not told what nothing bears out', async () => {
    const note = await generateNote(
      { request: { transcript: transcript.text, specialty: 'orthopedics', engine: 'llama' } },
      dependencies(
        scriptedWriter([
          draft('plan', 'Ice the knee for 20 minutes.', { layout: 'bullet' }),
          draft('plan', 'Ice the knee 20^times.', { layout: 'bullet' }),
        ]),
      ),
      new AbortController().signal,
    );
    expect(note.plan).toContain('20^times');
    expect(note.patient_summary).toContain('20 minutes');
    expect(note.patient_summary).not.toContain('20^times');
  });
});

describe('a wrong side is caught', () => {
  test.each(['Osteoarthritis of the right knee.', 'Effusion in the right knee.', 'Left elbow pain.'])(
    '%s',
    (text) => {
      expect(check(text).text).toBeNull();
      expect(check(text).flags).toHaveLength(1);
    },
  );

  test('and "bilateral" is taken out of a sentence that holds without it', () => {
    const heard = visit('D: There is wheezing in the lungs.\nP: It began this spring.');
    const checker = createEvidenceChecker(visit('D: There is some wheezing.\nP: It began this spring.'), {});
    const { sentence, flags } = checker.check(draft('objective', 'Wheezing bilaterally.'));
    expect(sentence?.text).toBe('Wheezing.');
    expect(flags.map(({ code }) => code)).toEqual(['unsupported_laterality']);
    const lungs = createEvidenceChecker(heard, {});
    expect(lungs.check(draft('objective', 'Wheezing in the lungs bilaterally.')).flags).toEqual([]);
  });
});

describe('a sentence that says the opposite is caught', () => {
  test.each(['Reports fever.', 'Numbness in the foot.', 'Denies swelling.'])('%s', (text) => {
    expect(check(text, 'subjective')).toMatchObject({ text: null, flags: ['unsupported_negation'] });
  });
});

describe('a symptom or diagnosis nobody mentioned is caught', () => {
  test.each([
    'Reports chest pain.',
    'Lupus nephritis.',
    'Diverticulitis.',
    'Left knee pain with hypothyroidism.',
  ])('%s', (text) => {
    expect(check(text, 'assessment')).toMatchObject({ text: null, flags: ['unsupported_sentence'] });
  });

  test('and only the invented items of a list go', () => {
    expect(check('Denies fever, diarrhea, or chills.', 'subjective')).toMatchObject({
      text: 'Denies fever or chills.',
      flags: ['unsupported_sentence'],
    });
  });

  test('and only the invented clause goes', () => {
    expect(check('Ice for 20 minutes; aspirin 81 mg daily.')).toMatchObject({
      text: 'Ice for 20 minutes.',
      flags: ['unsupported_medication'],
    });
  });
});

test('a sentence with no fact in it and no source is kept and flagged with its place', () => {
  expect(check('Questions were answered.')).toMatchObject({
    text: 'Questions were answered.',
    flags: ['unsupported_sentence'],
  });
});

test('what a note says about an empty section needs no source', () => {
  expect(check('No examination was described.', 'objective').flags).toEqual([]);
});

test('a warning never repeats the words of the visit', () => {
  const checker = createEvidenceChecker(transcript, {});
  for (const text of [
    'Continue atorvastatin 80 mg.',
    'Reports fever.',
    'Right knee pain.',
    'Lupus nephritis.',
  ]) {
    for (const { message } of checker.check(draft('plan', text)).flags) {
      expect(message).not.toMatch(/atorvastatin|80|fever|knee|lupus/i);
    }
  }
});

test('sources a writer gives are kept where they lie in their turn, and looked for where they do not', () => {
  const checker = createEvidenceChecker(transcript, {});
  const turn = transcript.turns[7]!;
  const own = { turn: 7, start: turn.start, end: turn.end };
  expect(checker.check(draft('plan', 'Lisinopril 20 mg.', { sources: [own] })).sentence?.sources).toEqual([
    own,
  ]);
  const wild = { turn: 7, start: 0, end: 9_999 };
  const [found] = checker.check(draft('plan', 'Lisinopril 20 mg.', { sources: [wild] })).sentence!.sources;
  expect(transcript.text.slice(found!.start, found!.end)).toContain('lisinopril');
});

test('a source from a recording has its time in it', () => {
  const { turns, ...rest } = transcript;
  const spoken = {
    ...rest,
    turns: turns.map((turn) => ({ ...turn, audio: { start: turn.index * 5, end: turn.index * 5 + 4 } })),
  };
  const checker = createEvidenceChecker(spoken, {});
  const { sentence } = checker.check(draft('plan', 'Lisinopril 20 mg.'));
  expect(sentence?.sources[0]).toMatchObject({ turn: 7, audio_start: 35, audio_end: 39 });
});

test('a month that was named counts as its number, wherever else that number was said', () => {
  const heard = visit('P: My surgery was in March.\nD: Fine. Take it in three weeks, and three times a day.');
  const checker = createEvidenceChecker(heard, {});
  expect(checker.check(draft('subjective', 'Surgery in month 3.')).flags).toEqual([]);
  expect(checker.check(draft('subjective', 'Surgery in month 4.')).flags).toHaveLength(1);
});

test('a "not" of one clause denies nothing in the next', () => {
  const said = visit(
    "D: For the diabetes, it's not where we want it, and the tingling in your feet is most likely early diabetic neuropathy.",
  );
  const checker = createEvidenceChecker(said, {});
  expect(checker.check(draft('assessment', 'Early diabetic neuropathy.'))).toMatchObject({
    sentence: { text: 'Early diabetic neuropathy.' },
    flags: [],
  });
});

describe('pain that was told in other words', () => {
  test.each([
    ["P: My knee, the right one, it's been killing me.", 'Right knee pain.'],
    ['P: My knee, the right one, it hurts.', 'Right knee pain.'],
    ['P: My knee, the right one, it clicks.', null],
  ])('%s', (said, text) => {
    const told = visit(`D: What is it?\n${said}`);
    const { index: turn, start, end } = told.turns[1]!;
    const { sentence } = createEvidenceChecker(told, {}).check(
      draft('subjective', 'Right knee pain.', {
        heading: 'CHIEF COMPLAINT',
        sources: [{ turn, start, end }],
      }),
    );
    expect(sentence?.text ?? null).toBe(text);
  });
});
