import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a boy who is told what to do himself, beside his mother', () => {
  it.each<SmallVisit>([
    [
      'Mother: Can he go to school? / Doctor: Yes. / Patient: Can I drive? / Doctor: No. And no swimming alone.',
      ['The patient was advised not to drive.'],
      [/mother was advised/],
    ],
    [
      'Mother: What should I do? / Doctor: Stay off school until Monday. / Patient: OK. / Doctor: I want you in bed by nine.',
      [
        'the patient was advised to stay off school until Monday',
        'The patient was advised to be in bed by 9.',
      ],
      [/mother was advised/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that stops only in a case, or little by little', () => {
  it.each<SmallVisit>([
    [
      "Mother: He had another seizure. / Doctor: I'd rather switch to lamotrigine. Stay on the Keppra until I tell you. / Mother: What if he gets a rash? / Doctor: Stop it and call me the same day.",
      ['- Keppra.', 'Asked "What if he gets a rash?": stop it and call us the same day.'],
      [/stopped at/],
    ],
    [
      "Doctor: I'm starting you on lamotrigine. / Patient: What if I get a rash? / Doctor: Stop it and call me.",
      ['Asked "What if I get a rash?": stop lamotrigine and call us.'],
      [/stopped at/],
    ],
    [
      "Patient: My feet burn. / Doctor: Let's swap the gabapentin for Lyrica, seventy five at night. Taper the gabapentin, drop one pill every three days.",
      ['Gabapentin (tapering off from this visit).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is asked without a mark', () => {
  it.each<SmallVisit>([
    [
      'what are you taking now / plavix and lipitor eighty / still on the aspirin / no they stopped that after three weeks',
      ['The patient is not on the aspirin. They stopped the aspirin after 3 weeks.'],
      [/taking still/],
    ],
    [
      'what brings you in / my chest hurts / still smoking / no i quit in june',
      ['The patient is not smoking.'],
      [/Still smoking\./],
    ],
    [
      'what brings you in / im tired / lightheaded when you stand up / no / any chest pain / no',
      ['The patient denies any lightheadedness on standing or chest pain.'],
      [/Lightheaded when/],
    ],
    [
      'what brings you in / im tired / short of breath when you lie flat / no / trouble swallowing / no / stiff in the morning / no',
      [
        'The patient denies any shortness of breath when lying down or dysphagia. The patient is not stiff in the morning.',
        'Respiratory: Denies shortness of breath when lying down.',
      ],
    ],
    [
      'Patient: My sugar is up. / Doctor: on the metformin still / Patient: no not anymore',
      ['The patient is not on the metformin anymore.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a symptom that is named, and not told', () => {
  it.each<SmallVisit>([
    [
      'Patient: My hands hurt. / Doctor: Any joint swelling? / Patient: Not swelling so much as stiffness, first thing.',
      ['not swelling so much as stiffness, first thing.'],
      [/[Dd]enies[^.]*stiffness/],
    ],
    [
      'Patient: I smell burning rubber. / Doctor: Do you ever get the smell without passing out? / Patient: Yeah, maybe once a week.',
      [],
      [/[Ss]yncope/],
    ],
    [
      "Patient: I'm tired. / Doctor: Can you walk a block without chest pain? / Patient: Yeah, sure.",
      [],
      [/reports chest pain|Reports chest pain/],
    ],
    [
      'what brings you in / my asthma is acting up / lungs are clear no wheeze peak flow is four eighty thats ninety two percent / ok',
      ['peak flow is 480 that is 92%'],
      [/Oxygen/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the patient only thinks', () => {
  it.each<SmallVisit>([
    [
      "Patient: My heart races. / Doctor: This is panic disorder. You said I'm having a heart attack, and we came up with, this is adrenaline and it passes.",
      ['1. Panic disorder.'],
      [/heart attack/i],
    ],
    [
      "Patient: I get panicky. / Doctor: This is health anxiety. When you think I'm going to have a stroke, look at the facts instead.",
      ['1. Health anxiety.'],
      [/Stroke|we are going/],
    ],
    [
      "Patient: My head hurts. / Doctor: Your mind says it's a brain tumor but this is just a tension headache.",
      ['1. Tension headache.'],
      [/Brain tumor\./],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what names no problem, and what is done when', () => {
  it.each<SmallVisit>([
    [
      "Patient: My leg hurts. / Doctor: You've got an S1 radiculopathy. I'd like to do an epidural steroid injection, under x-ray.",
      ['1. S1 radiculopathy.'],
      [/\d\. X-ray/],
    ],
    [
      'Patient: My back hurts. / Doctor: You have facet arthritis. We do a block, under fluoroscopy.',
      ['We do a block, under fluoroscopy.'],
      [/\d\. Fluoroscopy/],
    ],
    [
      "Patient: My face is red. / Doctor: You've got rosacea. Red wine can flare rosacea.",
      ['1. Rosacea.'],
      [/Flare rosacea|EXAM/],
    ],
    [
      "Patient: What does it do? / Doctor: You have rheumatoid arthritis. I'll start methotrexate. The main things are nausea, mouth sores, and it can bother the liver.",
      ['We will start methotrexate.'],
      [/EXAM/],
    ],
    [
      "Patient: My shoulder hurts. / Doctor: It's bursitis. I'll give you a cortisone shot today. I'll see you two weeks after the shot.",
      ['Follow-up: We will see the patient 2 weeks after the shot.'],
    ],
    [
      "Patient: I have moles. / Doctor: The one on the back I'm calling an atypical mole, but I can't tell you it's not an early melanoma without a biopsy, so I'm going to shave it off today and send it out.",
      ['shave it off today and send it out.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('medicines of now beside those of the past', () => {
  it.each<SmallVisit>([
    [
      "Patient: I can't sleep. / Doctor: Medications? / Patient: Amlodipine ten, metformin a thousand twice a day, and I was on Ambien but I ran out in the spring and didn't get it refilled.",
      ['- Amlodipine 10 mg.', '- Metformin 1000 mg twice daily.'],
      [/- Ambien/],
    ],
    [
      "Patient: My back hurts. / Doctor: What have you tried? / Patient: Naproxen. And the urgent care gave me some hydrocodone, but that's all gone.",
      ['- Naproxen.'],
      [/- Hydrocodone/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is asked of the patient and of others at once', () => {
  it.each<SmallVisit>([
    [
      "Patient: My skin is dry. / Doctor: Any psoriasis in you or the family? / Patient: Not me, my brother's got it on his elbows.",
      ['The patient denies any psoriasis.', "the patient's brother has it on his elbows."],
      [/or the family|[Nn]ot the patient/],
    ],
    [
      "Patient: I'm tired. / Doctor: Any thyroid problems in you or your family? / Patient: Not me, but my mom does.",
      ["The patient's mother has thyroid problems."],
      [/or the family/],
    ],
    [
      "Patient: I'm down. / Doctor: Any thoughts of suicide or of hurting anyone else? / Patient: No.",
      ['Denies suicidal ideation or thoughts of harming others.'],
    ],
    [
      "Patient: I'm down. / Doctor: Any thoughts of harming yourself or anybody else? / Patient: No.",
      ['Denies thoughts of self-harm or of harming others.'],
    ],
    [
      "Patient: I'm down. / Doctor: Are you having any thoughts of not wanting to be here, or of hurting yourself? / Patient: No.",
      ['Denies thoughts of not wanting to be here or self-harm.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a short answer to what the patient asks', () => {
  it.each<SmallVisit>([
    [
      'Patient: I have a colonoscopy Friday. / Doctor: OK. / Patient: Do I have to stop the Plavix? / Doctor: No, you stay on it.',
      ['the patient stays on the Plavix.'],
    ],
    [
      "Patient: My back hurts. / Patient: And the tramadol? / Doctor: I'd stop that one. / Patient: And the Effexor? / Doctor: Same as now.",
      ['Tramadol (stopped at this visit).', 'Effexor: the same.'],
      [/EXAM/],
    ],
    ['Patient: I have a rash. Is it shingles? / Doctor: It is, yes.', ['1. Shingles.']],
    [
      "Patient: My elbow itches. / Patient: Is it eczema? / Doctor: Yep, that's what it is. I'll give you a cream.",
      ['1. Eczema.', 'We will provide a cream.'],
      [/what it is/],
    ],
    [
      'Patient: I had hives after dinner. / Doctor: What you had was anaphylaxis to shrimp.',
      ['1. Anaphylaxis to shrimp.'],
    ],
    [
      'Patient: I passed out. / Doctor: What you had was a vasovagal faint. Drink more water.',
      ['1. Vasovagal faint.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how long something lasts, and when', () => {
  it.each<SmallVisit>([
    [
      'Patient: My hands are stiff. / Doctor: How long does the stiffness last when you get up? / Patient: A good two hours.',
      ['The stiffness lasts a good 2 hours when the patient gets up.'],
    ],
    [
      'Patient: My face hurts. / Doctor: How long does the pain last when you get it? / Patient: Ten minutes.',
      ['The pain lasts 10 minutes when the patient gets it.'],
    ],
  ])('%s', (...one) => holds(one));
});
