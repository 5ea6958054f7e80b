import { describe, expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const opening = [
  'Doctor: Morning, have a seat. What can I do for you?',
  "Patient: I've been short of breath for a fortnight, and my sister says I look pale.",
  'Doctor: Any chest pain?',
  'Patient: No.',
  'Doctor: Any allergies?',
  'Patient: Sulfa. It gave me a rash.',
  'Doctor: Let me have a listen. The chest is clear, and your pulse is ninety.',
];
const titlesOf = async (...lines: string[]) =>
  [...(await noteOf([...opening, ...lines].join('\n'))).assessment.matchAll(/^\d+\. ([^.\n]+)/gm)].map(
    ([, title]) => title,
  );

describe('a diagnosis that no set phrase gives heads the assessment', () => {
  it.each([
    [
      "She'd say the same as me, you're anaemic, from the heavy periods. I'd like you on iron, once a day.",
      /an(?:a)?emia/i,
    ],
    [
      "So that's your heart failure acting up, and you're carrying water. We'll double the furosemide.",
      /heart failure/i,
    ],
    [
      "So it's the asthma again, poorly controlled, and most of that is the missed inhaler. I'm going to change the inhaler.",
      /asthma/i,
    ],
    [
      "What we have here, I'm happy to tell you, is plain bronchitis. You need no antibiotic, only rest.",
      /bronchitis/i,
    ],
  ])('%s', async (said, title) => {
    const [first] = await titlesOf(`Doctor: ${said}`, 'Patient: Alright.', 'Doctor: See you in two weeks.');
    expect(first).toMatch(title);
  });

  it('and neither an old reaction nor what a vaccine is for does', async () => {
    const titles = await titlesOf(
      "Doctor: So that's your heart failure acting up. We'll double the furosemide. You're due the flu vaccine as well.",
    );
    expect(titles.join()).not.toMatch(/rash|flu/i);
  });

  it.each([
    ["We'll use the new one, it's approved for sleep apnea.", /apnea/i],
    ["I thought about an infection in the joint, but you're not sick.", /infection/i],
    ['The thing I worry about is stroke, and your score is two.', /stroke/i],
    ['One in a hundred has a small benign one, an acoustic neuroma.', /neuroma/i],
    ["You'd do well with hearing aids, I'm sending you for a fitting.", /aids/i],
    ['Yeast infection down there is the main one, so keep dry.', /yeast/i],
    ['The finger-stick can miss a new HIV.', /hiv/i],
    ['On the forms, the depression one is eight.', /depression/i],
    ["I'll take it out now, with a needle, under the microscope.", /microscope/i],
    ['Or we switch to the other one, PTU.', /ptu/i],
    ["It's a strong cramp, about ten seconds.", /cramp/i],
  ])('nor what is spoken of beside it: %s', async (said, other) => {
    const titles = await titlesOf(
      `Doctor: So that's your heart failure acting up. We'll double the furosemide. ${said}`,
      'Patient: All right.',
      'Doctor: See you in two weeks.',
    );
    expect(titles.join()).toMatch(/heart failure/i);
    expect(titles.join()).not.toMatch(other);
  });

  it('nor what is asked about and not had, though it is treated', async () => {
    const titles = await titlesOf(
      'Doctor: Diabetes?',
      'Patient: Borderline, they said.',
      "Doctor: So that's your heart failure acting up. We'll start Jardiance, and check the A1c.",
    );
    expect(titles.join()).not.toMatch(/diabetes/i);
  });

  it('nor the virus that shingles came from', async () => {
    const titles = await titlesOf(
      "Doctor: So this is shingles. It's the chickenpox virus, it sleeps in the nerve for years. I'd start aciclovir.",
    );
    expect(titles.join()).toMatch(/shingles/i);
    expect(titles.join()).not.toMatch(/chickenpox/i);
  });

  it('nor does what it was called before', async () => {
    const titles = await titlesOf(
      "Doctor: I think it's heart failure. I know we were calling it asthma. We'll start furosemide.",
    );
    expect(titles.join()).not.toMatch(/asthma/i);
  });

  it.each([
    [
      "It's a stroke, and it came from atrial fibrillation. We'll start apixaban.",
      [/stroke/i, /atrial fibrillation/i],
    ],
    [
      "This is heart failure. And the falls are your blood pressure dropping when you stand. We'll stop the doxazosin.",
      [/heart failure/i, /low blood pressure on standing/i],
    ],
    [
      "I'd call it asthma. And what you're describing is depression, with a good deal of anxiety. We'll start sertraline.",
      [/asthma/i, /depression/i],
    ],
  ])('each of several that are named together does: %s', async (said, wanted) => {
    const titles = (await titlesOf(`Doctor: ${said}`, 'Patient: Alright.')).join(' / ');
    for (const title of wanted) expect(titles).toMatch(title);
  });

  it.each([
    "It's heart failure. Left alone it can let a blood clot form in the leg. We'll double the furosemide.",
    "It's heart failure. An overactive thyroid can cause that too, so we'll check a TSH. We'll double the furosemide.",
    "It's heart failure. With the operation the risks are bleeding, infection and a stroke. We'll double the furosemide.",
  ])('what might come of something does not: %s', async (said) => {
    const titles = (await titlesOf(`Doctor: ${said}`, 'Patient: Alright.')).join(' / ');
    expect(titles).toMatch(/heart failure/i);
    expect(titles).not.toMatch(/clot|thyroid|infection|stroke/i);
  });

  it('what would surprise if it were not so does', async () => {
    const { assessment } = await noteOf(
      [
        'Doctor: What brings you in?',
        'Patient: I snore like a train, and I nod off at the wheel.',
        'Doctor: Let me look. A crowded throat, and a thick neck.',
        "Doctor: I'd be amazed if this weren't obstructive sleep apnea, and I'm guessing it's a bad one. I'm ordering a sleep study.",
        'Patient: Alright.',
      ].join('\n'),
    );
    expect(assessment).toMatch(/^1\. Possible obstructive sleep apnea/m);
  });

  it('what a test is done for is called possible, and does not end the problem before', async () => {
    const { assessment, plan } = await noteOf(
      [
        ...opening,
        "Doctor: This is atrial fibrillation. I'm going to order a sleep study, because sleep apnea makes that worse. You'll take apixaban, five milligrams twice a day.",
        'Patient: Alright.',
      ].join('\n'),
    );
    expect(assessment).toMatch(/Atrial fibrillation[\s\S]*Possible sleep apnea/);
    expect(plan.indexOf('apixaban')).toBeLessThan(plan.indexOf('Possible sleep apnea'));
  });

  it('what is only feared is called possible, or is no title', async () => {
    const titles = await titlesOf(
      "Doctor: I can't tell you yet. It might be a lung cancer, and I want a scan to be sure. I'll order the scan today.",
    );
    expect(titles.join()).not.toMatch(/^lung cancer/i);
  });
});

describe('why the patient came', () => {
  const complaintOf = async (...lines: string[]) =>
    /CHIEF COMPLAINT\n(.*)/.exec((await noteOf(lines.join('\n'))).subjective)?.[1];

  it('is in their own words where those name nothing', async () => {
    expect(
      await complaintOf(
        'Doctor: Come in. What can I do for you?',
        'Patient: I banged it on the cupboard door.',
        'Doctor: When was this?',
        'Patient: On Sunday, and it is weeping. I get headaches, too, but I always have.',
        'Doctor: Let me see. I will dress that for you. Keep it dry for three days.',
      ),
    ).toMatch(/^"I banged it on the cupboard door\."/);
  });

  it('is the illness that a visit after the hospital is for', async () => {
    expect(
      await complaintOf(
        'Doctor: So you were in for a week with the heart failure. How have you been?',
        'Patient: Better. I had a bit of a cough, and that went.',
        'Doctor: And the heart failure pills, all of them?',
        'Patient: Every day.',
        'Doctor: Good. The heart failure is steady. Stay on the furosemide, and see me in a month.',
      ),
    ).toMatch(/heart failure/i);
  });
});
