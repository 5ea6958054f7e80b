import { describe, expect, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';
import { noteOf } from './written-note.ts';

describe('what the patient is wanted on or off', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm tired all the time. / Doctor: Your hemoglobin was 9.9, so I want you on iron.",
      ['We want the patient on iron.'],
    ],
    [
      "Patient: I'm tired. / Doctor: You're anemic. I'd like to have you on a statin as well. I want you off the ibuprofen.",
      ['We want the patient on a statin.', 'The patient was advised to stop the ibuprofen.'],
    ],
    [
      "Patient: My back hurts. / Doctor: It's a strain. I'd like you off work for two weeks.",
      ['The patient was advised to be off work for 2 weeks.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a visit in pregnancy, and one for nothing that is wrong', () => {
  it.each<SmallVisit>([
    [
      'Doctor: So how far along are we now? / Patient: Twenty-eight weeks. / Doctor: Blood pressure 112 over 70. Fundal height is 28 centimeters. Heart tones 145. / Doctor: See you in two weeks.',
      [
        'CHIEF COMPLAINT\nPrenatal visit.',
        'She is 28 weeks along.',
        'Genitourinary: Fundal height is 28 cm. Heart tones 145.',
        '1. Prenatal visit.',
      ],
    ],
    [
      'Doctor: How many weeks are you? / Patient: Nineteen. / Doctor: Any bleeding? / Patient: No.',
      ['HISTORY OF PRESENT ILLNESS\nShe is 19 weeks along.'],
    ],
    [
      "Doctor: So you're here for your yearly check. / Patient: Yeah, no complaints. / Doctor: Lungs are clear. / Doctor: I'll order a lipid panel.",
      ['1. Yearly check.\nYearly check.\n- Additional Testing: We will order a lipid panel.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is decided at the end of a judgement', () => {
  it.each<SmallVisit>([
    [
      "Patient: I have this mole on my back. / Doctor: It's irregular. I can't tell you it's not a melanoma, so I want to biopsy it today.",
      ['Additional Testing: We will biopsy it today.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a visit that opens with what was done last time', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Last time we increased your sertraline to 100. How's that going? / Patient: Fine.",
      ['increased', 'sertraline to 100'],
    ],
    ['Doctor: Last time we put your ramipril up to ten. Any cough? / Patient: No.', ['ramipril']],
  ])('%s', (...one) => holds(one));
});

describe('what only may come, is looked for or is supposed', () => {
  it.each<SmallVisit>([
    [
      'Doctor: You have a stomach bug. Come in for vomiting or a bad headache. Come in if it swells.',
      [
        '1. Stomach bug.',
        'The patient was advised to come in for vomiting or a bad headache.',
        'The patient was advised to come in if it swells.',
      ],
      ['Reports', 'Follow up in'],
    ],
    [
      "Doctor: Let's send the urine off for chlamydia and gonorrhea. / Patient: Okay.",
      ['We will send the urine off for chlamydia and gonorrhea.'],
      [/^\d\. /m, 'CHIEF COMPLAINT'],
    ],
    ["Patient: I've got a sore down there. / Doctor: I'll swab for herpes.", [], [/1\. Herpes/]],
    [
      'Patient: I have a lump on my ear. / Doctor: I can cut that out. We talked about bleeding, scarring, that it can come back. You okay with that? / Patient: Yeah, go ahead.',
      ['1. Lump of the ear.'],
      [/\d\. Bleeding/],
    ],
    [
      "Patient: I think I've got pink eye. / Doctor: It's actually a scratch on the cornea. I'll give you erythromycin ointment.",
      ['We will provide erythromycin ointment.'],
      [/1\. Pink eye/],
    ],
    [
      "Patient: I think I've got a broken toe. / Doctor: Let me look. No, it's not broken on the X-ray. It's just bruised. Ice it.",
      ['It is not broken on the X-ray.'],
      [/1\. Broken toe/],
    ],
    [
      'Patient: I think I have a sinus infection. / Doctor: Yes, you do. Amoxicillin 500 three times a day.',
      ['1. Sinus infection.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('more ways to give a diagnosis', () => {
  const told = (complaint: string, said: string) =>
    `Doctor: What's wrong? / Patient: ${complaint} / Doctor: Let me have a look. / Doctor: ${said} / Patient: Okay.`;
  it.each<[complaint: string, said: string, headings: string[]]>([
    [
      'My knee hurts.',
      "I reckon you've torn your medial cartilage. I'd like to get an MRI.",
      ['Medial cartilage tear'],
    ],
    ['My toe hurts.', "I reckon you've broken your little toe. Rest it.", ['Broken little toe']],
    [
      'My eye hurts.',
      "You've scratched your cornea. I'll give you erythromycin ointment.",
      ['Scratched cornea'],
    ],
    ['My leg hurts.', "You've pulled your hamstring, that's all. Ice it.", ['Pulled hamstring']],
    ['My eye hurts.', "So that's a corneal foreign body. Use the drops.", ['Corneal foreign body']],
    ['I have a sore lump.', "It's a boil, basically. Take cephalexin.", ['Boil']],
    ['My period is late.', "You're pregnant. Start a prenatal vitamin.", ['Pregnancy']],
    [
      'I have a spot on my nose.',
      "I think it's a basal cell. I'm going to send you to dermatology.",
      ['Basal cell'],
    ],
    ["I'm here for labs.", 'Your A1c puts you in the prediabetes range. Walk more.', ['Prediabetes']],
    ["I'm wiped out.", "You're iron deficient. Ferrous sulfate every other day.", ['Iron deficiency']],
    ["I'm wiped out.", "You're low on iron. Start ferrous sulfate.", ['Low iron']],
    ['My feet tingle.', "It's early nerve damage from the sugar. We'll watch it.", ['Early nerve damage']],
    [
      "I'm here for labs.",
      "You have iron deficiency anemia. It's from the heavy periods. Start iron.",
      ['Iron deficiency anemia'],
    ],
    [
      "My hand's numb.",
      "You've got a trapped nerve at the wrist, carpal tunnel. Wear a splint.",
      ['Trapped nerve at the wrist'],
    ],
    [
      "It's swollen.",
      "You have diabetes, and there's some cellulitis around it, so I want you on an antibiotic.",
      ['Diabetes', 'Cellulitis'],
    ],
    [
      "I've been throwing up.",
      'So I think this is a tummy bug, a viral gastroenteritis. Sip fluids.',
      ['Viral gastroenteritis'],
    ],
    [
      'There is something in my eye.',
      'You have a foreign body sensation, but the eye is clear. Use the drops.',
      [],
    ],
  ])('%s %s', async (complaint, said, headings) => {
    const { assessment } = await noteOf(told(complaint, said).replaceAll(' / ', '\n'));
    const found = [...assessment.matchAll(/^\d\. ([^.]+)\./gm)].map(([, heading]) => heading);
    if (headings.length > 0) expect(found).toEqual(headings);
    else expect(found).not.toContain('Foreign body');
  });
});

describe('orders and judgements, however they are put', () => {
  it.each<SmallVisit>([
    [
      "Patient: My pressure's been high. / Doctor: You have high blood pressure. I want you checking it at home, three times a week. So I want an aldosterone and a renin.",
      [
        'We want the patient checking it at home, 3 times a week.',
        'Additional Testing: We will order an aldosterone and a renin.',
      ],
    ],
    [
      "Patient: My skin's bad. / Doctor: You have psoriasis. Before we start the methotrexate I need a CBC and liver tests. / Patient: Okay.",
      ['We need a CBC and liver tests before we start the methotrexate.'],
    ],
    [
      "Patient: It's the toe. / Doctor: First of all, stop the Aleve. Second, drink more water.",
      ['Stop Aleve.', 'The patient was advised to drink more water.'],
    ],
    [
      "Patient: I'm tired. / Doctor: It's hypothyroidism. Levothyroxine fifty micrograms.",
      ['Medical Treatment: Levothyroxine 50 mcg.'],
    ],
    [
      "Patient: I broke my wrist. / Doctor: Breaking a wrist on Fosamax tells me it might not be doing its job. I'll get a DEXA.",
      ['Breaking a wrist on Fosamax tells us it might not be doing its job.'],
    ],
    [
      "Patient: My knee's been giving way. / Doctor: Let me look. I doubt it's torn all the way through, you've got too much strength. Rest it.",
      ['It is not thought to be torn all the way through'],
    ],
    [
      "Patient: I snore. / Doctor: With fatigue and snoring I think about sleep apnea. Let's get a sleep study.",
      ['With fatigue and snoring, we think of sleep apnea.'],
      ['thought that about'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is planned under none of the problems', () => {
  it.each<SmallVisit>([
    [
      "Patient: My knee's bad. / Doctor: You have osteoarthritis of the knee. Topical diclofenac. You're overdue for the colonoscopy, so that order's going in. Shingles shot today.",
      [
        'Topical diclofenac.\nOther.\n- Medical Treatment: Shingles shot today.\n- Additional Testing: The patient is overdue for the colonoscopy',
      ],
    ],
    [
      'Patient: My breathing is bad. / Doctor: Your COPD is worse. Use the inhaler twice a day. Flu shot today.',
      ['Flu vaccine today.'],
      ['Other.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('problems by number, kidneys by stage, and an allergy that goes on the chart', () => {
  it.each<SmallVisit>([
    [
      "Patient: I pee all night. / Doctor: Let me look. One, your prostate's big. I'll start tamsulosin.",
      ["His prostate's big."],
      ['One, '],
    ],
    [
      "Patient: I'm here for my labs. / Doctor: Your kidneys are stage 3b, from the diabetes mainly. Start Farxiga ten.",
      ['1. Stage 3b kidney disease.'],
    ],
    [
      "Mother: He's been pulling his ear. / Doctor: Any allergies? / Mother: He got hives with amoxicillin. / Doctor: Okay, so that's an allergy, it's not on his chart. His right drum is red and bulging. / Doctor: He's got a middle ear infection. I'm going to use cefdinir, 125 twice a day for ten days.",
      ['1. Middle ear infection.', 'We will use cefdinir, 125 twice daily for 10 days.'],
      [/\d\. Allergy/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an injury, a positive test and a condition', () => {
  it.each<SmallVisit>([
    [
      "Patient: I tripped on the mat. I put my hand out. / Doctor: Where does it hurt? / Patient: My left wrist. / Doctor: It's a Colles fracture. Splint for six weeks.",
      ['1. Colles fracture.'],
      ['Hand injury'],
    ],
    [
      "Patient: My period's late. / Doctor: So the pregnancy test is positive. Congratulations. / Patient: Oh my God. / Doctor: Start a prenatal vitamin with folic acid today.",
      ['The pregnancy test is positive.', '1. Pregnancy.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: It's arthritis. If you're no better in six weeks then we get the MRI and have you see Dr. Lund about it.",
      ['then we get the MRI and we will have the patient see Dr. Lund about it.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what ends a sentence, and what is held off', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm here for labs. / Doctor: Your potassium is 5.3, sodium's all right. You have kidney disease.",
      ["The patient's potassium is 5.3, sodium is all right."],
    ],
    [
      "Patient: I take albuterol and Anoro. / Doctor: Your COPD is worse. Keep the albuterol for when you need it. / Patient: Alright. / Doctor: And I'd like you to go to pulmonary rehab, twice a week at the hospital. / Patient: I can't, I don't drive. / Doctor: Okay, we'll hold off on that then.",
      ['Continue albuterol for when the patient needs it.'],
      [/[Hh]old (?:the )?albuterol/, 'on hold'],
    ],
  ])('%s', (...one) => holds(one));
});

it('heads by a history what was had', () =>
  holds([
    "Patient: I had gestational diabetes with the second. / GP: We should check your HbA1c as you've had gestational diabetes, I'll add it to the bloods.",
    ['1. History of gestational diabetes.'],
  ]));
