import { describe, expect, it } from 'vitest';
import { rephrasePlan, subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { noteOf } from './written-note.ts';

const history = (said: string) =>
  [
    'Doctor: Any fever or chills?',
    'Patient: No.',
    'Doctor: Any nausea?',
    'Patient: No, but I am constipated, and I feel bloated all the time.',
    'Doctor: How long have you had this?',
    'Patient: A couple of months now.',
    `Doctor: ${said}`,
    'Patient: Okay.',
    'Doctor: Any heartburn or stomach pain?',
    'Patient: No, not really, I get a twisting pain sometimes.',
    'Doctor: Any cough?',
    'Patient: No, I feel fine, I have not been coughing at all.',
  ].join('\n');

describe('an outright order in the middle of the history is planned', () => {
  it.each([
    ['In addition to that I will prescribe you a strong laxative.', /prescribe .*strong laxative/],
    ['Okay, let me write you an order for a laxative.', /order a laxative/],
    ["I'd recommend you see a dietitian because of your diet.", /dietitian/],
  ])('%s', async (said, line) => {
    expect((await noteOf(history(said))).plan).toMatch(line);
  });

  it.each([
    'Did the last doctor say I would recommend you see somebody?',
    'If it gets worse I will prescribe you a laxative.',
    'In order to find out I ask these questions.',
  ])('leaves alone: %s', async (said) => {
    expect((await noteOf(history(said))).plan).not.toMatch(/We will prescribe|was advised|We will order/);
  });
});

const visit = (said: string) =>
  [
    '[doctor] hi , what brings you in ?',
    '[patient] my knee hurts since monday , and i take lisinopril for my blood pressure .',
    '[doctor] okay . any swelling ?',
    '[patient] yes , it is swollen on the inside .',
    '[doctor] let me look . you have swelling of the right knee and pain to palpation .',
    '[patient] okay .',
    "[doctor] so , for your knee pain , i think this is a sprain . let's continue the lisinopril for your blood pressure .",
    `[doctor] ${said}`,
    '[patient] okay , thank you .',
  ].join('\n');

describe('what is ordered of the machine by name', () => {
  it.each([
    ['hey , dragon , order aspirin 81 milligrams daily .', /aspirin 81 mg daily/],
    ['hey , dragon , order physical therapy referral .', /physical therapy/],
    ['hey dragon , order amoxicillin 500 milligrams three times a day for 10 days .', /amoxicillin.*10 days/],
  ])('%s', async (said, line) => {
    expect((await noteOf(visit(said))).plan).toMatch(line);
  });

  it('is no order where something is to be shown or all is to be ordered', async () => {
    for (const said of [
      'hey , dragon , show me the knee x-ray .',
      'hey dragon , order any medications discussed .',
    ])
      expect(JSON.stringify(await noteOf(visit(said)))).not.toMatch(/dragon|show|discussed/i);
  });
});

describe('a whole line that ends by pointing back', () => {
  it.each([
    ['i think you should get a pulmonary function test , and i will order that as well .', /order that/],
    ['for the sprain , based on all of that , we can just continue to observe you .', /continue to observe/],
  ])('%s', async (said, line) => {
    expect((await noteOf(visit(said))).plan).toMatch(line);
  });

  it('is no line where something was broken off', async () => {
    expect((await noteOf(visit("number one , we'll put you on , um ..."))).plan).not.toMatch(/put .* on\./);
  });
});

describe('what is done and said in the room is no plan', () => {
  it.each([
    "I'll write that down.",
    'We need to confirm some information before we begin.',
    'Before we begin.',
    'Welcome to our clinic.',
    "Let's get to the bottom of this pain.",
    'One moment while I put the order in.',
  ])('%s', async (said) => {
    const { plan } = await noteOf(history(`I will prescribe you a laxative. ${said}`));
    expect(plan).toMatch(/laxative/);
    expect(plan).not.toMatch(/write|confirm|begin|Welcome|bottom|moment/);
  });
});

describe('an order that is written', () => {
  const he = subjectFor('male');
  it.each([
    ['let me write you an order for a laxative', 'We will order a laxative.'],
    ["i'll put in an order for an x-ray", 'We will order an x-ray.'],
    ['in addition to that i will prescribe amoxicillin', 'We will prescribe amoxicillin.'],
    ['i highly suggest you start doing so', 'We highly suggest he starts doing so.'],
    // another is scheduled, and what is got done is ordered
    ["let's set you up for another injection", 'We will schedule another injection.'],
    ["we'll get some imaging done today", 'We will order imaging today.'],
    ["let's get you tested for hypersensitivity", 'We will get the patient tested for hypersensitivity.'],
    ["we'll get the results of your scan soon", 'We will get the results of his scan soon.'],
    ["we'll check your electronic medical records", 'We will check his electronic medical records.'],
    ['if it gets worse, please call us', 'If it gets worse, the patient was advised to call us.'],
    // what is needed is no act, and a stressed "do" says nothing
    ['you need someone to help you with the wound', 'He needs someone to help him with the wound.'],
    ['you should do try to walk', 'The patient was advised to try to walk.'],
  ])('%s', (said, line) => {
    expect(rephrasePlan(said, he, 'we')).toBe(line);
  });

  it.each([
    'i want you to what have those been running',
    'you should be able to walk',
    'rest of your neurological exam was normal',
  ])('and no advice: %s', (said) => {
    expect(rephrasePlan(said, he, 'we') ?? '').not.toMatch(/was advised/);
  });
});
