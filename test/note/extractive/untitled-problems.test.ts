import { describe, expect, it } from 'vitest';
import { dictatedSubject, dictatedTitle } from '../../../src/note/extractive/problems/dictated-title.ts';
import { problemNamed } from '../../../src/note/extractive/problems/problem-name.ts';
import { noteOf } from './written-note.ts';

it.each([
  ['so, under the plan, under abnormal liver enzymes, they have improved', 'abnormal liver enzymes'],
  ['under abnormal weight gain, her dexamethasone suppression test was normal', 'abnormal weight gain'],
  ['under her hirsutism, her androgen levels were normal', 'hirsutism'],
  ['assessment history of the aortic aneurysm repair: he is doing well', 'aortic aneurysm repair'],
  ['the hepatomegaly means your liver is enlarged', 'hepatomegaly'],
  ["i think you're constipated because of certain foods", 'constipation'],
  ['so you are anemic', 'anemia'],
  ["that's for colon cancer screening", null],
  ["you're at the age for a breast cancer screening", null],
  ["that's eczema", 'eczema'],
  ["it's an ankle sprain", 'ankle sprain'],
  ['we need to get that under control', null],
  ['there is nothing here that looks like a fungus, or a cancer', null],
  ['none of it suggests a stroke', null],
  ["i'm worried you've a clot in the leg", 'clot in the leg'],
  ["it's a bad cramp for a minute", null],
] as const)('"%s" names %s', (said, name) => {
  expect(problemNamed(said)?.name ?? null).toBe(name);
});

it.each([
  ['Elevated alkaline phosphatase level.', 'elevated alkaline phosphatase level'],
  ['Chronic congestive heart failure.', 'chronic congestive heart failure'],
  ['Lung field abnormal finding on examination.', 'lung field abnormal finding'],
  ['Preventative health: the most recent blood work was reviewed', 'preventative health'],
  ['The right testicular nodule.', 'right testicular nodule'],
  ['lung field abnormal finding on exona', 'lung field abnormal finding'],
  ['Your lungs are clear.', null],
  ['No fracture.', null],
  ['That is a good level.', null],
  ['Okay.', null],
] as const)('"%s" is dictated as the title %s', (said, title) => {
  expect(dictatedTitle(said)).toBe(title);
});

describe('what was concluded has a title that was said', () => {
  it('an operation that is being checked', async () => {
    const { subjective, assessment } = await noteOf(
      `[doctor] patient is pamela cook . medical record number is 123546 . she's a 36-year-old female post bilateral reduction mammoplasty on 10-10 20-20 .
[doctor] hey , how are you ?
[patient] good . the scars are a little wide .
[doctor] okay . let me take a look . the scars are a little widened on both sides .
[patient] yeah .
[doctor] keep using the mederma scar gel twice a day and massage the scars . come back in six months .
[patient] okay .`,
    );
    expect(assessment).toContain('1. Status post bilateral reduction mammoplasty.');
    expect(subjective).not.toMatch(/pamela|123546/i);
  });

  it('what the clinician says the patient is here for', async () => {
    const { assessment, plan } = await noteOf(
      `[doctor] next patient is paul edwards , date of birth is january 15th 1962 . he's a 59 year old gentleman here for hypogonadism .
[doctor] hey , how are you today ?
[patient] good . what about increasing my testosterone ?
[doctor] well , your levels are high .
[patient] okay .
[doctor] right now i would not change your dose .
[patient] okay .`,
    );
    expect(assessment).toContain('1. Hypogonadism.');
    expect(plan).toContain('We would not change his dose.');
  });

  it('what came before the one problem that was named is about it', async () => {
    const { plan } = await noteOf(
      `[doctor] what brings you in today ?
[patient] my annual exam .
[doctor] okay . your blood work shows a hemoglobin of nine .
[patient] oh .
[doctor] so let's start you on iron 325 milligrams a day . i think you have iron deficiency anemia . i'm going to order a colonoscopy .
[patient] okay .`,
    );
    expect(plan).toMatch(/^Iron deficiency anemia\.\n/);
    expect(plan).toContain('iron 325 mg');
  });

  it('but what is about the complaint stands under the complaint', async () => {
    const { assessment, plan } = await noteOf(
      `[doctor] what brings you in today ?
[patient] i'm here for right knee pain . i fell on the stairs .
[doctor] okay . does it hurt to bend it ?
[patient] yes .
[doctor] let me examine you . there is some tenderness of the right knee .
[patient] okay .
[doctor] so i want you to ice the knee and take ibuprofen 600 milligrams three times a day . for your diabetes , i want to refill the metformin 500 milligrams .
[patient] okay .`,
    );
    expect(assessment).toMatch(/1\. Right knee pain\.[\s\S]*2\. Diabetes\./);
    expect(plan).toMatch(/^Right knee pain\.\n[\s\S]*ibuprofen[\s\S]*Diabetes\.\n[\s\S]*metformin/);
  });

  const visit = (...lines: string[]) =>
    noteOf(`[doctor] what brings you in today ?
[patient] my annual visit . i had a heart bypass ten years ago .
[doctor] okay . let me examine you . your lungs are clear and your heart is regular .
[patient] okay .
${lines.join('\n')}`);

  it('an operation of the past whose name comes after a pause', async () => {
    const { assessment, plan } = await visit(
      '[doctor] okay . so for the assessment and plan .',
      "[doctor] and then in terms of your ... the heart bypass that you've had ... let's order another echocardiogram .",
    );
    expect(assessment).toContain('1. Status post heart bypass.');
    expect(plan).toMatch(/^Status post heart bypass\.\n[^\n]*echocardiogram/i);
  });

  it('a problem whose name speech without stops parted from its number', async () => {
    const { assessment } = await visit(
      '[doctor] you have that little heart murmur okay so for your first problem of this you know difficulty urinating i wan na order a psa and for your second problem of your diabetes i wan na continue you on the metformin',
    );
    expect(assessment).toMatch(/1\. Difficulty urinating\.[\s\S]*2\. Diabetes\./);
  });

  it('the diagnosis, where the symptom was named first', async () => {
    const { assessment } = await visit(
      "[doctor] so for the first problem , the shortness of breath . i think you have an exacerbation of your congestive heart failure . i'd like to increase your lasix to 60 milligrams .",
    );
    expect(assessment).toContain('1. Exacerbation of congestive heart failure.');
    expect(assessment).not.toContain('2.');
  });

  it('the condition that the symptoms fit', async () => {
    const { assessment } = await visit(
      "[doctor] for your first problem of recurrent lung infections your symptoms seem consistent with a condition we call hypersensitivity pneumonitis in your case another name is farmer's lung which is appropriate considering your job so i'm going to prescribe you an oral steroid",
    );
    expect(assessment).toContain('1. Hypersensitivity pneumonitis.');
    expect(assessment).not.toContain('2.');
  });

  it('the symptom, where what might be behind it was named first', async () => {
    const { assessment } = await visit(
      '[doctor] you might have some strep in the back of your throat .',
      "[doctor] so for your first problem of your sore throat , i'm going to prescribe amoxicillin 500 milligrams three times a day .",
    );
    expect(assessment).toContain('1. Sore throat.');
    expect(assessment).not.toContain('Strep in');
  });

  it('a diagnosis that is put plainly, with what is named beside it', async () => {
    const { assessment } = await visit(
      "[doctor] So, here's how I put it together. This is major depressive disorder, it was a first episode, moderate, and it's partly better. And generalized anxiety disorder with panic attacks, which is still bothering you. I'd like to go up on the sertraline to a hundred. For the panic, I would rather not use Xanax.",
    );
    expect(assessment).toMatch(
      /1\. Major depressive disorder\.[\s\S]*2\. Generalized anxiety disorder with panic attacks\./,
    );
    expect(assessment).not.toContain('3.');
  });

  it('and what is counted or said in the room is no line of the plan', async () => {
    const { plan } = await visit(
      '[doctor] number one , gout . continue the allopurinol 300 milligrams daily . number two , hypertension , not at goal . increase the lisinopril to 20 milligrams daily .',
      '[doctor] keep bending . make a fist .',
      '[doctor] the nurse will come in and see you soon .',
    );
    expect(plan).toContain('lisinopril to 20 mg daily');
    expect(plan).not.toMatch(/number|not at goal|bending|fist|nurse/i);
  });
});

describe('what was planned before the first of several problems was named', () => {
  const lines = `[doctor] what brings you in today ?
[patient] i'm here to talk about my blood pressure and my asthma .
[doctor] okay . let me listen to you . your lungs are clear and your heart is regular .
[patient] okay .`;

  it('stands under the problem that it is about, else under Other', async () => {
    const { plan } = await noteOf(`${lines}
[doctor] i'm going to refill your albuterol inhaler 90 micrograms . i want you to get the form signed at the front desk . so for your first problem , your hypertension , i want to increase the lisinopril to 20 milligrams a day . for your second problem , your asthma , i'm going to order pulmonary function tests .
[patient] okay .`);
    expect(plan).toMatch(/Hypertension\.\n[^\n]*lisinopril[\s\S]*Asthma\.\n[\s\S]*albuterol/);
    expect(plan.split('\n')[0]).toMatch(/^Hypertension\.$/);
  });
});

describe('a problem that only seems to be another', () => {
  const opening = `[doctor] what brings you in today ?
[patient] my left arm hurts , and i want to lose weight .
[doctor] okay . let me examine you . your lungs are clear and your heart is regular .
[patient] okay .`;

  it('is the flare of what was suspected under a problem', async () => {
    const { assessment } = await noteOf(`${opening}
[doctor] so i think you have left arm neuropathy . it is suspicious for cervical radiculopathy . number two , neck pain . i suspect that this is a flare of cervical radiculopathy . we will order a cervical mri .`);
    expect(assessment).toMatch(/1\. Left arm neuropathy\.[\s\S]*2\. Neck pain\./);
    expect(assessment).not.toContain('3.');
  });

  it('is the wish to lose what was gained', async () => {
    const { assessment, plan } = await noteOf(`[doctor] what brings you in today ?
[patient] i'm here for weight loss .
[doctor] okay . let me examine you . your lungs are clear and your heart is regular .
[patient] okay .
[doctor] i want you to start a low-carb diet to lose weight . under abnormal weight gain , her cortisol test was normal . under acne , we will start clindamycin gel .`);
    expect(assessment).toMatch(/1\. Abnormal weight gain\.[\s\S]*2\. Acne\./);
    expect(plan).toMatch(/Abnormal weight gain\.[\s\S]*low-carb[\s\S]*Acne\./);
  });

  it('has what is said of it while another is talked about', async () => {
    const { assessment, plan } = await noteOf(`${opening}
[doctor] for your first problem , your vitamin d deficiency , i want you to take vitamin d 2000 units daily . i really think your liver enzymes are going to get better once you lose the weight . for your second problem , your abnormal liver enzymes , i'm going to repeat the labs in three months .`);
    expect(assessment).toMatch(/2\. Abnormal liver enzymes\./);
    expect(`${assessment}\n${plan}`).toContain("The patient's liver enzymes are going to get better");
    expect(plan.split(/abnormal liver enzymes\./i)[0]).not.toContain('get better');
  });

  it('has what is decided in the middle of a judgement', async () => {
    const { plan } = await noteOf(`${opening}
[doctor] for your first problem , your hypertension , your blood pressure is a little high , so i'm going to increase the lisinopril to 20 milligrams a day . for your second problem , your reflux and your nausea , i want to get a right upper quadrant ultrasound .`);
    expect(plan).toMatch(/Hypertension\.\n[^\n]*lisinopril[\s\S]*Reflux\.\n[^\n]*ultrasound/);
  });

  it('has no line for what is only done in the room', async () => {
    const { plan } = await noteOf(`${opening}
[doctor] for your first problem , your trigger finger , let me scoot up closer and take a quick look at your hand . i want you to start bending the finger right here for me , as hard as you can . i want you to take ibuprofen 600 milligrams twice a day . just give me a quick minute .`);
    expect(plan).toContain('ibuprofen');
    expect(plan).not.toMatch(/scoot|look at|minute|bending/);
  });

  it('has a plan where it is said to stay on its medicine', async () => {
    const { plan } = await noteOf(`${opening}
[doctor] from a depression standpoint , you are doing well . so for your back pain , stay on the neurontin , and we just won't do anything different .`);
    expect(plan).toMatch(/Back pain\.\n[^\n]*Neurontin/);
  });
});

describe('a problem that the clinician names in passing', () => {
  const lines = `[doctor] what brings you in today ?
[patient] my anxiety , mostly .
[doctor] okay . let me examine you . i do feel some lumps in this breast .
[patient] yeah , the lumps do feel smaller .
[doctor] the lumps would often shrink after one or two cycles .
[patient] okay .`;

  it('is called by what was spoken of', async () => {
    const { assessment, plan } = await noteOf(`${lines}
[doctor] it's annoying that you have the breast issue , and that we have to follow it . i'll send out a referral to a breast specialist .
[patient] okay .`);
    expect(assessment).toContain('1. Breast lumps.');
    expect(plan).toMatch(/^Breast lumps\.\n[^\n]*referral/);
  });
});

it.each([
  ['The right testicular nodule is about 2 to 3 mm.', 'right testicular nodule'],
  ['The left breast mass has grown.', 'left breast mass'],
  ['The nodule is small.', null],
  ['Your right knee is swollen.', null],
] as const)('"%s" in a dictation is about the %s', (said, about) => {
  expect(dictatedSubject(said)).toBe(about);
});

it('a diagnosis of two words is the problem, and not what it does not look like', async () => {
  const { assessment } = await noteOf(`Doctor: What brings you in?
Patient: I have had a scaly rash on both elbows for three months.
Doctor: Let me look. There is nothing here that looks like a fungus, or a cancer, so we do not need a biopsy. It is psoriasis.
Doctor: I will give you betamethasone cream, twice a day for two weeks.
Patient: Fine.`);
  expect(assessment).toMatch(/^(?:1\. )?Psoriasis\./m);
  expect(assessment).not.toMatch(/^(?:\d\. )?Cancer/m);
});
