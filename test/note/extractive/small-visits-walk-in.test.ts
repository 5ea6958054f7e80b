import { describe, it } from 'vitest';
import { codes, holds, type SmallVisit } from './small-visit.ts';

describe('what a parent says for a child who is asked', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Hi, Jayla. So what's happening? / Mother: This morning she was wheezing. / Doctor: And you've got asthma, is that right? / Mother: Yeah, since she was three.",
      ['has asthma since she was 3.'],
      [/mother has asthma/],
    ],
    [
      "Doctor: Hi, Marcus. What's wrong? / Father: He's had a cough all week. / Doctor: And have you had pneumonia before? / Father: Once, when he was four.",
      ['pneumonia before once, when he was 4.'],
      [/father has had/],
    ],
    [
      "Doctor: What's been going on, Mom? / Mother: He keeps grabbing at his ear. / Doctor: He has an ear infection. Bring him back if he won't drink, or you get swelling behind the ear. / Mother: Okay.",
      ['he gets swelling behind the ear'],
      [/she gets/],
    ],
    [
      "Doctor: What's wrong? / Mother: He keeps grabbing at his ear. / Doctor: Throwing up? Diarrhea? / Mother: He threw up once yesterday after a coughing fit. Diarrhea, no. / Doctor: It's an ear infection.",
      ['He vomited once yesterday after a coughing fit.', 'denies any diarrhea.'],
    ],
    [
      "hello i'm the nurse practitioner and this is owen / yeah owen he's five / okay and you're dad yep okay what brought you in today / he's been throwing up since about two in the morning / okay so dad i think this is a stomach bug you can give him tylenol for the fever nine mils every six hours if he needs it don't give him any imodium or pepto it's not for little kids / okay",
      [
        'father may give him Tylenol for the fever 9 mL every 6 hours if he needs it.',
        'father was advised not to give him any Imodium or pepto',
      ],
      [/Father we|The patient may give/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what staff read out in the room', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Did she get her flu shot? / Mother: She did, at school. / Nurse: Doctor, her sat's ninety-two on room air. Heart rate's one eighteen, temp is ninety-eight nine. / Doctor: Thanks, Beth. She's wheezing on both sides.",
      ['Oxygen saturation: 92% on room air.', 'Heart rate: 118.'],
      [/flu shot: /],
    ],
    [
      "Nurse: When did he last have anything for the fever? / Mother: Tylenol, around six this morning. Five mils. / Nurse: Okay. So he's thirty-nine one, one-oh-two point four. And twelve point two kilos. / Doctor: What's been going on? / Mother: He's had a runny nose since Friday. / Doctor: It's an ear infection.",
      ['Temperature: 39.1.', 'Weight: 12.2 kg.'],
      [/He is 39/],
    ],
    [
      "Doctor: What's been going on? / Father: He felt warm. I didn't take it. / Doctor: Okay, well, we got a hundred point six here. His throat's red.",
      ['Temperature: 100.6.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a cut', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Tell me what you did. / Patient: I was cutting an avocado and the knife went right through into my hand. / Doctor: Which hand? / Patient: Left. In the palm. / Doctor: It's about three centimeters. I'm going to numb it up with some lidocaine. Good. So that's five stitches, four-oh nylon. / Patient: Do I need antibiotics? / Doctor: No. It's a clean cut.",
      ['Left hand laceration.', 'Done at this visit: 5 stitches, 4-oh nylon.'],
    ],
    [
      "Doctor: What happened? / Mother: He fell off the step and split his chin open. / Doctor: So there's a two centimeter cut under the chin, it's not deep. We'll glue it. So that's glued. Keep it dry for five days.",
      ['Laceration of the chin', 'Done at this visit: glued'],
    ],
    [
      "Doctor: What's going on? / Patient: I cut my thumb on a can lid. / Doctor: Which one? / Patient: The left. / Doctor: It's about two centimeters, no tendon showing. Okay so that's four stitches in. Change the dressing daily.",
      ['Left thumb laceration.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a place that is touched, asked of without marks', () => {
  it.each<SmallVisit>([
    [
      "okay so you hurt your ankle / yeah i rolled it / okay hop up here let me take a look so there's a good bit of swelling on the outside of the right ankle tell me where it hurts here / ow yeah right there / okay what about here on the back of the bone / no not really / and up here on the shin when i squeeze / no / and the base of the little toe side here the fifth metatarsal / um a little bit yeah that's a little sore / okay so i want to get an x ray",
      ['No pain on squeezing on the shin.', 'A little pain at the base of the little toe side'],
      [/Slightly yeah/],
    ],
    [
      "Doctor: Lie back for me. I'm going to push on your belly. Up here under the ribs? / Patient: No. / Doctor: The base of the thumb, here, the snuffbox? / Patient: No.",
      ['No pain under the ribs.', 'No pain at the base of the thumb and the snuffbox.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what the visit is coded as', () => {
  it.each<[visit: string, has: string[], hasNot: string[]]>([
    [
      "Doctor: Have you ever had a heart attack? / Patient: No. / Doctor: You're having a heart attack, what we call an N-STEMI. We'll start heparin.",
      ['I21.4'],
      ['I25.2', 'I21.3'],
    ],
    [
      "Doctor: What's your history? / Patient: I had a heart attack in 2015. / Doctor: So for the heart attack, stay on the aspirin.",
      ['I25.2'],
      [],
    ],
    [
      "Doctor: What happened? / Mother: He fell off the step and split his chin open. / Doctor: So there's a two centimeter cut under the chin, it's not deep. We'll glue it. So that's glued, it came together nicely. Keep it dry for five days.",
      ['S01.81XA'],
      [],
    ],
    [
      "Doctor: What's going on? / Patient: I cut my thumb on a can lid. / Doctor: Which one? / Patient: The left. / Doctor: It's about two centimeters, no tendon showing. Okay so that's four stitches in. Change the dressing daily.",
      ['S61.012A'],
      [],
    ],
  ])('%s', (...one) => codes(...one));
});

describe('where a sentence of recognised speech ends', () => {
  it.each<SmallVisit>([
    [
      "so you hurt your ankle / yeah i rolled it / it's a sprain wear the brace when you do if it's not a lot better in a week or so see your primary and they can set you up with physical therapy / okay",
      ["see the patient's primary and they can set the patient up with physical therapy."],
    ],
    [
      "what happened today / i got this pressure here in my chest / okay the ekg is showing some changes so i'm admitting you to cardiology doctor weiss is coming down to see you tonight hold the metformin in case you need a cath / okay",
      ['admitting the patient to cardiology.'],
      [/cardiology doctor\b/],
    ],
    [
      "okay what happened / i fell on the stairs my chest hurts here / alright heart sounds are regular i don't hear a murmur lungs are clear no crackles pressing on your chest does that hurt / no / belly's soft and there's no swelling in the legs pulses are the same both sides",
      ['No crackles.', 'Pulses are the same both sides.'],
      [/crackles pressing|legs pulses/],
    ],
  ])('%s', (...one) => holds(one));
});
