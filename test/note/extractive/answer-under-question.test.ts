import { describe, expect, it } from 'vitest';
import { rephrasePlan, subjectFor } from '../../../src/note/extractive/rephrase/rephrase.ts';
import { noteOf, coughVisit as visit } from './written-note.ts';

describe('an answer that is no sentence stands under what was asked', () => {
  it.each([
    [
      'Doctor: Are you out in the cold much?\nPatient: Twice a day, at least.',
      'out in the cold twice daily, at least.',
    ],
    ['Doctor: Are you sleeping?\nPatient: Barely.', 'Sleeping: barely.'],
    [
      "Doctor: What's it run at home, the pressure?\nPatient: A hundred and forty, my son writes it down.",
      /Asked what it runs at home, the pressure: 140/,
    ],
    ['Doctor: Did you two guys get tested?\nPatient: In May, yeah.', /tested in May|tested: in May/i],
    ['Doctor: Any soreness? Tender?\nPatient: No.', /denies any (?:soreness|tenderness)/],
    [
      'Doctor: Any shaking, twitching, when you lie still?\nPatient: No.',
      /denies any shaking(?:,| or) twitching when she lies still/,
    ],
    ['Doctor: Have you missed any shifts?\nPatient: Four days is all.', 'Missed shifts: 4 days.'],
    [
      "Doctor: When's the last time you saw a dentist?\nPatient: Two years, maybe more.",
      'Last time she saw a dentist: 2 years, maybe more.',
    ],
    [
      'Doctor: And during the day?\nPatient: When I climb the stairs mostly.',
      'During the day: when she climbs',
    ],
  ])('%s', async (said, line) => {
    const { subjective } = await visit(said);
    if (typeof line === 'string') expect(subjective).toContain(line);
    else expect(subjective).toMatch(line);
  });

  it('takes up what trails after it', async () => {
    const { subjective } = await visit(
      'Doctor: Any trouble with your hands?\nPatient: My fingers go numb. Both sides. Going on a year I guess.',
    );
    expect(subjective).toMatch(/fingers go numb, both sides/);
  });

  it('is not told again where the list of medicines has it', async () => {
    const { subjective } = await visit('Doctor: And the lisinopril?\nPatient: Twenty milligrams at night.');
    expect(subjective).toContain('Lisinopril 20 mg at night.');
    expect(subjective.match(/20 mg at night/g)).toHaveLength(1);
  });

  it('tells nothing where it answers nothing', async () => {
    const { subjective } = await visit('Doctor: Are you eating?\nPatient: Not sure, really.');
    expect(subjective).not.toContain('Eating:');
  });
});

describe('an answer that points at what was asked stands under its name', () => {
  it.each([
    [
      'Doctor: And do you smoke?\nPatient: I gave up when my son was born.',
      'She gave up smoking when her son was born.',
    ],
    [
      'Doctor: Any low sugars?\nPatient: I had one about two weeks ago.',
      'Low sugars: she had one about 2 weeks ago.',
    ],
  ])('%s', async (said, line) => {
    expect((await visit(said)).subjective).toContain(line);
  });
});

it('what a parent tells without a subject is of the child, and what was done to the child is of the parent', async () => {
  const { subjective } = await noteOf(
    `Doctor: What happened to Leo?
Mother: Fell off his bike yesterday and cut his chin.
Doctor: Is he eating?
Mother: Ate half his dinner.
Doctor: Let me look at it. There is a small cut on the chin.
Doctor: It does not need stitches. Keep it dry for two days.
Mother: Thank you.`,
  );
  expect(subjective).toContain('fell off his bike yesterday');
  expect(subjective).toContain('He ate half his dinner.');
  expect(subjective).not.toMatch(/His mother (?:fell|ate)/);
});

it('what the clinician gave at an earlier time is told as given by the clinician', async () => {
  const { subjective } = await visit(
    'Doctor: Have you had this before?\nPatient: I had one at Easter, you gave me those red capsules for it.',
  );
  expect(subjective).toContain('the clinician gave her those red capsules');
});

it('what is asked without a verb and denied is told as denied', async () => {
  const { subjective } = await visit(
    'Doctor: Bringing up any blood?\nPatient: No.\nDoctor: Stones?\nPatient: Not me.',
  );
  expect(subjective).toContain('denies bringing up');
  expect(subjective).toContain('denies any stones');
});

it('says the side of the part that the patient spoke of where only the side was asked for', async () => {
  const { subjective } = await noteOf(
    `Doctor: What can I do for you?
Patient: My elbow has been sore for a month.
Doctor: Which one?
Patient: The left one.
Doctor: Let me look. It is tender over the outside.
Doctor: I think this is tennis elbow. Rest it for two weeks.
Patient: Okay.`,
  );
  expect(subjective).toMatch(/left elbow/i);
});

it('tells what is said in one breath with a vital sign', async () => {
  const { objective } = await noteOf(
    `Doctor: What brings Mia in?
Mother: She has been coughing for two days.
Doctor: Let me see. She weighs thirty-three pounds, that's the sixtieth percentile. Her lungs are clear.
Doctor: I think this is a cold. Give her plenty of fluids.
Mother: Thank you.`,
  );
  expect(objective).toContain('percentile');
});

it('plans what the clinician would like before asking who does it', async () => {
  const { plan } = await noteOf(
    `Doctor: What can I do for you, Mrs. Amsel?
Patient: It burns when I pass water, since Monday.
Doctor: Any fever?
Patient: No.
Doctor: I think this is a bladder infection.
Doctor: What I'd like is for you to bring a urine sample in before lunch, could somebody drop it in?
Patient: My son can.
Doctor: I'll start you on nitrofurantoin, one hundred milligrams, twice a day.
Patient: Okay.`,
  );
  expect(plan).toContain('advised to bring a urine sample in before lunch');
});

it.each([
  ['I want you back in two months with a new lipid panel.', 'Follow up in 2 months with a new lipid panel.'],
  ["I'd really like you off the cigars.", 'The patient was advised to be off the cigars.'],
  ['Look at your heels every evening.', 'The patient was advised to look at her heels every evening.'],
])('%s', (said, planned) => {
  expect(rephrasePlan(said, subjectFor('female'), 'we')).toBe(planned);
});

it('what is answered with "no" and a name, or denied with "any", is told as denied', async () => {
  const { subjective } = await visit(
    'Doctor: Do you keep any firearms at home, or pills saved up?\nPatient: No guns.\nDoctor: Any hearing of things other people do not hear?\nPatient: No.',
  );
  expect(subjective).toMatch(/no guns\./i);
  expect(subjective).toContain('denies hearing of things');
});

it('what is denied by its name is all that is denied', async () => {
  const { subjective } = await visit(
    "Doctor: Any kidney stones, diabetes?\nPatient: No stones. I've got an underactive thyroid.",
  );
  expect(subjective).not.toMatch(/denies[^.]*diabetes/);
});

it('what trails after a sentence belongs to it, and not to what was asked', async () => {
  const { subjective } = await noteOf(`[doctor] What brings you in?
[patient] I have had belly pain for two days.
[doctor] Any burning when you pass water?
[patient] I go a lot. Three times a night.
[doctor] How is your appetite?
[patient] I had soup last night. Half a bowl.
[doctor] Your belly is soft.
[doctor] I think this is a bladder infection. I will prescribe nitrofurantoin.`);
  expect(subjective).toMatch(/goes a lot, 3 times a night\./);
  expect(subjective).toMatch(/had soup last night, half a bowl\./);
  expect(subjective).not.toMatch(/Burning/);
});
