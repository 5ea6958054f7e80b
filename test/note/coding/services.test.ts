import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../../src/note/coding/candidates.ts';
import { codeEncounter } from '../../../src/note/coding/code-encounter.ts';
import { codesOf, type Visit, visit } from './visit.ts';

const talk =
  'Patient: It has been bothering me for about a week and I was not sure whether to come in at all, but my wife said that I should. ' +
  'Doctor: I am glad you did. Tell me how it began and what you have tried so far. ' +
  'Patient: Well it came on slowly, mostly at night, and I tried resting and drinking more water, which did not do very much. ' +
  'Doctor: Has anything like this happened before, and does anything make it better or worse for you? ' +
  'Patient: Not really, it is about the same all day long and I can still go to work and sleep most of the night. ' +
  'Doctor: Okay, let me have a look at you and then we will talk about what to do. Everything there looks fine to me.';

/** The codes for services of a visit in which the doctor also says `said`. */
function cpt(said: string, given: Visit = {}): string[] {
  const transcript = `${talk}\nDoctor: ${said}`.replaceAll(/ (Doctor|Patient): /g, '\n$1: ');
  return codesOf({ ...given, transcript }).cpt.map(({ code }) => code);
}

function reason(code: string, said: string, given: Visit): string {
  const transcript = `${talk}\nDoctor: ${said}`.replaceAll(/ (Doctor|Patient): /g, '\n$1: ');
  return codesOf({ ...given, transcript }).cpt.find((one) => one.code === code)?.reason ?? '';
}

const done: readonly [string, string][] = [
  ['We did an EKG here in the office and it shows a normal rhythm.', '93000'],
  ['The rapid strep test came back positive.', '87880'],
  ['The rapid flu test we did is negative.', '87804'],
  ['The COVID antigen test came back negative.', '87811'],
  ['Your urine dipstick in the office shows some blood.', '81002'],
  ['The urine pregnancy test we did was negative.', '81025'],
  ['I injected your right knee with steroid and you tolerated that well.', '20610'],
  ['The injection was performed into the left shoulder without trouble.', '20610'],
  ['Spirometry today shows obstruction.', '94010'],
  ['We gave you a nebulizer treatment and you sound clearer.', '94640'],
  ['I removed a lot of ear wax from that side with the curette.', '69210'],
  ['I froze the wart with liquid nitrogen, that is it.', '17110'],
  ['The shave biopsy was performed and sent off.', '11102'],
  ['I want to make sure it is not a melanoma, so I did a shave biopsy, which went well.', '11102'],
  ['The laceration was sutured with four stitches.', '12001'],
  ['I drained the abscess and packed it.', '10060'],
  ['The nurse gave you the Rocephin injection.', '96372'],
  ['Your flu shot was given.', '90471'],
  ['You scored 14 on your PHQ-9.', '96127'],
];

const notDone: readonly string[] = [
  'Blood today, and a pregnancy test before we start.',
  "I'm going to order an EKG.",
  'You had an EKG at the hospital last week.',
  "Let's schedule a knee injection for next month.",
  'Have you had your flu shot?',
  'You should get a flu shot at the pharmacy.',
  'We could consider a steroid injection in the knee if therapy does not help.',
  'Your home COVID test was negative.',
  'His finger stick today, the hemoglobin, it is ten point six.',
  'You will need spirometry.',
  'The patient declined the flu shot today.',
];

const stable: Visit = { assessment: ['Hypertension, stable.'] };

describe('services said to be done at the visit', () => {
  it.each(done)('%s', (said, code) => {
    expect(cpt(said, stable)).toContain(code);
  });

  it.each(notDone)('none: %s', (said) => {
    expect(cpt(said, stable).filter((code) => !code.startsWith('99'))).toEqual([]);
  });

  it('says that the visit beside a procedure needs modifier 25', () => {
    const said = 'I injected your right knee with steroid.';
    expect(reason('20610', said, stable)).toContain('modifier 25');
    expect(reason('99212', said, { assessment: ['Right knee osteoarthritis.'] })).toContain(
      'With 20610 on the same day: add modifier 25',
    );
  });

  it('counts a joint injection once', () => {
    expect(cpt('I injected the knee with Depo-Medrol.', stable).filter((c) => c === '96372')).toEqual([]);
  });
});

describe('the level of an office visit', () => {
  it('is straightforward for a minor problem with advice alone', () => {
    expect(cpt('Rest and drink plenty.', { assessment: ['Common cold.'] })).toEqual(['99212']);
  });

  it('is low for one stable chronic illness and an over-the-counter drug', () => {
    expect(cpt('Keep taking the ibuprofen.', { assessment: ['Osteoarthritis.'] })).toEqual(['99213']);
  });

  it('is moderate for an illness not at goal with prescription drug management', () => {
    const given = { assessment: ['Hypertension, not at goal.'] };
    const said = "I'm increasing your lisinopril to 40 milligrams.";
    expect(cpt(said, given)).toEqual(['99214']);
    expect(reason('99214', said, given)).toMatch(
      /problems moderate \(chronic illness not at goal \(hypertension\)\).*risk moderate \(prescription drug management \(lisinopril\)\)/,
    );
  });

  it('is high where a threat to life sends the patient to the hospital', () => {
    const given = { assessment: ['Unstable angina.'] };
    expect(cpt('You need to go straight to the emergency room right now.', given)).toEqual(['99215']);
  });

  it('follows the stated time where that is higher', () => {
    expect(cpt('I spent 45 minutes on this visit.', stable)).toEqual(['99215']);
    expect(cpt('Fine.', { ...stable, encounter: { duration_minutes: 32 } })).toEqual(['99214']);
  });

  it('is that of a new patient only where something says so', () => {
    expect(cpt('Rest.', { ...stable, encounter: { visit_type: 'new' } })[0]).toMatch(/^9920/);
    expect(cpt('It is nice to meet you.', stable)[0]).toMatch(/^9920/);
    expect(reason('99212', 'Rest.', { assessment: ['Common cold.'] })).toContain('assumed');
  });

  it.each([
    ['It is nice to meet you. I will see you again in two weeks.', '99202'],
    ['Nice to meet you. Please schedule a follow-up appointment with me for four weeks from now.', '99202'],
    ['Nice to meet you. You can follow up with me in a month.', '99202'],
    ["I am Dr. Reyes, I'm covering for Dr. Lund this week.", '99212'],
    ["I am Dr. Reyes, Dr. Lund's out today.", '99212'],
    ['I am Dr. Reyes, what brings you in?', '99202'],
    ["I'm Dr Hughes, one of the GPs here.", '99212'],
    ["I'm Dr. Okonjo, I've taken over the young adult clinic from Dr. Reyes.", '99212'],
    ["I'm Dr. Patel. I don't think we've met, you usually see Dr. Greene.", '99212'],
    ["You're new to us, welcome. What brings you in?", '99202'],
    ["I'm Mr Fenwick, this is Bev, our nurse.", '99202'],
    ["You've been sent up about infections, is that right?", '99202'],
    ["I'm Mr Fenwick. Good to see you again.", '99212'],
    ["i'm mr lund one of the urologists so your gp's sent you up", '99202'],
    ["I'm one of the consultants in the falls clinic.", '99202'],
    ['I got a letter from your family doctor about this.', '99202'],
    ["I'm Dr. Pellham, we met in the hospital.", '99212'],
    ["I'm Dr Rahman. So, you were last here in September.", '99212'],
    ['When was the last time you had a cold?', '99212'],
    ["The murmur's new to me.", '99212'],
    ['It is good to see you again.', '99212'],
    ['You are here for follow-up of your cold.', '99212'],
  ])('tells a visit that is past from one that is to come: %s', (said, code) => {
    expect(cpt(said, { assessment: ['Common cold.'] })).toEqual([code]);
  });

  it.each([
    ['Are you still taking the metformin 500 milligrams?', 'straightforward'],
    ['Do you take the lisinopril as prescribed?', 'straightforward'],
    ['Did they prescribe you any antibiotics in the hospital?', 'straightforward'],
    ['I will prescribe you some crutches for that.', 'low'],
    ['I want you to monitor your stress levels. Keep taking the lisinopril.', 'moderate'],
    ['Continue the methotrexate, and we will monitor your blood counts.', 'high'],
    ['Have you been near anyone having chemotherapy? Keep taking the lisinopril.', 'moderate'],
    ['So the hospice looked after him until he died.', 'straightforward'],
    ["I'd like to do some bloods: ferritin, B12 and folate.", 'straightforward'],
    ["I'll start you on folate, 5 milligrams once a day.", 'moderate'],
    ['I am going to prescribe meloxicam.', 'moderate'],
    ["I'd go with the Macrobid again, a hundred, twice a day.", 'moderate'],
    ['I will send a prescription for an antibiotic.', 'moderate'],
  ])('counts a drug that is decided on, not one that is asked for: %s', (said, risk) => {
    const given: Visit = { assessment: ['Hypertension.'] };
    const [code] = cpt(said, given);
    expect(reason(code!, said, given)).toContain(`risk ${risk} (`);
  });

  it.each([
    ['Methimazole, 20 to begin with.', 'moderate'],
    ['Bring the furosemide down to 40 in the morning.', 'moderate'],
    ['We will do desogestrel, one every day, no breaks.', 'moderate'],
    ['Water pill, once daily, in the morning.', 'moderate'],
    ['Tums, 2 at night.', 'low'],
    ['If the sugars stay up, metformin twice daily would be next.', 'straightforward'],
    ['They asked about the lisinopril.', 'straightforward'],
  ])('weighs the medicines of the plan as it is written: %s', (planned, risk) => {
    const given: Visit = { titled: [['Hypertension', planned]] };
    const [code] = cpt('Good.', given);
    expect(reason(code!, 'Good.', given)).toContain(`risk ${risk} (`);
  });

  it.each([
    [
      ['Continue amlodipine.', 'Tamsulosin stays as it is.'],
      '2 lasting illnesses under treatment (amlodipine, tamsulosin)',
    ],
    [['Start sertraline 50 mg daily.'], 'lasting illness whose medicine is begun or raised (sertraline)'],
    [
      ['Switch to Trimbow, 2 puffs twice daily.'],
      'lasting illness whose medicine is begun or raised (trimbow)',
    ],
    [['Continue amlodipine.'], 'acute problem (headache)'],
    [['If the sugars stay up, start metformin.'], 'acute problem (headache)'],
    [['No amlodipine, no tamsulosin.'], 'acute problem (headache)'],
  ])('tells lasting illnesses by the medicines that are seen to: %s', (plan, because) => {
    const given: Visit = { assessment: ['Headache.'], plan };
    expect(reason(cpt('Good.', given)[0]!, 'Good.', given)).toContain(because);
  });

  it('takes no examination of a joint for a test of the heart', () => {
    const of = (said: string) => reason('99212', said, { assessment: ['Common cold.'] });
    expect(of('You have a negative varus and valgus stress test.')).toContain('(no data)');
    expect(of('We will order a stress test.')).toContain('data straightforward (stress test)');
  });

  it.each([
    ['Ovarian cancer.', 'moderate (chronic illness not at goal (ovarian cancer))'],
    ['Ovarian cancer, no evidence of recurrence.', 'low (one stable chronic illness (ovarian cancer))'],
    [
      'Depression. We will increase it from 20 mg to 40 mg.',
      'moderate (chronic illness not at goal (depression))',
    ],
    ['Depression. Increase your walks to 30 minutes.', 'low (one stable chronic illness (depression))'],
  ])('judges whether it is at goal: %s', (assessment, problems) => {
    expect(
      reason(cpt('Rest.', { assessment: [assessment] })[0]!, 'Rest.', { assessment: [assessment] }),
    ).toContain(`problems ${problems}`);
  });

  it('takes a dose that the plan raises for an illness not at goal, and no warning of what may come', () => {
    const planned = (text: string) => {
      const given = { titled: [['Hypertension', text]] as const };
      return reason(cpt('Rest.', given)[0]!, 'Rest.', given);
    };
    expect(planned('Increase lisinopril to 40 mg daily.')).toContain('not at goal (hypertension)');
    expect(planned('Call if it gets worse.')).toContain('one stable chronic illness (hypertension)');
  });

  it('counts a plan under the same title, however the title is written there', () => {
    const given = visit({ titled: [['Hypertension']] });
    const plan = given.sentences.map((one) => ({ ...one, section: 'plan' as const, group: 'Hypertension.' }));
    const sentences = [
      ...given.sentences.map((one) => ({ ...one, group: 'hypertension' })),
      ...plan.map((one) => ({ ...one, text: 'Increase lisinopril to 40 mg daily.' })),
    ];
    const transcript = visit({
      transcript: `${talk}\nDoctor: Rest.`.replaceAll(/ (Doctor|Patient): /g, '\n$1: '),
    });
    const { cpt: codes } = codeEncounter({ ...given, sentences, transcript: transcript.transcript });
    expect(codes[0]?.reason).toContain('not at goal (hypertension)');
  });

  it('counts an ulcer with the illness that caused it', () => {
    const given: Visit = { assessment: ['Diabetic foot ulcer.'] };
    expect(reason(cpt('Rest.', given)[0]!, 'Rest.', given)).toContain('one stable chronic illness');
  });

  it('counts no illness that is only mentioned beside the titles', () => {
    const given: Visit = { titled: [['Gout']], judged: [['Gout', 'She has atrial fibrillation.']] };
    expect(reason(cpt('Rest.', given)[0]!, 'Rest.', given)).toContain('one stable chronic illness (gout)');
  });

  it('notes modifier 95 for telehealth', () => {
    const given: Visit = { assessment: ['Common cold.'], encounter: { visit_type: 'telehealth' } };
    expect(reason('99212', 'Rest.', given)).toContain('modifier 95');
  });

  it.each([
    ['This is a telephone visit, so I cannot look at it.', 'modifier 93'],
    ["I can't examine you over the telephone, of course.", 'modifier 93'],
    ['We are doing this over the phone today.', 'modifier 93'],
    ['Thanks for joining the video visit.', 'modifier 95'],
    ['We started by telephone visit and went on by video visit.', 'modifier 95'],
  ])('notes how it was held: %s', (said, modifier) => {
    const given: Visit = { assessment: ['Common cold.'] };
    expect(reason('99212', said, given)).toContain(modifier);
  });

  it.each([
    'If I could do telehealth visits all day long I would.',
    'Call us on the phone if it gets worse.',
    'I spoke to your daughter over the phone.',
  ])('and no modifier for %s', (said) => {
    expect(reason('99212', said, { assessment: ['Common cold.'] })).not.toContain('modifier');
  });

  it('notes modifier 93 where the request says telehealth and the words say telephone', () => {
    const given: Visit = { assessment: ['Common cold.'], encounter: { visit_type: 'telehealth' } };
    expect(reason('99212', 'This is a telephone appointment.', given)).toContain('modifier 93');
  });

  it.each([
    ['We will change his blood pressure regimen.', 'not at goal (hypertension)'],
    ['Add a second agent to the lisinopril.', 'not at goal (hypertension)'],
    ['If it stays high we may change her medication.', 'one stable chronic illness (hypertension)'],
    ['Start lisinopril 10 mg daily.', 'not at goal (hypertension)'],
    ['We will prescribe amlodipine, 5 mg.', 'not at goal (hypertension)'],
    ['Continue lisinopril 10 mg daily.', 'one stable chronic illness (hypertension)'],
    ['Start lisinopril if the home readings stay high.', 'one stable chronic illness (hypertension)'],
    ['We do not want to start amlodipine.', 'one stable chronic illness (hypertension)'],
    ['Start walking after supper.', 'one stable chronic illness (hypertension)'],
  ])('judges by a changed regimen: %s', (text, problems) => {
    const given = { titled: [['Hypertension', text]] as const };
    expect(reason(cpt('Rest.', given)[0]!, 'Rest.', given)).toContain(problems);
  });

  it('counts an illness that is mentioned under one title and has its own, too', () => {
    const given: Visit = {
      titled: [['Atrial fibrillation'], ['Hypertension']],
      judged: [['Atrial fibrillation', 'She has hypertension, so her score is 3.']],
    };
    expect(reason(cpt('Rest.', given)[0]!, 'Rest.', given)).toContain(
      '2 chronic illnesses (atrial fibrillation, hypertension)',
    );
  });

  it('counts no drug that was thought of and put off', () => {
    const said = 'I thought about prednisone, but I would rather hold off on that.';
    expect(reason(cpt(said, stable)[0]!, said, stable)).not.toContain('prescription drug');
  });

  it('counts a drug that is given where another is avoided', () => {
    const said = 'I want you to take prednisone 20 mg daily, and I would avoid the naproxen.';
    expect(reason(cpt(said, stable)[0]!, said, stable)).toContain(
      'prescription drug management (prednisone)',
    );
  });

  it.each([
    "I do n't think i need to prescribe anything else for the pain.",
    "Back in the day it was n't prescribed by doctors.",
    'We want to avoid going to insulin.',
    'I saw that Dr. Brown put you on Buspar.',
    'They had started you on lisinopril.',
  ])('counts no drug that is not given here: %s', (said) => {
    expect(reason(cpt(said, stable)[0]!, said, stable)).not.toContain('prescription drug');
  });

  it('is not told from too few words, from no problem, or for a therapist', () => {
    expect(codesOf({ ...stable, transcript: 'Doctor: your blood pressure is fine.' }).cpt).toEqual([]);
    expect(cpt('Rest.', { assessment: ['All is well.'] })).toEqual([]);
    expect(cpt('Rest.', { ...stable, specialty: 'physical_therapy' })).toEqual([]);
  });

  it('is an emergency visit in the emergency department', () => {
    expect(cpt('Rest.', { assessment: ['Common cold.'], specialty: 'emergency_medicine' })).toEqual([
      '99282',
    ]);
  });
});

describe('a check-up', () => {
  const checkUp = (age: number): Visit => ({
    assessment: ['Annual physical.'],
    encounter: { patient: { age } },
  });

  it.each([
    [0, '99391'],
    [3, '99392'],
    [8, '99393'],
    [15, '99394'],
    [30, '99395'],
    [50, '99396'],
    [70, '99397'],
  ])('at age %i is %s', (age, code) => {
    expect(cpt('All good.', checkUp(age))).toEqual([code]);
  });

  it('has no code where nobody said the age', () => {
    expect(cpt('All good.', { assessment: ['Annual physical.'] })).toEqual([]);
  });
});

describe('candidates for a language model', () => {
  it('are the codes themselves and their variants', () => {
    const given = visit({ assessment: ['Right knee osteoarthritis.'] });
    const codes = candidatesFor(given).icd10.map(({ code }) => code);
    expect(codes[0]).toBe('M17.11');
    expect(codes).toEqual(expect.arrayContaining(['M17.0', 'M17.12', 'M17.10']));
  });
});

describe('an element of the visit level', () => {
  const acute: Visit = { assessment: ['Kidney stone.'] };

  it.each([
    ['I am going to prescribe ibuprofen 800 mg as needed.', 'prescription drug management'],
    ['Start taking ibuprofen 800 milligrams three times a day.', 'prescription drug management (ibuprofen)'],
    ['Start taking ibuprofen 200 milligrams three times a day.', 'over-the-counter drug (ibuprofen)'],
    ['What I would like you to use is clobetasol on the scalp.', 'prescription drug management (clobetasol)'],
    ['Continue with your statin.', 'prescription drug management ("Continue with your statin")'],
    ['If that does not help, I will send you to the hospital.', 'no treatment beyond advice'],
    ['I am sending you to the hospital today.', 'decision about hospital care'],
    ['Do you recall what your last hemoglobin A1c was?', 'no data'],
    ['We drew a creatinine and it is up a little.', 'kidney function or metabolic panel'],
    ['If it does not improve, we might do an MRI.', 'no data'],
    ['We can get you back in and possibly do an MRI if we need it.', 'no data'],
    ['I want to send off a CA-125 and an LDH.', 'CA-125, LDH'],
    ['You are most likely going to need surgery on that foot.', 'decision about surgery'],
    ['You do not need surgery. Rest.', 'no treatment beyond advice'],
    [
      "Since he's allergic to amoxicillin, I'm going to prescribe cefdinir once a day.",
      'prescription drug management',
    ],
    ['We will try clindamycin on the skin.', 'prescription drug management (clindamycin)'],
    ['We will try benzoyl peroxide on the skin.', 'over-the-counter drug (benzoyl)'],
  ])('%s → %s', (said, because) => {
    const transcript = `${talk}\nDoctor: ${said}`.replaceAll(/ (Doctor|Patient): /g, '\n$1: ');
    const [visitLevel] = codesOf({ ...acute, transcript }).cpt.filter(({ code }) => code.startsWith('992'));
    expect(visitLevel!.reason).toContain(because);
  });

  it('is read near its words where speech has no stops', () => {
    const said =
      'so what i am going to do is i am going to prescribe you some oxycodone five milligrams for the pain and i want you to drink plenty of water and strain your urine and then we will see how that goes over the next couple of days and if it gets worse give us a call';
    expect(reason('99213', said, acute)).toContain('prescription drug management');
  });
});
