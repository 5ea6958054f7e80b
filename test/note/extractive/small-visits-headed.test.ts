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
      ['small anal fissure.'],
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
    [
      "Doctor: For the history of gestational diabetes, we'll do an early glucose test.",
      ['Z86.32'],
      ['O24.419'],
    ],
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

describe('an illness that is said to stand so, and what was done to a part', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your COPD's stable. Carry on with the Spiriva once a day. / Patient: Good. / Doctor: Your heart failure's stable too. Stay on the Entresto.",
      ['2. Heart failure. The patient'],
      ['PHYSICAL EXAM'],
    ],
    [
      'Doctor: Your chronic kidney disease is stage 3b, it is stable. We will repeat the creatinine in three months.',
      ["1. Chronic kidney disease. The patient's chronic kidney disease is stage 3b, it is stable."],
      ['PHYSICAL EXAM'],
    ],
    [
      "Doctor: You've broken your right little toe. I'll buddy tape it, and wear a stiff shoe for four weeks. / Patient: And the reflux tablets, shall I keep on? / Doctor: Yes, keep on with the lansoprazole 15 milligrams for the reflux.",
      ['1. Broken right little toe.', '2. Reflux.', 'Broken right little toe.\n- '],
      ['PHYSICAL EXAM'],
    ],
    [
      "Doctor: She's broken her collarbone, the left one. It'll be a sling for three weeks. / Mother: Okay.",
      ['1. Broken collarbone. She has broken her collarbone, the left one.'],
      ['PHYSICAL EXAM'],
    ],
    [
      'Doctor: Number one, hypertension. We will add amlodipine 5. Number two, asthma. Well controlled. Keep the albuterol.',
      ['2. Asthma. It is well controlled.'],
    ],
    [
      "Doctor: Your asthma's under control, keep on with the Flovent.",
      ['1. Asthma. ', 'Medical Treatment: Continue the Flovent.'],
    ],
    [
      "Doctor: You have diverticulitis. I'd like you on a clear diet for two days, and Augmentin 875 twice a day for seven days. / Patient: And my iron tablets? / Doctor: Stop the iron for now. The anemia has cleared up.",
      [
        '1. Diverticulitis.',
        'Diverticulitis.\n- Medical Treatment: The patient was advised to be on a clear diet',
      ],
      ['PAST MEDICAL HISTORY'],
    ],
    [
      'Doctor: First, the high blood pressure. It is 148 over 92. I will add hydrochlorothiazide 12.5 in the morning. / Patient: Okay. / Doctor: Second, the drinking. Try to cut down to one.',
      ['1. Hypertension.', '2. Drinking.'],
      ['PAST MEDICAL HISTORY'],
    ],
    [
      "Doctor: Problem one, atrial fibrillation. Let's double the metoprolol to 50 twice a day. Problem two, diabetes. No change to the metformin. Problem three, the foot ulcer on the left. Keep it dry.",
      ['1. Atrial fibrillation.', '2. Diabetes.', '3. Foot ulcer on the left.'],
      ['Problem'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is likely, doubted or only feared', () => {
  it.each<SmallVisit>([
    [
      "Doctor: It's likely to be shingles. I'll start valacyclovir.",
      ['1. Shingles. It is likely to be shingles.'],
      ['Be shingles'],
    ],
    [
      "Doctor: I'm worried about this lump in the left breast, but we don't know what it is yet. I'd like to get a mammogram this week.",
      ['1. Lump of the left breast.'],
      ['ossible lump'],
    ],
    [
      "Doctor: You have a urinary tract infection. Take trimethoprim twice a day for three days. / Patient: Is it the kidneys? / Doctor: No, I don't think it's a kidney infection.",
      ['1. Urinary tract infection.'],
      ['. Kidney infection'],
    ],
    [
      "Doctor: I don't think this is heart failure. Your legs are swollen because of the amlodipine, so I'll stop it.",
      ['This is not thought to be heart failure.'],
      ['ossible heart failure'],
    ],
    [
      "Doctor: I doubt it's a blood clot. It looks like cellulitis of the left calf. Cephalexin four times a day for seven days.",
      ['1. Cellulitis of the left calf.'],
      ['. Blood clot'],
    ],
    [
      "Doctor: It looks like hand, foot and mouth. There's no antibiotic for it. Just fluids and Tylenol.",
      ['1. Hand-foot-and-mouth.'],
    ],
    [
      "Doctor: You've lost fifteen pounds without trying, and you've had blood in your stool. I'm sending you for a colonoscopy.",
      ['The patient has lost 15 pounds without trying'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a matter that is asked after, and what is done for it', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How's your blood pressure been at home? / Patient: It's been about 150 over 90. / Doctor: So your blood pressure isn't where I'd like it to be. I'm going to go up on the losartan to 100 milligrams.",
      ['CHIEF COMPLAINT\nBlood pressure.'],
      ['been at home'],
    ],
    [
      "Doctor: The cough's from the lisinopril. We'll swap it for losartan 50. / Patient: And my sugars? / Doctor: Those are too high, the A1c's 9.2. I'm adding glipizide 5 milligrams every morning.",
      ['Blood sugar.\n- Medical Treatment: We will add glipizide 5 mg every morning.'],
    ],
    [
      "Doctor: It's another attack of gout in the left big toe. I'll give you colchicine. / Patient: And my blood pressure pill? / Doctor: Your blood pressure's well controlled, carry on with the amlodipine.",
      ['2. Hypertension.', 'Hypertension.\n- Medical Treatment: Continue amlodipine.'],
    ],
    [
      "Doctor: It's a torn meniscus in the left knee. I'll refer you to orthopedics. / Patient: And my toenail? / Doctor: That's a fungal nail. Terbinafine 250 milligrams a day for twelve weeks.",
      ['2. Fungal nail.', 'Fungal nail.\n- Medical Treatment: Terbinafine'],
    ],
    [
      "Doctor: It's broken, a Colles fracture. We'll put it in a cast today. / Patient: I've got osteoporosis, does that matter? / Doctor: Yes, it does. Keep taking the alendronate every week.",
      ['2. Osteoporosis.'],
    ],
    [
      "Doctor: It's an anal fissure. Use the nitroglycerin ointment twice a day. / Patient: And the ringing in my ears? / Doctor: The tinnitus is from your hearing loss. I'll refer you to audiology for a hearing test.",
      ['2. Tinnitus.', 'Tinnitus.\n- Specialist Referrals'],
    ],
    [
      "Doctor: Your cholesterol's not where I want it. Let's go up on the rosuvastatin to 20. The asthma's stable, so keep the Flovent.",
      ['1. Hyperlipidemia.', 'Hyperlipidemia.\n- Medical Treatment: We will increase rosuvastatin to 20.'],
    ],
    [
      'Doctor: And do you have any conditions yourself? / Patient: High blood pressure. / Doctor: Anything else? / Patient: Just hay fever.',
      ['- High blood pressure.\n- Hay fever.'],
      ['Conditions', 'ASSESSMENT\n\n1.'],
    ],
    [
      "Doctor: How has your reflux been since we stopped the omeprazole? / Patient: It's back every night. / Doctor: Let's restart the omeprazole 20.",
      ['Reflux.\n- Medical Treatment: We will restart the omeprazole 20.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('codes that two illnesses share, and those that what is said of one makes', () => {
  it.each<Coded>([
    [
      "Doctor: Your blood pressure isn't where I'd like it. I'm going up on the losartan to 100 milligrams. And your kidneys are stage 3a chronic kidney disease, so we'll repeat the labs.",
      ['I12.9', 'N18.31'],
      ['I10'],
    ],
    [
      'Doctor: Your heart failure is stable, keep taking the torsemide. Your high blood pressure is better, so stay on the valsartan. And your kidney disease, stage 3, is the same.',
      ['I13.0', 'I50.9', 'N18.30'],
      ['I11.0'],
    ],
    [
      "Doctor: Your creatinine's gone up to 2.4, that's stage 4 kidney disease now, and it's from the diabetes. I'd like you to see the kidney specialist.",
      ['E11.22', 'N18.4'],
      ['E11.9'],
    ],
    [
      'Doctor: And your diabetes is not where I want it, the A1c is 8.8. Let us add Jardiance 10.',
      ['E11.65'],
      ['E11.9'],
    ],
    [
      "Doctor: How long have you had diabetes? / Patient: Since I was eleven. Type 1. / Doctor: The monofilament test shows you can't feel it on both sides. That's a diabetic neuropathy. Let's try gabapentin 300 at night.",
      ['E10.40'],
      ['E11.40'],
    ],
    [
      "Doctor: The depression is severe this time, with no psychosis. It's your third episode. I'd like to start venlafaxine 37.5 milligrams.",
      ['F33.2'],
      ['F32.A'],
    ],
    ["Doctor: It's likely to be shingles. I'll start valacyclovir.", [], ['B02.9']],
    ["Doctor: It's an abscess under the left arm. I'm going to drain it now.", ['L02.412'], ['L02.414']],
    ["Doctor: You've pulled a muscle in your right groin. Rest it.", ['S76.211A'], []],
    ["Doctor: You're borderline diabetic, so cut the sugar down.", ['R73.03'], ['E11.9']],
  ])('%s', (...one) => codes(...one));
});
