import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('what specialists say', () => {
  it.each<SmallVisit>([
    [
      'Doctor: How is he doing? / Mother: Good, he eats everything. / Doctor: He is behind on his measles, so we will do that today.',
      ['behind on his measles'],
      [/1\. Measles/],
    ],
    [
      "Doctor: On the left upper back there's a nine millimeter asymmetric dark brown plaque. The rest of your back has a few seborrheic keratoses, those are harmless. / Patient: So is it cancer? / Doctor: It looks suspicious for melanoma. I'd like to cut it out today with a two millimeter margin.",
      ['1. Possible melanoma.'],
      [/\d\. Seborrheic/],
    ],
    [
      "Doctor: The uterus is bulky, about twelve weeks' size. / Patient: My sister had fibroids. / Doctor: I think that's what you've got. I'll get a pelvic ultrasound.",
      ['1. Fibroids.'],
    ],
    [
      "Patient: My dad had gout in his big toe. Do you think I have that? / Doctor: I do. You've got it too, I'm afraid. Colchicine 500 micrograms twice a day.",
      ['1. Gout.'],
    ],
    [
      "Mother: His nose runs all the time and he rubs his eyes. I've got hay fever and I wondered. / Doctor: I think he's got the same thing. Cetirizine once a day.",
      ['1. Hay fever.'],
    ],
    [
      "Doctor: I'll start you on naproxen, actually no, with your stomach let's try acetaminophen, a gram three times a day. / Patient: Okay.",
      ['acetaminophen, a gram 3 times daily'],
      ['naproxen'],
    ],
    [
      "Doctor: We'll do amlodipine. Hmm, no, with your ankles I'd rather go for losartan 50. / Patient: Okay.",
      ['losartan 50'],
      ['amlodipine'],
    ],
    [
      "Doctor: Let's get you on Cipro for it. Oh wait, you're on tizanidine. Bactrim then, one twice a day for three days. / Patient: Okay.",
      ['Bactrim then, one twice daily for 3 days'],
      ['Cipro'],
    ],
    [
      "Doctor: For the attack, rizatriptan... no, with your chest tightness let's use Nurtec 75, one as needed. / Patient: Okay.",
      ['Nurtec 75, one as needed'],
      ['rizatriptan'],
    ],
    [
      'Doctor: How are your periods? / Patient: Heavy. They come every three weeks. / Doctor: When was the last one? / Patient: It started on the 3rd of November.',
      ['last period started on the 3rd of November'],
    ],
    [
      'Doctor: Any thoughts of suicide? / Patient: Sometimes, but I would never do it. / Doctor: Have you ever tried in the past? / Patient: Once, when I was nineteen.',
      ['has tried to harm themself in the past once'],
    ],
    [
      "Doctor: You're 28 weeks now. Your hemoglobin's 10.2. / Patient: I've got terrible heartburn too. / Doctor: Famotidine 20 twice a day is safe in pregnancy.",
      ['28 weeks pregnant'],
      ['General: '],
    ],
    [
      "Doctor: So this is Ava's nine month check. How's she doing? / Mother: Really well. She's got this rash in her elbows, it itches. / Doctor: That's eczema. Hydrocortisone one percent twice a day for a week.",
      ['CHIEF COMPLAINT\n9 month check.', '1. Eczema.'],
    ],
    [
      "Doctor: Leo's here for his four year check. Any worries? / Father: None at all. / Doctor: Heart and lungs are normal. His MMR and the polio today. See you in a year.",
      ['We will give the MMR and the polio today.'],
    ],
    [
      "Doctor: So today it's the twelve month shots, MMR, varicella and hep A. / Mother: Okay.",
      ['varicella and hep A.'],
    ],
    [
      "Doctor: How long has she been forgetting things? / Daughter: A year or more. She left the gas on twice. / Doctor: This looks like Alzheimer's disease, mild stage. I'd like to start donepezil five milligrams at bedtime. / Daughter: Okay.",
      ["1. Alzheimer's disease."],
      [/2\. Memory/],
    ],
    [
      'Doctor: This is rotator cuff tendinopathy with impingement, possibly a partial tear. I will inject the subacromial space today. / Patient: Okay.',
      ['1. Rotator cuff tendinopathy with impingement. Possibly a partial tear.'],
      [/2\. Possible/],
    ],
    [
      "Doctor: Would you try Chantix? / Patient: It gave me awful dreams. I'd take the patch. / Doctor: Okay, the 21 milligram patch then.",
      ['The 21 mg patch'],
      ['Chantix 21'],
    ],
    [
      "Doctor: The audiogram shows a loss on the left. / Patient: Will it come back? / Doctor: It's a sudden sensorineural hearing loss. Prednisone 60 milligrams every morning for ten days. I can inject steroid through the drum on Friday if it isn't better. Are you diabetic? / Patient: No, but my sugar runs high when I'm on steroids. / Doctor: Then check it twice a day and call if it's over 300. Repeat the audiogram in a week.",
      ['1. Sudden sensorineural hearing loss.'],
      [/^Diabetes/m],
    ],
    [
      "Doctor: What brings you to see me? / Patient: My bowels. I go six or seven times a day, it's loose and there's blood mixed in.",
      ['CHIEF COMPLAINT\nBowel problem.'],
    ],
    [
      "Doctor: Left ear looks good, mom, the ear drum is gray. Now the other one. Okay, so the right ear drum is red, and there's fluid behind it. It's not perforated, though. / Mother: Okay.",
      ['Right ear: not perforated'],
      ['Other ear'],
    ],
    [
      "Doctor: I'd recommend a colonoscopy, but it's up to you. / Patient: I'd rather wait.",
      ['it is up to the patient'],
      [/it is up(?: \(|\.)/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what it codes', () => {
  it.each([
    [
      "Doctor: You're 28 weeks now. Your hemoglobin's 10.2, so you're anemic. Start ferrous sulfate 325 once a day. / Patient: I've got terrible heartburn too. / Doctor: For the heartburn, famotidine 20 twice a day is safe in pregnancy.",
      ['O99.013', 'O26.893', 'Z3A.28'],
      [],
    ],
    [
      "Doctor: So this is Ava's nine month check. / Mother: She's got this rash in her elbows, it itches. / Doctor: That's eczema. She missed her six month hepatitis B, so we'll give that one today.",
      ['Z00.121', 'L30.9'],
      ['B18.1'],
    ],
    [
      "Doctor: So today it's the twelve month shots, MMR, varicella and hep A. / Mother: Okay.",
      [],
      ['B01.9'],
    ],
    [
      "Doctor: This looks like Alzheimer's disease. I'd like to start donepezil. / Daughter: Okay.",
      ['G30.9', 'F02.80'],
      [],
    ],
    [
      'Doctor: I think this is unstable angina or a small heart attack. / Patient: My chest hurts.',
      [],
      ['I20.0', 'I21.9'],
    ],
  ])('%s', codes);
});
