import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

/** The lines of MEDICATIONS in the note of a visit in which this was said. */
async function listed(talk: string): Promise<string[]> {
  const { subjective } = await noteOf(`Doctor: What brings you in?
Patient: I've had a cough for two weeks.
Doctor: Any fever?
Patient: No fever.
${talk}
Doctor: Do you smoke?
Patient: No.
Doctor: Let me listen. Lungs are clear. This is bronchitis. Use honey, and come back in two weeks.`);
  const [, list = ''] = /MEDICATIONS\n((?:- .*\n?)+)/.exec(subjective) ?? [];
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(2, -1));
}

/** What was said, and the list. */
const cases: [talk: string, list: string[]][] = [
  [
    'Doctor: Lisinopril twenty, atorvastatin forty, baby aspirin.\nPatient: No aspirin, you took me off that.',
    ['Lisinopril 20 mg', 'Atorvastatin 40 mg'],
  ],
  [
    'Doctor: Metformin, amlodipine, finasteride.\nPatient: Metformin, amlodipine, yes, the finasteride I ran out of.',
    ['Metformin', 'Amlodipine'],
  ],
  [
    "Doctor: So Eliquis five twice a day, metoprolol twenty-five twice a day, and the furosemide.\nPatient: I don't take the furosemide.",
    ['Eliquis 5 mg twice daily', 'Metoprolol 25 mg twice daily'],
  ],
  [
    'Doctor: And the metoprolol, the fifty, and the Eliquis twice a day?\nPatient: Yeah, all of those.',
    ['Metoprolol 50 mg', 'Eliquis twice daily'],
  ],
  [
    'Doctor: Are you taking any medicines?\nPatient: Metformin.\nDoctor: And the lisinopril?\nPatient: Every night.',
    ['Metformin', 'Lisinopril every night'],
  ],
  [
    "Doctor: And the carvedilol and the lisinopril?\nPatient: Those I take, they're in the box.",
    ['Carvedilol', 'Lisinopril'],
  ],
  ["Doctor: You're on metoprolol, still the fifty?\nPatient: The fifty, twice.", ['Metoprolol 50 mg']],
  [
    "Doctor: You're on the metformin, five hundred twice a day, right?\nPatient: It's a thousand, you went up in the spring.",
    ['Metformin 1000 mg twice daily'],
  ],
  ['Doctor: And the Lipitor?\nPatient: I quit that.', []],
  ['Doctor: What about the Jardiance?\nPatient: They wanted two hundred and forty dollars.', []],
  ['Doctor: Ibuprofen, for the knee?\nPatient: Paracetamol, mostly.', ['Paracetamol']],
  ['Doctor: Any ibuprofen, aspirin?\nPatient: No, not with the thinner.', []],
  ['Doctor: And the Flovent, is he on that?\nPatient: So.', []],
  ["Doctor: And still the metformin?\nPatient: I stopped for a month but I'm back on it now.", ['Metformin']],
];

it.each(cases)(
  'of what the clinician names, what is left standing is on the list: %s',
  async (talk, list) => {
    expect(await listed(talk)).toEqual(list);
  },
);

/** What the patient says, and the list. */
const told: [said: string, list: string[]][] = [
  ["The ramipril, and the one for cholesterol I've stopped.", ['Ramipril']],
  ["Lercanidipine, ten, and a statin, which I've stopped because of the papers.", ['Lercanidipine 10']],
  ['Zyrtec for my allergies when I need it.', ['Zyrtec as needed']],
  ['Turmeric, she makes me have it.', ['Turmeric']],
  ['Aspirin, and the clopidogrel, nobody told me to stop that.', ['Aspirin', 'Clopidogrel']],
  ['The codeine makes me sick.', []],
  ['I had a cetirizine at the garage.', []],
  ['They stopped the spironolactone because of my potassium.', []],
];

it.each(told)('what is left off beside it takes nothing from the list: %s', async (said, list) => {
  expect(await listed(`Doctor: And what are you taking?\nPatient: ${said}`)).toEqual(list);
});
