import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is planned late', () => {
  it.each<SmallVisit>([
    [
      "Doctor: I think this is angina. I'll start you on bisoprolol. / Patient: Okay. / Doctor: For the cholesterol, I'll start you on rosuvastatin 5 milligrams. / Patient: Okay. / Doctor: If you get chest pain at rest, call 999 straight away. / Patient: Okay. / Doctor: I'll see you again in two weeks.",
      [
        'bisoprolol.\n- Follow-up: If the patient gets chest pain at rest',
        'Follow-up.\n- Follow up in 2 weeks.',
      ],
    ],
    [
      "Doctor: I think you've got sciatica. / Doctor: For the constipation, drink plenty of water, and I'll prescribe some Laxido. / Patient: Okay. / Doctor: I'll do you a sick note for two weeks. / Patient: Thanks. / Doctor: If you get any numbness around your bottom, or you can't pee, go straight to A&E.",
      [
        'Sciatica.\n- Follow-up: If the patient gets any numbness',
        'Medical Treatment: Prescribe some Laxido.',
        'Other.\n- Patient Education and Counseling: We will do the patient a sick note',
      ],
    ],
    [
      "Patient: My knee hurts. / Doctor: You have osteoarthritis of the right knee. I'll give you a cortisone shot today. / Patient: Okay. / Doctor: For your hyperlipidemia, continue the atorvastatin. / Patient: Okay. / Doctor: Call us if the knee gets worse. Otherwise six weeks.",
      [
        'today.\n- Follow-up: The patient was advised to call us if the knee gets worse.',
        'Follow-up.\n- Follow up in 6 weeks.',
      ],
    ],
    [
      "Patient: I've been down. / Doctor: You have moderate depression. I'd like to start you on sertraline fifty milligrams. / Patient: Okay. / Doctor: For your asthma, keep using the Flovent. / Patient: Okay. / Doctor: I'll see you in four weeks to see how the mood is doing. And keep up with your mammogram every year.",
      [
        'sertraline 50 mg.\n- Follow-up: Follow up in 4 weeks to see how the mood is doing.',
        'Other.\n- Additional Testing: Continue mammogram every year.',
      ],
    ],
    [
      "Patient: My hip aches. / Doctor: Your blood pressure is okay, so we'll leave the amlodipine alone. For the osteoporosis, take the Fosamax once a week. / Patient: Okay. / Doctor: Come back in two weeks for a blood pressure check.",
      ['amlodipine alone.\n- Follow-up: Follow up in 2 weeks for a blood pressure check.'],
    ],
    // What may as well be of the problem under which it stands stays there.
    [
      "Patient: My knee hurts. / Doctor: You have knee arthritis. I'll give you a cortisone injection. / Patient: Okay. / Doctor: For your cholesterol, I'll start you on atorvastatin twenty milligrams. / Patient: Okay. / Doctor: Let me know if you get any muscle aches.",
      [
        'Hyperlipidemia.\n- Medical Treatment: We will start atorvastatin 20 mg.\n- Follow-up: The patient was advised to let us know if the patient gets any muscle aches.',
      ],
    ],
    [
      "Doctor: I think she has angina. I'll start her on bisoprolol. / Patient: Okay. / Doctor: For the sleep apnea, I'm going to order a home sleep study. / Patient: Okay. / Doctor: Continue the levothyroxine and the omeprazole as you are.",
      ['Other.\n- Medical Treatment: Continue levothyroxine and the omeprazole'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('two decisions in one sentence', () => {
  it.each<SmallVisit>([
    [
      'Patient: I am here for a check. / Doctor: so for the diabetes , continue the metformin , and for the cholesterol , stay on the atorvastatin .',
      [
        'Diabetes.\n- Medical Treatment: Continue metformin.',
        'Hyperlipidemia.\n- Medical Treatment: The patient was advised to stay on the atorvastatin.',
      ],
    ],
    [
      'Doctor: hello how are you / Patient: it burns when i pee / Doctor: you have a bladder infection i will prescribe nitrofurantoin / Patient: okay / Doctor: your blood pressure is well controlled so carry on with the lisinopril ten milligrams and for the thyroid continue the levothyroxine and we will recheck the tsh in march',
      ['Continue lisinopril 10 mg.\n', 'Thyroid.\n- Medical Treatment: Continue levothyroxine.'],
      [/lisinopril 10 mg and/],
    ],
    [
      "Patient: I am here for my blood pressure. / Doctor: For the blood pressure, let's increase the lisinopril to twenty milligrams and check a metabolic panel in two weeks.",
      [
        '- Medical Treatment: We will increase lisinopril to 20 mg.\n- Additional Testing: We will check a metabolic panel in 2 weeks.',
      ],
    ],
    [
      "Patient: I wheeze. / Doctor: For the asthma, I'll send a refill of the albuterol, and I want you to see the lung specialist.",
      [
        '- Medical Treatment: We will send a refill of the albuterol.\n- Specialist Referrals: The patient was advised to see the lung specialist.',
      ],
    ],
    [
      "Patient: I am here for my sugar. / Doctor: For your diabetes, I'm going to refer you to ophthalmology for a dilated eye exam, and we'll recheck the A1c in three months.",
      [
        '- Specialist Referrals: We will refer to ophthalmology for a dilated eye exam.\n- Follow-up: We will recheck the A1c in 3 months.',
      ],
    ],
    [
      "Patient: I wheeze. / Doctor: For the asthma, we'll restart Flovent 110 micrograms two puffs twice a day and rinse your mouth after each time.",
      ['The patient was advised to rinse the mouth after each time.'],
    ],
    [
      "Patient: It burns when I pee. / Doctor: You have a bladder infection. I'll prescribe nitrofurantoin. / Patient: Is that the same one I had last time? / Doctor: It is, yes, and I'd like you to drop off a urine sample before you start.",
      ['- Additional Testing: The patient was advised to drop off a urine sample before the patient starts.'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('what was lost or told raw', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm tired. / Doctor: You have anemia. Start iron tablets once a day. / Patient: Okay. / Doctor: And since your mom had breast cancer, keep up with the mammogram every year.",
      ["Continue mammogram every year, since the patient's mother had breast cancer."],
    ],
    [
      "Patient: My stomach hurts. / Doctor: I think you have Crohn's disease. I'd like a colonoscopy. / Patient: Okay. / Doctor: I'd also like an MR enterography to look at the small bowel.",
      ['We will order an MR enterography to look at the small bowel.'],
    ],
    [
      "Patient: My toe hurts. / Doctor: For the gout, start allopurinol one hundred milligrams daily. / Patient: Okay. / Doctor: You're due for a tetanus shot, so let's do that today. / Patient: Okay.",
      ['We will do a tetanus shot today.'],
    ],
    [
      "Patient: My toe hurts. / Doctor: For the gout, start allopurinol one hundred milligrams daily. / Patient: Okay. / Doctor: We don't have you down for a flu shot this year. Would you like that today? / Patient: Yes, please.",
      ['Flu shot today: the patient agrees.'],
    ],
    [
      "Patient: My periods are heavy. / Doctor: You have fibroids. I'm going to refer you to gynecology to talk about options. / Patient: I'd rather not have a hysterectomy if I can help it. / Doctor: I understand, and there are other things to try first.",
      ['We will refer to gynecology'],
      [/We understand/],
    ],
    [
      "Patient: I get migraines. I need a refill on the sumatriptan. / Doctor: I'll send that over to your pharmacy.",
      ["Medical Treatment: We will send a refill of the sumatriptan to the patient's pharmacy."],
    ],
    [
      'Patient: My chest hurts. / Doctor: I think this is angina. I would like you to come in this afternoon for an ECG and some blood tests.',
      ['Additional Testing: The patient was advised to come in this afternoon for an ECG'],
    ],
    [
      "Patient: I have diarrhoea. / Doctor: You've got gastroenteritis. Stop the metformin and the ramipril for now. / Patient: Okay, so stop both of them? / Doctor: Yes, both, just for a few days. / Patient: Okay, I'll try and be better.",
      ['Stop metformin and the ramipril for now. Both, for a few days.'],
      [/Asked/, /be better/],
    ],
    [
      "Patient: I feel anxious. / Doctor: I think you've got generalised anxiety disorder. I'll refer you for talking therapy. / Patient: Okay. / Doctor: And we could think about medication. How do you feel about that? / Patient: I'd rather not take tablets at the moment.",
      ['We could think about medication (the patient: "I\'d rather not take tablets at the moment").'],
    ],
    [
      "Patient: My knee hurts. / Doctor: You have knee arthritis. An unloader brace can help some people. I'll write you a prescription for one.",
      ['We will prescribe an unloader brace.'],
    ],
    [
      "Patient: I have headaches. / Doctor: You have migraine. Take sumatriptan as needed. / Patient: Will my insurance cover it? / Doctor: It should. If it doesn't, call the office and we'll find something else.",
      ['If insurance does not cover it, the patient was advised to call the office'],
    ],
    [
      "Mother: Her ear hurts. / Doctor: She has an ear infection. I'll prescribe amoxicillin twice a day for ten days. / Mother: Does she have to finish all of it? / Doctor: Yes, please, even if she feels better.",
      ['She should finish the whole course, even if she feels better.'],
    ],
    [
      "Patient: My back hurts. / Doctor: I think you've got sciatica. I'll prescribe naproxen twice a day with your omeprazole. / Patient: Okay. Is that alright with my ulcer? / Doctor: For a short course with the omeprazole, yes, but stop it straight away if you get any tummy pain.",
      ['All right with the ulcer, for a short course with the omeprazole, but stop it straight away'],
    ],
    [
      "Patient: I'm low. / Doctor: You have depression. I'll start you on sertraline fifty milligrams. Here's the number for the crisis line, 988.",
      ['Given: the number for the crisis line, 988.'],
    ],
    [
      'Patient: I cough. / Doctor: You have asthma. Use the blue inhaler. If you become very short of breath, call 999.',
      ['If the patient becomes very short of breath'],
    ],
  ])('%s', (...visit) => holds(visit));
});
