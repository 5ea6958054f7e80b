import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('a medicine that is left on, or allowed after all', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm here for my diabetes. I take metformin. / Doctor: I'll leave the metformin alone.",
      ['We will leave the metformin alone.', '- Metformin.'],
      [/hold/],
    ],
    [
      'Patient: My back hurts. I take ibuprofen. / Doctor: Leave the ibuprofen alone.',
      ['advised to avoid the ibuprofen', 'Ibuprofen (stopped at this visit)'],
    ],
    [
      "Patient: I hurt my ankle. I take ibuprofen. / Doctor: It's a sprain. I'd hold off on the ibuprofen, or no, actually, it's okay to take it with food.",
      ['It is fine to take the ibuprofen with food.', '- Ibuprofen.'],
      [/hold/],
    ],
    [
      "Patient: I hurt my ankle. I take ibuprofen. / Doctor: It's a sprain. Stop the ibuprofen. Well, actually, you can keep taking it for a week, then stop.",
      ['The patient may keep taking the ibuprofen for a week, then stop.', '- Ibuprofen.'],
      [/Stop ibuprofen/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('which of two treatments the patient chose', () => {
  it.each<SmallVisit>([
    [
      "Patient: I'm here for a physical. / Doctor: Do you want the colonoscopy or the Cologuard? / Patient: Cologuard. / Doctor: Okay, I'll order it.",
      ['We will order the Cologuard.'],
      [/order the colonoscopy/],
    ],
    [
      "Patient: I'm here for a physical. / Doctor: Would you rather do the colonoscopy or the stool test? / Patient: The stool test. / Doctor: Okay, we'll order that.",
      ['We will order the stool test.'],
    ],
    [
      "Patient: I can't sleep. / Doctor: I can give you trazodone or hydroxyzine. Which do you want? / Patient: The trazodone. / Doctor: Okay, 50 milligrams at bedtime.",
      [
        'Options discussed: trazodone or hydroxyzine (the patient: "the trazodone").',
        'Trazodone 50 mg at bedtime.',
      ],
    ],
    [
      "Patient: I want to quit smoking. / Doctor: We could do the nicotine lozenges, four milligrams, or Chantix. What do you think? / Patient: I'd try the lozenges. / Doctor: Lozenges it is.",
      ['We will do the nicotine lozenges.'],
    ],
    [
      "Patient: I'm feeling down. / Doctor: Lexapro or Wellbutrin? / Patient: Wellbutrin, I think. / Doctor: Okay, I'll start you on that, 150 in the morning.",
      ['We will start Wellbutrin, 150 in the morning.'],
      [/MEDICATIONS/],
    ],
    [
      "Patient: I'm still anxious. I take Zoloft 50. / Doctor: We could raise the Zoloft or add Wellbutrin. / Patient: Raise the Zoloft. / Doctor: Okay, let's go to 100.",
      ['We will increase Zoloft to 100.'],
    ],
    [
      "Patient: My knee hurts. / Doctor: Voltaren gel or naproxen? / Patient: I'd rather have the gel. / Doctor: Alright, I'll send it over.",
      ['We will send Voltaren gel over.'],
    ],
    [
      'Patient: I take ibuprofen for my knee. / Doctor: So your options are Celebrex or meloxicam. Any preference? / Patient: Meloxicam, my wife takes that. / Doctor: Okay, 15 milligrams once a day.',
      ['- Ibuprofen.', 'Meloxicam 15 mg once daily.'],
      [/- Celebrex|- Meloxicam\./],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what was told, whatever is said of it later', () => {
  it.each<SmallVisit>([
    [
      "Patient: My throat hurts. / Doctor: Have you had a fever? / Patient: 101 last night. / Doctor: It's strep. Stay home until you've had no fever for a day.",
      ['Reports fever, 101 last night.', '1. Strep throat.', 'until the patient has had no fever for a day'],
    ],
    [
      "Patient: My stomach hurts. / Doctor: Any vomiting? / Patient: Twice yesterday. / Doctor: You can go back to work when there's been no vomiting for twenty-four hours.",
      ['Reports vomiting twice yesterday.', 'when there has been no vomiting for 24 hours'],
    ],
    [
      "Patient: I've had diarrhea. / Doctor: Did you travel anywhere? Eat anything unusual? / Patient: We went to Mexico last week. Nothing unusual to eat.",
      ['The patient went to Mexico last week.'],
      [/did not travel/],
    ],
    [
      'Patient: I hurt my ankle. / Doctor: Did you take anything for it? Any ice? / Patient: I took two Aleve. No ice.',
      ['2 Aleve'],
      [/did not take/],
    ],
    [
      "Patient: I'm here for a physical. / Doctor: Have you had a colonoscopy? / Patient: I had one two years ago and it was normal.",
      ['The patient had a colonoscopy 2 years ago and it was normal.'],
    ],
    [
      "Patient: I'm here for a physical. / Doctor: When was your last mammogram? / Patient: Last fall, and it was normal.",
      ['last fall, and it was normal'],
    ],
    [
      "Patient: I'm here for my blood pressure. / Doctor: Are you checking it at home, your blood pressure? / Patient: I am, and it's been around 145 over 85.",
      ["The patient's blood pressure has been around 145 over 85."],
    ],
    [
      "Patient: I'm tired. My wife says I snore. / Doctor: Does she say you stop breathing? / Patient: No. She just elbows me.",
      ['elbows the patient'],
      [/never said that the/],
    ],
    [
      'Patient: My knee hurts. / Doctor: When did it start? / Patient: Tuesday. So, three days. No, wait, it was Monday night.',
      ['it began on Monday night'],
      [/Tuesday|3 days|[Ww]ait/],
    ],
    [
      'Patient: My knee hurts. / Doctor: How long? / Patient: Probably, gosh, more than ten years.',
      ['more than 10 years'],
      [/gosh/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the trouble is called, and what is done', () => {
  it.each<SmallVisit>([
    [
      "Patient: My throat hurts. / Doctor: You have strep. I'll send in penicillin 500 twice a day for ten days.",
      ['1. Strep throat.'],
      [/SOCIAL/],
    ],
    [
      "Patient: I get headaches. / Doctor: Your headaches are migraines, so I'll give you sumatriptan 50.",
      ['1. Migraines.'],
    ],
    [
      'Patient: My heel hurts. / Doctor: The pain in your heel is plantar fasciitis. Roll it on a frozen bottle.',
      ['1. Plantar fasciitis.', 'advised to roll it on a frozen bottle'],
    ],
    [
      "Patient: My hip hurts. / Doctor: Your hip pain is bursitis. Let's do a cortisone shot.",
      ['1. Bursitis.', 'We will do a cortisone injection.'],
      [/PHYSICAL EXAM/],
    ],
    ["Patient: I'm here for my physical. / Doctor: We'll do a Tdap today.", ['We will do a Tdap today.']],
    [
      "Patient: I'm here for my physical. / Doctor: You're due for a tetanus shot. Want to get that today? / Patient: Might as well.",
      ['Offered: tetanus shot today (the patient: "Might as well").'],
    ],
    [
      "Patient: I'm here for my physical. / Doctor: What about the PSA, would you want that? / Patient: Sure, add it on.",
      ['Offered: PSA (the patient: "Sure, add it on").'],
      [/SOCIAL/],
    ],
    [
      "Patient: I'm here for my physical. / Doctor: You're due for a Pap. Do you want to do that today? / Patient: Can we do it next time? / Doctor: Sure.",
      ['Offered: Pap today (the patient: "Can we do it next time?").'],
    ],
    [
      "Patient: I'm here for my blood pressure. I take losartan. / Doctor: I think we're on the right track, so I'm not going to change anything.",
      ['We are on the right track', 'e are not going to change anything.'],
    ],
  ])('%s', (...one) => holds(one));
});
