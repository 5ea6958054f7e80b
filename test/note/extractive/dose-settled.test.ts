import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const planned = async (said: string) =>
  (
    await noteOf(`Doctor: Morning, Mrs Ito. What can I do for you?
Patient: I am short of breath on the stairs, and my ankles swell.
Doctor: Let me look. There is swelling to the shins on both sides.
Doctor: I think this is heart failure. ${said}
Patient: Okay, thank you.`)
  ).plan;

describe('a dose that is settled later on', () => {
  it.each([
    [
      "I'd like to double the furosemide, forty twice a day.\nPatient: Twice! I'll live in there.\nDoctor: Okay. Eighty, once a day, in the morning.",
      /Furosemide 80, once daily, in the morning/,
      /40|double/,
    ],
    [
      "What I'd like to do is go up on the sertraline, to one-fifty.\nPatient: That's a jump.\nDoctor: True. How about one twenty-five?\nPatient: Could I stay at that?\nDoctor: Sure. One twenty-five, every morning, and we stay there.",
      /Sertraline 125, every morning/,
      /150/,
    ],
    [
      "I'll start you on lisinopril, twenty milligrams.\nPatient: My sister had a bad cough on twenty.\nDoctor: Then ten milligrams, once a day.",
      /Lisinopril 10 mg, once daily/,
      /20 mg/,
    ],
    [
      "The lisinopril, you're on ten...\nPatient: Five. They cut it to five in the hospital.\nDoctor: Five, thank you. Stay at five.",
      /stay on lisinopril 5/i,
      /10/,
    ],
    [
      "Ibuprofen, six hundred every six hours... four hundred, you're little.",
      /ibuprofen, 400 every 6 hours/i,
      /600/,
    ],
  ])('%s', async (said, wanted, gone) => {
    const plan = await planned(said);
    expect(plan).toMatch(wanted);
    expect(plan).not.toMatch(gone);
  });

  it.each([
    // Steps of a course, another medicine, another turn's number.
    [
      "I'll start you on sertraline, fifty milligrams, and after two weeks go up to a hundred.\nPatient: Okay.\nDoctor: A hundred in the morning, then, from the third week.",
      /50 mg[\s\S]*100/,
    ],
    [
      "I'll start you on furosemide, forty milligrams.\nPatient: And the other?\nDoctor: The lisinopril, twenty. Twenty milligrams, once a day.",
      /furosemide,? 40 mg/i,
    ],
    [
      "I'll start you on furosemide, forty milligrams.\nPatient: When do I come back?\nDoctor: Two weeks.",
      /furosemide,? 40 mg/i,
    ],
  ])('else an order stays: %s', async (said, wanted) => {
    expect(await planned(said)).toMatch(wanted);
  });
});
