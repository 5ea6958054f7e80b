import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('an illness that was only thought of', () => {
  it.each<SmallVisit>([
    [
      "Mum: She's got a rash all over. / GP: It sounds like a viral rash. The measles is at the back of my mind because of the MMR but she's not got the cough, so I think that's unlikely.",
      ['1. Viral rash.'],
      [/\d\. (?:Possible )?measles/i],
    ],
    [
      "Mum: He's hot. / GP: It's a viral infection. It's a bit like meningitis in the early stages but he's far too well for that.",
      ['1. Viral infection.'],
      [/\d\. (?:Possible )?meningitis/i],
    ],
    [
      "Patient: I've a headache. / Doctor: We always worry about preeclampsia with a headache, but your pressure's fine. This is a tension headache.",
      ['1. Tension headache.'],
      [/\d\. (?:Possible )?preeclampsia/i],
    ],
    [
      "Patient: I fell on my wrist. / Doctor: You have a sprained wrist. / Patient: What if it's not getting better? / Doctor: Then it could be a scaphoid fracture and we'd do an MRI.",
      ['1. Sprained wrist.'],
      [/\d\. (?:Possible )?scaphoid/i],
    ],
    [
      "Patient: I have pain in my ribs. / Doctor: I can't completely rule out a small fracture, but I think it's a sprain.",
      ['1. Sprain.'],
      [/\d\. (?:Possible )?(?:small )?fracture/i],
    ],
    [
      "Patient: My calf hurts. / Doctor: I'd be surprised if it were a blood clot, so I think it's a calf strain.",
      ['1. Calf strain.'],
      [/\d\. (?:Possible )?blood clot/i],
    ],
    [
      "Patient: My calf hurts. / Doctor: I thought about a blood clot but your leg's not swollen, so it's more likely a pulled muscle.",
      ['Pulled muscle.'],
      [/\d\. (?:Possible )?blood clot/i],
    ],
    [
      "Patient: My side hurts. / Doctor: The scan shows no stone, so it's probably a pulled muscle. Use heat.",
      ['Pulled muscle.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an illness that the patient asks about', () => {
  it.each<SmallVisit>([
    [
      "Patient: My chest hurts. / Patient: Is it a heart attack? / Doctor: Doesn't look like it.",
      [],
      [/\bHeart attack\./],
    ],
    [
      'Patient: My one-hour test was high. Does that mean I have diabetes? / Doctor: Not necessarily. It means we need the three-hour test. You have gestational diabetes if two numbers are up.',
      [],
      [/^(?:\d\. )?(?:Gestational d|D)iabetes\./m],
    ],
    [
      "Mother: He can't sit still. / Mother: Do you think it's ADHD? / Doctor: It might be, but we need the forms first.",
      ['1. Possible ADHD.'],
    ],
    [
      "Patient: My chest hurts. / Patient: Is it pneumonia? / Doctor: Yes, it's pneumonia, on the right. I'll give you antibiotics.",
      ['1. Pneumonia.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is done only if it is so', () => {
  it.each<SmallVisit>([
    [
      "Patient: I found a lump. / Doctor: Let's get a mammogram. / Patient: Is it cancer? / Doctor: We'll see. If it is, we'll send you to oncology.",
      ['If it is, we will send the patient to oncology.'],
      [/refer to oncology/],
    ],
    [
      "Patient: My chest hurts. / Doctor: We'll get a chest X-ray. / Patient: Is it pneumonia? / Doctor: We'll see. If it is, I'll give you antibiotics.",
      ['If it is, we will give the patient antibiotics.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is no longer taken, was only taken then, or is not borne', () => {
  it.each<SmallVisit>([
    [
      "GP: And his medicines, I've got ramipril five, tamsulosin, bisoprolol two point five and apixaban. Is he still on all of those? / Daughter: All except the ramipril, the heart nurse stopped that.",
      ['- Tamsulosin.', '- Bisoprolol 2.5 mg.', '- Apixaban.'],
      [/- Ramipril/],
    ],
    [
      'Doctor: So you take amlodipine, metoprolol and Lipitor? / Patient: Everything but the Lipitor.',
      ['- Amlodipine.', '- Metoprolol.'],
      [/- Lipitor/],
    ],
    [
      "Doctor: You're on Eliquis, losartan and Jardiance, correct? / Patient: Yes, but not the Jardiance any more.",
      ['- Eliquis.', '- Losartan.'],
      [/- Jardiance/],
    ],
    [
      'Doctor: Any vitamins? / Mother: No, she was on vitamin D but we stopped at a year.',
      [],
      [/- Vitamin D/],
    ],
    ['Patient: I had a headache on Monday but it went away with Tylenol.', [], [/- Tylenol/]],
    [
      "Mother: Which one, Tylenol or Motrin? / Doctor: Either one's fine. Motrin lasts longer.",
      [],
      [/- Motrin/],
    ],
    [
      "Doctor: Any medicines? / Daughter: She can't tolerate Vicodin, it makes her loopy.",
      ['ALLERGIES\nVicodin (confusion).'],
      [/- Vicodin/],
    ],
    ["Patient: I can't take codeine. It makes me throw up.", ['ALLERGIES\nCodeine (vomiting).']],
    ["Patient: I don't do well with Percocet. It makes me itch.", ['ALLERGIES\nPercocet (itching).']],
  ])('%s', (...one) => holds(one));
});

describe('an answer of when, of how it was, and of what else', () => {
  it.each<SmallVisit>([
    ['Doctor: Was she born on time? / Mother: Five weeks early.', ['She was born 5 weeks early.']],
    ['Doctor: Did she come on time? / Mother: Two weeks early, actually.', ['She came 2 weeks early']],
    [
      "Doctor: Any other problems? / Mother: She's got reflux, well, she had reflux.",
      ['She had reflux.'],
      [/has reflux/],
    ],
    [
      'Doctor: Any medical problems? / Patient: I have asthma, well, I had it as a kid.',
      ['The patient had asthma as a kid.'],
      [/reports asthma/],
    ],
    [
      "Doctor: What about his mood? / Mother: He gets weepy around four. / Doctor: Tyler, how's school going, bud? / Patient: It's okay. I like gym.",
      ['school going'],
      [/mood is fine/],
    ],
    [
      "Mother: He's wheezing. / Doctor: Give him the albuterol every four hours for two days, even if he seems okay.",
      ['even if he seems fine.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Naproxen twice a day. Take it with food if your stomach's not okay.",
      ['if their stomach is not fine.'],
    ],
    [
      'Doctor: The fundus is firm, two below the umbilicus.',
      ['Genitourinary: Fundus is firm, 2 below the umbilicus.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a diagnosis by its plain name', () => {
  it.each<SmallVisit>([
    ["Patient: I have discharge. / Doctor: You have BV. I'll give you Flagyl.", ['1. BV.']],
    [
      "Patient: My chest hurts. / Doctor: So what that tells me is you're having what we call an NSTEMI. It's a type of heart attack, not the kind where we rush you upstairs this second.",
      ['1. NSTEMI.'],
      [/\d\. Heart attack/],
    ],
    [
      'Patient: My chest hurts. / Doctor: Your EKG shows some ST depression. You have unstable angina.',
      ['1. Unstable angina.'],
      [/\d\. ST depression/i],
    ],
    [
      "Patient: My belly hurts. / Doctor: It's a textbook story for appendicitis. We'll get a CT.",
      ['1. Appendicitis.'],
    ],
    ['Patient: I have a rash. / Doctor: This is a classic picture of shingles.', ['1. Shingles.']],
    ["Mother: She has a rash. / Doctor: It's a touch of eczema.", ['1. Eczema.']],
    [
      "Patient: I fell. / Doctor: The X-ray shows a fracture of the distal radius. We'll put you in a splint. / Patient: Okay. / Doctor: Your blood pressure's high too, so let's check your hypertension in two weeks.",
      ['1. Fracture of the distal radius.', '2. Hypertension.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a diagnosis and what is needed, in a few words', () => {
  it.each<SmallVisit>([
    [
      "Mother: She's been stuffy. / Doctor: She has a cold. Fluids and rest. / Mother: Okay.",
      ['1. Cold.', 'Fluids and rest.'],
    ],
    ["Mother: She's been stuffy. / Doctor: It's just a cold. Honey and fluids.", ['1. Cold.']],
    [
      "Patient: I've been throwing up since Monday. / Doctor: Any fever? / Patient: No. / Doctor: Belly's soft. It's a viral thing. Fluids. It'll run its course.",
      ['1. Viral infection.'],
    ],
    [
      "Mother: She's been barking all night and she has a fever. / Doctor: Let me look at her. Lungs are clear. A little stridor. She has croup. What she needs is one dose of Decadron, six milligrams. / Mother: Okay.",
      ['1. Croup.', 'She needs 1 dose of Decadron, 6 mg.'],
    ],
    [
      "Patient: My wrist hurts. / Doctor: It's a sprain. What you need is a splint. / Patient: Okay.",
      ['The patient will need a splint.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is said to who came with a grown patient', () => {
  it.each<SmallVisit>([
    [
      "Daughter: Dad's confused. / GP: He has a chest infection. If he gets worse, or you can't wake him properly, ring 999. / Daughter: Okay.",
      ['If he gets worse, or his daughter cannot wake him properly, his daughter was advised to ring 999.'],
    ],
    [
      "Wife: He's been dizzy. / Doctor: It's his blood pressure. I'd like you to check his pressure every day. He should stop the water pill. Give him plenty to drink. / Wife: Okay.",
      [
        'The patient was advised to stop the water pill.',
        'His wife was advised to check his pressure every day.',
        'His wife was advised to give him plenty to drink.',
      ],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an antibiotic that was given for something that is over', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Were you given antibiotics? / Patient: Yeah, flucloxacillin, for a week. It's all gone now.",
      [],
      [/- Flucloxacillin/],
    ],
    [
      'Doctor: What did they treat it with? / Patient: Amoxicillin for ten days. It cleared up.',
      [],
      [/- Amoxicillin/],
    ],
  ])('%s', (...one) => holds(one));
});
