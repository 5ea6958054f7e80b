import { describe, expect, it } from 'vitest';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { summariseForPatient } from '../../../src/note/patient-summary/summarise.ts';
import { holds, type SmallVisit } from './small-visit.ts';
import { sentencesOf } from './written-note.ts';

async function tells([visit, has, hasNot = []]: SmallVisit): Promise<void> {
  const transcript = parseTranscript(visit.replaceAll(' / ', '\n'));
  const sentences = await sentencesOf(transcript.text);
  const told = summariseForPatient(sentences, { transcript, encounter: {} })
    .map(({ text }) => text)
    .join('\n');
  for (const words of has) expect(told).toContain(words);
  for (const words of hasNot) expect(told).not.toMatch(words);
}

describe('a vaccine that is put off or offered is named', () => {
  it.each<SmallVisit>([
    [
      "Doctor: We talked about the shingles vaccine last time. Have you thought about it? / Patient: Yeah, I'd rather wait until after my trip. / Doctor: That's fine. We'll do it in September.",
      ['We will do the shingles vaccine in September.'],
    ],
    [
      "Doctor: He's due his one-year vaccines today. / Mother: He's had a temperature since last night though. / Doctor: Then we'll leave them until he's well. Book him in with the nurse for next week. / Mother: All right.",
      ['We will leave the one-year vaccines until he is well.', 'book him in with the nurse for next week'],
      [/To "/],
    ],
    [
      "Doctor: Is she up to date with her shots? / Mother: She missed the HPV one. / Doctor: We can do that today if you like. / Mother: I'd like to talk to her dad first. / Doctor: No problem. Give us a call when you've decided.",
      [`We could do the HPV vaccine today (her mother: "I'd like to talk to her dad first").`],
      [/We will do the HPV/],
    ],
    [
      "Mother: Can she have the MMR today? / Doctor: She's got a fever, so we'll wait. Bring her back in two weeks. / Mother: Okay.",
      ['We will wait with the MMR because she has a fever.', 'bring her back in 2 weeks'],
    ],
    [
      "Doctor: What about your COVID booster? / Patient: I've got a cold, can it wait? / Doctor: Sure, come back for it in two weeks.",
      ['Follow up for the COVID booster in 2 weeks.'],
    ],
    [
      "Doctor: You've had the Prevnar? / Patient: Not yet. / Doctor: I'd check an alpha-1 level once, we do that in everyone with COPD.",
      [],
      [/do the Prevnar/i],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the patient asks about the plan is told with the yes or no it got', () => {
  it.each<SmallVisit>([
    [
      "Doctor: I'm referring you to podiatry for the toenail. Until they see you, soak it in salt water twice a day. / Patient: Do I need antibiotics? / Doctor: No, it's not infected. / Patient: Can I wear my work boots? / Doctor: I'd wear open shoes until it settles.",
      ['The patient asked whether they need antibiotics: no, it is not infected.'],
    ],
    [
      "doctor the pill packet says i shouldn't take it with migraines\nthat's right so we'll stop the microgynon and change to the mini pill cerazette one tablet every day at the same time\ndo i need to use condoms\nyes for the first seven days\nokay",
      ['should use condoms, for the first 7 days'],
      [/Denies migraines/],
    ],
    [
      "Doctor: I'll start you on ramipril, 2.5 a day. / Patient: Do I have to take it with food? / Doctor: No, with or without.",
      ['Asked "Do I have to take it with food?": no, with or without.'],
    ],
    [
      "Doctor: Your potassium is a little high at 5.6. / Patient: Is that bad? / Doctor: It needs watching. Stop the spironolactone for now, and have the blood test again on Thursday. / Patient: Can I have it done at the hospital? / Doctor: Yes, I'll print you the form.",
      ['Asked "Can I have it done at the hospital?": yes, we will print the patient the form.'],
    ],
    [
      "Doctor: Your legs are worse. I'll put the furosemide up to 40 for a week. / Patient: Can I stop the potassium? / Doctor: No, not yet.",
      ['advised not to stop the potassium yet'],
    ],
    [
      "um for the blood pressure let's go up on the lisinopril from ten to twenty milligrams once a day\nokay\nand check it at home every morning write it down and bring the numbers with you\nwhen do you want to see me\nin a month make that three weeks",
      ['Follow up in 3 weeks.', 'write it down and bring the numbers with them'],
      [/month/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('lines of the plan that were lost or run together', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let's step up the levothyroxine to 75, take it on an empty stomach, half an hour before breakfast. / Patient: Okay.",
      ['We will increase levothyroxine to 75'],
    ],
    [
      "Doctor: Who helps Mum with her tablets? / Daughter: I fill her box on Sundays. / Doctor: I'll ask the pharmacy to do blister packs so you don't have to. / Daughter: That would be a big help.",
      ['We will ask the pharmacy to do blister packs.'],
    ],
    [
      "let me listen to your chest left side's clear and there's a bit of a wheeze on the right\nis it asthma\ncould be i'd like you to have some breathing tests with the nurse next week before we start an inhaler if it gets hard to breathe in the meantime go to casualty",
      [
        'advised to have some breathing tests with the nurse next week before we start an inhaler.',
        'If it gets hard to breathe in the meantime go to casualty.',
      ],
      [/1\. Asthma/],
    ],
    [
      "okay so the urine dip is clear\nso it's not an infection\nno i don't think so i'd like to send you for an ultrasound of the kidneys\nwhere do i go for that\nthe hospital will ring you with a date drink more water and cut down on the coffee",
      [
        'the hospital will ring the patient with a date.',
        'advised to drink more water and cut down on the coffee',
      ],
    ],
    [
      "Doctor: Before you start the trimethoprim, drop a urine sample off at reception, please. Then it's 200 mg twice a day for seven days. / Patient: Okay.",
      ['Trimethoprim 200 mg twice daily for 7 days.'],
    ],
    [
      "Doctor: She can have the amoxicillin with her food. Give her the whole course even if she's better. / Mother: What if she gets a rash? / Doctor: Stop it and call us. / Mother: And can she go to preschool? / Doctor: Yes, once she's been without a fever for a day.",
      ['advised to give her the whole course even if she is better', 'stop amoxicillin and call us'],
    ],
    [
      "i'm stopping the amlodipine because of the swelling and starting losartan fifty milligrams once a day\nokay and my water pill\nkeep that and we'll check your kidneys in two weeks",
      [
        'We will stop amlodipine because of the swelling and start losartan 50 mg once daily.',
        'Water pill: ',
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who does it, and what they can do', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Let's see the ankle. There's swelling on the outside of the right one. / Patient: It hurts just in front. / Doctor: You can take four steps, so no x-ray. Ice it, and wear the brace for two weeks.",
      ['The patient can take 4 steps, so no x-ray.'],
      [/may take/],
    ],
    [
      "Doctor: Do you have someone at home with you tonight? / Patient: My son's there. / Doctor: Good. If you vomit or you're confused, he needs to bring you back. If he can't wake you, he should ring 999.",
      ["If the patient's son cannot wake the patient, he should ring 999."],
      [/the patient was advised to (?:bring the patient|ring 999)/],
    ],
    [
      'Doctor: Is he on any medicine for the eczema? / Father: Just the moisturiser. / Doctor: Put the hydrocortisone on the red patches twice a day for a week, not on his face. / Father: Do we need to see a skin specialist? / Doctor: Not at the moment. If it gets crusty or weepy, come back.',
      ['If it gets crusty or weepy'],
      [/Crestor/],
    ],
  ])('%s', (...one) => holds(one));
});

describe("the patient's summary says who is meant", () => {
  it.each<SmallVisit>([
    [
      "Doctor: We'll do an ECG now and I'll send off some bloods. / Patient: When will I hear? / Doctor: The results take about three days. I'll text you if they're normal and phone you if they aren't.",
      ['We will text you if they are normal and phone you if they are not.'],
    ],
    [
      "Doctor: Come back on Monday for the bloods, and take your lithium after the blood test, not before. I'll ring you on Wednesday once they're back. / Patient: Right.",
      ['We will ring you on Wednesday once they are back.'],
    ],
    [
      'Doctor: Keep the EpiPen with you all the time, and if you use it, call an ambulance even if you feel better. / Patient: Right.',
      ['Keep the EpiPen with you', 'if you use it, call an ambulance'],
      [/with them/],
    ],
    [
      "Doctor: This mole looks a bit irregular. I'm going to send a photograph to the dermatologist. / Patient: Will they cut it out? / Doctor: They'll decide. They should write to you within a fortnight. If it bleeds or grows before then, let me know.",
      ['They should write to you within a fortnight.'],
    ],
    [
      "Doctor: Do you want a prescription for the nicotine patches? / Patient: Not today. I'm not ready to quit. / Doctor: Okay, let me know when you are. Now the cough. I'll get a chest x-ray because it's been more than three weeks.",
      ['You decline a prescription for the nicotine patches.'],
    ],
    [
      "take the antibiotic three times a day with food for ten days don't drink with it and use condoms if you're on the pill\nokay",
      ['use condoms if you are on the pill'],
      [/\bshe\b/],
    ],
    [
      "Doctor: Big breath in. Pressure's one twenty over seventy. You're okay to stay on the pill. I'll see you in a year. / Patient: Thanks.",
      ['You are fine to stay on the pill.', 'Follow up in a year.'],
    ],
  ])('%s', (...one) => tells(one));
});
