import { describe, expect, it } from 'vitest';
import { noteOf, stiffVisit } from './written-note.ts';

const told = async (talk: string) => (await noteOf(stiffVisit(talk))).subjective;
const allergies = async (talk: string) => /ALLERGIES\n(.*)/.exec(await told(talk))?.[1];

describe('an allergy that is put right later on', () => {
  it.each([
    [
      "Doctor: Any allergies?\nPatient: Sulfa and penicillin.\nDoctor: Okay.\nPatient: Actually my mother says it's not penicillin. It's the sulfa.",
      'Sulfa.',
    ],
    [
      "Doctor: Allergies?\nPatient: Penicillin. Or it's sulfa, one of them.\nDoctor: Any chest pain?\nPatient: No.\nDoctor: All right.\nPatient: My mum says sulfa. It was not penicillin, that's my brother.",
      'Sulfa.',
    ],
    [
      "Doctor: Any allergies?\nPatient: Penicillin, latex.\nDoctor: What does penicillin do?\nPatient: I get a rash. It's not latex that does that.",
      'Penicillin (rash) and latex.',
    ],
    [
      'Doctor: Any allergies?\nPatient: Sulfa.\nDoctor: Any fever?\nPatient: No.\nDoctor: And what happened with the sulfa?\nPatient: Hives.',
      'Sulfa (hives).',
    ],
  ])('%s', async (talk, expected) => {
    expect(await allergies(talk)).toBe(expected);
  });
});

describe('what was tried once', () => {
  it.each([
    ['Ever been on something daily to prevent them?', "Topamax. I couldn't find words."],
    ['Have you ever tried anything for the mood?', 'Zoloft. I gained weight.'],
    ['What have you tried before?', 'Gabapentin. It made me dizzy.'],
    ['Ever been on blood thinners?', 'Warfarin, after my hip.'],
  ])('is no medicine of today, and what it did no symptom: %s %s', async (asked, said) => {
    const subjective = await told(`Doctor: ${asked}\nPatient: ${said}`);
    expect(subjective).not.toMatch(/MEDICATIONS|Reports (?:weight gain|dizziness)/);
    expect(subjective).toMatch(/topamax|zoloft|gabapentin|warfarin/i);
  });

  it.each([
    ['Have you ever been on metformin?', 'Yes, I still take it.', /- Metformin/],
    ['Have you tried anything for it?', 'Tylenol every night.', /- Tylenol/],
    ['Ever used an inhaler?', 'Ventolin, I use it every day.', /- Ventolin/],
  ])('%s %s is taken', async (asked, said, listed) => {
    expect(await told(`Doctor: ${asked}\nPatient: ${said}`)).toMatch(listed);
  });
});
