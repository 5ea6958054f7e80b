import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is named, and no problem of today', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm so tired all the time. / Doctor: A low iron or a thyroid problem could cause it, so I'll check a ferritin and a TSH.",
      ['1. Fatigue.'],
      ['\n2. ', 'Low iron.'],
    ],
    [
      "Doctor: You have a bladder infection. We'll treat it with Macrobid 100 milligrams twice a day for five days. / Patient: Good. / Doctor: I'd also like to start vaginal estrogen for the dryness, but given the breast cancer, I want to check with your oncologist first.",
      ['1. Bladder infection.'],
      ['\n2. ', 'Breast cancer.'],
    ],
    [
      "Patient: I had colon cancer in 2012 and they took part of the colon out. / Doctor: You're anemic. Given your colon cancer, I'd like to get a colonoscopy.",
      ['1. Anemia.'],
      ['2. Colon cancer.'],
    ],
    [
      "Doctor: You're due for your flu shot and a pneumonia shot today. / Patient: I'd rather not get the pneumonia shot today, just the flu shot.",
      ['The patient is due for the flu vaccine'],
      ['Pneumonia.'],
    ],
    [
      'Patient: I have anxiety. / Doctor: For the anxiety, increase the Zoloft to 100 milligrams. Keep a diary of your panic attacks.',
      ['1. Anxiety.'],
      ['\n2. ', 'Panic attacks.'],
    ],
    [
      '[doctor] they gave you a water pill is that making you pee a lot / [patient] yeah i have almost incontinence so',
      ['Reports almost incontinence.'],
      ['1. Incontinence.', 'Reports incontinence.'],
    ],
    [
      "Doctor: What did the hospital say? / Patient: They said the heart was weak. / Doctor: I'd like to get an echocardiogram.",
      ['They said the heart was weak.'],
      ['Weakness.', 'weakness'],
    ],
    [
      'Doctor: You have asthma, high blood pressure, and gout. Any surgeries? / Patient: I had my appendix out. / Doctor: For the diabetes, start metformin 500 twice a day.',
      ['PAST MEDICAL HISTORY\n- The patient has asthma, hypertension, and gout.', '1. Diabetes.'],
      ['\n2. '],
    ],
    [
      "Patient: I've got palpitations. / Doctor: So you've got high blood pressure and type 2 diabetes. Anything else? / Patient: No. / Doctor: I'd like an ECG for the palpitations.",
      ['- The patient has hypertension and type 2 diabetes.', '1. Palpitations.'],
      ['\n2. '],
    ],
    [
      "Patient: I've had palpitations. / Doctor: I think this is unlikely to be atrial fibrillation because it feels regular. I'd like an ECG.",
      ['1. Palpitations. This is thought to be unlikely to be atrial fibrillation'],
    ],
    [
      "Patient: I've had palpitations for three weeks. / Doctor: The heavy periods could have made you anaemic. / Patient: Right. / Doctor: I think it's less likely that this is atrial fibrillation, but we do need to check. I'd like to arrange an ECG and some bloods.",
      ['1. Palpitations. It is less likely that this is atrial fibrillation', '\nPalpitations.\n-'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('one problem, told by two names or with its signs', () => {
  it.each<SmallVisit>([
    [
      "Patient: So is it a sinus infection? / Doctor: Yes, I think so. Because you got better and then got worse, and you had a fever, it's most likely bacterial sinusitis. I'm going to put you on doxycycline 100 milligrams twice a day for seven days.",
      ['1. Sinus infection.', 'it is most likely bacterial sinusitis.'],
      ['\n2. '],
    ],
    [
      "Mother: She has a barky cough. / Doctor: Yes, this is mild croup. It's a viral infection that makes the area around the voice box swell up. I'll give her one dose of dexamethasone.",
      ['1. Mild croup.', 'Mild croup.\n- Medical Treatment: We will give her 1 dose of dexamethasone.'],
      ['Viral infection.'],
    ],
    [
      "Mother: He has a cough and he pulls his ear. / Doctor: He's got an ear infection on the right side, a right acute otitis media. I'd like to start amoxicillin 400 milligrams twice a day.",
      ['1. Ear infection on the right side. A right acute otitis media.'],
      ['\n2. '],
    ],
    [
      'Mother: He has a fever and a runny nose. / Doctor: He has a cold. For the fever and the pain he can keep using Tylenol. Use saline and a humidifier.',
      ['1. Cold.', 'Continue using Tylenol.'],
      ['\n2. '],
    ],
    [
      "Doctor: There's a resting tremor of the right hand. / Patient: So is it Parkinson's? / Doctor: I think so. With the resting tremor, the rigidity and the slowness, all on one side, this is Parkinson's disease, early stage. / Patient: And is there medicine for it? / Doctor: Yes. I'd like to start carbidopa levodopa 25/100. Take half a tablet three times a day.",
      [
        "1. Parkinson's disease. With the resting tremor, the rigidity and the slowness, all on one side, this is Parkinson's disease, early stage.",
      ],
      ['\n2. '],
    ],
    [
      "Doctor: What's going on with your back? / Patient: I hurt it on Saturday. I felt something pull in my lower back. / Doctor: Where exactly is the pain? / Patient: It's right across the lower back, more on the right side. / Doctor: You have tenderness and spasm in the right lumbar paraspinal muscles. / Patient: Okay. / Doctor: This is a lumbar strain. Take naproxen 500 milligrams twice a day with food.",
      [
        'CHIEF COMPLAINT\nLower back pain.',
        'Musculoskeletal: Tenderness and spasm in the right lumbar paraspinal muscles.',
        '1. Lumbar strain.',
      ],
      ['\n2. '],
    ],
    [
      "Patient: I worry all the time. / Doctor: I think this is generalized anxiety disorder with an occasional panic attack. I'd like to start sertraline 50 milligrams a day.",
      ['1. Generalized anxiety disorder. This is thought to be'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a problem of its own', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've got a sore throat and I twisted my ankle. / Doctor: Sore throat is tonsillitis, so I'll give you penicillin V 500 milligrams four times a day. / Patient: Okay. / Doctor: And then the ankle, that's a sprain. Rest it and put ice on it.",
      [
        '2. Ankle sprain.',
        'Ankle sprain.\n- Patient Education and Counseling: The patient was advised to rest it',
      ],
    ],
    [
      "Patient: I've been exhausted for two months and I went over on my ankle on Friday. / Doctor: I think it's quite possible your thyroid is underactive. I'd like to get some blood tests done. / Patient: Okay. / Doctor: As for the ankle, it sounds like a sprain of the outside ligament. / Patient: Right. / Doctor: Keep it raised and take paracetamol.",
      ['1. Possible underactive thyroid.', '2. Ankle sprain.', 'keep it raised and take paracetamol'],
    ],
    [
      "Patient: I hurt my ankle. / Doctor: As for the ankle, I think you've sprained the outside ligament. Rest it.",
      ['1. Ankle sprain.'],
    ],
    [
      "Doctor: For the heart failure, keep the carvedilol at 6.25 twice a day. / Patient: Okay. / Doctor: For the low potassium, I'm going to start you on potassium chloride 20 milliequivalents once a day.",
      ['2. Low potassium.', 'Low potassium.\n- Medical Treatment: We will start potassium chloride'],
    ],
    [
      "Patient: I'm tired. / Doctor: Potassium is 5.3, which is a little high. For the potassium, no salt substitutes.",
      ['2. High potassium.', 'High potassium.\n- Medical Treatment: No salt substitutes.'],
    ],
    [
      "Doctor: For your blood pressure, it's not where I want it. I'd like to increase the lisinopril from 20 to 40 milligrams once a day.",
      ['1. Hypertension. It is not where we want it.'],
    ],
    [
      'Doctor: This is a lumbar strain. Take naproxen 500 milligrams twice a day. / Patient: Okay. / Doctor: Now, about the gout. With three attacks this year, I think we should start allopurinol 100 milligrams once a day.',
      ['2. Gout.'],
      ['\n3. '],
    ],
    [
      "Patient: I had some chest pain on Saturday. / Doctor: My impression is that you have this episode of chest pain, um, that could be related to severe hypertension or it could be related to some heart disease. I'd like to order a cardiac catheterization. For the high blood pressure, I want you to continue your lisinopril 10 milligrams a day.",
      [
        '1. Chest pain.',
        '2. Hypertension.',
        'Chest pain.\n- Additional Testing: We will order a cardiac catheterization.',
      ],
      ['\n3. '],
    ],
    [
      "Doctor: You have Parkinson's disease. Start carbidopa levodopa 25/100 three times a day. / Patient: Okay. / Doctor: For the dreams, that's REM sleep behavior disorder. Start melatonin 3 milligrams at bedtime.",
      [
        '2. REM sleep behavior disorder.',
        'REM sleep behavior disorder.\n- Medical Treatment: Start melatonin',
      ],
    ],
    [
      "Patient: I have trouble falling asleep. / Doctor: Your depression is better. Keep taking the sertraline 100 milligrams. For the sleep, I'd like to start trazodone 50 milligrams at bedtime.",
      ['2. Trouble sleeping.'],
    ],
    [
      "Doctor: For the heartburn, start famotidine 20 milligrams twice a day. / Patient: Okay. / Doctor: The back pain is from the sacroiliac joint. I'll send you to physical therapy.",
      ['2. Back pain.', 'Back pain.\n- Specialist Referrals: We will refer to physical therapy.'],
    ],
    [
      "Doctor: What brings you in? / Patient: It's my hands. They've been hurting. / Doctor: I'd like to get X-rays.",
      ['CHIEF COMPLAINT\nHand pain.', '1. Hand pain.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('named beside what the visit is about', () => {
  it.each<SmallVisit>([
    [
      "Doctor: With breast cancer, there's a small increase in risk with combined HRT, about four extra cases in a thousand women over five years.",
      ['small increase in risk'],
      [/\n1\. /],
    ],
    [
      "Doctor: The tablets can increase the risk of diabetes. With diabetes, it's about one in two hundred.",
      [],
      [/\n1\. /],
    ],
    [
      'Patient: I read that HRT gives you breast cancer. / Doctor: The risk of breast cancer is small.',
      ['The risk of breast cancer is small.'],
      [/\n1\. /],
    ],
    [
      "Doctor: I've got down that you have high blood pressure and an underactive thyroid? / Patient: Yes, that's right.",
      ['PAST MEDICAL HISTORY\n- The patient has hypertension and an underactive thyroid.'],
      [/\n1\. /],
    ],
    [
      "Doctor: I can see you've got asthma and diabetes? / Patient: That's right, yes.",
      ['- The patient has asthma and diabetes.'],
      [/\n1\. /],
    ],
    [
      "Doctor: Any changes in your health? Hospital, ER visits? / Patient: No. I had the gallbladder out four years ago, you know about that. / Doctor: Right. And I've got down hypertension, high cholesterol, type 2 diabetes since 2016, and sleep apnea. Are you using the CPAP? / Patient: Most nights.",
      ['- The patient has hypertension, high cholesterol, type 2 diabetes since 2016, and sleep apnea.'],
      [/\n1\. /],
    ],
    [
      "Doctor: I'd like you to stop the ibuprofen because you've had an ulcer.",
      ['stop the ibuprofen because the patient has had an ulcer'],
      [/\n1\. /],
    ],
    ['Doctor: I see you had an ulcer. / Patient: Yeah, in 2015.', ['- Ulcer in 2015.'], [/\n1\. /]],
    [
      'Patient: I had an ulcer in 2015. / Doctor: Stop the ibuprofen, because of your ulcer.',
      ["Stop ibuprofen, because of the patient's ulcer."],
      [/\n1\. /],
    ],
    [
      "doctor: you have pneumonia / patient: oh wow / doctor: because of the penicillin allergy i'm going to stay away from amoxicillin so i'm going to give you doxycycline one hundred milligrams twice a day",
      ['1. Pneumonia.', 'doxycycline 100 mg twice daily'],
      ['\n2. '],
    ],
    [
      "Doctor: You have strep throat. / Patient: Okay. / Doctor: Because of your diabetes, I don't want to give you steroids.",
      ['1. Strep throat.', "Because of the patient's diabetes, we do not want to give the patient steroids."],
      ['\n2. '],
    ],
    [
      "Doctor: You have gout. / Patient: Okay. / Doctor: Since you've got kidney disease, I'm not going to use ibuprofen. I'll give you prednisone 40 milligrams a day for five days.",
      ['1. Gout.', 'prednisone 40 mg daily'],
      ['\n2. '],
    ],
    [
      "Doctor: I'm starting you on Jardiance 10 mg once a day. / Patient: Does it have side effects? / Doctor: The main thing is yeast infections, and you pee a bit more. So keep clean and dry down there.",
      ['Counseling: The main side effect is yeast infections'],
      [/\n1\. /],
    ],
    [
      "Doctor: That's right, migraine with aura. How often do you get them? / Patient: Maybe one a month.",
      ['1. Migraine with aura.'],
      ['Right migraine'],
    ],
    [
      "Patient: I have a spot on my back and a rash on my elbows. / Doctor: The spot on your back, I'm worried it could be an early melanoma, or it could just be an atypical mole. The only way to know is to biopsy it. / Patient: Okay. / Doctor: The rash is plaque psoriasis. It's about three percent of your body, so it's mild. I'm going to start you on clobetasol ointment, 0.05 percent, twice a day on the elbows.",
      [
        'Possible early melanoma.',
        'or it could be an atypical mole.',
        'Plaque psoriasis. The rash is plaque psoriasis. It is about 3%',
        'Plaque psoriasis.\n- Medical Treatment: We will start clobetasol',
      ],
    ],
    [
      'Doctor: Any stomach pain, heartburn, or black stools? / Patient: Some heartburn.',
      ['some heartburn'],
      ['CHIEF COMPLAINT\nStomach pain'],
    ],
    [
      "Doctor: You have GERD. That's probably the reason for the cough.",
      ['1. GERD. That is probably the reason for the cough.'],
      ['\n2. '],
    ],
    [
      "Doctor: The rash is plaque psoriasis. I'm going to start you on clobetasol ointment 0.05 percent twice a day. / Patient: Okay. What about my scalp? / Doctor: For the scalp, clobetasol solution at night, and a tar shampoo three times a week.",
      ['1. Plaque psoriasis.', 'For the scalp, clobetasol solution at night'],
      ['\n2. '],
    ],
  ])('%s', (...one) => holds(one));
});
