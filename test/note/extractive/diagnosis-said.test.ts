import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const visit = (complaint: string, said: string) =>
  noteOf(
    [
      "Doctor: What's wrong?",
      `Patient: ${complaint}`,
      'Doctor: Let me have a look.',
      `Doctor: ${said}`,
      'Patient: Okay.',
    ].join('\n'),
  );

const headings = (assessment: string) =>
  [...assessment.matchAll(/^\d\. ([^.]+)\./gm)].map(([, heading]) => heading);

describe('the many ways to give a diagnosis', () => {
  it.each([
    ['This is tennis elbow, or lateral epicondylitis. Ice it.', 'Right tennis elbow'],
    ["That's a textbook tennis elbow. Let's try a brace.", 'Right tennis elbow'],
    ["You've got a nasty case of tennis elbow. Rest it.", 'Right tennis elbow'],
    ["Good news, it's just tennis elbow. Ice it.", 'Right tennis elbow'],
    ['Tennis elbow. No question. Ice it.', 'Right tennis elbow'],
    ['This is most consistent with tennis elbow. Ice it.', 'Right tennis elbow'],
    ['The most likely thing here is tennis elbow. Ice it.', 'Right tennis elbow'],
    ['Probably tennis elbow. Ice it.', 'Right tennis elbow'],
    ["You've got tennis elbow, which is inflammation of the tendon. Ice it.", 'Right tennis elbow'],
    ["You have tennis elbow. That's an overuse injury of the tendon. Ice it.", 'Right tennis elbow'],
    ['My guess is tennis elbow. Ice it.', 'Possible right tennis elbow'],
    ["My money's on tennis elbow. Ice it.", 'Possible right tennis elbow'],
    ["I'm leaning toward tennis elbow. Ice it.", 'Possible right tennis elbow'],
    ['I suspect tennis elbow. Ice it.', 'Possible right tennis elbow'],
    ["Nothing's broken, it's just a bad bruise. Ice it.", 'Bad bruise'],
    ["It's either tennis elbow or a pinched nerve. Let's get an X-ray.", 'Right elbow pain'],
    ["I'm not sure if this is tennis elbow or a pinched nerve. Let's get an X-ray.", 'Right elbow pain'],
  ])('%s', async (said, heading) => {
    expect(headings((await visit('My right elbow hurts.', said)).assessment)).toEqual([heading]);
  });

  it.each([
    ["My throat hurts and I've got a cough.", "It's viral. Rest and fluids.", 'Viral infection'],
    ["My throat hurts and I've got a cough.", "You've got a cold. Wait it out.", 'Cold'],
    [
      "I've been coughing for a week.",
      'The X-ray shows pneumonia. Doxycycline 100 twice a day.',
      'Pneumonia',
    ],
    ['My head hurts on one side.', 'These are migraines. Take sumatriptan 50.', 'Migraines'],
    ['My head hurts on one side.', "You're having migraines. Take sumatriptan 50.", 'Migraines'],
    ['It burns when I pee.', 'Looks like a urine infection. Macrobid for five days.', 'Urine infection'],
    ['My big toe is killing me.', "Classic gout. Let's do indomethacin 50 three times a day.", 'Gout'],
    [
      'I feel down all the time.',
      "I think this is major depression, moderate. Let's start sertraline 50.",
      'Moderate major depression',
    ],
    ['I wheeze at night.', "This is asthma, mild persistent. Let's start Flovent.", 'Mild persistent asthma'],
    ['I feel down all the time.', "You're depressed. Let's start sertraline 50.", 'Depression'],
  ])('%s %s', async (complaint, said, heading) => {
    const { subjective, assessment } = await visit(complaint, said);
    expect(headings(assessment)).toEqual([heading]);
    expect(subjective).not.toMatch(/PAST MEDICAL|SOCIAL/);
  });

  it.each([
    ["You've got bronchitis and a knee sprain. Rest.", ['Bronchitis', 'Right knee sprain']],
    ['I think this is a viral infection and a knee sprain. Rest.', ['Viral infection', 'Right knee sprain']],
    ["You've got moderate depression, and some anxiety. Rest.", ['Moderate depression', 'Anxiety']],
    ["You've got an ear infection and some eczema. Rest.", ['Ear infection', 'Eczema']],
  ])('two in a breath: %s', async (said, all) => {
    expect(headings((await visit("My right knee hurts, and I've got a cough.", said)).assessment)).toEqual(
      all,
    );
  });

  it('tells another name for it as such', async () => {
    const { assessment } = await visit(
      'My right hip hurts.',
      'So this is trochanteric bursitis, or what we now call greater trochanteric pain syndrome. Ice it.',
    );
    expect(assessment).toBe('1. Trochanteric bursitis. Also called greater trochanteric pain syndrome.');
  });

  it.each([
    ["It's either tennis elbow or a pinched nerve.", 'It is either tennis elbow or a pinched nerve.'],
    ["I'm not sure if this is tennis elbow or a pinched nerve.", 'We are not sure if this is tennis elbow'],
    ["I'm worried this is your heart.", "There is concern that this is the patient's heart."],
  ])('says what was left open: %s', async (said, line) => {
    const { assessment, objective } = await visit('My right elbow hurts.', `${said} Let's get an X-ray.`);
    expect(assessment).toContain(line);
    expect(objective).not.toContain('PHYSICAL EXAM');
  });
});

it('takes no stress test for stress', async () => {
  const { assessment } = await visit(
    'My chest is tight when I climb stairs.',
    'I want you to have a stress test this week. Take an aspirin a day.',
  );
  expect(assessment).not.toMatch(/stress/i);
});

it.each([
  [
    "I'd ice it, and I'd stay off the tennis for a month.",
    'advised to ice it, and stay off the tennis for a month.',
  ],
  ["I'd rest it.", 'The patient was advised to rest it.'],
  ["Let's start with a shot of cortisone.", 'We will start with a shot of cortisone.'],
  ["Let's touch base in a week by phone.", 'Follow up in a week by phone.'],
  ['See you in a month.', 'Follow up in a month.'],
  ['Heat for 15 minutes a few times a day, and keep walking.', 'Heat for 15 minutes a few times a day'],
  ["I'm going to hook you up with our dietitian.", 'Specialist Referrals: We will hook the patient up'],
  ['Rest and fluids, and give it a week.', 'Education and Counseling: Rest and fluids, and give it a week.'],
  ["I'd like you to see cardiology.", 'Specialist Referrals: Refer to cardiology.'],
  ["I'd like you to see a therapist, and let's start sertraline 50.", 'therapist, and start sertraline 50.'],
])('plans as it was said: %s', async (said, line) => {
  expect((await visit('My right elbow hurts.', `This is tennis elbow. ${said}`)).plan).toContain(line);
});

it.each([
  [
    "Your hemoglobin was 9.9, so you're anemic, and I really want you on iron.",
    "The patient's hemoglobin was 9.9, so they are anemic.",
    'We want the patient on iron.',
  ],
  [
    "Your TSH is 11, so your thyroid's underactive, and we'll start levothyroxine 50.",
    "The patient's TSH is 11, so their thyroid's underactive.",
    'We will start levothyroxine 50.',
  ],
  [
    "Your pressure's 162 over 98, so I'd like to start amlodipine 5.",
    'Blood pressure: 162 over 98.',
    'We will start amlodipine 5.',
  ],
])('parts what is decided from what was found: %s', async (said, found, decided) => {
  const { objective, plan } = await visit("I'm tired.", said);
  expect(objective).toContain(found);
  expect(plan).toContain(decided);
});

it.each([
  ["That's what I'd bet on.", 'Possible fibroids', 'We would bet on fibroids.'],
  ['I think so.', 'Fibroids', ''],
])('concludes what the patient asked of: %s', async (said, heading, line) => {
  const { assessment } = await noteOf(
    [
      'Doctor: What brings you in?',
      'Patient: My belly is bloated and my periods are heavy. My mom had fibroids.',
      'Doctor: Your uterus is lumpy.',
      'Patient: Is it fibroids too?',
      `Doctor: ${said} I want an ultrasound.`,
    ].join('\n'),
  );
  expect(headings(assessment)).toEqual([heading]);
  expect(assessment).toContain(line);
});

it('tells a diagnosis without what was asked before it', async () => {
  const { assessment } = await noteOf(
    [
      'Doctor: What brings you in?',
      "Patient: I've had the runs since Saturday.",
      'Doctor: Your tongue is dry.',
      'Patient: Do I need something for it?',
      'Doctor: This is food poisoning, most likely. Small sips, then crackers and rice.',
    ].join('\n'),
  );
  expect(assessment).toBe('1. Food poisoning. This is food poisoning, most likely.');
});
