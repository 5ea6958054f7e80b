import { describe, expect, it } from 'vitest';
import { withTimeCorrected } from '../../../../src/note/extractive/in-full/corrected-time.ts';
import { noteOf } from '../written-note.ts';

describe('a time that the next sentence takes back', () => {
  it.each([
    [
      "It's been about a month.",
      'No, I tell a lie, it was before her birthday, so 5 weeks.',
      "It's been 5 weeks.",
    ],
    [
      'It started on Tuesday.',
      'No, hang on, Monday night, because I was at work.',
      'It started on Monday night.',
    ],
    ['Two weeks ago.', 'Actually, more like three weeks.', 'about three weeks ago.'],
    ["I've had it 2 years.", 'No, it must be 3 years now.', "I've had it 3 years."],
    ['I came off it 6 months ago.', 'Wait, it was a year.', 'I came off it a year ago.'],
    ['3 weeks?', 'No, because the washer broke and it was before that, so a month.', 'a month?'],
  ])('%s %s', (told, next, meant) => {
    expect(withTimeCorrected(told, next)).toBe(meant);
  });

  it.each([
    ["I've had it 2 weeks.", 'Actually, I had the same thing 2 years ago.'],
    ["I've had it 2 weeks.", 'No, it came back after 3 days.'],
    ["I've had it 2 weeks.", 'No problems otherwise.'],
    ["I've had it 2 weeks.", 'No, because I was away, so I could not come in a month.'],
    ['It was Friday.', 'It got worse on Sunday.'],
  ])('is not taken back: %s %s', (told, next) => {
    expect(withTimeCorrected(told, next)).toBeNull();
  });
});

const visit = (told: string) => `Doctor: Morning, Mrs Hall. What can I do for you?
Patient: I've been so stiff. It's been about a month. No, I tell a lie, it was before Janet's birthday, so five weeks.
${told}
Doctor: Right. Your blood pressure's 128 over 76.
Doctor: I think this is polymyalgia rheumatica. I'd like you to start prednisolone, fifteen milligrams a day.
Patient: Okay, thank you.`;

describe('what is answered in its own order', () => {
  it('takes the time that counts, and tells no lie', async () => {
    const { subjective } = await noteOf(visit(''));
    expect(subjective).toMatch(/it has been 5 weeks\./i);
    expect(subjective).not.toMatch(/month|lie/);
  });

  it('is no denial of the question that the next answer takes', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: Chest pain? Breathlessness? Ankle swelling?\nPatient: No. A bit on the stairs. No, my ankles are fine.',
      ),
    );
    expect(subjective).toMatch(/denies any chest pain/);
    expect(subjective).not.toMatch(
      /Denies[^.]*shortness of breath|denies[^.]*(?:shortness of breath|breathlessness)/,
    );
  });

  it('belongs to what the clinician states', async () => {
    const { subjective } = await noteOf(
      visit(
        'Doctor: You fractured your hip, right?\nPatient: The left. Three years ago, coming off a ladder.',
      ),
    );
    expect(subjective).toMatch(/She fractured her left hip 3 years ago, coming off a ladder\./);
  });
});
