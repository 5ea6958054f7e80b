import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a medicine that is begun, whatever its first letter', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have hypertension. Let's do amlodipine, five milligrams. / Patient: Okay.",
      ['We will do amlodipine, 5 mg.'],
    ],
    [
      "Doctor: You have asthma. Let's do albuterol, two puffs as needed.",
      ['We will do albuterol, 2 puffs as needed.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a medicine that is left as it is', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Your diabetes is fine. Leave the metformin alone.',
      ['- Metformin.', 'The patient was advised to leave the metformin alone.'],
      [/hold/],
    ],
    [
      "Patient: I take Eliquis and I bruise. / Doctor: You have atrial fibrillation. Leave your Eliquis alone, don't stop it.",
      ['leave their Eliquis alone, do not stop it.'],
      [/hold/],
    ],
    [
      'Patient: I take ramipril. / Doctor: Your blood pressure is good. You could leave the ramipril alone.',
      ['The patient may leave the ramipril alone.'],
      [/hold/],
    ],
    [
      "Patient: I take glipizide and metformin. / Doctor: Your type 2 diabetes looks good. We'll leave the glipizide for now.",
      ['- Glipizide.', 'We will leave the glipizide for now.'],
      [/hold/],
    ],
    [
      "Patient: I take Ozempic. / Doctor: You have type 2 diabetes. / Patient: And the Ozempic? Do I have to stop it? / Doctor: I'd leave it for now. I'd hold it the week before your surgery.",
      ['- Ozempic.', "We would hold it the week before the patient's surgery."],
      [/on hold from|hold the Ozempic for now/],
    ],
    [
      'Patient: I take ibuprofen for my knee. / Doctor: You have kidney disease. Leave the ibuprofen alone.',
      ['Ibuprofen (stopped at this visit).', 'The patient was advised to avoid the ibuprofen.'],
    ],
    [
      'Patient: I take Eliquis. / Doctor: You have a nosebleed. Leave the Eliquis off for two days.',
      ['Eliquis (on hold from this visit).', 'hold the Eliquis for 2 days.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is not begun yet', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You're perimenopausal. I'm gonna hold off on hormones.",
      ['We will hold off on hormones.'],
      [/hold hormones/],
    ],
    ["Doctor: You have mild dementia. We're going to hold off on Aricept.", ['We will hold off on Aricept.']],
  ])('%s', (...one) => holds(one));
});

describe('an order that is taken back', () => {
  it.each<SmallVisit>([
    [
      "Patient: My face hurts. / Doctor: You have sinusitis. I'll give you amoxicillin. / Patient: I'm allergic to penicillin, I get hives. / Doctor: Oh, okay, so not that. Azithromycin, five hundred today and then two fifty for four days.",
      ['Penicillin (hives).', 'Azithromycin, 500 today and then 250 for 4 days.'],
      [/amoxicillin/],
    ],
    [
      "Patient: I get migraines. / Doctor: You have migraines. I'm going to start you on propranolol. Wait, you said asthma as a kid. / Patient: Yeah. / Doctor: Then not propranolol. Let's do topiramate, twenty-five at night.",
      ['Not propranolol.', 'We will do topiramate, 25 at night.'],
      [/start propranolol/, /Wait/],
    ],
    [
      "Doctor: You have migraine. Do topiramate, twenty-five at night. Wait, you had kidney stones, didn't you? / Patient: Yes, twice. / Doctor: So no topiramate. Let's do candesartan, eight milligrams.",
      ['No topiramate.', 'We will do candesartan, 8 mg.'],
      [/topiramate, 25/],
    ],
    [
      "Doctor: You have arthritis. I'll start you on meloxicam, fifteen a day. / Patient: I have bad kidneys. / Doctor: Oh. Forget the meloxicam. Use Tylenol.",
      ['use Tylenol'],
      [/meloxicam/i],
    ],
    [
      "Patient: I take lisinopril twenty. / Doctor: For your hypertension, I'm going to increase the lisinopril to forty. Order lisinopril forty milligrams daily. / Patient: Actually my blood pressure at home was one ten. / Doctor: Oh. Then scrap that, we'll keep the lisinopril at twenty.",
      ['We will keep the lisinopril at 20.'],
      [/40/, /[Ss]crap/],
    ],
    [
      "Patient: I take lisinopril twenty. / Doctor: For your hypertension, I'm going to increase the lisinopril to forty. / Patient: I get a cough with it. / Doctor: Then let's stop the lisinopril and do losartan fifty instead.",
      ['We will stop lisinopril and do losartan 50 instead.'],
      [/to 40/],
    ],
    [
      "Doctor: You have poison ivy. I'll put you on prednisone, forty for five days. / Patient: That makes me crazy. I'd rather not. / Doctor: Alright, we'll leave it. Use the calamine.",
      ['We would start prednisone, 40 for 5 days (the patient: "I\'d rather not").'],
    ],
    [
      "Doctor: You have reflux. Let's start omeprazole, twenty a day. / Patient: How long? / Doctor: Eight weeks. Then we'll stop the omeprazole.",
      ['We will start omeprazole, 20 a day.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an order that is put right in the same breath', () => {
  it.each<SmallVisit>([
    [
      "Doctor: For your hypertension, let's increase the lisinopril to forty. No, wait, you're on twenty, let's do thirty.",
      ['We will increase lisinopril to 30.'],
      [/40/],
    ],
    [
      "Doctor: You have hypertension. I'm going to start you on lisinopril, actually no, with the cough, let's do losartan fifty a day.",
      ['We will do losartan 50 a day, because of the cough.'],
      [/lisinopril/],
    ],
    [
      "Doctor: You have low back pain. I'll give you naproxen. Actually no, with your ulcer let's use Tylenol.",
      ['We will use Tylenol'],
      [/naproxen/],
    ],
    [
      "Patient: I take Lasix. / Doctor: You have heart failure. Let's go up to forty on the Lasix. Hmm, actually with that creatinine let's leave it at twenty.",
      ['leave the Lasix at 20.'],
      [/40/],
    ],
    [
      "Doctor: You have lymphoma. The vincristine I'm going to cut by a quarter. Well, let me think, it's mild. No, I'll leave it full.",
      ['We will leave the vincristine full.'],
      [/quarter/],
    ],
    [
      "Doctor: You have atrial fibrillation. I'll give you Eliquis, well, let me think, no, warfarin. Five a day.",
      ['We will provide warfarin: 5 a day.'],
      [/Eliquis/],
    ],
    [
      "Doctor: You have constipation. I'd do a Fleet, sorry, not a Fleet with her kidneys, a bisacodyl suppository.",
      ['We would do a bisacodyl suppository.'],
      [/Fleet/],
    ],
    [
      "Doctor: You have depression. Let's try Prozac, no, sorry, you had a rash with that, Zoloft, fifty.",
      ['We will try Zoloft, 50.'],
      [/Prozac/],
    ],
    [
      "Doctor: You have GERD. I'll put you on omeprazole, hang on, you're on Plavix, so let's do pantoprazole, forty a day.",
      ['pantoprazole, 40 a day'],
      [/start omeprazole/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a dose, a day or a medicine that is settled', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have epilepsy. The Keppra, instead of five hundred twice a day let's make that seven fifty twice a day.",
      ['We will make the Keppra 750 twice daily instead of 500 twice daily.'],
    ],
    [
      "Doctor: You have Parkinson's. The Sinemet, instead of three times a day let's make that four, and take it half an hour before meals.",
      ['We will make the Sinemet 4 instead of 3 times daily, and take it half an hour before meals.'],
    ],
    [
      "Doctor: You've got an ingrown nail. I'd like to take that side of the nail out today and numb up the toe. / Patient: I gotta work tomorrow. Can we do it Friday? / Doctor: Sure. We'll do that Friday then.",
      ['take that side of the nail out Friday'],
      [/today/],
    ],
    [
      "Doctor: You have depression. Let's add Wellbutrin. XL, one-fifty in the morning.",
      ['Medical Treatment: We will add Wellbutrin: XL, 150 in the morning.'],
    ],
    [
      "Doctor: You have back pain. I'd say ibuprofen but I don't want you on any more painkillers right now.",
      ['No ibuprofen, we do not want the patient on any more painkillers currently.'],
    ],
    [
      "Doctor: You have depression. / Patient: What about Wellbutrin? / Doctor: I'd try that. / Patient: Okay. / Doctor: Okay, so one fifty in the morning for three days then one fifty twice a day.",
      ['We would try the Wellbutrin.', 'Wellbutrin 150 in the morning for 3 days then 150 twice daily.'],
    ],
    [
      'Doctor: You have arthritis. / Patient: What about some Celebrex? / Doctor: Sure. / Patient: Okay. / Doctor: Okay, two hundred once a day with food.',
      ['Celebrex 200 once daily with food.'],
    ],
    [
      "Doctor: You have reflux. Have you ever tried omeprazole? / Patient: No. / Doctor: Let's try that, twenty milligrams before breakfast.",
      ['We will try the omeprazole, 20 mg before breakfast.'],
    ],
    [
      "Doctor: To quit smoking, we've got patches, or Chantix. / Patient: I'd do the Chantix. / Doctor: Okay, let's do that then, I'll send in the starter pack.",
      ['We will do the Chantix then'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is only laid out to choose from', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have prostate cancer. So there are two ways to treat it. One is surgery, robotic, we take the whole prostate out. The other option is radiation, five weeks or so. You don't have to decide today.",
      ['Options discussed: surgery, robotic, we take the whole prostate out; radiation, 5 weeks'],
    ],
    [
      'Doctor: You have Graves disease. We can take the thyroid out, we can give you radioactive iodine, or you can stay on the methimazole. Think about it.',
      ['Options discussed: we can take the thyroid out'],
    ],
    [
      "Doctor: You have depression. We could push the Lexapro up to twenty, or we could add Wellbutrin. Or switch altogether. / Patient: I'd add the Wellbutrin I think. / Doctor: Okay. Let's add the Wellbutrin.",
      ['or we could add Wellbutrin, or switch altogether', '- We will add Wellbutrin.'],
      [/^- Or switch/m],
    ],
    [
      "Doctor: It's low-risk prostate cancer. We could do injections or surgery or watch it. / Patient: I'd rather watch it. / Doctor: Okay, then we'll watch it. PSA every six months.",
      ['or watch it (the patient: "I\'d rather watch it").', 'PSA every 6 months.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an injection that is given there', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You have bursitis. The best thing is a cortisone injection. / Patient: Okay, let's do it. / Doctor: So I cleaned that off with alcohol. A pinch. That was one cc of lidocaine and half a cc of Kenalog 40. All done.",
      ['Done at this visit: cleaned that off with alcohol; 1 cc of lidocaine and 0.5 cc of Kenalog 40.'],
    ],
    [
      "Doctor: Your knee is arthritic. I can do a shot today. / Patient: Yes please. / Doctor: Okay, that's 40 of Depo-Medrol and 4 of lidocaine in the right knee. You did great.",
      ['Done at this visit: 40 of Depo-Medrol and 4 of lidocaine in the right knee.'],
    ],
    [
      "Doctor: Your knee has an effusion. I'd like to drain it and inject it today. / Patient: Okay. / Doctor: I got 20 cc off. I put in 80 of Depo-Medrol.",
      ['Done at this visit: got 20 cc off; put in 80 of Depo-Medrol.'],
    ],
  ])('%s', (...one) => holds(one));
});
