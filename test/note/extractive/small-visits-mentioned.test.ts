import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('what is only mentioned heads nothing', () => {
  it.each<SmallVisit>([
    [
      "Patient: I've had belly pain for two days. / Doctor: I'm thinking either appendicitis or an ovarian cyst. I want to get a CT scan.",
      ['1. Belly pain. We are thinking either appendicitis or an ovarian cyst.'],
      ['2.', 'Ovarian cyst.'],
    ],
    [
      "Patient: I've had belly pain for two days. / Doctor: So for your first problem of abdominal pain, I'm thinking either appendicitis or an ovarian cyst. I want to get a CT scan.",
      ['1. Abdominal pain.'],
      ['Appendicitis.'],
    ],
    [
      "Patient: My daughter has had a rash for a week. / Doctor: I'm torn between eczema and ringworm, so I'll take a scraping.",
      ['has had a rash for a week.', 'We are torn between eczema and ringworm.'],
      ['Eczema.', 'Ringworm.'],
    ],
    [
      'Doctor: Sometimes people with migraine see flashing lights. Do you get that? / Patient: No.',
      [],
      ['Migraine.'],
    ],
    [
      'Doctor: A lot of people with this feel dizzy. Have you noticed that? / Patient: No.',
      [],
      ['Dizziness.'],
    ],
    [
      "Doctor: This is depression. I'd suggest sertraline 50 milligrams once a day. You can feel more anxious in the first couple of weeks, but that usually settles. / Patient: Okay.",
      ['1. Depression.'],
      ['Anxiety.'],
    ],
    [
      'Doctor: So for your first problem, you have hypothyroidism, and that explains the tiredness and the hair and the constipation. I want to start you on levothyroxine, 50 micrograms a day. / Patient: Okay.',
      ['1. Hypothyroidism.'],
      ['2.'],
    ],
    [
      'Patient: Have I got the diabetes again? / Doctor: Not necessarily. We need another test to find out.',
      [],
      ['Diabetes.'],
    ],
    [
      "Patient: Is it gallstones? / Doctor: Possibly. We'll do an ultrasound.",
      ['ultrasound'],
      ['Gallstones.'],
    ],
    ['Doctor: Any food allergies? / Mother: No, no food allergies.', [], ['Food allergies.']],
    [
      "Doctor: How about her skin? She used to have eczema, I think. / Father: She did as a baby, but that's gone away pretty much.",
      [],
      ['1. Eczema.', 'COMPLAINT\nEczema.'],
    ],
    [
      "Doctor: And he had asthma when he was younger, is that right? / Mother: Yes, but he's outgrown it.",
      ['He has outgrown it.'],
      ['1. Asthma.'],
    ],
    [
      "Doctor: He's got tonsillitis. As the tonsils are enlarged and he has a fever, I think it's reasonable to give an antibiotic. / Mother: Okay.",
      ['1. Tonsillitis.'],
      ['2.', 'Enlarged tonsils.'],
    ],
    [
      "Doctor: You've got strep throat. Since the tonsils are swollen and you have a fever, I'd like to treat it with penicillin. / Patient: Okay.",
      ['1. Strep throat.'],
      ['Fever.'],
    ],
    [
      "Doctor: You've got mild swelling at the ankles. You've got iron deficiency anemia. For the ankles, put your feet up when you can, and try compression stockings at work. / Patient: Okay.",
      ['For the ankles'],
      ['2.'],
    ],
    [
      "Doctor: This is hypertension. I'll start amlodipine 5 milligrams. The amlodipine can cause some ankle swelling. / Patient: Okay.",
      ['The amlodipine can cause some ankle swelling'],
      ['Amlodipine (swelling)'],
    ],
    ['Doctor: Do you have diabetes? / Patient: Just high cholesterol.', [], ['1. Diabetes.', 'Diabetes.']],
    [
      'Doctor: What brings you in? / Patient: My knee hurts. / Doctor: Do you have diabetes? / Patient: Just high cholesterol.',
      ['COMPLAINT\nKnee pain.'],
      ['1. Hyperlipidemia.'],
    ],
    [
      "Doctor: This is a sprain. With your asthma, I don't want you taking ibuprofen. Take Tylenol, 1000 milligrams three times a day. / Patient: Okay.",
      ['1. Sprain.', "With the patient's asthma, we do not want the patient taking ibuprofen."],
      ['2.'],
    ],
    [
      "Doctor: This is a migraine. You've had a heart attack, so I can't give you sumatriptan. We'll use naproxen 500 milligrams. / Patient: Okay.",
      ['1. Migraine.', 'naproxen 500 mg'],
      ['2.'],
    ],
    [
      "Doctor: Is there anything you were particularly worried about? / Patient: Just, um, just the diabetes really. I didn't want to end up in hospital again.",
      ["The patient's concern is the diabetes."],
      ['1. Diabetes.', 'COMPLAINT'],
    ],
    [
      'Doctor: It sounds like a lower urinary tract infection, so cystitis, an infection in the bladder. / Patient: Okay.',
      ['1. Lower urinary tract infection.'],
      ['2.'],
    ],
    [
      'Doctor: This sounds like migraine, and specifically migraine with aura, the aura being the zigzag lines. / Patient: Okay.',
      ['1. Migraine with aura.'],
      ['Specifically migraine with aura.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is diagnosed heads the assessment all the same', () => {
  it.each<SmallVisit>([
    [
      "Doctor: It's a pinched nerve, from a disc, and there's nothing here that says you need surgery tonight.",
      ['1. Pinched nerve.'],
    ],
    [
      "Doctor: So, this sounds like a straightforward water infection, and nothing you've said makes me think it's gone up to the kidneys.",
      ['1. Water infection.'],
    ],
    [
      "Doctor: Like a lot of people with asthma, you get worse in the spring. So it's hay fever, and I'd like you to take cetirizine.",
      ['Hay fever.'],
    ],
    [
      'Doctor: You have a hernia, you can feel the lump there. I will refer you to the surgeon.',
      ['1. Hernia.'],
    ],
    ['Patient: Is it gout? / Doctor: Yes, I think it is. I will give you colchicine.', ['Gout.']],
    ["Doctor: With your asthma, I'd like you to use the blue inhaler before running.", ['Asthma.']],
  ])('%s', (...one) => holds(one));
});

describe('what is only mentioned has no code', () => {
  it.each<[visit: string, has: string[], hasNot: string[]]>([
    [
      "Patient: I've had chest pain for two days. / Doctor: I'm thinking either costochondritis or reflux. I'll get an EKG.",
      ['R07.9'],
      ['K21.9', 'M94.0'],
    ],
    [
      "Patient: I've had a cough for two days. / Doctor: I'm thinking pneumonia or bronchitis. I'll get a chest x-ray.",
      ['R05.9'],
      ['J18.9'],
    ],
    [
      "Patient: My stomach hurts after I eat. / Doctor: It's either gastritis, or a condition called celiac disease, and we'll do a biopsy.",
      ['R10.9'],
      ['K29.70', 'K90.0'],
    ],
    [
      "Doctor: Your rash is from the detergent. It's the kind of thing we see in people with asthma. / Patient: Okay.",
      ['R21'],
      ['J45.909'],
    ],
    [
      "Doctor: This sounds like heartburn. There's nothing you've told me that makes me think of a heart attack. / Patient: Okay.",
      ['R12'],
      ['I21.9'],
    ],
    [
      "Doctor: So you have sleep apnea, and that's why you've been having the headaches and the constipation. / Patient: Okay.",
      ['G47.30'],
      ['K59.00'],
    ],
    ['Patient: Do I have arthritis? / Doctor: Maybe not. We need an X-ray.', [], ['M19.90']],
    [
      'Doctor: did you have the dilated eye exam then / Patient: yeah they did the drops and they said there was no sign of diabetes in the eyes',
      [],
      ['Z01.00'],
    ],
    ['Doctor: Any allergies? / Patient: No drug allergies, no food allergies.', [], ['Z88.8', 'Z91.018']],
  ])('%s', (...one) => codes(...one));
});
