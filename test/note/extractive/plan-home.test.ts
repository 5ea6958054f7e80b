import { describe, expect, it } from 'vitest';
import { topicsOfName, topicsSaid } from '../../../src/note/extractive/lexicon/problem-topics.ts';
import { wordsOf } from '../../../src/note/extractive/visit/units.ts';
import { noteOf } from './written-note.ts';

const belongs = (said: string, name: string) => {
  const topics = topicsOfName(wordsOf(name));
  return [...topicsSaid(wordsOf(said))].some((topic) => topics.has(topic));
};

describe('what is planned is known to be for a problem', () => {
  it.each([
    ['amlodipine, ten milligrams', 'hypertension'],
    ['start lisinopril', 'elevated blood pressure'],
    ['a home sleep study', 'possible sleep apnea'],
    ['atorvastatin, forty', 'high cholesterol'],
    ['apixaban, five twice a day', 'atrial fibrillation'],
    ['sertraline, twenty-five', 'depression'],
    ['repeat the tsh', 'low thyroid'],
    ['doxycycline for ten days', 'pneumonia'],
    ['physical therapy twice a week', 'rotator cuff tear'],
    ['nicotine patches', 'tobacco use'],
    ['an mri of the knee', 'meniscus tear'],
    ['stand up slowly', 'low blood pressure on standing'],
  ])('%s: %s', (said, name) => {
    expect(belongs(said, name)).toBe(true);
  });

  it.each([
    ['amlodipine, ten milligrams', 'diabetes'],
    ['lisinopril, ten', 'low blood pressure on standing'],
    ['a home sleep study', 'back strain'],
    ['call if it gets worse', 'asthma'],
    ['doxycycline for ten days', 'depression'],
  ])('%s: not %s', (said, name) => {
    expect(belongs(said, name)).toBe(false);
  });
});

const visit = [
  'Doctor: What can I do for you?',
  'Patient: My back is killing me since I lifted a washer, and I nod off at the wheel.',
  'Doctor: Let me look. The back is tender on the left, and your pressure is one sixty over ninety.',
];
const planOf = async (...said: string[]) => (await noteOf([...visit, ...said].join('\n'))).plan;

it('a plan told in one breath stands under the problems that its lines are for', async () => {
  const plan = await planOf(
    "Doctor: So, that's a lumbar strain. You've very likely got sleep apnea. And your sugar tells me you have diabetes. Heat for the back, and no lifting. A sleep study, at home. We'll start metformin, five hundred milligrams with supper. I'll see you in three months.",
    'Patient: Alright.',
  );
  const [strain = '', ...others] = plan.split(/^(?=(?:Possible sleep apnea|Diabetes)\.$)/m);
  const under = (title: RegExp) => others.find((part) => title.test(part)) ?? '';
  expect(strain).toContain('lifting');
  expect(under(/^Possible sleep apnea/)).toContain('sleep study');
  expect(under(/^Diabetes/)).toContain('metformin');
});

it('and what is announced for a problem stays there, whatever it may also be for', async () => {
  const plan = await planOf(
    "Doctor: For your hypertension, we'll start lisinopril. For your diabetes, we'll add amlodipine to protect the kidneys, and metformin. I'll see you in three months.",
    'Patient: Alright.',
  );
  expect(plan.slice(plan.search(/^Diabetes\.$/m))).toContain('amlodipine');
});

describe('an illness that only the history names', () => {
  const history = [
    'Doctor: Any illnesses?',
    'Patient: I have asthma, and high blood pressure. My brother has gout.',
  ];
  const tear = "Doctor: So what I think you have is a meniscus tear. You'll start physical therapy.";
  const titlesOf = async (...said: string[]) =>
    [
      ...(await noteOf([...visit, ...history, ...said].join('\n'))).assessment.matchAll(/^\d+\. ([^.\n]+)/gm),
    ].map(([, title]) => title!.toLowerCase());

  it('has a heading where something is planned for it', async () => {
    const titles = await titlesOf(
      `${tear} And I'm refilling the albuterol. We'll put the amlodipine up to ten.`,
    );
    expect(titles).toContain('asthma');
    expect(titles.join()).toMatch(/hypertension|high blood pressure/);
    expect(titles[0]).toContain('tear');
  });

  it.each([
    ['nothing is planned for it', tear],
    ['it is a list of tests', `${tear} Bloods today, iron, kidneys, sugar, and thyroid.`],
    ['a relative has it', `${tear} No allopurinol for you.`],
  ])('has none where %s', async (_, said) => {
    expect((await titlesOf(said)).join()).not.toMatch(/asthma|pressure|gout|thyroid|diabetes/);
  });
});

it('what is slight and needs nothing comes after what is treated', async () => {
  const { assessment } = await noteOf(
    [
      ...visit,
      "Doctor: The films show very mild arthritis. What I think you have is a lumbar strain. There's no fracture. We'll start naproxen, five hundred milligrams twice a day.",
      'Patient: Alright.',
    ].join('\n'),
  );
  expect(assessment).toMatch(/^1\. Lumbar strain/);
});
