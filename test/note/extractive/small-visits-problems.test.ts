import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a diagnosis that was spelled out by its letters', () => {
  it.each<SmallVisit>([
    [
      "Patient: it burns when i pee / Doctor: so you've got a u t i and i'm going to send macrobid to your pharmacy",
      ['1. UTI.', 'macrobid'],
      ['Dysuria.\n\n1.'],
    ],
    [
      'Patient: my leg is swollen / Doctor: this looks like a d v t in the left leg and i want you to start eliquis',
      ['1. DVT in the left leg.'],
    ],
    [
      "Patient: i get heartburn every night / Doctor: this sounds like g e r d so i'm going to start omeprazole",
      ['1. GERD.', 'We will start omeprazole.'],
    ],
    [
      "Patient: i'm short of breath / Doctor: your c o p d is flaring up again and i think it's because of the cold",
      ['1. COPD.'],
    ],
    [
      "Patient: runny nose and a cough / Doctor: i think it's a u r i and it'll get better on its own",
      ['1. URI.'],
    ],
    [
      'Patient: my back hurts / Doctor: i want to get an m r i of your back and an e k g and check your b m i',
      ["We will order an MRI of the patient's back and an EKG and check the BMI."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who came along', () => {
  it.each<SmallVisit>([
    [
      "Doctor: This is a 17-year-old male here with his mom. Presents with left shoulder injury from Friday night's game. / Patient: It hurts.",
      ["CHIEF COMPLAINT\nLeft shoulder injury from Friday night's game."],
      ['His mom.'],
    ],
    [
      "Doctor: 72-year-old woman here with her daughter. Complains of right hip pain for six months. / Patient: It's worse at night.",
      ['CHIEF COMPLAINT\nRight hip pain.'],
    ],
    [
      "Doctor: 50-year-old male here with his wife. He's complaining of left foot pain. / Patient: Yes.",
      ['CHIEF COMPLAINT\nLeft foot pain.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is no diagnosis, and how sure one is', () => {
  it.each<SmallVisit>([
    [
      "Patient: I feel fine. / Doctor: Your pressure's 142 over 88. We need to see it again before I'd call it gestational hypertension. Come back in two days.",
      ['before we would call it gestational hypertension'],
      ['1. Gestational hypertension.', 'CHIEF COMPLAINT\nGestational'],
    ],
    [
      "Patient: My belly hurts. / Doctor: It's more likely than not gallstones. I'll get an ultrasound.",
      ['1. Possible gallstones.'],
      ['Than not'],
    ],
    [
      "Patient: I gave up smoking in January, and that's when it all started. / Doctor: That's actually well known with colitis. / Patient: Really? / Doctor: I'll start mesalamine.",
      ['We will start mesalamine.'],
      ['Actually well known'],
    ],
    [
      "Patient: My belly hurts and my joints ache. / Doctor: That's very common with Crohn's. I'll check a CRP.",
      ['We will check a CRP.'],
      ['1. Very common'],
    ],
    [
      "Patient: Face pain. / Doctor: So this is a sinus infection. I'll give you doxycycline. With your reflux, take it with a full glass of water. / Patient: Okay. / Doctor: And use the saline rinse and Flonase, two sprays each side.",
      ['1. Sinus infection.', 'full glass of water', 'saline rinse and Flonase'],
      ['2. Reflux.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what an illness comes from', () => {
  it.each<SmallVisit>([
    [
      "Patient: How are my kidneys? / Doctor: GFR's 41. So that's CKD stage 3b. It's from the high blood pressure, mostly.",
      ['1. CKD stage 3b.'],
      ['Hypertension.'],
    ],
    [
      "Patient: My back hurts. / Doctor: How are you feeling? / Patient: Fine. / Doctor: You have stage four kidney disease. It's from the diabetes. I'd stop the ibuprofen.",
      ['1. Stage 4 kidney disease.', 'stop the ibuprofen'],
      ['2. Diabetes.'],
    ],
    [
      "Patient: How are my kidneys? / Doctor: You have stage 3 kidney disease, most likely from the diabetes. I'll start lisinopril.",
      ['1. Stage 3 kidney disease.'],
      ['Possible diabetes'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('names of problems', () => {
  it.each<SmallVisit>([
    [
      "Patient: My thumb hurts. / Doctor: It's a tendinitis called de Quervain's. Wear a splint.",
      ["1. De Quervain's."],
      ['2. ', 'Tendinitis called'],
    ],
    [
      "Patient: My hands are numb and my thumb hurts. / Doctor: How long? / Patient: Two weeks. / Doctor: Does it wake you? / Patient: Yes. / Doctor: The numbness is carpal tunnel. The right thumb pain is a tendinitis, it's called de Quervain's.",
      ['1. Carpal tunnel.', "2. De Quervain's."],
      ['Tendinitis.\n', '3. '],
    ],
    [
      "Patient: I'm so low. / Doctor: So you've got bipolar two, and right now you're in a depression. Start Latuda 20.",
      ['1. Bipolar 2.', 'Start Latuda 20.'],
    ],
    [
      "Patient: There's a lump where the surgery was. / Doctor: Everything looks the way it should. You've got that seroma, which is just a pocket of fluid where the hernia used to be. We leave it alone.",
      ['1. Seroma.'],
      ['1. Hernia.'],
    ],
    [
      "Patient: My eyes hurt. / Doctor: How long? / Patient: Two weeks. / Doctor: Any double vision? / Patient: No. / Doctor: Your Graves' is responding nicely. Stay on the methimazole.",
      ["1. Graves'."],
      ['PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('orders that are counted', () => {
  it.each<SmallVisit>([
    [
      "Patient: I can't breathe well. / Doctor: So, number one, steroids. Prednisolone, forty milligrams every morning for a week.",
      ['Prednisolone, 40 mg every morning for a week.'],
      ['1. Steroids.', 'CHIEF COMPLAINT\nSteroids.'],
    ],
    [
      "Patient: My knee is swollen. / Doctor: It's gout. Number one, prednisone, forty a day for five days. Number two, colchicine, one a day. Number 3, stop the ibuprofen.",
      ['Prednisone, 40 a day for 5 days.', 'Colchicine, one a day.'],
      ['Number one', 'Number 2', 'Number 3'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dictated assessment and plan', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm doing well. / Doctor: Okay, so plan. Status post lap ventral hernia, doing well. Small postoperative seroma, observe. Epidermal inclusion cyst upper back, excise in office at a later date. Return four weeks.",
      [
        '1. Status post lap ventral hernia.',
        '2. Small postoperative seroma.',
        '3. Epidermal inclusion cyst.',
      ],
      ['PAST MEDICAL HISTORY'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Assessment and plan: right knee medial meniscus tear with mild osteoarthritis. MRI right knee without contrast.',
      ['1. Right knee medial meniscus tear with mild osteoarthritis.', 'MRI right knee without contrast.'],
      ['Assessment and plan:'],
    ],
    [
      'Patient: My back hurts. / Doctor: Impression: lumbar stenosis with neurogenic claudication, L3-4. Foot drop with AFO. Tobacco use. MRI lumbar spine.',
      [
        '1. Lumbar stenosis. Lumbar stenosis with neurogenic claudication, L3-4.',
        '2. Foot drop.',
        '3. Tobacco use.',
      ],
      ['PAST MEDICAL HISTORY', 'Impression:'],
    ],
    [
      'Patient: My back hurts. / Doctor: Diagnoses: lumbar radiculopathy, right L5. Spondylolisthesis L4-5, grade one. Plan: physical therapy.',
      ['1. Lumbar radiculopathy.', '2. Spondylolisthesis.'],
      ['PHYSICAL EXAM', 'PAST MEDICAL HISTORY'],
    ],
    [
      'Patient: My foot hurts. / Doctor: Assessment: left plantar fasciitis, injected today. Paronychia right hallux, scheduled for partial matrixectomy on Friday. Onychomycosis, no treatment.',
      ['1. Left plantar fasciitis.', '2. Paronychia.', '3. Onychomycosis.'],
    ],
    [
      'Patient: My shoulder hurts and my finger locks. / Doctor: Assessment. One, right shoulder full-thickness supraspinatus tear. MRI, surgical discussion after. Two, left ring trigger finger, night splint, inject if it fails. Three, work-related injury, out of overhead work till further notice.',
      [
        '1. Right shoulder full-thickness supraspinatus tear.',
        '2. Left ring trigger finger.',
        '3. Work-related injury.',
        'MRI, surgical discussion after.',
      ],
      ['Shoulder pain. One', 'PHYSICAL EXAM'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is planned for a part of the body, where its illness has a name', () => {
  it.each<SmallVisit>([
    [
      "Patient: My shoulder hurts and my finger locks. / Doctor: You have a rotator cuff tear and a trigger finger. For the shoulder, I'll get an MRI. And the finger, we'll splint it for six weeks.",
      ['Rotator cuff tear.\n- Additional Testing: We will order an MRI.'],
      ['Shoulder.\n', '3. '],
    ],
    [
      'Patient: My heel hurts and my toe. / Doctor: You have plantar fasciitis and an ingrown nail. For the heel, get a night splint. For the toe, soak it.',
      ['1. Plantar fasciitis.', '2. Ingrown nail.'],
      ['Heel.\n', 'Toe.\n'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who the patient is, as the clinician introduces them', () => {
  it.each<SmallVisit>([
    [
      'Doctor: This is a 58-year-old woman, she has diabetes on metformin, hypertension on amlodipine. Here for knee pain. / Doctor: How is the knee? / Patient: It hurts.',
      ['PAST MEDICAL HISTORY\n- Diabetes.\n- Hypertension.', 'MEDICATIONS\n- Metformin.\n- Amlodipine.'],
    ],
    [
      "Doctor: This is a 70-year-old man, he's a smoker with COPD on Spiriva, had his appendix out. Here for a cough. / Doctor: How is the cough? / Patient: It's bad.",
      ['CHIEF COMPLAINT\nCough.', 'PAST MEDICAL HISTORY\n- COPD.', 'MEDICATIONS\n- Spiriva.'],
    ],
    [
      "Doctor: Next patient is Harold Finch. He's 67, he's a type 2 diabetic on metformin, had a stent in 2019, on Plavix. He's here for two-week post-op check after ventral hernia repair. / Doctor: How are you doing? / Patient: Good.",
      ['- Type 2 diabetic.', '- Metformin.\n- Plavix.'],
    ],
    [
      'Doctor: 42-year-old male, past medical history of anxiety, past surgical history of left ACL reconstruction in 2005, presents with right shoulder pain. / Doctor: How did it start? / Patient: I fell.',
      ['SURGICAL HISTORY\nLeft ACL reconstruction in 2005.'],
    ],
    [
      'Doctor: This is a 34-year-old right-hand-dominant woman, otherwise healthy, 10 weeks postpartum, referred by Dr. Kim for bilateral hand numbness, left worse than right. / Doctor: When did it start? / Patient: After the baby.',
      ['otherwise healthy, 10 weeks postpartum, referred by Dr. Kim', 'left worse than right'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('illnesses that are read from the record', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Your other conditions, I have high blood pressure, sleep apnea, and the a-fib. / Patient: Right. / Doctor: What's going on today? / Patient: My knee hurts.",
      ['PAST MEDICAL HISTORY\n- The patient has hypertension, sleep apnea, and the a-fib.'],
      ['1. '],
    ],
    [
      "Doctor: I've got you down for diabetes, high cholesterol and asthma. Is that right? / Patient: Yes. / Doctor: What brings you in? / Patient: My knee hurts.",
      ['- The patient has diabetes, high cholesterol and asthma.'],
      ['1. ', 'There is the patient down'],
    ],
    [
      'Doctor: My list says hypertension, gout, and A-fib. / Patient: Yes. / Doctor: What brings you in? / Patient: My knee hurts.',
      ['- The patient has hypertension, gout, and A-fib.'],
      ['1. ', "The patient's list"],
    ],
  ])('%s', (...one) => holds(one));
});

describe('which of two is the problem', () => {
  it.each<SmallVisit>([
    [
      "Patient: My heart flutters. / Doctor: How long? / Patient: Two weeks. / Doctor: Any chest pain? / Patient: No. / Doctor: Second, the afib. It's paroxysmal. Alcohol, sleep apnea, the blood pressure, all of that feeds it. For the metoprolol, I'll give you the long-acting, fifty, at bedtime.",
      ['1. Afib.'],
      ['Sleep apnea.\n', '2. '],
    ],
    [
      "Patient: My legs ache. / Doctor: How long? / Patient: Two weeks. / Doctor: Any numbness? / Patient: No. / Doctor: The MRI shows at L3-4 it's severely narrowed. And you've got a cyst on one of your kidneys, it's simple, you don't need to do anything about that. / Patient: So what is it? / Doctor: It's spinal stenosis. I'd start with an epidural.",
      ['2. Spinal stenosis.', 'Spinal stenosis.\n- Medical Treatment: We would start with an epidural.'],
    ],
    [
      "Patient: There's a spot on my nose. / Doctor: How long? / Patient: Two weeks. / Doctor: That looks like a little basal cell to me. / Patient: Is that cancer? / Doctor: It's a skin cancer but the kind that doesn't spread. I'll do a biopsy.",
      ['1. Basal cell.', 'We will order a biopsy.'],
      ['2. '],
    ],
    [
      "Patient: I grabbed the ladder and my shoulder popped. / Doctor: How long ago? / Patient: Two weeks. / Doctor: I believe it's torn, the supraspinatus. I want an MRI.",
      ['1. Supraspinatus tear.'],
    ],
    [
      "Patient: How are my kidneys? / Doctor: Have you had swelling? / Patient: No. / Doctor: Your kidneys have slipped a bit. I'd stop the ibuprofen.",
      ['stop the ibuprofen'],
      ['Slipped kidneys'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is only worried about, and why something is done', () => {
  it.each<SmallVisit>([
    [
      "Patient: I want to start HRT but I worry about cancer. / Doctor: With breast cancer, there is a small increase in risk. / Patient: Okay, let's try it. / Doctor: I'll prescribe Evorel patches, one twice a week.",
      ['We will prescribe Evorel patches'],
      ['1. Breast cancer', 'CHIEF COMPLAINT\nCancer'],
    ],
    [
      "Patient: I have a spot on my back. / Doctor: I'm worried it could be an early melanoma. I'll take the whole thing off with a shave biopsy today. / Patient: Okay.",
      ['1. Possible early melanoma.'],
      ['CHIEF COMPLAINT\nEarly melanoma'],
    ],
    [
      'Doctor: Did you ever have heavy bleeding after a surgery or dental work? / Patient: I had my wisdom teeth out and that was fine.',
      ['and that was fine'],
      ['1. Heavy bleeding'],
    ],
    [
      "Doctor: You have COPD. / Doctor: Because of your smoking we'll order a CT. / Patient: Okay.",
      ["Because of the patient's smoking we will order a CT."],
    ],
    [
      "Doctor: You've got the menopause. Because you've still got your womb, you need progesterone. / Patient: Okay.",
      ['Medical Treatment: The patient needs progesterone, because the patient has still got the womb.'],
      ['MEDICATIONS'],
    ],
  ])('%s', (...one) => holds(one));
});
