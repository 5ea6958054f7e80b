import { describe, expect, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';
import { noteOf } from './written-note.ts';

describe('what was tried, failed or given up', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you take? / Patient: Percocet, but that made me itch so I quit it. Now just Motrin.',
      ['- Motrin.'],
      ['- Percocet.'],
    ],
    [
      'Doctor: Have you tried anything? Sumatriptan, Imitrex? / Patient: My old doctor gave me Imitrex. I quit it.',
      ['The patient quit the Imitrex.'],
      ['MEDICATIONS'],
    ],
    [
      "Doctor: What have you tried? / Patient: Ibuprofen did nothing. Melatonin didn't touch it.",
      ['Ibuprofen did nothing.'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: What have you tried? / Patient: Zyrtec did nothing. And that capsaicin cream, useless.',
      ['Zyrtec did nothing.'],
      ['MEDICATIONS'],
    ],
    [
      "Doctor: Anything for the nerve pain? / Patient: I tried gabapentin. It made me so fuzzy I couldn't do the crossword.",
      ['fuzzy'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: What have you tried for the acne? / Patient: Benzoyl peroxide. And doxycycline for three months.',
      ['doxycycline for 3 months'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: Any past medical history? / Patient: Breast cancer in 2014. I had chemo for that, the taxol.',
      ['taxol'],
      ['MEDICATIONS'],
    ],
    [
      "Doctor: What medicines have you tried? / Patient: Effexor worked for a while and then it didn't.",
      ['worked for a while'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: Has he been on anything? / Mother: He did Ritalin in second grade and he got a tic. Then Strattera but he threw up.',
      ['Ritalin'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: What are you thinking for birth control? / Patient: I had the Mirena before and I liked it.',
      ['Mirena'],
      ['MEDICATIONS'],
    ],
    [
      "Doctor: Are you putting anything on it? / Mother: We had hydrocortisone but we don't use it anymore.",
      ['hydrocortisone'],
      ['MEDICATIONS'],
    ],
    [
      'Doctor: Do you take vitamin D, calcium? / Patient: Vitamin D, two thousand. Not calcium, it makes me constipated.',
      ['- Vitamin D 2000.'],
      ['- Calcium.'],
    ],
  ])('%s', (...one) => holds(one));

  it('is told apart from what is still taken', async () => {
    const note = await noteOf(
      'Doctor: What are you taking?\nPatient: I take Tylenol every day. It did nothing at first.',
    );
    expect(note.subjective).toContain('- Tylenol');
  });
});

describe('how a medicine is taken, by the answer', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're still taking the metformin, a thousand twice a day? / Patient: No, I cut that back to just the morning.",
      ['- Metformin 1000 mg in the morning.'],
    ],
    ['Doctor: And the naproxen twice a day? / Patient: No, once.', ['- Naproxen once daily.']],
    [
      'Doctor: Are you taking the lisinopril, twenty milligrams twice a day? / Patient: No, just once a day.',
      ['- Lisinopril 20 mg once daily.'],
      ['is not taking'],
    ],
    ['Doctor: Do you use Afrin? / Patient: Just the once or twice.', [], ['twice a day']],
    [
      'Daughter: I caught him taking Benadryl to sleep. / Patient: Just the once or twice.',
      [],
      ['twice a day'],
    ],
    [
      'Doctor: How have you been since we started the Lexapro? Are you taking it every day, the ten milligrams? / Patient: I missed maybe two days. I take it in the morning now.',
      ['- Lexapro 10 mg in the morning.'],
    ],
    [
      'Doctor: How have things been since we started Zoloft? Are you taking it every day? / Patient: Yeah, the fifty, in the morning.',
      ['- Zoloft 50 mg in the morning.'],
    ],
    [
      "Doctor: You started Ozempic in the summer. / Patient: Yeah, I'm on the half a milligram. I do it Sundays.",
      ['- Ozempic 0.5 mg.'],
    ],
    ["Doctor: Did you start the Ozempic? / Patient: Yeah, I'm on point five now.", ['- Ozempic 0.5.']],
    [
      "Doctor: I have you on aspirin, Norvasc ten and fish oil. / Patient: I don't take the fish oil anymore. And the Norvasc is five.",
      ['- Aspirin.\n- Norvasc 5 mg.'],
      ['- Fish oil'],
    ],
    [
      "Doctor: What are you taking? / Patient: Lisinopril twenty. And amlodipine five, I only take if my pressure's up.",
      ['- Amlodipine 5 mg as needed.'],
    ],
    [
      "Doctor: And the allopurinol, one hundred? / Patient: Three hundred, I think. / Doctor: You're right, it's three hundred.",
      ['- Allopurinol 300 mg.'],
    ],
    [
      'Doctor: How many times a day are you taking the Sinemet? / Patient: Three.',
      ['- Sinemet 3 times a day.'],
    ],
    [
      'Doctor: What are you on, the valsartan? / Patient: Valsartan one sixty, and chlorthalidone. Twenty five.',
      ['- Chlorthalidone 25.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose, however it is said', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What do you take? / Patient: Lisinopril hydrochlorothiazide, twenty twelve point five.',
      ['- Lisinopril hydrochlorothiazide 20/12.5.'],
    ],
    ['Doctor: What do you take? / Patient: Zestoretic twenty twelve and a half.', ['- Zestoretic 20/12.5.']],
    [
      'Doctor: What do you take? / Patient: Losartan HCTZ, one hundred twelve point five.',
      ['- Losartan HCTZ.'],
      ['112.5'],
    ],
    ['Doctor: What do you take? / Patient: Janumet fifty one thousand.', ['- Janumet.'], ['51000']],
    [
      'Doctor: What inhalers do you use? / Patient: Symbicort one sixty four point five.',
      ['- Symbicort.'],
      ['164.5'],
    ],
    [
      'Doctor: What do you take for blood pressure? / Patient: Half a losartan, the hundred.',
      ['- Losartan 100 mg (takes half).'],
    ],
    [
      'Doctor: And the metoprolol? / Patient: I cut the metoprolol in half, the fifty.',
      ['- Metoprolol 50 mg (takes half).'],
    ],
    [
      'Doctor: What do you take? / Patient: Metoprolol, twenty-five, half a tablet twice a day.',
      ['- Metoprolol 25 mg twice daily (takes half).'],
    ],
    [
      'Doctor: What do you take? / Patient: Atorvastatin, it was forty and they made it eighty.',
      ['- Atorvastatin 80 mg.'],
    ],
    ['Doctor: What do you take? / Patient: Bisoprolol, one and a quarter.', ['- Bisoprolol 1.25 mg.']],
    [
      'Doctor: What do you take? / Patient: Metformin, a thousand, twice.',
      ['- Metformin 1000 mg twice a day.'],
    ],
    [
      'Doctor: What do you take for the pain? / Patient: Tylenol, two of the extra strength in the morning and, um, sometimes at bedtime.',
      ['- Tylenol in the morning sometimes at bedtime.'],
    ],
  ])('%s', (...one) => holds(one));
});
