import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a list of medicines without marks', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What are you taking? / Patient: metoprolol fifty milligrams lisinopril ten and atorvastatin forty',
      ['- Metoprolol 50 mg.\n- Lisinopril 10.\n- Atorvastatin 40.'],
    ],
    [
      'Doctor: What are you taking? / Patient: aspirin eighty one milligrams carvedilol six point two five twice a day',
      ['- Aspirin 81 mg.\n- Carvedilol 6.25 twice daily.'],
    ],
    [
      "doctor: so you're on the amlodipine five milligrams atorvastatin twenty / patient: yeah",
      ['- Amlodipine 5 mg.\n- Atorvastatin 20.'],
    ],
    [
      'Doctor: What are you taking? / Patient: 50 mg of metoprolol and 10 mg of lisinopril.',
      ['- Metoprolol 50 mg.\n- Lisinopril 10 mg.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe("a medicine's name with a letter wrong", () => {
  it.each<SmallVisit>([
    [
      'doctor: what are you taking / patient: sinthroid eighty eight and wellbutron and gabapenten three hundred at night',
      ['- Synthroid 88.\n- Wellbutrin.\n- Gabapentin 300 at night.'],
    ],
    [
      'Doctor: What are you taking? / Patient: Zarelto, twenty, and bisopralol, five, and the jardians.',
      ['- Xarelto 20.\n- Bisoprolol 5.'],
    ],
    [
      "doctor: for the gout i'm gonna give you prednisone forty milligrams a day for five days / patient: okay / doctor: and don't restart the allopurinal until this has calmed down so like two weeks and then go back on it at a hundred",
      ['go back on the allopurinol at 100'],
      [/on the prednisone/],
    ],
    [
      'Doctor: For the dry skin, lanolin on the crack. / Patient: I have the ability to do that.',
      [],
      [/Lanoxin|Abilify/i],
    ],
  ])('%s', (...one) => holds(one));
});
