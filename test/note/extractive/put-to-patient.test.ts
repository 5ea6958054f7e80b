import { describe, expect, it } from 'vitest';
import { putToPatient, sayPut, toldBeforeAsking } from '../../../src/note/extractive/plan/put-to-patient.ts';
import { subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import type { Passage } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const who = subjectFor('female');

function passagesOf(dialogue: string): Passage[] {
  return unitsOf(parseTranscript(dialogue).turns).map((unit, index) => ({
    index,
    unit,
    role: unit.role,
    keep: 0.95,
    section: 'plan',
    sections: [],
    reply: null,
  }));
}

const put = (dialogue: string) =>
  putToPatient(passagesOf(dialogue), 0, new Set(), who).map((asked) => sayPut(asked, who).text);

describe('what the clinician puts to the patient in a question while the plan is made', () => {
  it.each([
    [
      'Doctor: Would you do the weight management group, Thursdays, in the leisure centre?\nPatient: No, I know who goes.',
      'Asked "Would you do the weight management group, Thursdays, in the leisure centre?" (the patient: "No, I know who goes").',
    ],
    [
      'Doctor: And could you have a week off it, it makes bleeding worse?\nPatient: Half.',
      'Asked "Could you have a week off it, it makes bleeding worse?" (the patient: "Half").',
    ],
    [
      "Doctor: Would you want to go back on the Zoloft?\nPatient: Can I, with nursing?\nDoctor: You can, it's the one we like.\nPatient: Then yes, please.",
      'Asked "Would you want to go back on the Zoloft?" (the patient: "Can I, with nursing?", then "Then yes, please").',
    ],
  ])('%s', (dialogue, line) => {
    expect(put(dialogue)).toEqual([line]);
  });

  it.each([
    'Doctor: When did you last see a dentist?\nPatient: In the summer.',
    'Doctor: Do you still take the pink tablet?\nPatient: Yes.',
    'Doctor: Will you try it?\nPatient: All right.',
    'Doctor: Would you try the patch, one a day?\nDoctor: Good.',
  ])('is not what asks for no decision, of nothing named, or nobody answers: %s', (dialogue) => {
    expect(put(dialogue)).toEqual([]);
  });
});

it('leaves to the order that follows what the patient has agreed to', () => {
  const asked =
    'Doctor: Would you be willing to see our dietitian?\nPatient: My wife would love that. Yeah, sure.';
  expect(put(`${asked}\nDoctor: Great, I'll refer you to the dietitian as well.`)).toEqual([]);
  expect(put(`${asked}\nDoctor: Great, I'll order an x-ray of the knee as well.`)).toHaveLength(1);
});

describe('what is decided before a question that runs on behind it', () => {
  it.each([
    ["Good, and don't drive, is there anyone that'll take you?", "Good, and don't drive."],
    ["I'd like a scan of the chest and belly, would you?", "I'd like a scan of the chest and belly."],
    ['We stopped the iron, how are you feeling?', null],
    ['We will do prednisone, let me think, does prednisone rev you up?', null],
  ])('%s', (said, told) => {
    const { unit } = passagesOf(`Doctor: ${said}`)[0]!;
    expect(toldBeforeAsking(unit, who)?.text ?? null).toBe(told);
  });
});
