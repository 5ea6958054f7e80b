import { describe, expect, it } from 'vitest';
import { askedAbout } from '../../../src/note/extractive/answers/asked-about.ts';
import { askedFor } from '../../../src/note/extractive/answers/asked-for.ts';
import { filledAnswer } from '../../../src/note/extractive/answers/filled-answer.ts';
import { vitalsIn } from '../../../src/note/extractive/examination/vitals.ts';
import { isBritish, sickSaid } from '../../../src/note/extractive/lexicon/british-usage.ts';
import { problemNamed } from '../../../src/note/extractive/problems/problem-name.ts';
import { saysDiagnosis } from '../../../src/note/extractive/problems/says-diagnosis.ts';
import { isInterview } from '../../../src/note/extractive/visit/interview.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { withApostrophes } from '../../../src/note/language/apostrophes.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

const unitsIn = (dialogue: string) => unitsOf(parseTranscript(dialogue).turns);
const asking = (question: string) => unitsIn(`Doctor: ${question}\nPatient: No.`)[0]!;

describe('what is denied by a plain no', () => {
  it.each([
    ['Any blackouts, any fits?', ['blackouts', 'fits']],
    ['And is there any blood in it at all?', ['blood']],
    ['Any mucus, any slime?', ['mucus', 'slime']],
    ['Have you noticed any discharge or itching?', ['discharge', 'itching']],
    ['Do you get any trouble with your speech?', ['trouble with the speech']],
    ['Any pain over the temples, or in your jaw when you chew?', []],
    ['Any allergies?', []],
    ['Any questions?', []],
    ['Anyone in the family with this?', []],
    ['Any other medical problems?', []],
    ['Is there any chance you could be pregnant?', []],
  ])('%s', (question, items) => {
    expect(askedFor(asking(question))).toEqual(items);
  });
});

describe('the standing parts of a history', () => {
  it.each([
    ['Do you have any medical conditions?', 'illnesses'],
    ['Any history of bowel problems?', 'illnesses'],
    ['Does anything run in the family?', 'family'],
    ['Are you on any tablets?', 'medicines'],
    ['Do you smoke at all?', 'habits'],
    ['And what do you do for work?', 'life'],
    ['What kind of work do you do?', 'life'],
    ['Is anybody else sick in the house?', 'life'],
    ['What have you tried so far?', 'medicines'],
    ['Have you had kidney stones before?', 'illnesses'],
    ['Who is at home with you?', 'life'],
    ['Does it hurt when you cough?', null],
  ])('%s', (question, topic) => {
    expect(askedAbout(asking(question))).toBe(topic);
  });
});

it.each([
  [
    'Does anyone smoke at home?',
    'My dad does, but he goes outside.',
    'My dad smokes at home, but he goes outside.',
  ],
  [
    'Does anyone in the family get migraines?',
    'My sister does, really badly.',
    'My sister gets migraines, really badly.',
  ],
  ['Any eczema?', 'I had it when I was little.', 'I had eczema when I was little.'],
  ['Any eczema?', 'I had it looked at.', 'I had it looked at.'],
  ['Do you use the spacer?', 'I had it when I was little.', 'I had it when I was little.'],
])('%s %s', (question, answer, filled) => {
  const units = unitsIn(`Doctor: ${question}\nPatient: ${answer}`);
  expect(filledAnswer(units[1]!, units[0]!).text).toBe(filled);
});

it('tells a visit of questions and short answers from a talk', () => {
  const short = 'Doctor: Any cough today?\nPatient: No.\nDoctor: Do you smoke at all?\nPatient: I gave up.\n';
  const long = `Doctor: ${'Your heart is fine and the blood pressure is where we want it. '.repeat(9)}Any pain?\nPatient: No.\n`;
  expect(isInterview(unitsIn(short.repeat(5)))).toBe(true);
  expect(isInterview(unitsIn(long.repeat(3)))).toBe(false);
});

describe('British usage', () => {
  const gp =
    'Doctor: Have you been sick? The GP or 111 will ring you back.\nPatient: No, but I feel sick. I had paracetamol.';
  it('is told by its words', () => {
    expect(isBritish(parseTranscript(gp).turns)).toBe(true);
    expect(isBritish(parseTranscript('Doctor: Have you been sick?\nPatient: Yes, with a cold.').turns)).toBe(
      false,
    );
  });
  it.each([
    ["i've not been sick", 'vomiting'],
    ['i was sick twice', 'vomiting'],
    ['i feel really sick', 'nausea'],
    ["i'm sick of it", undefined],
    ['i was sick with a cold', undefined],
  ])('"%s" says %s', (said, written) => {
    expect(sickSaid(said)[0]?.symptom.written).toBe(written);
  });
});

describe('a diagnosis as general practitioners give it', () => {
  it.each([
    [
      "From what you've told me, it sounds like you've got what we call gastroenteritis, so a tummy bug.",
      'gastroenteritis',
    ],
    [
      'So look, this does sound like a simple urine infection, a lower urinary tract infection.',
      'urine infection',
    ],
    ["I think what you're describing is migraine with aura.", 'migraine with aura'],
    ['I think this is something called pityriasis rosea.', 'pityriasis rosea'],
    ["So he's got an ear infection on the right.", 'ear infection on the right'],
    ["It sounds like angina, and because it's new, we have to be careful.", 'angina'],
    ['I think she has gallstones.', 'gallstones'],
    ["I'm worried that you tore your ACL, the anterior cruciate ligament.", 'acl tear'],
    ["So Dylan, your asthma isn't well controlled at the moment.", 'asthma'],
    ["I'm concerned that there's some early dementia.", 'early dementia'],
  ])('%s', (said, name) => {
    expect(saysDiagnosis(said)).toBe(true);
    expect(problemNamed(said)?.name).toBe(name);
  });
  it.each([
    "I don't think it's ringworm.",
    'If you keep getting migraines, come back.',
    'It sounds like you had a hard week.',
  ])('%s names none', (said) => {
    expect(problemNamed(said)).toBeNull();
  });
});

it.each([
  ['weight 11 stone 4', 'Weight', '11 stone 4'],
  ['height 178 centimetres', 'Height', '178 centimetres'],
  ['his breathing rate is 26.', 'Respiratory rate', '26'],
  ["Your weight's 214, blood pressure 128 over 82", 'Weight', '214'],
  [
    'Lying down your blood pressure is 138 over 76, and when you stand up it drops to 112 over 64',
    'Blood pressure',
    '138 over 76 lying, 112 over 64 standing',
  ],
])('reads "%s" as %s', (said, name, value) => {
  expect(vitalsIn(said).find((vital) => vital.name === name)?.value).toBe(value);
});

it.each([
  ['im on the pill and its not helping', "i'm on the pill and it's not helping"],
  ['dont take it if youre sick', "don't take it if you're sick"],
  ['ill send you a text and id like you to rest', "i'll send you a text and i'd like you to rest"],
  ['i was ill last week and its edge is red', 'i was ill last week and its edge is red'],
])('puts the apostrophes back that a recogniser left out: %s', (heard, written) => {
  expect(withApostrophes(heard)).toBe(written);
});

const visit = (middle: string) =>
  noteOf(`Doctor: What brings you in?
Patient: I have had a cough for three days.
${middle}
Doctor: I think you have acute bronchitis. Rest and drink plenty.`);

describe('who and when', () => {
  it('lists a medicine that brought the patient out in hives as an allergy, whatever is said of others', async () => {
    const { subjective } = await visit(
      'Patient: They gave me trimethoprim, and it made me come out in hives.\nDoctor: Any other allergies?\nPatient: No, only that.',
    );
    expect(subjective).toMatch(/ALLERGIES\nTrimethoprim \(hives\)/);
    expect(subjective).not.toMatch(/^- trimethoprim|denies known allergies/im);
  });
  it('takes the dose that the patient says has changed', async () => {
    const { subjective } = await visit(
      "Doctor: You're on levothyroxine, 75 micrograms. Is that still right?\nPatient: It was put up to 100 in the spring.",
    );
    expect(subjective).toMatch(/- Levothyroxine 100 mcg/);
    expect(subjective).not.toMatch(/75/);
  });
  it('does not list a medicine that was stopped', async () => {
    const { subjective } = await visit(
      'Doctor: Is she taking her metformin?\nPatient: I stopped the metformin in June.',
    );
    expect(subjective).not.toMatch(/^- metformin/im);
  });
  it('denies no rash of the patient where nobody else has one', async () => {
    const { subjective } = await visit('Doctor: Anybody else at home got a rash?\nPatient: No.');
    expect(subjective).not.toMatch(/denies[^.]*rash/i);
  });
  it("never makes the clinician's worry the patient's", async () => {
    const note = await visit("Doctor: I'm Sister Ward, I'm one of the practice nurses.\nPatient: Hello.");
    expect(note.subjective + note.objective).not.toMatch(/Sister Ward|practice nurse/);
  });
  it('writes what an interpreter says as what the patient says', async () => {
    const { subjective } = await noteOf(`Doctor: What can I do for her?
Interpreter: She says that she's had pain in her stomach for about ten days.
Doctor: Any fever?
Interpreter: She says no.
Doctor: I think she has gallstones. We'll get an ultrasound.`);
    expect(subjective).toMatch(/pain in (?:her|the) stomach for about 10 days/i);
    expect(subjective).toMatch(/denies[^.]*fever/i);
    expect(subjective).not.toMatch(/she says/i);
  });
});

it('puts what a relative had, whatever it is called, under the family', async () => {
  const { subjective } = await visit(
    'Doctor: Anyone in the family with heart trouble?\nPatient: My brother had a stent put in last year. My father dropped dead at sixty-one.',
  );
  expect(subjective).toMatch(/FAMILY HISTORY\n[^\n]*brother had a stent[^\n]*father dropped dead/i);
  expect(subjective).not.toMatch(/SURGICAL HISTORY/);
});

it('takes the pain in the chest for the complaint, not the arm that it went down', async () => {
  const { subjective } = await noteOf(`Doctor: What's been happening?
Patient: I've been having this pain in my chest. It hurts like a weight.
Doctor: Does it go anywhere?
Patient: It went down my left arm.
Doctor: I think this is angina. I'm going to send an ambulance.`);
  expect(subjective).toMatch(/^CHIEF COMPLAINT\nChest pain/);
});
