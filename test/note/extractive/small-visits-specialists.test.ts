import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('what a joint does while it is examined', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What happened to that knee? / Patient: I was playing soccer and it popped. The right one. / Doctor: Alright, lie back for me. So you've got a moderate effusion. Let's bend it. You get to about one ten and then it hurts? / Patient: Yeah. That's it. / Doctor: It's a sprain. Ice it.",
      ['The patient gets to about 110 and then it hurts.'],
    ],
    [
      "Doctor: How's the shoulder? / Patient: It still catches. / Doctor: Let me look. Lift it up for me. You can get to about ninety degrees? / Patient: About, yeah. / Doctor: And out to the side. You go to eighty and it stops? / Patient: Yep. / Doctor: It's a frozen shoulder. Keep stretching.",
      ['he patient can get to about 90 degrees.', 'The patient goes to 80 and it stops.'],
    ],
    [
      "Doctor: What happened to that knee? / Patient: It popped. / Doctor: Lie back. Lachman is two B. The pivot shift I can't do, you're guarding too much. McMurray, that hurts on the inside? / Patient: Yeah, that hurts. / Doctor: It's an ACL tear.",
      ['Pivot shift could not be done, the patient is guarding too much.', 'McMurray, on the inside: pain.'],
    ],
    [
      "Doctor: How's the shoulder? / Patient: It still catches. / Doctor: Let me look. Lift your arm up for me. / Patient: Ow. / Doctor: Hawkins I couldn't test. Drop arm, that hurts at the front? / Patient: No. / Doctor: It's a frozen shoulder.",
      ['Hawkins could not be done.', 'Drop arm, at the front: no pain.'],
    ],
    [
      "Doctor: What happened to that knee? / Patient: I twisted it. / Doctor: Let me look at it. A bit of swelling. Tender here on the inside joint line? / Patient: Ow. Yes, there. / Doctor: And the outside? / Patient: No, that's fine. / Doctor: It's a sprain.",
      ['Tender on the inside joint line.', 'ot tender on the outside.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what a study of an earlier day shows', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What happened to that knee? / Patient: I was playing soccer and it popped. / Doctor: The MRI you had on Monday, that shows a complete tear of the ACL, in the middle, and there's a tear in the back part of the medial meniscus. I'll put you in a brace.",
      ['Complete tear of the ACL', 'Tear in the back part of the medial meniscus'],
    ],
    [
      'Doctor: So you hurt your ankle? / Patient: I rolled it on Friday. / Doctor: Okay, the x-ray they took yesterday, it shows a fracture of the fibula. You need a boot for six weeks.',
      ['Fracture of the fibula'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a pregnancy that nobody calls so', () => {
  it.each<SmallVisit>([
    [
      "Midwife: So you're thirty weeks and two days today. Second baby. / Patient: Yep. / Midwife: Swelling? / Patient: My feet, by the end of the day. / Midwife: Face or hands? / Patient: Nope. / Midwife: Lie back for me. The baby's head down. And let's listen. There it is. One forty-eight, nice and regular. It's heartburn. Take Tums.",
      ['The patient is 30 weeks and 2 days along today.', 'On listening to the baby: 148, nice and regular.'],
    ],
    [
      "Doctor: How's the cough? / Patient: Better. / Doctor: Let me listen to your chest. Pulse is one twelve. It's bronchitis. You're two weeks in.",
      [],
      [/listening to the baby|along/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('answers that say less, or more, than yes or no', () => {
  it.each<SmallVisit>([
    [
      "Doctor: So what's going on with the spot? / Patient: It's rough, on my head. / Doctor: Does it hurt? / Patient: A bit sore, if I comb over it. / Doctor: It's an actinic keratosis.",
      ['if'],
      [/It hurts\./],
    ],
    [
      'Doctor: No weight loss, no lumps in the groin? / Patient: No. / Doctor: No fevers, no sweats? / Patient: No, none of that. / Doctor: It is a cold.',
      ['weight loss, lumps in the groin, fever, or sweats'],
    ],
    [
      "Doctor: Headaches? / Patient: No, that went away after the first week. / Doctor: It's depression.",
      ['that went away after the first week'],
      [/denies any headache/],
    ],
    [
      "Doctor: Last time you had thoughts that you'd be better off dead. Are you still having those? / Patient: Not, not really. It crosses my mind. / Doctor: It's major depression.",
      ["not really; it crosses the patient's mind"],
      [/is not having those/],
    ],
    [
      "Doctor: Does it stop you doing anything? Buttons, keys? / Patient: Buttons, yes. / Doctor: It's neuropathy.",
      ['Buttons'],
      [/has buttons/],
    ],
    [
      "Doctor: And the guns, are they still in the house? / Patient: My brother took them. They're locked up. / Doctor: It's depression.",
      ["Guns in the house: the patient's brother took them"],
    ],
    [
      "Doctor: Nausea? / Patient: Two days. The pill, the ondansetron, it helps, but then I don't go to the bathroom. / Doctor: So constipated. How long? / Patient: Four days, last time. / Doctor: Take senna.",
      ['constipation: 4 days, last time'],
      [/takes ondansetron for/],
    ],
    [
      "Doctor: So how have you been since we put the sertraline up? / Patient: A bit better. / Doctor: What's the dose you're taking now, a hundred? / Patient: A hundred, in the morning. / Doctor: And are you missing any? / Patient: Maybe one a week. / Doctor: It's depression.",
      ['Sertraline 100 mg in the morning.', 'The patient is missing some, maybe one a week.'],
    ],
    [
      "Doctor: What brings you in? / Patient: Well, my wife sent me. She doesn't like the look of a spot on my back. / Doctor: I see. Let me look. It's a mole.",
      ['a spot on'],
      [/"My wife sent me/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what specialists say in their own way', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How are the eyes? / Patient: Red. / Doctor: With your glasses you're twenty thirty on the right and twenty twenty-five on the left. Last time it was twenty twenty-five and twenty twenty. Let me check the pressures. Look straight ahead, don't hold your breath. Pressures are nineteen on the right, fifteen on the left. It's open-angle glaucoma.",
      ['Last time it was 20/25 and 20/20.'],
      [/2025|hold (?:the|his|her|your)/],
    ],
    [
      "Doctor: How are the eyes? / Patient: Red. / Doctor: It's open-angle glaucoma. So what I'd like to do is stop the latanoprost, because of the redness, and I'm going to put you on a different one, netarsudil and... no, sorry, that one makes people even redder. Let's do tafluprost, one drop each eye at bedtime.",
      ['Stop latanoprost, because of the redness.', 'tafluprost, 1 drop each eye at bedtime'],
      [/netarsudil/],
    ],
    [
      "Doctor: How's the mood? / Patient: A five. / Doctor: To me you look better. Your mood you said is a five, and the affect's still flat-ish. Thinking is logical. No delusions. It's major depression. Do the CBT-I app.",
      ['Thinking is logical.', 'affect is still flat-ish', 'CBT-I app'],
      [/CBT-we/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('codes of what was said more closely', () => {
  it.each<[string, string[], string[]]>([
    [
      "Patient: I'm still low. / Doctor: This is major depression. Recurrent, moderate now, partly responding. The alcohol use disorder, I'm calling it mild now, keep going. Stay on the sertraline.",
      ['F33.1', 'F10.10'],
      ['F33.9', 'F10.20'],
    ],
    [
      "Patient: My fingers tingle after the chemo. / Doctor: You have a neuropathy, it's from the oxaliplatin. The anemia's from the chemo, we'll just watch it.",
      ['G62.0', 'D64.81'],
      ['G62.9', 'D64.9'],
    ],
  ])('%s', (...one) => codes(...one));
});
