import { describe, expect, it } from 'vitest';
import {
  rephrasePlan,
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../src/note/extractive/rephrase/rephrase.ts';
import { plainSpeech } from '../../../src/note/language/plain-speech.ts';
import { splitUtterances } from '../../../src/note/language/utterances.ts';
import { noteOf } from './written-note.ts';

const she = subjectFor('female');

describe('what the speaker takes back', () => {
  it.each([
    [
      'you take it around 300 units on fridays , and one hun ... or 30,000 units on fridays , excuse me , and then rest',
      'you take it around 30000 units on fridays, and then rest',
    ],
    ['i would ask ne ... nephrology about the cyst', 'i would ask nephrology about the cyst'],
    [
      'there were no significant irregulaties ... irregularities in the scan',
      'there were no significant irregularities in the scan',
    ],
    [
      'i ordered a sleep study to further ... for further work-up',
      'i ordered a sleep study for further work-up',
    ],
    [
      'the picture of your wrist- it looks like the bones are in place',
      'the picture of your wrist it looks like the bones are in place',
    ],
    ['yes , sir , and we will mail the letter', 'we will mail the letter'],
    ["i'll keep you on this ... on the drops", "i'll keep you on the drops"],
    ['it aches now and then', 'it aches now and then'],
  ])('%s', (said, plain) => {
    expect(plainSpeech(said)).toBe(plain);
  });

  it('holds together what a pause parts', () => {
    const said = 'i asked ne ... nephrology about it . it was fine ... we are done here';
    expect(splitUtterances(said).map(({ start, end }) => said.slice(start, end))).toEqual([
      'i asked ne ... nephrology about it .',
      'it was fine ...',
      'we are done here',
    ]);
  });
});

describe('what the patient says', () => {
  it.each([
    ['it hurts when i pivot', 'It hurts when she pivots.'],
    ["did n't seem like it swelled that much", 'It did not seem like it swelled that much.'],
    ['i guess , the appetite is lower', 'The appetite is lower.'],
    ['no weakness , the odd tingling', 'She denies weakness but reports the odd tingling.'],
    ['no fever , chills', 'She denies fever, chills.'],
    ['no guns , just my prescription', 'She denies guns.'],
  ])('%s', (said, told) => {
    expect(rephraseStatement(said, she, 'subject')).toBe(told);
  });
});

describe('whom "they" are', () => {
  it.each([
    [
      'i did not take my temperature because i was already in bed',
      'The patient did not take their temperature because they were already in bed.',
    ],
    [
      'my throat has been hurting me and i think i had a fever',
      "The patient's throat has been hurting them and they think they had a fever.",
    ],
    // Nobody else may be meant.
    [
      'my wife says i snore when i sleep',
      "The patient's wife says the patient snores when the patient sleeps.",
    ],
    ['i think they gave me too much', 'The patient thinks they gave the patient too much.'],
  ])('%s', (said, told) => {
    expect(rephraseStatement(said, subjectFor('unknown'), 'subject')).toBe(told);
  });
});

describe('what is told as it was said', () => {
  it.each([
    ['it sounds like you have a torn meniscus', 'She is thought to have a torn meniscus.'],
    ['you ever get cramps in your legs at night', null],
    ['probably do you notice that turning your head bothers your arm', null],
    ['you remember what levels were high', null],
  ])('%s', (said, told) => {
    expect(rephraseTold(said, she)).toBe(told);
  });
});

describe('what belongs together without stops', () => {
  it.each([
    "so for that i'm going to prescribe you you know an extra dose of bumex two milligrams once a day in the morning",
    "so we'll try some naproxen uh about five hundred milligrams every twelve hours with food for now",
  ])('%s', (said) => {
    expect(splitUtterances(said)).toHaveLength(1);
  });
});

describe('what is decided', () => {
  it.each([
    [
      "give us a call and we'll see you some time next week",
      'The patient was advised to give us a call and we will see her some time next week.',
    ],
    [
      "we'll check it in two weeks , and if it has not healed , then we'll have to talk about surgery",
      'We will check it in 2 weeks, and if it has not healed, then we will have to talk about surgery.',
    ],
    [
      "i'm gon na give you a cream and i want you to use it twice a day",
      'We will provide a cream and advise her to use it twice daily.',
    ],
    ['we can always give you a stronger cream if it itches', 'We can provide a stronger cream if it itches.'],
    ["i'll see you in the morning and then you'll be discharged", null],
    [
      "also i'm gon na order a you get another urine sample this week",
      'She gets another urine sample this week.',
    ],
    ['for the stone i want to we can start you on tamsulosin', 'We will start tamsulosin.'],
    ['and put you on some metoprolol 25 milligrams twice a day', 'Start metoprolol 25 mg twice daily.'],
    [
      "for that , i'm going to prescribe you , you know , an extra dose of bumex",
      'We will prescribe an extra dose of Bumex.',
    ],
    ['gon na order a cbc and a urine culture', 'We will order a CBC and a urine culture.'],
    ["we'll get you scheduled for the mri", 'We will schedule the MRI.'],
    ['if you look at this , this is a normal femur', 'This is a normal femur.'],
    ['finalize report , dragon', null],
    ['once you get the mri i will know a little more', 'Once she gets the MRI we will know slightly more.'],
    ['the first order will be a renal ultrasound', 'Order renal ultrasound.'],
    ['in terms of the sleep is this new for you', null],
  ])('%s', (said, planned) => {
    expect(rephrasePlan(said, she, 'we')).toBe(planned);
  });
});

const visit = (opening: string, plan: string) => `${opening}
[doctor] your exam shows a swollen left knee .
${plan}`;
const opening =
  '[doctor] rosa is a 61-year-old female here for left knee pain .\n[patient] it hurts when i climb stairs , for two weeks now .';

describe('who agrees', () => {
  it('the parent of a child who came with one', async () => {
    const { plan } = await noteOf(
      "[doctor] lily is a 4-year-old female here with her mother for an ear infection .\n[patient] yes , she has been pulling at her left ear for three days .\n[doctor] her left ear drum is red . so for her ear infection i'm going to prescribe amoxicillin twice a day for ten days . okay ?\n[patient] that sounds good .",
    );
    expect(plan).toContain('Her mother understands and agrees');
    expect(plan).not.toContain('The patient understands');
  });

  it('nobody who wants to think it over', async () => {
    const { plan } = await noteOf(
      visit(
        opening,
        "[doctor] for your knee pain i'm gon na refer you to orthopedics for surgery .\n[patient] sounds good . can i think about it ?\n[doctor] sure .",
      ),
    );
    expect(plan).not.toContain('agrees');
  });
});

it('what the patient did not want is not planned', async () => {
  const { plan } = await noteOf(
    `${opening}
[doctor] okay . on exam your left knee is swollen and there is pain to palpation . so my impression and plan for your left knee pain , i think you have some arthritis . i'd like to refer you to physical therapy . and we can always give you some pain medication if you have pain at work . how do you feel about that , do you need some pain medication ?
[patient] no , i think therapy is the right way .
[doctor] okay . i'm gon na order an x-ray of your knee .`,
  );
  expect(plan).toContain('physical therapy');
  expect(plan).not.toMatch(/(?:give|provide)[^.]* pain medication/);
});

it('a child is not taken for the parent who speaks', async () => {
  const { subjective } = await noteOf(
    '[doctor] max is a 5-year-old male here with his father for a cough .\n[patient] he has been coughing at night for a week .\n[doctor] for his cough i recommend honey at bedtime .',
  );
  expect(subjective).toMatch(/^CHIEF COMPLAINT\nCough\./);
  expect(subjective).not.toMatch(/father has been coughing/i);
});

it('what describes the patient is assessed, not planned', async () => {
  const { assessment, plan } = await noteOf(
    `${opening}
[doctor] okay . on exam your left knee is swollen and there is pain to palpation .
[doctor] assessment and plan . number one , left knee arthritis . she is doing well overall . she has been limping at the end of the day . this could be related to an old injury . i have ordered an x-ray of the knee .`,
  );
  expect(assessment).toContain(
    'She is doing well overall. She has been limping at the end of the day. This could be related to an old injury.',
  );
  expect(assessment).not.toMatch(/\d\. Related/);
  expect(plan).not.toMatch(/doing well|limping|related/);
  expect(plan).toContain('x-ray');
});

it('parts an order without a subject from what was said before it', () => {
  const said =
    'so we want to know when that polyp goes down in size a little bit over time gon na order a ct of the sinuses and some blood work today';
  expect(
    splitUtterances(said)
      .map(({ start, end }) => said.slice(start, end))
      .at(-1),
  ).toMatch(/^gon na order/);
});

it('an order that is repeated to the machine stands once', async () => {
  const { plan } = await noteOf(
    `${opening}
[doctor] okay on exam your left knee is swollen and there is pain to palpation so for your left knee pain i am going to prescribe naproxen five hundred milligrams twice a day and i want you to rest it
[patient] okay
[doctor] hey dragon order naproxen five hundred milligrams twice a day`,
  );
  expect(plan.match(/naproxen/gi)).toHaveLength(1);
});

describe('the history leaves out', () => {
  it.each([
    [
      'what was only asked',
      '[doctor] are you still dancing anymore ?\n[patient] i wish i could say yes .',
      /dancing anymore/,
    ],
    [
      'what was felt by touch',
      '[doctor] does it hurt when i push on your shin here ?\n[patient] yes , it does .',
      /she pushes/,
    ],
    [
      'a denial of the pain they came with',
      '[doctor] any pain here now ?\n[patient] no .',
      /denies any pain/,
    ],
    [
      'what was done while examined',
      '[doctor] can you bend your knee for me ?\n[patient] yeah .',
      /can bend/,
    ],
    [
      'what a phone was',
      "[doctor] any falls ?\n[patient] no . that's my phone , i'll turn it off .",
      /turn it off/,
    ],
    ['thanks', '[doctor] any strokes or blood clots ?\n[patient] no , thank god .', /god/i],
    [
      'a heading over nothing',
      '[doctor] what did you do then ?\n[patient] a little embarrassing really .',
      /embarrassing/,
    ],
    [
      "what is nobody's complaint",
      '[doctor] how are the kids ?\n[patient] they are great . i am sorry , i missed that .',
      /great|sorry/,
    ],
  ])('%s', async (_, said, not) => {
    const { subjective } = await noteOf(
      `${opening}\n${said}\n[doctor] for your knee pain i'm gon na order an x-ray of your knee .`,
    );
    expect(subjective).toContain('knee pain');
    expect(subjective).not.toMatch(not);
  });
});

it('a medicine that was only asked about beside another is not one that is taken', async () => {
  const { subjective } = await noteOf(
    `${opening}\n[patient] i have taken some ibuprofen .\n[doctor] and when you take that ibuprofen or tylenol what is your pain then ?\n[patient] maybe a six .\n[doctor] for your knee pain i'm gon na order an x-ray of your knee .`,
  );
  expect(subjective).toContain('- Ibuprofen.');
  expect(subjective).not.toContain('Tylenol.');
});

it('a result stands with the results, whatever was said around it', async () => {
  const { objective, assessment } = await noteOf(
    `${opening}
[doctor] okay . on exam your left knee is swollen . let me look at your results . this is an x-ray of your left knee . it shows no fracture . your hemoglobin a1c has been a little high at 8 .
[doctor] so for your left knee pain i think you have some arthritis . i'm gon na refer you to physical therapy .`,
  );
  expect(objective).toMatch(/A1c has been slightly high at 8/);
  expect(assessment).not.toContain('A1c');
  expect(objective).not.toMatch(/This is an x-ray/);
});
