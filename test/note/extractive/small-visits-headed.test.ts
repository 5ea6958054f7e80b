import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('what is no problem of the visit', () => {
  it.each<SmallVisit>([
    [
      "Doctor: The main danger is a stroke, so I recommend a blood thinner. So you have new atrial fibrillation. I'd like to start Eliquis.",
      ['1. Atrial fibrillation.'],
      ['Stroke.', '2.'],
    ],
    [
      'Doctor: The biggest worry with this is a blood clot, so keep moving your legs. You have a sprained ankle.',
      ['1. Sprained ankle.'],
      ['Blood clot.'],
    ],
    [
      "Doctor: I'd really encourage you to quit smoking. It's the biggest risk factor for bladder cancer. / Patient: Okay. / Doctor: I'll give you a prescription for the nicotine patch, 14 milligrams.",
      ['nicotine patch'],
      ['1. Biggest risk'],
    ],
    [
      "Mother: He's wheezy. My mum has asthma. / Doctor: With your mum having asthma, I'd like to refer him for allergy testing.",
      ['1. Wheezing.'],
      ['2.', 'Mum having asthma.'],
    ],
    [
      'Doctor: Do you have a history of eczema, asthma, or hay fever? / Patient: I had eczema as a kid. And I get hay fever in the spring. No asthma.',
      ['eczema as a kid'],
      ['1. Eczema.'],
    ],
    [
      'Doctor: Have you ever had anything like this before? / Patient: I had postnatal depression with my second, that was in 2001.',
      ['postnatal depression'],
      ['1. Postnatal depression.'],
    ],
    [
      "Doctor: Any medical problems? / Patient: I've got a stomach ulcer. Well, I had one, in 2019. / Doctor: I think you've got sciatica. I'll give you naproxen.",
      ['1. Sciatica.'],
      ['2.'],
    ],
    [
      '[doctor] have you had sinus infections before ? / [patient] yes , last year . they gave me azithromycin for it .',
      ['Sinus infections'],
      ['1. Sinus infections.'],
    ],
    [
      "Doctor: The ulcer was a long time ago and your blood count is normal, so I think the benefit is much greater than the risk. We'll stop the aspirin.",
      ['stop aspirin'],
      ['1. Ulcer.'],
    ],
    ["Doctor: Since the Flomax made you dizzy, let's try alfuzosin.", ['alfuzosin'], ['Dizziness.']],
    [
      "Doctor: What do you think's going on? / Patient: I was worried I've slipped a disc as well.",
      ['worried'],
      ['1. Slipped disc.', 'CHIEF COMPLAINT\nSlipped disc.'],
    ],
    [
      "Doctor: I think this is most likely Crohn's disease. It could also be ulcerative colitis. I'd like to get a colonoscopy.",
      ["1. Crohn's disease."],
      ['2.', 'Possible colitis.'],
    ],
    [
      "Doctor: I can see that you're overdue for your smear test. / Patient: Oh yeah, I got the letter. / Doctor: It'd be good to book that in with the nurse once this has cleared up.",
      [],
      ['Nurse once this.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a problem is called', () => {
  it.each<SmallVisit>([
    [
      'Patient: I have borderline diabetes. / Doctor: You have a trigger finger. Keep watching your sugar and your diet.',
      ['1. Trigger finger.', '2. Prediabetes.'],
      ['2. Diabetes.'],
    ],
    [
      'Doctor: For the history of preeclampsia, keep taking the aspirin.',
      ['1. History of preeclampsia.'],
      ['1. Preeclampsia.'],
    ],
    ['Doctor: For the history of high blood pressure, continue the lisinopril.', ['1. Hypertension.']],
    [
      "Doctor: For the anxiety, I think you've got generalised anxiety disorder. I'd like to refer you to talking therapy.",
      ['1. Generalised anxiety disorder.'],
      ['1. Anxiety.'],
    ],
    [
      "Doctor: So, from what you've told me, this sounds very much like migraine with aura.",
      ['1. Migraine with aura.'],
    ],
    [
      "this sounds like a simple urinary tract infection a bladder infection i'm going to give you nitrofurantoin",
      ['1. Urinary tract infection.'],
      ['1. Urinary tract infection a'],
    ],
    [
      "Doctor: For your chronic kidney disease, stage 3, it's stable. Avoid ibuprofen and Aleve.",
      ['1. Chronic kidney disease stage 3. It is stable.'],
      ['PHYSICAL EXAM'],
    ],
    [
      "Doctor: I'm concerned about that one. It's an atypical pigmented lesion, and we need to rule out melanoma. I'd like to do a shave biopsy today. / Patient: Okay. / Doctor: For your hands, this is irritant hand dermatitis. I'm going to prescribe clobetasol.",
      ['1. Atypical pigmented lesion.', '2. Irritant hand dermatitis.'],
    ],
    [
      "Doctor: For the elevated PSA, I'd like to get an MRI of the prostate. For the hematuria, I'm going to do a cystoscopy. As for the erections, we'll check a testosterone level.",
      ['1. Elevated PSA.', '2. Hematuria.', '3. Erectile dysfunction.'],
      ['Other.'],
    ],
    [
      "Doctor: For the abnormal glucose screen, I'd like you to do the three hour glucose tolerance test this week. / Patient: Okay. / Doctor: For the anemia, I want you to start ferrous sulfate once a day.",
      ['1. Abnormal glucose screen.', '2. Anemia.'],
    ],
    [
      "Doctor: For the cholesterol, continue the rosuvastatin. / Patient: Okay. / Doctor: I think you may well have sleep apnea. I'm going to order a home sleep study.",
      ['2. Possible sleep apnea.'],
    ],
    [
      "Doctor: So this is chronic sinusitis with nasal polyps. I'm suspicious for aspirin-exacerbated respiratory disease.",
      ['Possible aspirin-exacerbated respiratory disease.'],
    ],
    [
      'Doctor: I think you have moderate osteoarthritis of the right knee, and you may also have a degenerative tear of the medial meniscus.',
      ['2. Possible degenerative tear of the medial meniscus.'],
    ],
    [
      "Doctor: What you have is a posterior vitreous detachment in the left eye. / Patient: Okay. / Doctor: You also have mild nonproliferative diabetic retinopathy in both eyes. It doesn't need treatment right now.",
      ['Mild nonproliferative diabetic retinopathy in both eyes.'],
      ['PAST MEDICAL HISTORY'],
    ],
    [
      '[doctor] i think you have a viral cold that has set off your asthma . use the albuterol every four hours .',
      ['1. Viral cold.', '2. Asthma flare.'],
      ['Possible asthma'],
    ],
    [
      "Doctor: Yes, she has an acute ear infection on the right side, and it's on top of a viral cold. For the ear, amoxicillin twice a day.",
      ['1. Acute ear infection on the right side.', 'Viral cold.'],
    ],
    [
      'Doctor: She has constipation with a small anal fissure. For the fissure, just put a little Vaseline on.',
      ['Anal fissure.'],
    ],
    [
      "Doctor: I think it's nerve damage from the diabetes. Let's start gabapentin.",
      ['1. Diabetic neuropathy.'],
    ],
    [
      "Doctor: You're twelve weeks pregnant and everything looks good. I'll see you in four weeks.",
      ['1. Pregnancy at 12 weeks.'],
    ],
    [
      "[doctor] so for your first problem , the depression , let's start sertraline . and for your third problem , the hypertension , you're doing great .",
      ['We will start sertraline.', 'Hypertension. The patient is doing great.'],
      ['third problem', 'first problem'],
    ],
    [
      '[doctor] for your first problem , the right knee pain , i think you have a medial meniscus tear with some mild arthritis .',
      ['For the right knee pain, '],
      ['first problem'],
    ],
    [
      "Doctor: Number three, your diabetes is not at goal, so I'd like to increase the metformin.",
      ['diabetes is not at goal'],
      ['Is not at goal'],
    ],
  ])('%s', (...one) => holds(one));
});

/** A visit, the codes that it gives, and those that it must not. */
type Coded = [visit: string, has: string[], hasNot: string[]];

describe('codes of what is so, and of nothing else', () => {
  it.each<Coded>([
    [
      'Doctor: Any problems with your waterworks or your bowels? Any incontinence? / Patient: No, all normal.',
      [],
      ['R32'],
    ],
    [
      "Doctor: Any weakness in her legs or trouble walking? / Mother: No, she's always running about.",
      [],
      ['R29.898', 'R26.2'],
    ],
    [
      'Doctor: How about nausea or heartburn? / Patient: The nausea stopped at around fifteen weeks. The heartburn is terrible, though.',
      ['R12'],
      ['R11.0'],
    ],
    [
      'Doctor: You have atrial fibrillation. The biggest concern with that is a stroke.',
      ['I48.91'],
      ['Z86.73'],
    ],
    [
      "Doctor: So I think you've got gastroenteritis. It's usually caused by a virus or bacteria.",
      ['K52.9'],
      ['B34.9'],
    ],
    [
      'Doctor: The urinary symptoms are from BPH. / Patient: Okay. / Doctor: As for the erections, that is common with diabetes and heart disease.',
      ['N52.9'],
      ['I51.9', 'E11.9'],
    ],
    ['Patient: I have borderline diabetes. / Doctor: Watch your sugar.', [], ['E11.9']],
    ['Doctor: For the history of gestational diabetes, do an early glucose test.', ['Z86.32'], ['O24.419']],
    ['Doctor: For the previous DVT, stay on the apixaban.', ['Z86.718'], ['I82.409']],
    ["Doctor: I think you've got generalised anxiety disorder.", ['F41.1'], ['F41.9']],
    ['Doctor: For your chronic kidney disease, stage 3, it is stable.', ['N18.30'], ['N18.9']],
    ['Doctor: He has asthma, and I think the allergies are making it worse.', ['J45.909'], ['T78.40XA']],
    [
      'Doctor: You have moderate osteoarthritis of the right knee, and you may also have a degenerative tear of the medial meniscus.',
      ['M17.11'],
      ['S83.241A'],
    ],
    [
      "Mother: She's here for her two year check. / Doctor: She's growing and developing normally.",
      ['Z00.129'],
      [],
    ],
  ])('%s', (...one) => codes(...one));
});
