import { describe, expect, it } from 'vitest';
import { tellsWhatToDo } from '../../../src/note/extractive/plan/told-to-do.ts';
import { plainOf, unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import { noteOf } from './written-note.ts';

/** Visits of three to five turns: what the assessment and the plan must say. */
const visits: [name: string, visit: string, assessed: string[], planned: string[]][] = [
  [
    'an ear',
    `Doctor: What brings you in?
Patient: My ear hurts, since yesterday.
Doctor: The eardrum is red. I'll give you amoxicillin for ten days.`,
    ['Ear pain.'],
    ['We will provide amoxicillin for 10 days.'],
  ],
  [
    'a rash',
    `Doctor: What can I do for you?
Patient: I have an itchy rash on my arm.
Doctor: That's eczema. Use hydrocortisone cream twice a day and keep the skin moist. Come back in two weeks if it's not better.
Patient: Okay.`,
    ['Eczema.'],
    ['use hydrocortisone cream twice daily and keep the skin moist', 'Follow up in 2 weeks'],
  ],
  [
    'a knee',
    `Doctor: How's the knee?
Patient: Still sore after I twisted it on Sunday.
Doctor: No swelling today, it's stable. Ice it, keep it elevated, and take ibuprofen 400 three times a day. No running for a week.`,
    [],
    ['keep it elevated, and take ibuprofen 400', 'No running for a week.'],
  ],
  [
    "a child's cold",
    `Doctor: What's going on with him?
Mother: He has had a runny nose and a fever since Friday.
Doctor: His ears are fine and his lungs are clear. It's a virus. Give him plenty of fluids and Tylenol for the fever. Call us if the fever lasts more than three days.
Mother: Okay, thank you.`,
    ['Virus.'],
    ['plenty of fluids and Tylenol for the fever', 'call us if the fever lasts more than 3 days'],
  ],
  [
    'a night without sleep',
    `Doctor: How have you been sleeping?
Patient: Not well. I wake up at three every night.
Doctor: Okay. Let's try trazodone 50 at bedtime, and cut out the coffee after noon.
Patient: Fine.`,
    [],
    ['We will try trazodone 50 at bedtime, and cut out the coffee after noon.'],
  ],
  [
    'an infection of the bladder',
    `Doctor: What's the problem?
Patient: It burns when I pee, since two days.
Doctor: We'll send a urine culture. Start nitrofurantoin 100 milligrams twice a day for five days, and drink a lot.`,
    [],
    ['Start nitrofurantoin 100 mg twice daily for 5 days', 'We will send a urine culture.'],
  ],
  [
    'a red eye',
    `Doctor: What's wrong with the eye?
Patient: It's red and it itches.
Doctor: It's allergic conjunctivitis. You can use the ketotifen drops twice a day. Avoid rubbing it.`,
    ['Allergic conjunctivitis.'],
    ['ketotifen drops twice daily', 'avoid rubbing it'],
  ],
  [
    'a thyroid',
    `Doctor: Your TSH is 8.
Patient: I've been tired.
Doctor: We'll go up on the levothyroxine to 100 micrograms and recheck in six weeks.
Patient: All right.`,
    ['Fatigue.'],
    ['We will increase levothyroxine to 100 mcg.', 'recheck in 6 weeks'],
  ],
  [
    'exercises',
    `Doctor: How is the shoulder?
Patient: It's stiff in the morning.
Doctor: Do the wall slides ten times twice a day. Heat before, ice after. I'll see you Thursday.`,
    [],
    ['heat before, ice after'],
  ],
  [
    'heartburn',
    `Doctor: What's happening?
Patient: Heartburn every night for a month.
Doctor: No coffee and no late meals. Omeprazole 20 before breakfast. If you have trouble swallowing, call me.`,
    ['Heartburn.'],
    [
      'No coffee and no late meals.',
      'Omeprazole 20 before breakfast.',
      'If the patient has trouble swallowing, the patient was advised to call us.',
    ],
  ],
  [
    'a pregnancy',
    `Doctor: How far along are you?
Patient: Twenty weeks. The baby moves a lot.
Doctor: Heartbeat is 150. Keep taking the prenatal vitamins. Anatomy scan next week.`,
    [],
    ['Continue prenatal vitamins.', 'Anatomy scan next week.'],
  ],
  [
    'a cut',
    `Doctor: What happened?
Patient: I cut my finger on a can.
Doctor: We'll give you a tetanus shot and three stitches. Keep it dry for a day. Stitches out in ten days.`,
    [],
    ['tetanus shot and 3 stitches', 'keep it dry for a day', 'Stitches out in 10 days.'],
  ],
  [
    'headaches',
    `Doctor: How are the headaches?
Patient: Better with the topiramate, two a month now.
Doctor: Good. Stay on the topiramate, keep the diary.`,
    [],
    ['stay on the topiramate and keep the diary'],
  ],
  [
    'an ankle',
    `Doctor: What happened to the ankle?
Patient: I rolled it yesterday.
Doctor: X-ray shows no fracture. It's a sprain. Wear the boot for a week, then start moving it.`,
    ['Sprain of the ankle.'],
    ['wear the boot for a week, then start moving it'],
  ],
  [
    'a throat, typed in small letters',
    `doctor: any allergies
patient: penicillin gives me a rash
doctor: and the throat
patient: sore for three days
doctor: strep is positive so azithromycin for five days and rest`,
    [],
    ['Azithromycin for 5 days and rest.'],
  ],
  [
    'an inhaler',
    `Doctor: Using the inhaler?
Patient: Every day, twice.
Doctor: That's too often. We'll add a steroid inhaler, two puffs morning and night. Rinse your mouth after.`,
    [],
    ['We will add steroid inhaler, 2 puffs morning and night.', 'rinse their mouth after'],
  ],
];

describe('a visit of a few turns has a plan', () => {
  it.each(visits)('%s', async (_, visit, assessed, planned) => {
    const note = await noteOf(visit);
    for (const said of assessed) expect(note.assessment).toContain(said);
    for (const said of planned) expect(note.plan).toContain(said);
    expect(note.subjective).not.toMatch(/We will|advised/);
  });

  it('and one in which nothing was decided has none', async () => {
    const note = await noteOf(`Doctor: How are you?
Patient: I have a cough.
Doctor: I'm going to listen to your lungs. Take a deep breath. Hold it.
Patient: Okay.`);
    expect(note.plan).toBe('');
  });

  it('a value of the blood is a result', async () => {
    const { objective } = await noteOf(
      'Doctor: Your reports look fine. GFR is below sixty percent.\nPatient: Okay.',
    );
    expect(objective).toMatch(/RESULTS[\s\S]*GFR is below 60%/);
    expect(objective).not.toMatch(/EXAM/);
  });

  it('a pressure is a vital sign', async () => {
    const { objective } = await noteOf(`Doctor: Any chest pain since last time?
Patient: No.
Doctor: Your pressure is 150 over 90. Let's increase the lisinopril to 20 milligrams and see you in a month.`);
    expect(objective).toContain('Blood pressure: 150 over 90.');
  });

  it('"two a month" is no dose', async () => {
    const { subjective } = await noteOf(`Doctor: How are the headaches?
Patient: Better with the topiramate, two a month now.`);
    expect(subjective).not.toContain('Topiramate 2');
  });
});

it.each([
  ['Ice it and keep it elevated.', true],
  ['Please drink plenty of water.', true],
  ["I'll give you amoxicillin.", true],
  ["We'll send a urine culture.", true],
  ["Let's try trazodone 50 at bedtime.", true],
  ['You should rest it.', true],
  ['You can use the drops twice a day.', true],
  ['He needs to stay home.', true],
  ['Omeprazole 20 before breakfast.', true],
  ['If it gets worse, call us.', true],
  ['No running for a week.', true],
  ["No worries, let's set you up for another injection.", true],
  ['Yes, I think we should do surgery on this knee.', true],
  ['I will have to run some more tests.', true],
  ['Be sure to keep taking the Coumadin.', true],
  ['We do surgery here on Mondays.', false],
  ['Take a deep breath.', false],
  ["Let's take a look.", false],
  ["I'm going to listen to your heart.", false],
  ['You take metformin 500 twice a day.', false],
  ['You were on lisinopril 10 last year.', false],
  ['Your lungs are clear.', false],
  ['Keep still for me.', false],
  ["Let's talk about your results.", false],
  ['Do you take aspirin?', false],
] as const)('"%s" tells what to do: %s', (said, tells) => {
  const [unit] = unitsOf(parseTranscript(`Doctor: ${said}\nPatient: okay`).turns);
  expect(plainOf(unit!)).not.toBe('');
  expect(tellsWhatToDo(unit!)).toBe(tells);
});
