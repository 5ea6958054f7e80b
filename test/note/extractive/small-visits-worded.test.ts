import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what a study shows', () => {
  it.each<SmallVisit>([
    [
      "Patient: My chest gets tight. / Doctor: We did an EKG today because of the chest tightness, and that was normal. I think it's anxiety. / Patient: Okay.",
      ['The EKG from today was normal.'],
      [/We did an EKG/],
    ],
    [
      "Patient: My right knee hurts. / Doctor: I did get an x-ray of the knee before I came in, and it shows some mild narrowing on the inside, but there's no fracture. I think it's a strain.",
      ['The x-ray of the knee shows some mild narrowing on the inside, but there is no fracture.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: The x-ray of your knee that we did before I came in doesn't show any fracture. There's some mild narrowing on the medial side. So I think it's osteoarthritis.",
      ["The x-ray of the patient's knee does not show any fracture.", 'mild narrowing on the medial side'],
    ],
    [
      "Patient: My back hurts. / Doctor: I had a look at the lumbar x-ray, and it's normal, good bone alignment and no fractures. So I think it's a muscle strain.",
      ['The lumbar x-ray is normal, good bone alignment and no fractures.'],
    ],
    [
      "Patient: I've had a cough. / Doctor: Your chest x-ray doesn't show any pneumonia. It does show some scarring at the left base. I think it's bronchitis.",
      ['The chest x-ray does show some scarring at the left base.'],
      [/PHYSICAL EXAM/],
    ],
    [
      'Patient: My knee hurts. / Doctor: I also looked at the X-rays we took this morning. They show moderate osteoarthritis. I think you have arthritis of the knee.',
      ['The X-rays from this morning were reviewed.', 'show moderate osteoarthritis.'],
      [/also looked/],
    ],
    [
      "Patient: I'm tired. / Doctor: So I've got your blood test results here. Your ferritin was 8. You have iron deficiency.",
      ["The patient's ferritin was 8."],
      [/There is/],
    ],
    [
      "Patient: My wrist hurts. / Doctor: I pulled up the films, it's a distal radius fracture.",
      ['distal radius fracture'],
      [/films are a/],
    ],
    [
      'Patient: I feel low. / Doctor: Your p h q nine score was sixteen, and your kidney function is stable with an e gfr of sixty eight.',
      ['16', '68'],
      [/p h q|e gfr/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is found', () => {
  it.each<SmallVisit>([
    [
      "Patient: My throat hurts. / Doctor: Can you open your mouth and show me your throat? / Patient: Ahh. / Doctor: Okay. It's a little red, but I don't see any white patches. Your tonsils look normal.",
      ['Throat: slightly red, but no white patches. Tonsils look normal.'],
    ],
    [
      "Patient: My asthma is bad. / Doctor: You look comfortable, you're talking in full sentences, and I don't see you using any extra muscles to breathe. / Patient: Okay.",
      ['is not using any extra muscles to breathe'],
    ],
    [
      "Mother: She's here for her back. / Doctor: Her spine looks normal, no dimples, and her leg reflexes are normal.",
      ['Spine: normal, no dimples.', 'Her leg reflexes are normal.'],
    ],
    [
      'Patient: I get short of breath. / Doctor: Your heart sounds are normal. Your breath sounds are clear. You look a little pale. I think you have anemia.',
      ['General: The patient looks a little pale.', 'Heart sounds are normal.', 'Breath sounds clear.'],
    ],
    [
      "Patient: My foot hurts. / Doctor: Strength is five out of five, and the pulses are good in the foot. I think it's plantar fasciitis.",
      ['Cardiovascular: Pulses are good in the foot.', 'Strength is 5 out of 5.'],
    ],
    [
      "Mother: He's here for his check. / Doctor: His weight today is twenty-three pounds, that's the fiftieth percentile. Length is thirty-one inches, the forty-fifth percentile, and head circumference is the sixtieth percentile.",
      [
        'Weight: 23 pounds, the 50th percentile.',
        'Length: 31 inches, 45th percentile.',
        'Head circumference: the 60th percentile.',
      ],
      [/RESULTS/],
    ],
    [
      "Patient: My hip hurts. / Doctor: There's tenderness over the left hip. No swelling in the ankles. / Patient: Yes, that's where it hurts. / Doctor: I think it's bursitis.",
      ['Tenderness over the left hip.'],
      [/To "/],
    ],
    [
      "Patient: My chest hurts when I walk. / Doctor: Have you got a blood pressure machine at home? / Patient: Yes, I've just done it. It was 152 over 88 this morning. And the pulse was 76. / Doctor: Okay, I think this is angina.",
      ['Blood pressure: 152 over 88 (home reading).', 'Heart rate: 76 (home reading).'],
    ],
    [
      'Patient: My asthma is bad. / Doctor: Do you have a pulse oximeter at home? / Patient: Yeah, hang on. It says ninety seven, and the heart rate is eighty eight.',
      ['Oxygen saturation: 97% (home reading).', 'Heart rate: 88 (home reading).'],
      [/It says/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('English', () => {
  it.each<SmallVisit>([
    [
      "Patient: It started with a cold, and the cold's gone but the cough's stayed. / Doctor: I think it's a post-viral cough.",
      ['the cold has gone but the cough has stayed'],
    ],
    [
      "Patient: My back hurts, but it's always hurt. / Doctor: I think it's a strain.",
      ['it has always hurt'],
    ],
    [
      "Patient: My back hurts. / Doctor: You've got sciatica. Take naproxen 500 twice a day, but stop it if you get any tummy pain or black stools. / Patient: Okay.",
      ['black stools'],
      [/blacks/],
    ],
    ['Patient: I take Zyrtec ten milligrams a day in the spring and fall. / Doctor: Okay.', [], [/falls/]],
    [
      "Patient: I've got a cough. / Doctor: Do you smoke? / Patient: I do, I'm afraid. About ten a day.",
      ['The patient smokes about 10 a day.'],
      [/afraid/],
    ],
    [
      'Patient: My sinuses hurt. / Doctor: Do you smoke or vape? / Patient: No, never.',
      ['has never smoked or vaped'],
    ],
    [
      "Patient: I've been getting chest pain. / Doctor: How long does it take to go off? / Patient: Oh, about five minutes.",
      ['It takes about 5 minutes to go off.'],
    ],
    [
      'Patient: I feel tired. / Doctor: Number one, you have anemia, so start iron. Number two, your migraines are well controlled. / Patient: Okay.',
      ["The patient's migraines are well controlled."],
      [/Are well/],
    ],
    [
      "Patient: My heart's racing. / Doctor: You have new atrial fibrillation. To slow the heart rate, I'm going to start metoprolol succinate, 25 milligrams once a day. / Patient: Okay.",
      [', to slow the heart rate'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('plain English of what is planned and told', () => {
  it.each<SmallVisit>([
    [
      'Patient: My tummy hurts. / Doctor: If it gets worse, or you feel faint, then please ring us.',
      ['or the patient feels faint, the patient was advised to ring us'],
    ],
    [
      "Patient: I feel low. / Doctor: You can refer yourself to Talking Therapies online and I'll text you the link now.",
      ['we will text the patient the link'],
    ],
    [
      'Patient: My ankle hurts. / Doctor: Do carry on with the ibuprofen.',
      ['was advised to carry on with the ibuprofen'],
      [/do carry/i],
    ],
    [
      "Patient: I'm tired. / Doctor: I'd like to get some blood tests done: thyroid function and ferritin.",
      ['We will order blood tests: thyroid function and ferritin'],
    ],
    [
      "Patient: My hip aches. / Doctor: I'd go easy on the ibuprofen for now.",
      ['was advised to go easy on the ibuprofen'],
    ],
    [
      'Patient: I take Microgynon. / Doctor: I would recommend that we stop the Microgynon today.',
      ['We will stop Microgynon today'],
    ],
    [
      "Patient: I've put calamine on the rash, and it's not touched it. / Doctor: Okay.",
      ['it has not touched it'],
    ],
    [
      'Patient: I get dizzy every time I roll to the right or look up at a shelf. / Doctor: Okay.',
      ['rolls to the right or looks up at a shelf'],
    ],
    [
      "Patient: My chest is tight. / Doctor: If you're more short of breath, confused, or have a fever over 101, go to the ER.",
      ['confused, or has a fever over 101'],
    ],
    ["Patient: My back hurts, I'm lifting fifty pound boxes all day. / Doctor: Okay.", ['50-pound boxes']],
    [
      'Patient: Me and my wife have been arguing. / Doctor: Okay.',
      ['The patient and their wife have been arguing'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a listener\'s "mm-hmm" cut off', () => {
  it.each<SmallVisit>([
    [
      "Doctor: On your heart exam, I do appreciate a two out of six systolic ejection murmur- / Patient: Mm-hmm. / Doctor: . which we've heard in the past. / Patient: Okay.",
      ['2 out of 6 systolic ejection murmur, noted in the past'],
    ],
    [
      'Doctor: So, your EKG- / Patient: Mm-hmm. / Doctor: . here is normal. / Patient: Good.',
      ['EKG here is normal'],
      [/^Here is/m],
    ],
    [
      "Patient: My back hurts. / Doctor: For your back, I want to go ahead and order an MRI- / Patient: Okay. / Doctor: just to make sure that you don't have any disc herniation.",
      ['We will order an MRI to make sure that the patient does not have any disc herniation'],
    ],
    [
      'Patient: I felt this popping- / Doctor: Hmm. / Patient: and this strain as I lifted it.',
      ['felt this popping and this strain as they lifted it'],
    ],
    // Begun anew.
    [
      'Patient: The next thing I know I had to call- / Doctor: Yes? / Patient: The pain is so bad.',
      ['The pain is so bad'],
      [/call the pain/],
    ],
  ])('%s', (...one) => holds(one));
});
