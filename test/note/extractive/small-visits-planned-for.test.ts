import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is planned, in whole sentences', () => {
  it.each<SmallVisit>([
    [
      'Doctor: For your coronary artery disease, continue with your statin and I will talk to your cardiologist in case you need a procedure.',
      [
        "Continue statin and we will talk to the patient's cardiologist in case the patient needs a procedure.",
      ],
    ],
    [
      "[doctor] for your coronary artery disease continue with your statin and i will talk to your cardiologist in case you need a procedure to see if you're cleared from a medical standpoint okay",
      ['in case the patient needs a procedure'],
      [/will need a procedure/],
    ],
    [
      "Patient: I feel low. / Doctor: You have depression. You can refer yourself online and I'll text you the link now.",
      ['and we will text the patient the link'],
    ],
    [
      'Doctor: Now the nodule in your right testicle should be evaluated by urology, and we will place that referral today, also.',
      ['and we will place that referral today'],
    ],
    [
      "Patient: My potassium was high. / Doctor: I'd like you to go to the kidney education class so you know your options.",
      ['so the patient knows the options'],
    ],
    [
      'Patient: My pressure is up. / Doctor: You have hypertension. Write down your blood pressures so you can show me.',
      ['The patient was advised to write down their blood pressures'],
    ],
    [
      'Patient: My hands hurt. / Doctor: You have rheumatoid arthritis. Start methotrexate 15 milligrams a week. If you get a fever, hold the methotrexate and call me.',
      ['If the patient gets a fever, the patient was advised to hold the methotrexate and call us.'],
    ],
    [
      "Patient: I feel faint. / Doctor: It's a virus. If it gets worse, or you feel faint, then please ring us.",
      ['or the patient feels faint, the patient was advised to ring us.'],
    ],
    [
      "Doctor: You have bronchitis. If you're more short of breath, confused, or have a fever over 101, go to the ER.",
      ['confused, or has a fever over 101,'],
    ],
    [
      "Doctor: Your knee has arthritis. I'd like to start meloxicam, but given your kidneys, I want to check with your nephrologist first.",
      ['We would like to start meloxicam, but'],
      [/We will start meloxicam/],
    ],
    [
      "Patient: I have a nodule. / Doctor: You have a lung nodule. I'm ordering a CT of the chest with contrast, well, without contrast actually, within two weeks.",
      ['CT of the chest without contrast'],
      [/with contrast/],
    ],
    [
      "Patient: My heart pounds. / Doctor: You have Graves' disease. There are three options. Antithyroid medicine, radioactive iodine, or surgery. I'd suggest methimazole 20 milligrams once a day.",
      ['Options discussed: antithyroid medicine, radioactive iodine, or surgery.'],
    ],
    [
      'Doctor: We went up on the sertraline from 50 to 100 milligrams. How has that been going? / Patient: Good. / Doctor: You have major depressive disorder. Keep the sertraline at 100.',
      ['HISTORY OF PRESENT ILLNESS\nWe went up on the sertraline'],
    ],
    [
      "Patient: My ankle hurts. / Doctor: I'd like to get an X-ray done of your ankle. I'd go easy on the ibuprofen because of your reflux, so take paracetamol.",
      ["We will order an X-ray of the patient's ankle.", 'advised to go easy on the ibuprofen'],
    ],
    [
      'Doctor: Patient will return for a follow-up in one year for a wellness visit, sooner if needed. He is to call with any questions or concerns.',
      ['He is to call with any questions or concerns.'],
    ],
    [
      "Patient: I smoke. / Doctor: You have COPD. I'd like to start varenicline. And here's the number for the quit line.",
      ['Given: the number for the quit line.'],
    ],
    [
      "Patient: I'm on the pill. / Doctor: I'm happy to carry on with the Microgynon.",
      ['We will continue Microgynon.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer in a word', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have iron deficiency anemia. We'll recheck the iron in two weeks. / Patient: Should I stop the aspirin? / Doctor: Not yet.",
      ['The patient was advised not to stop the aspirin yet.'],
    ],
    [
      "Doctor: The sertraline goes up to 150 for the depression. / Patient: Is that going to make the sweating worse? / Doctor: It can. If it's bothersome, call me.",
      ['It can make the sweating worse.', 'If it is bothersome,'],
    ],
    [
      "Mother: She's got a barky cough. / Doctor: It's croup. Give her fluids. / Mother: Does she need antibiotics? / Doctor: No, antibiotics won't help because it's a virus.",
      ['Antibiotics will not help because it is a virus.'],
      [/No need for antibiotics/],
    ],
    [
      "Doctor: For the potassium, no salt substitutes. / Patient: My wife uses that No Salt stuff. / Doctor: That's potassium, so please have her stop.",
      ['To "My wife uses that No Salt stuff": that is potassium, so please have her stop.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that another sentence names', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've had gout again. / Doctor: It's gout. I think you should be on something to prevent it. / Patient: What would that be? / Doctor: It's called allopurinol. We'll start at 100 milligrams once a day.",
      ['We will start allopurinol at 100 mg once daily'],
      [/it is called/i],
    ],
    [
      "Patient: I have gout. / Doctor: For the gout, I'd like to start allopurinol 100 milligrams once a day. You'll take colchicine 0.6 milligrams once a day along with it. If you get a rash, stop it and call me right away.",
      ['advised to stop the allopurinol and call us right away'],
    ],
    [
      "Patient: My reflux is good on the Protonix. / Doctor: Do you need a refill? / Patient: Yes, please. / Doctor: Okay, I'll send that in.",
      ['We will send a refill of the Protonix.'],
    ],
    [
      "Doctor: The cough is probably due to the ramipril, so I'll stop that and start losartan 50 milligrams once a day.",
      ['so we will stop the ramipril and start losartan'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('the problem that a line is planned for', () => {
  it.each<SmallVisit>([
    [
      "Patient: My hand shakes. / Doctor: This is Parkinson's disease. I'd like to start carbidopa levodopa 25/100. / Patient: Okay. / Doctor: For the dreams, that's REM sleep behavior disorder. Start melatonin 3 milligrams at bedtime.",
      ['REM sleep behavior disorder.\n- Medical Treatment: Start melatonin 3 mg at bedtime.'],
    ],
    [
      "Patient: I've got a sore throat and I twisted my ankle. / Doctor: The sore throat is tonsillitis, so I'll give you penicillin V 500 milligrams four times a day for ten days. / Patient: Thanks. / Doctor: And then the ankle, that's a sprain. Rest it and put ice on it.",
      [
        '2. Ankle sprain.',
        'Ankle sprain.\n- Patient Education and Counseling: The patient was advised to rest it',
      ],
    ],
    [
      "Patient: I've had heartburn and my back hurts. / Doctor: For the heartburn, start famotidine 20 milligrams twice a day. / Patient: Okay. / Doctor: The back pain is from the sacroiliac joint. Use a maternity support belt, a heating pad, and Tylenol.",
      [
        '2. Back pain.',
        'Back pain.\n- Medical Treatment: The patient was advised to use a maternity support belt',
      ],
      [/Musculoskeletal: Back pain/],
    ],
    [
      "Doctor: For the heart failure, keep the carvedilol at 6.25 twice a day. / Patient: Okay. / Doctor: For the low potassium, I'm going to start you on potassium chloride 20 milliequivalents once a day.",
      ['Low potassium.\n- Medical Treatment: We will start potassium chloride 20 mEq once daily.'],
    ],
    [
      "Patient: My asthma is bad and I've been down. / Doctor: For the asthma, we'll start Flovent twice a day. / Patient: Okay. / Doctor: In terms of the mood, let's have you start seeing a therapist.",
      ['Mood.\n- Medical Treatment: The patient was advised to start seeing a therapist.'],
    ],
    [
      'Doctor: Your atrial fibrillation is rate controlled, so continue the metoprolol and the Eliquis.',
      ['Atrial fibrillation.\n- Medical Treatment: Continue metoprolol and the Eliquis.'],
    ],
    [
      "Patient: I'm here about my diabetes. / Doctor: Your diabetes is well controlled, so no change to the metformin.",
      ['Diabetes.\n- Medical Treatment: No change to the metformin.'],
    ],
    [
      "Doctor: For your blood pressure, increase the lisinopril to 40 milligrams once a day. / Patient: Okay. / Doctor: For the cholesterol, stay on the atorvastatin 40. / Patient: Okay. / Doctor: The knee looks like osteoarthritis. I'd switch from ibuprofen to Tylenol, up to 1000 milligrams three times a day as needed, because ibuprofen can raise your blood pressure.",
      [
        'Hyperlipidemia.\n- Medical Treatment: The patient was advised to stay on the atorvastatin 40.',
        'Osteoarthritis.\n- Medical Treatment: We would switch from ibuprofen to Tylenol',
      ],
    ],
    [
      "Patient: My hands hurt. / Doctor: You have rheumatoid arthritis. I'd like to start methotrexate. / Patient: Okay. / Doctor: For the anemia, take iron once a day. / Patient: Okay. / Doctor: While you're on the methotrexate we'll check a blood count every month.",
      [
        'Additional Testing: While the patient is on the methotrexate we will check a blood count every month.\nAnemia.',
      ],
    ],
    [
      "Patient: My legs swell. / Doctor: You have chronic kidney disease stage 3b. I'd like to start dapagliflozin 10 milligrams. / Patient: Okay. / Doctor: For the anemia, take iron once a day. / Patient: Okay. / Doctor: I'd like to get a kidney ultrasound, and a basic metabolic panel in two weeks.",
      ['We will order a kidney ultrasound, and a basic metabolic panel in 2 weeks.\nAnemia.'],
    ],
    [
      "Patient: I fell. / Doctor: The fall was most likely from orthostatic hypotension. I'd like to cut the amlodipine from ten to five. / Patient: Okay. / Doctor: For the diabetes, keep the metformin. / Patient: Okay. / Doctor: I'll refer you to physical therapy for your balance.",
      ["- Specialist Referrals: We will refer to physical therapy for the patient's balance"],
    ],
    [
      "Doctor: Any medical problems? / Patient: High blood pressure and diabetes. / Doctor: The dizziness is from orthostatic hypotension. I'd like to cut the lisinopril from 20 to 10 milligrams. / Patient: Okay. / Doctor: For the diabetes, keep the metformin.",
      ['Orthostatic hypotension.\n- Medical Treatment: We will cut the lisinopril from 20 to 10 mg.'],
    ],
    [
      "Doctor: I'm going to order a home sleep study for possible sleep apnea. / Patient: All right. / Doctor: With your brother's colon cancer, you're actually due for a colonoscopy now, not at 60. I'll put in a referral to gastroenterology.",
      ['not at 60.\n- Specialist Referrals: We will refer to gastroenterology.'],
    ],
    [
      "Patient: My back hurts. / Doctor: This is a lumbar strain. Take naproxen 500 milligrams twice a day. / Patient: Okay. / Doctor: Now, about the gout. With three attacks in a year, I'd like to start allopurinol 100 milligrams once a day.",
      ['2. Gout.'],
      [/About the gout/],
    ],
    [
      'Patient: I take lisinopril 20 milligrams a day. / Doctor: For the blood pressure, keep taking the lisinopril. / Patient: Okay. / Doctor: For the gout, take allopurinol 100 milligrams once a day.',
      ['1. Hypertension.', 'Continue lisinopril.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is to be done, whoever else has to know of it', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You've got epilepsy. You must tell the DVLA about the seizure.",
      ['1. Epilepsy.', 'The patient was advised to tell the DVLA about the seizure.'],
    ],
    [
      "Doctor: You need to tell the DVLA if you have any more hypos, and don't drive if your sugar's under 5.",
      ["tell the DVLA if the patient has any more hypos, and not to drive if the sugar's under 5."],
    ],
    [
      'Doctor: You have bronchitis. You need to tell me if it gets worse.',
      ['The patient was advised to tell us if it gets worse.'],
      [/tell me/],
    ],
    [
      "Patient: I can't sleep. / Doctor: You have insomnia. Have you thought about CBT? It can help with the sleep. / Patient: Not right now.",
      ['Offered: CBT, it can help with the sleep (the patient: "Not right now").'],
      [/has not thought/],
    ],
    [
      "Patient: My back is stiff. / Doctor: It's arthritis. Have you thought about physio? / Patient: I'd rather not.",
      ['Offered: physio (the patient: "I\'d rather not").'],
    ],
    [
      "Patient: My back hurts. / Doctor: It's sciatica. I can refer you for physio and acupuncture. / Patient: I'll do the physio. I'll leave the acupuncture.",
      ['(the patient: "I\'ll do the physio. I\'ll leave the acupuncture")'],
      [/We will do the physio/],
    ],
    [
      "Doctor: You have pneumonia. / Patient: Okay. / Doctor: don't take nyquil it has tylenol in it and you could double up / Patient: okay makes sense",
      ['The patient could double up'],
      [/may double up/],
    ],
    [
      "Patient: I have heavy periods. / Doctor: I'm going to do your Pap while I'm here. / Patient: Okay.",
      ["We will do the patient's Pap"],
    ],
    [
      "Patient: My back hurts. / Doctor: It's sciatica. If it was just the pain I'd wait six weeks. I'll send you to the spinal team.",
      ['If it was just the pain'],
    ],
    [
      "Doctor: Your blood pressure is 148 over 86, and I'll do it once more. That's 146 over 84. / Patient: Okay.",
      ['Blood pressure: 148 over 86. 146 over 84.'],
      [/once more/],
    ],
    [
      'doctor: you have bronchitis use the inhaler every four hours / patient: okay',
      ['1. Bronchitis.', 'The patient was advised to use the inhaler every 4 hours.'],
    ],
    [
      "doctor: ask about the pneumonia vaccine once you're better if you get more short of breath or you're confused go to the er / patient: okay",
      ['Ask about the pneumonia vaccine once the patient is better.', 'advised to go to the emergency room'],
    ],
    [
      "Doctor: You have GERD. That's probably the reason for the cough. / Patient: Okay.",
      ['1. GERD.'],
      [/\d\. Reason/],
    ],
    ["Doctor: It's a sprain, like last time. / Patient: Okay.", ['Like last time.']],
    ['Doctor: You may have fibroids, like your mom. / Patient: Okay.', ['fibroids, like the mother']],
  ])('%s', (...one) => holds(one));
});
