import { describe, expect, it } from 'vitest';
import { statusVisits } from '../../training/status-training.ts';
import { noteOf, sentencesOf } from './written-note.ts';

const natural = new Map(statusVisits().map(({ id, dialogue }) => [id, dialogue]));

describe('a line of a whole visit that points back to the breath before', () => {
  it.each([
    ['a01', /start empagliflozin, 10 mg in the morning\. It protects the kidneys and the heart\.$/m],
    ['a09', /Continue aspirin, 81\. Until 36 weeks\.$/m],
    ['d12', /If he does, there is Gemtesa\. We will provide a box of it,/],
    ['c07', /Injectafer, [^\n]*\. We will get it approved\./],
  ])('stands with it: %s', async (id, line) => {
    expect((await noteOf(natural.get(id)!)).plan).toMatch(line);
  });

  it('comes from both', async () => {
    const dialogue = natural.get('a09')!;
    const line = (await sentencesOf(dialogue)).find(({ text }) => text.endsWith('81. Until 36 weeks.'))!;
    const said = line.sources.map(({ start, end }) => dialogue.slice(start, end)).join(' ');
    expect(said).toContain('Keep the aspirin');
    expect(said).toContain('Until thirty-six weeks');
  });

  it('loses nothing that the plan tells, and leaves no heading without a line', async () => {
    for (const [, dialogue] of [...natural].slice(40, 60)) {
      const { plan } = await noteOf(dialogue);
      expect(plan).not.toMatch(/^- (?:Medical Treatment|Additional Testing|Follow-up):\s*$/m);
      for (const line of plan.split('\n')) expect(line.split(' ').length).toBeLessThan(120);
    }
  });
});

it('a line that is but another name of what the line beside it tells is left out', async () => {
  const { plan } = await noteOf(natural.get('d05')!);
  expect(plan).toMatch(/start lamotrigine/);
  expect(plan).not.toMatch(/^- (?:[A-Z][A-Za-z -]+: )?Lamictal\.$/m);
});

describe('the lines of a few sentences', () => {
  it('stand by themselves', async () => {
    const { plan } = await noteOf(
      'Doctor: You have shingles. I will give you valacyclovir. It can upset the stomach.\nPatient: Okay.',
    );
    expect(plan).toMatch(/valacyclovir/i);
  });
});
