import { expect, it } from 'vitest';
import { kinByLabel } from '../../../src/note/extractive/visit/kin-of-relative.ts';
import type { Role, Turn } from '../../../src/note/transcript.ts';
import { noteOf } from './written-note.ts';

const childVisit = (said: string) =>
  noteOf(`[doctor] So Mia is five now, and she is here today for a cough?
[mother] Yes, she has been coughing for four days.
[doctor] Does anyone in the family have asthma or allergies?
[mother] ${said}
[doctor] Let me listen. Her lungs are clear.
[doctor] I think she has a viral cold. Keep giving her fluids.`);

it.each([
  ['My husband has asthma.', /father has asthma/, /husband/],
  ['My mother has asthma.', /grandmother has asthma\./, /(?:^|\n)(?:Her|The patient's) mother has asthma/],
])("a parent's family is told from the child's: %s", async (said, expected, never) => {
  const { subjective } = await childVisit(said);
  expect(subjective).toMatch(expected);
  expect(subjective).not.toMatch(never);
});

it('says of the parent, not of the child, that nothing was given', async () => {
  const { subjective } = await noteOf(`[doctor] So Mia is two, and she is here for a cough?
[mother] Yes, for four days, and she has had a fever since last night.
[doctor] Have you given her any honey?
[mother] No.
[doctor] Let me listen. Her lungs are clear. I think she has a viral cold. Keep giving her fluids.`);
  expect(subjective).not.toMatch(/(?:She|The patient) has not given/);
});

const unnamed = (...lines: string[]) =>
  noteOf(`Doctor: What is going on today?
${lines.join('\n')}
Doctor: Let me listen. Her lungs are clear, and I think this is a viral cold. Plenty of fluids.`);

it('knows whom an unnamed relative came with by what they call them', async () => {
  const child = await unnamed(
    "Guest_family: I brought my daughter in today, she's had a cough for four days. I am worried about my daughter's breathing.",
    "Doctor: Does she have a fever, ma'am?",
    'Guest_family: I think she had one last night.',
  );
  expect(child.subjective).toMatch(/[Hh]er mother thinks she had one last night/);
  expect(child.subjective).not.toMatch(/relative|mother's daughter/);
  const mother = await unnamed(
    'Guest_family: My mom has stopped taking her medications. She coughs all night.',
    'Doctor: Does she have a fever?',
    'Patient: No, just the cough.',
  );
  expect(mother.subjective).toMatch(/The patient has stopped taking her medications|She has stopped taking/);
});

it('calls a guest who is a clinician no relative', async () => {
  const { subjective } = await unnamed(
    'Patient: I have had a cough for four days.',
    'Guest_clinician: I am not sure if she is off Coumadin, and she has had atrial fibrillation for years.',
  );
  expect(subjective).not.toMatch(/relative/);
});

const adultVisit = (...lines: string[]) =>
  noteOf(`[doctor] You are here today for your blood pressure?
[patient] Yes, that's right.
${lines.join('\n')}
[doctor] Your blood pressure is 150 over 90. Heart is regular.
[doctor] For your hypertension, I'm going to increase the lisinopril to forty milligrams once a day.`);

it.each([
  ['Your left foot dances in the morning.', /left foot dances in the morning/],
  ['You were picking things off the bedspread.', /was picking things off the bedspread/],
  ["No, you don't take the white one.", /does not take the white one/],
])('what a wife says to the patient is told of the patient: %s', async (said, expected) => {
  const { subjective } = await adultVisit(
    '[doctor] Any trouble at home?',
    '[patient] Not that I know.',
    `[wife] ${said}`,
  );
  expect(subjective).toMatch(expected);
  expect(subjective).not.toMatch(/wife's/);
});

it('lists no medicine that who came along takes', async () => {
  const { subjective } = await childVisit("I'm on the sertraline, and my sister has asthma.");
  expect(subjective).not.toMatch(/^- Sertraline/m);
});

it('lists what is taken and not what was given once or is only planned', async () => {
  const { subjective } = await adultVisit(
    '[doctor] What are you taking?',
    '[patient] The lisinopril, twenty, once a day.',
    '[doctor] Any allergies?',
    '[patient] No. They gave me amoxicillin once and I did fine on it.',
  );
  expect(subjective).toContain('- Lisinopril 20 mg ');
  expect(subjective).not.toMatch(/- Amoxicillin|- Lisinopril 40 mg/);
});

it('does not deny a symptom that the answer reports', async () => {
  const { subjective } = await adultVisit(
    '[doctor] Any headaches, chest pain, or shortness of breath?',
    '[patient] No chest pain. I had a headache last week but it went away.',
  );
  expect(subjective).not.toMatch(/denies any headache/i);
});

it("keeps a relative's heart attack under family history", async () => {
  const { subjective } = await adultVisit(
    '[doctor] Anything in the family?',
    '[patient] My father, yeah, he had a heart attack at fifty.',
  );
  const at = subjective.indexOf('heart attack');
  if (at >= 0)
    expect(subjective.lastIndexOf('FAMILY HISTORY', at)).toBeGreaterThan(
      subjective.lastIndexOf('SOCIAL HISTORY', at),
    );
  expect(subjective).not.toContain(', yeah');
});

const turn = (role: Role, label: string, text: string) => ({ role, label, text }) as Turn;

it.each([
  ['and you brought your son', 'Neil', 'son'],
  ['so you must be his nephew.', 'Neil', 'nephew'],
  ["and you're Mum?", 'Saira', 'mother'],
  ['come in, both of you', 'Neil', null],
  ['come in, both of you', 'Carer', 'carer'],
  ['come in, both of you', 'Mrs. Bell', 'wife'],
])('who comes along is called what they were said to be: %s (%s)', (opening, label, kin) => {
  const turns = [
    turn('clinician', 'Dr. Wu', opening),
    turn('patient', 'Mr. Bell', 'I have a cough.'),
    turn('relative', label, 'He coughs all night.'),
  ];
  expect(kinByLabel(turns)(label)).toBe(kin);
});

it('does not say of two who come along that both are the son', () => {
  const turns = [
    turn('clinician', 'Dr. Wu', 'You brought your son.'),
    turn('relative', 'Neil', 'He coughs all night.'),
    turn('relative', 'Ada', 'He does.'),
  ];
  expect(kinByLabel(turns)('Ada')).toBe(null);
});

it('tells a parent of their own mother, and of the child what the child is to have', async () => {
  const { plan } = await noteOf(`Doctor: What brings you in today?
Mother: He's four and his left ear hurts, he's pulling at it.
Doctor: Left ear drum is red and bulging. So that's a left ear infection. If he gets another one before the fall, I'd send you to ENT.
Mother: Okay.
Doctor: He ought to have the flu vaccine, we'll do that next week. Call your mother, she can sit with him.
Mother: Thank you.`);
  expect(plan).toContain('call her own mother');
  expect(plan).toContain('send him to ENT');
  expect(plan).toContain('The patient was advised to have the flu vaccine');
});
