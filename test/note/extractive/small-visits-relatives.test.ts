import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('how many, and how often', () => {
  it.each<SmallVisit>([
    [
      'Doctor: You have a tension headache. Take paracetamol, two four times a day.',
      ['to take paracetamol, 2, 4 times daily.'],
    ],
    [
      'Doctor: You have back strain. Take ibuprofen 200, two three times a day.',
      ['to take ibuprofen 200, 2, 3 times daily.'],
    ],
    [
      'Patient: My back hurts. / Doctor: You can have codeine, one or two four times a day.',
      ['may have codeine, 1 or 2, 4 times daily.'],
    ],
    [
      'Doctor: How often do you get the headaches? / Patient: Two three times a week.',
      ['gets the headaches 2 to 3 times a week.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('"it" in the answer to what was asked', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You've got reflux. Take omeprazole 20 once a day. / Patient: Do I need a scan? / Doctor: Let's hold off on that for now.",
      ['We will hold off on the scan for now.'],
      [/hold omeprazole/],
    ],
    [
      "Doctor: No more Benadryl. / Daughter: Does the hip need an X-ray? / Doctor: I'd leave it for now.",
      ['No more Benadryl.'],
      [/on hold/, /hold the Benadryl/],
    ],
    [
      "Doctor: You've got allergies. Use Flonase every day. / Mother: Should we have allergy testing? / Doctor: Let's hold off on it.",
      ['We will hold off on the allergy testing.'],
      [/hold Flonase/],
    ],
    [
      "Doctor: Start omeprazole, 40, in the morning. / Niece: Does she take the iron again? / Doctor: Not yet. If the ferritin's low I'll restart it.",
      ['restart the iron.'],
      [/restart the omeprazole/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('medicines that are not taken by the patient, or not now', () => {
  it.each<SmallVisit>([
    [
      "Mother: She's worried all the time. / Doctor: Anyone in the family with anxiety? / Mother: I have it, I take Zoloft.",
      ["the patient's mother takes Zoloft."],
      [/MEDICATIONS/],
    ],
    [
      "Mother: He's wheezing. / Doctor: Any asthma in the family? / Mother: I've got asthma. I use Ventolin.",
      ["The patient's mother has asthma."],
      [/MEDICATIONS/],
    ],
    [
      "Mother: He's got a fever. / Doctor: Anyone else at home unwell? / Mother: I've had a cough, I'm on doxycycline for it.",
      ['on doxycycline for it'],
      [/MEDICATIONS/],
    ],
    ["Mother: He's got asthma. He uses Ventolin.", ['MEDICATIONS\n- Ventolin.']],
    [
      'Doctor: Have you done anything to hurt yourself? / Patient: Not since I was nineteen. I took a bunch of Tylenol then.',
      ['not since the patient was 19'],
      [/MEDICATIONS/],
    ],
    [
      "Patient: My back hurts. / Doctor: What have you taken? / Patient: Ibuprofen, but only the once, 'cause I've had an ulcer. / Doctor: Okay, steer clear of that then.",
      ['The patient was advised to steer clear of the ibuprofen.'],
      [/MEDICATIONS/, /ulcer\.\n.*Reports ulcer/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer without apostrophes', () => {
  it.each<SmallVisit>([
    [
      "i've got this chest thing / any chest pain / no i mean it gets a bit tight when i run but it doesnt hurt",
      ['The patient denies any chest pain.', 'Denies chest pain.'],
    ],
    [
      'ive been really low / any thoughts of wanting to die / no i mean sometimes i wish i could disappear but i dont want to die',
      ['The patient denies any suicidal ideation.', 'Denies suicidal ideation.'],
      [/Reports suicidal/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is advised, may be done, or is dropped in the same breath', () => {
  it.each<SmallVisit>([
    [
      "Doctor: It's sciatica. I'd keep moving as much as you can.",
      ['The patient was advised to keep moving as much as the patient can.'],
    ],
    ["Doctor: It's sciatica. I'd try to walk every day.", ['advised to try to walk every day.']],
    [
      "Doctor: It's a strain. I'd rest it for a week if I were you.",
      ['advised to rest it for a week.'],
      [/were/],
    ],
    [
      'Doctor: You have depression. Start Wellbutrin XL, 150 in the morning. We can go to 300 in a few weeks if you need it.',
      ['We can go to 300 in a few weeks if the patient needs it.'],
    ],
    [
      'Counselor: You have insomnia. Phone out of the bedroom by eleven.',
      ['Phone out of the bedroom by 11.'],
      [/advised to phone/],
    ],
    [
      "Doctor: You have reflux. The coffee is probably what's setting it off, so try to cut it out.",
      ['The coffee is probably what is setting it off, so try to cut it out.'],
    ],
    [
      "GP: It's your knee. I'll do you naproxen, ah no, I won't, not with your ulcer. Take paracetamol.",
      ["No naproxen, not with the patient's ulcer.", 'advised to take paracetamol.'],
    ],
    [
      "Doctor: It's a strain. Let's give you ibuprofen, no actually, scrap that, you've got asthma. Take paracetamol.",
      ['No ibuprofen, the patient has asthma.'],
    ],
    [
      "Doctor: It's gout. I'll give you indomethacin. No, wait, not with your kidneys. I'll give you prednisone.",
      ["No indomethacin, not with the patient's kidneys.", 'We will provide prednisone.'],
    ],
    [
      "Doctor: You have high blood pressure. Let's stop the, well, no, keep the Benicar and add amlodipine five.",
      ['Continue Benicar and add amlodipine 5.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what did not happen, and what is long ago', () => {
  it.each<SmallVisit>([
    [
      "Niece: Her tummy hurts. / Doctor: Has she vomited? / Niece: She felt like vomiting but didn't.",
      ['She felt like vomiting but did not.'],
      [/Reports vomiting/],
    ],
    [
      'Doctor: Anything else in the past? / Patient: I have had an ulcer. Two thousand and nine that was.',
      ['PAST MEDICAL HISTORY\n- Ulcer, in 2009.'],
      [/Reports ulcer/, /CHIEF COMPLAINT/],
    ],
    [
      "Doctor: She's tired. With her age, the weight, the anemia and her father, she needs a scope.",
      ['the anemia and her father, she needs a scope.'],
      [/Her father needs/],
    ],
    [
      "Doctor: Any allergies? / Daughter: Clarithromycin, no wait, she's saying... it's the other one, ciprofloxacin. Her lips swelled up.",
      ['ALLERGIES\nCiprofloxacin (lip swelling).'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('whether she is pregnant, and what both were asked of', () => {
  it.each<SmallVisit>([
    [
      "Patient: I keep getting cramps. / Doctor: Is there any chance you're pregnant? / Patient: No. I've got the Mirena.",
      ['She is not pregnant. She has the Mirena.'],
    ],
    [
      'Patient: I feel sick. / Doctor: Could you be pregnant? / Patient: No.',
      ['The patient is not pregnant.'],
    ],
    [
      'Patient: I feel sick. / Doctor: Could you be pregnant? / Patient: Yes, maybe.',
      ['The patient could be pregnant.'],
    ],
    [
      "Patient: I feel sick. / Doctor: Could you be pregnant? / Patient: I'm fifty-four, love.",
      ['The patient is 54'],
      [/love/],
    ],
    ['Doctor: Does she smoke, drink? / Niece: No, neither.', ['She does not smoke or drink.']],
    [
      'Doctor: Does anybody hurt you at home or make you feel unsafe? / Patient: No, home is fine.',
      ['Nobody has hurt the patient at home.'],
    ],
    [
      "Patient: I'm breathless. / Doctor: How many pillows? / Patient: Three now. Used to be one.",
      ['3 now; it used to be one.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('whom it is said to, and what is asked of a medicine', () => {
  it.each<SmallVisit>([
    [
      "Mother: He's got spots. / Doctor: So he has chickenpox. / Mother: Okay. / Doctor: Now for you, I want you to call your OB today and they need to check a blood test to see if you're immune.",
      ["the patient's mother to call"],
      [/want the patient to call/, /if the patient is immune/],
    ],
    [
      "Mother: He's had an ear infection. / Doctor: He had amoxicillin. And he tolerated that okay? No rash? / Mother: No, he was fine with it.",
      ['He had amoxicillin.'],
      [/Skin: Denies rash/],
    ],
    [
      'Patient: My legs are swollen. / Doctor: Are you taking the furosemide? / Patient: The which? / Son: He ran out about two weeks ago.',
      ['Taking the furosemide: he ran out about 2 weeks ago.', 'Furosemide (ran out about 2 weeks ago).'],
    ],
    [
      "Patient: My hand goes numb. / Doctor: It's carpal tunnel. We could do a cortisone injection today if you like, or wait for the test. / Patient: I think I'd rather wait. / Doctor: That's fine. Then let's leave the shot.",
      ['We will leave the shot.'],
      [/changed to/],
    ],
    [
      "Mother: He's got a rash. / Doctor: Can you come down this afternoon? / Mother: What time? / Doctor: Twenty to four.",
      ['Rash.'],
      [/PHYSICAL EXAM/],
    ],
    [
      "Doctor: It's pneumonia. You need a chest X-ray. Not today, in about six weeks, to make sure it's all cleared.",
      ['The patient needs a chest X-ray, not today, in about 6 weeks, to make sure it is all cleared.'],
    ],
    [
      "Doctor: Finger-stick hemoglobin's 10.2. Stool card's negative for blood.",
      ["Finger-stick hemoglobin is 10.2. Stool card's negative for blood."],
    ],
  ])('%s', (...one) => holds(one));
});
