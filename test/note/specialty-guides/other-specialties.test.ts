import { describe, expect, test } from 'vitest';
import type { Specialty } from '../../../src/note/specialties.ts';
import { missingFrom } from '../completeness/missing.ts';
import { type GuideCase, linesFor } from './note-for.ts';

const visit = (told: string, found: string, concluded: string): string =>
  `D: What brings you in?\n${told}\nD: Let me examine you. ${found}\nD: ${concluded} I will see you back in two weeks.`;

const cases: Partial<Record<Specialty, GuideCase[]>> = {
  cardiology: [
    [
      'stents',
      visit(
        'P: I get chest pressure on the stairs.\nP: I had two stents in 2019.',
        'Your heart is regular with no murmur.',
        'I think this is angina.',
      ),
      ['CARDIAC HISTORY: ', '2 stents in 2019'],
    ],
    [
      'edema beside the heart',
      visit(
        'P: I get short of breath.',
        'There is pitting edema in both ankles. Your heart is regular with no murmur.',
        'I think this is heart failure.',
      ),
      ['Jugular veins and edema: ', 'itting edema in both ankles'],
    ],
    [
      'pillows, asked for in short',
      visit(
        'P: I get short of breath at night.\nD: How many pillows do you sleep on?\nP: Three now.',
        'Your lungs have crackles at both bases.',
        'I think this is heart failure.',
      ),
      ['HISTORY OF PRESENT ILLNESS: Reports shortness of breath at night. The patient sleeps on 3 pillows.'],
    ],
  ],
  dermatology: [
    [
      'the lesion under its name',
      visit(
        'P: I have a mole on my back that is changing.',
        'There is a 7 millimeter brown papule with an irregular border on the left upper back.',
        'I think this is an atypical nevus.',
      ),
      ['Lesions: ', '7 mm', 'irregular border'],
    ],
    [
      'sun',
      visit(
        'P: I have a mole on my back that is growing.\nP: I had bad sunburns as a kid.',
        'There is a dark macule on the back.',
        'We will do a biopsy.',
      ),
      ['SUN EXPOSURE: ', 'sunburns'],
    ],
    [
      'skin before lungs',
      visit(
        'P: I have an itchy rash on both elbows.',
        'Your lungs are clear on both sides. There are scaly plaques on both elbows.',
        'I think this is psoriasis.',
      ),
      ['Lesions: ', 'Scaly plaques on both elbows.'],
    ],
  ],
  endocrinology: [
    [
      'glucose at home',
      visit(
        'P: My fasting sugars are around 190.',
        'Your thyroid is enlarged and smooth.',
        'We will increase the metformin.',
      ),
      ['GLUCOSE MONITORING: ', 'round 190'],
    ],
    [
      'the thyroid',
      visit(
        'P: I am tired all the time.',
        'Your thyroid is enlarged with a nodule on the right.',
        'We will order a thyroid ultrasound.',
      ),
      ['Thyroid: '],
    ],
    [
      'the feet',
      visit(
        'P: My feet tingle at night.',
        'The monofilament exam shows loss of sensation on both feet.',
        'I think this is diabetic neuropathy.',
      ),
      ['Diabetic foot: '],
    ],
  ],
  gastroenterology: [
    [
      'the colonoscopy',
      visit(
        'P: I have had diarrhea for a month.\nP: I had a colonoscopy in 2018 and they took out two polyps.',
        'Your abdomen is soft with tenderness in the left lower quadrant.',
        'I think this is colitis.',
      ),
      ['ENDOSCOPY HISTORY: ', '2018'],
    ],
    [
      'blood in the stool',
      visit(
        'P: I have belly cramps after meals.\nP: I see blood in my stool.',
        'Your abdomen is soft and not tender.',
        'We will order a colonoscopy.',
      ),
      ['blood in the stool'],
    ],
    [
      'a short answer to the last colonoscopy',
      visit(
        'P: I have heartburn after every meal.\nD: When was your last colonoscopy?\nP: Five years ago.',
        'Your abdomen is soft and not tender.',
        'I think this is reflux.',
      ),
      ['Last colonoscopy: 5 years ago.'],
    ],
  ],
  neurology: [
    [
      'cranial nerves and reflexes',
      visit(
        'P: I have headaches with flashing lights.',
        'Cranial nerves are intact. Reflexes are 2 plus and symmetric. Your gait is steady.',
        'I think this is migraine.',
      ),
      ['Cranial nerves: ', 'Reflexes: ', 'Coordination and gait: '],
    ],
    [
      'motor',
      visit(
        'P: My right arm is weak since Tuesday.',
        'There is pronator drift on the right.',
        'I think this is a stroke.',
      ),
      ['Motor: ', 'ronator drift on the right'],
    ],
    [
      'the bitten tongue',
      visit(
        'P: I had a seizure at work on Monday.\nP: I bit my tongue.',
        'Your strength is normal in both arms.',
        'We will start levetiracetam 500 milligrams twice a day.',
      ),
      ['tongue'],
    ],
  ],
  obstetrics_gynecology: [
    [
      'the last period, asked for in short',
      visit(
        'P: I have had spotting for a week.\nD: When was your last period?\nP: March third.',
        'The cervix is closed.',
        'We will order an ultrasound.',
      ),
      ['GYNECOLOGIC HISTORY: ', 'Last menstrual period: March third.'],
    ],
    [
      'pregnancies',
      visit(
        'P: I have had two pregnancies and one miscarriage.',
        'The uterus is not tender.',
        'We will order an ultrasound.',
      ),
      ['OBSTETRIC HISTORY: ', 'miscarriage'],
    ],
    [
      'contraception',
      visit(
        'P: I have heavy periods.\nP: I have had an IUD for three years.',
        'The cervix is normal.',
        'We will order a pelvic ultrasound.',
      ),
      ['GYNECOLOGIC HISTORY: ', 'IUD'],
    ],
    [
      'fetal heart',
      visit(
        'P: I am 28 weeks along and the baby is moving a lot.',
        'The fundal height is 28 centimeters. The fetal heart rate is 140.',
        'We will order a glucose test.',
      ),
      ['Obstetric: ', 'undal height is 28 cm', 'etal heart rate is 140'],
      ['VITALS'],
    ],
  ],
  oncology: [
    [
      'stage and cycle',
      visit(
        'P: I was diagnosed with stage 3 lung cancer in May.\nP: I have nausea since the last infusion.',
        'Your lungs are clear on both sides.',
        'We will continue the carboplatin.',
      ),
      ['ONCOLOGIC HISTORY: ', 'stage 3 lung cancer'],
    ],
    [
      'performance status',
      visit(
        'P: I am tired but I do my own shopping.',
        'Your ECOG performance status is 1.',
        'We will continue the chemotherapy.',
      ),
      ['Performance status: '],
    ],
    [
      'lymph nodes',
      visit(
        'P: I have night sweats and lost weight.',
        'There is a firm supraclavicular lymph node on the left.',
        'We will do a biopsy.',
      ),
      ['Lymph nodes: '],
    ],
  ],
  ophthalmology: [
    [
      'acuity',
      visit(
        'P: My vision is blurry in the right eye.',
        'Your visual acuity is 20/40 in the right eye and 20/20 in the left.',
        'I think this is a cataract.',
      ),
      ['Visual acuity: ', '20/40'],
    ],
    [
      'pressure',
      visit(
        'P: I see halos around lights.',
        'The eye pressure is 24 in the right eye and 18 in the left eye.',
        'I think this is glaucoma.',
      ),
      ['Intraocular pressure: '],
    ],
    [
      'floaters',
      visit(
        'P: I have new floaters in my left eye.',
        'The retina is flat in both eyes.',
        'I think this is a posterior vitreous detachment.',
      ),
      ['floaters', 'Fundus: '],
    ],
  ],
  otolaryngology: [
    [
      'ears and throat apart',
      visit(
        'P: I have ringing in my ears.',
        'Your ear canals are clear on both sides. The tonsils are large without exudate.',
        'I think this is tinnitus.',
      ),
      ['Ears: ', 'Oral cavity and throat: '],
    ],
    [
      'noise',
      visit(
        'P: I do not hear well on the left.\nP: I worked around loud machines for years.',
        'The left ear drum is normal.',
        'We will order a hearing test.',
      ),
      ['NOISE EXPOSURE: ', 'loud machines'],
    ],
    [
      'vocal cords',
      visit(
        'P: I have been hoarse for two months.',
        'The vocal cords move well on both sides.',
        'I think this is reflux laryngitis.',
      ),
      ['Larynx: '],
    ],
  ],
  pulmonology: [
    [
      'smoking',
      visit(
        'P: I get winded on the stairs.\nP: I smoked two packs a day for 20 years.',
        'You have wheezing on both sides.',
        'I think this is COPD.',
      ),
      ['SMOKING HISTORY: ', '2 packs'],
    ],
    [
      'asbestos',
      visit(
        'P: I have a dry cough.\nP: I worked with asbestos in the shipyard.',
        'There are crackles at both bases.',
        'We will order a chest CT.',
      ),
      ['OCCUPATIONAL AND ENVIRONMENTAL EXPOSURE: ', 'asbestos'],
    ],
    [
      'the chest first',
      visit(
        'P: I cough at night.',
        'Your abdomen is soft and not tender. There are crackles at both bases.',
        'We will order a chest x-ray.',
      ),
      ['Respiratory: '],
    ],
  ],
  rheumatology: [
    [
      'morning stiffness',
      visit(
        'P: My hands are stiff in the morning for two hours.',
        'There is synovitis in the knuckles of both hands.',
        'I think this is rheumatoid arthritis.',
      ),
      ['MORNING STIFFNESS: ', '2 hours', 'Joints: '],
    ],
    [
      'a short answer on stiffness',
      visit(
        'P: My knuckles hurt and swell.\nD: How long does the stiffness last?\nP: About an hour.',
        'The joints are boggy on the right hand.',
        'We will start methotrexate.',
      ),
      ['MORNING STIFFNESS: The stiffness lasts about an hour.'],
    ],
  ],
  urology: [
    [
      'the stream',
      visit(
        'P: My stream is weak and I get up three times at night to pee.',
        'The prostate is enlarged and smooth.',
        'I think this is an enlarged prostate.',
      ),
      ['URINARY SYMPTOMS: ', 'Rectal: '],
    ],
    [
      'nocturia, asked for in short',
      visit(
        'P: I have trouble with my bladder.\nD: How often do you get up at night?\nP: Four times.',
        'The prostate is enlarged and smooth.',
        'We will start tamsulosin.',
      ),
      ['URINARY SYMPTOMS: He gets up at night 4 times.'],
    ],
  ],
  emergency_medicine: [
    [
      'tetanus',
      visit(
        'P: I cut my hand on glass an hour ago.\nD: When was your last tetanus shot?\nP: Ten years ago.',
        'There is a 3 centimeter laceration on the left palm.',
        'We will close it with stitches.',
      ),
      ['Last tetanus shot: 10 years ago.'],
    ],
    [
      'blood thinners',
      visit(
        'P: I fell and hit my head.\nP: I am on a blood thinner.',
        'Your pupils are equal.',
        'We will order a head CT.',
      ),
      ['hit their head', 'blood thinner'],
    ],
  ],
  urgent_care: [
    [
      'exposure',
      visit(
        'P: I have had a sore throat since Sunday.\nP: I was exposed to strep at work.',
        'Your tonsils are red with exudate.',
        'I think this is strep throat.',
      ),
      ['exposed to strep'],
    ],
    [
      'tetanus',
      visit(
        'P: I stepped on a nail today.\nD: When was your last tetanus shot?\nP: Two years ago.',
        'There is a puncture wound on the left foot.',
        'We will start cephalexin.',
      ),
      ['Last tetanus shot: 2 years ago.'],
    ],
  ],
  physical_therapy: [
    [
      'goal',
      visit(
        'P: My shoulder hurts when I reach overhead.\nP: I want to get back to swimming.',
        'Abduction is limited to 100 degrees. Shoulder strength is 4 out of 5.',
        'We will start a home exercise program.',
      ),
      ['GOALS: ', 'swimming', 'Range of motion: ', 'Strength: '],
    ],
    [
      'function',
      visit(
        'P: I had my knee replaced in May.\nP: I am able to walk two blocks with a cane.',
        'Flexion is limited to 90 degrees. Your gait is antalgic.',
        'We will continue twice a week.',
      ),
      ['FUNCTIONAL STATUS: ', 'Gait and balance: '],
    ],
  ],
};

for (const [specialty, list] of Object.entries(cases)) {
  describe(`a note of ${specialty} holds`, () => {
    test.each(list)('%s', async (_, dialogue, holds, not = []) => {
      const lines = await linesFor(specialty as Specialty, dialogue);
      for (const text of holds) expect(lines).toContain(text);
      for (const text of not) expect(lines).not.toContain(text);
    });
  });
}

describe('what a specialty may not miss is warned of', () => {
  const required: [Specialty, string, string][] = [
    ['cardiology', 'P: I need three pillows to sleep.', 'S: Leg swelling.'],
    ['dermatology', 'P: I go tanning every week.', 'S: Mole.'],
    ['endocrinology', 'P: I had low blood sugars at night.', 'S: Diabetes.'],
    ['gastroenterology', 'P: I have never had a colonoscopy.', 'S: Heartburn.'],
    ['neurology', 'D: Do you get an aura?\nP: No.', 'S: Headache.'],
    ['obstetrics_gynecology', 'D: When was your last period?\nP: In May.', 'S: Pelvic pain.'],
    ['oncology', 'D: Any fevers or chills?\nP: None.', 'S: Nausea.'],
    ['ophthalmology', 'D: Any flashes or floaters?\nP: No.', 'S: Blurred vision.'],
    ['otolaryngology', 'P: I wear hearing aids.', 'S: Vertigo.'],
    ['pulmonology', 'P: I never smoked.', 'S: Cough.'],
    ['rheumatology', 'D: Any morning stiffness?\nP: No.', 'S: Joint pain.'],
    ['urology', 'D: Your PSA has not been checked.', 'S: Nocturia.'],
    ['emergency_medicine', 'D: Did you lose consciousness?\nP: No.', 'S: Fall.'],
    ['urgent_care', 'D: Is your tetanus up to date?\nP: I think so.', 'S: Wound.'],
    ['physical_therapy', 'P: My goal is to run a marathon.', 'S: Knee pain.'],
  ];
  test.each(required)('%s', (specialty, dialogue, note) => {
    expect(
      missingFrom(dialogue, note, specialty).filter((one) => one.startsWith('specialty: ')),
    ).toHaveLength(1);
    expect(missingFrom(dialogue, note, 'physician').filter((one) => one.startsWith('specialty: '))).toEqual(
      [],
    );
  });
});

test("a clinician's next words are no answer to their own question", async () => {
  const dialogue = visit(
    'P: I have had spotting for a week.\nD: When was your last period?\nP: Hm.',
    'The cervix is closed.',
    'We will order an ultrasound.',
  );
  expect(await linesFor('obstetrics_gynecology', dialogue)).not.toContain('let me examine');
});
