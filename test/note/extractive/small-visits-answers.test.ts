import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is not so, and was asked as such', () => {
  it.each<SmallVisit>([
    [
      "Doctor: And you're not on a blood thinner? / Patient: Not now. I was for a month.",
      ['The patient is not on a blood thinner'],
      [/no longer/],
    ],
    ["Doctor: You're not smoking? / Patient: Not anymore.", ['The patient is not smoking anymore.']],
    ["Doctor: You're not drinking? / Patient: Not these days.", ['The patient is not drinking these days.']],
  ])('%s', (...one) => holds(one));
});

describe('"no" before what is not to be', () => {
  const sprain = "Patient: My back hurts. / Doctor: It's a strain.";
  it.each<SmallVisit>([
    [
      "Doctor: You have severe aortic stenosis. / Patient: Can I keep working? / Doctor: No heavy lifting until we've sorted this out.",
      ['The patient asked whether they can keep working: no heavy lifting until we have sorted this out.'],
      [/not to keep working/],
    ],
    [
      `${sprain} / Patient: Can she go to school? / Doctor: No gym until Monday.`,
      ['no gym until Monday.'],
      [/not go to school/],
    ],
    [
      `${sprain} / Patient: Can I have a drink? / Doctor: No more than one a day.`,
      ['Having a drink: no more than one a day.'],
      [/not to have/],
    ],
    [`${sprain} / Patient: Can I work? / Doctor: No problem.`, [], [/not to work/]],
    [
      `${sprain} / Patient: Can I work? / Doctor: No you can't, not for two weeks.`,
      ['The patient was advised not to work'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a denial with a pause in it', () => {
  it.each<SmallVisit>([
    [
      "Doctor: How's your mood with that? / Patient: A lot better. No, like, dark thoughts or anything.",
      ['No dark thoughts'],
    ],
    [
      "Doctor: How's the ankle? / Patient: Fine. No, um, swelling or anything like that.",
      ['no swelling.', 'Denies swelling.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what is denied of one place', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Any numbness? / Patient: My left hand is numb. / Doctor: Numbness in the feet? / Patient: No, no numbness there.',
      ["the patient's left hand is numb", 'The patient denies any numbness in the feet.'],
      [/any numbness\./, /Denies numbness\./],
    ],
    [
      'Doctor: Any tingling? / Patient: In my right hand. / Doctor: Tingling in the left? / Patient: No, no tingling there.',
      ['The patient denies any tingling in the left.'],
      [/Denies tingling\./],
    ],
    [
      'Doctor: Any numbness in the feet, any vision changes? / Patient: No, the feet are fine.',
      ['The patient denies any numbness in the feet', 'Denies vision changes.'],
    ],
    [
      'Doctor: Any numbness in your arm or in your fingers? / Patient: No numbness or tingling.',
      ['The patient denies any numbness or tingling.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('has and is, had and become', () => {
  it.each<SmallVisit>([
    ["Patient: I think I've got another UTI.", ['The patient thinks they have another UTI.']],
    ["Patient: My leg is red. / Doctor: It's got infected, cellulitis.", ['It has become infected']],
    [
      "Mother: He's peed twice today and he's pooped once.",
      ['He has urinated twice today and he has pooped once.'],
    ],
    ["Mother: She's still got the bottle at night.", ['She has still got the bottle at night.']],
    ["Doctor: What's your sugar been running? / Patient: 160s.", ['Sugar: 160s.']],
    [
      "Doctor: What's your blood pressure been at home? / Patient: One forty over ninety.",
      ['Blood pressure at home: 140 over 90.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a day that is put right', () => {
  it.each<SmallVisit>([
    [
      'Patient: I twisted it playing football on Saturday. Well, no, Sunday actually.',
      ['The patient twisted it playing football on Sunday.'],
      [/Saturday/],
    ],
    [
      'Doctor: When did it start? / Patient: It was the, uh, third. No, the fifth.',
      ['started on the fifth.'],
      [/third/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('how much a medicine helps', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Is the amitriptyline doing anything? / Patient: I sleep better. Headaches, no.',
      ['The amitriptyline is not doing anything for headaches.'],
      [/Denies/],
    ],
    [
      "Doctor: Did the pills help? / Patient: The nausea's gone. The headache, no.",
      ['The pills did not help the headache.'],
      [/Denies/],
    ],
    [
      'Doctor: Has the gabapentin helped? / Patient: With the sleep, yes. The pain, no.',
      ['The gabapentin has helped with the sleep. The gabapentin has not helped the pain.'],
    ],
    [
      'Doctor: Is the Topamax helping? / Patient: The dizziness, no. The headache, a little.',
      ['The Topamax is not helping the dizziness. The Topamax is helping the headache a little.'],
      [/Denies/],
    ],
    ['Doctor: Did it help? / Patient: Kind of, yeah.', ['It helped.']],
  ])('%s', (...one) => holds(one));
});

describe('an answer to the last of several questions', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Do you notice anything? Passing less water, foamy urine, blood? / Patient: Foamy, yes. Blood, no.',
      ['Foamy'],
      [/does not notice/, /yes, blood/],
    ],
    [
      'Doctor: Do you have any symptoms? Chest pain, cough? / Patient: Cough, yes. Chest pain, no.',
      ['Denies chest pain.', 'Reports cough.'],
      [/denies symptoms/],
    ],
    [
      'Doctor: Has he eaten other nuts? Peanuts, almonds? / Mother: Peanut butter all the time. No problem.',
      ['peanut butter'],
      [/has not eaten/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('one of two, of time and of direction', () => {
  const ankle = 'Patient: I twisted my ankle.';
  it.each<SmallVisit>([
    [
      `${ankle} / Doctor: Did it bleed right away or later? / Patient: Later that night.`,
      ['It bled later that night.'],
    ],
    [
      `${ankle} / Doctor: Did the swelling come right away or the next day? / Patient: The next day.`,
      ['The swelling came the next day.'],
    ],
    [
      `${ankle} / Doctor: Did it bruise straight away? / Patient: The next day.`,
      ['It bruised the next day.'],
    ],
    [`${ankle} / Doctor: Did it bend in or out? / Patient: In.`, ['It bent in.']],
    [`${ankle} / Doctor: Which way did it go? / Patient: Inward.`, ['it went inward.']],
  ])('%s', (...one) => holds(one));
});

describe('a "no" of the patient and what a relative had', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Ever had kidney stones? / Patient: No, my dad had them.',
      ['The patient has never had kidney stones.', "FAMILY HISTORY\nThe patient's father had kidney stones."],
      [/1\. Kidney/],
    ],
    [
      'Doctor: Any heart disease? / Patient: No, my mom had a heart attack at fifty.',
      ['The patient denies any heart disease.', "The patient's mother had a heart attack at 50."],
    ],
    [
      'Doctor: Do you have glaucoma? / Patient: No, my mother does.',
      ['The patient does not have glaucoma.', "The patient's mother has glaucoma."],
      [/CHIEF COMPLAINT/],
    ],
    [
      'Doctor: Any history of gout? / Patient: Not me, my dad.',
      ['No history of gout.', "The patient's father had gout."],
    ],
    [
      'Doctor: Are you diabetic? / Patient: No, my dad is.',
      ['The patient is not diabetic.', "The patient's father is diabetic."],
    ],
    [
      "Doctor: Any asthma? / Patient: No, my brother's the asthmatic.",
      ['The patient denies any asthma.', "The patient's brother is the asthmatic."],
    ],
  ])('%s', (...one) => holds(one));
});

describe('questions that lean on what was said before', () => {
  it.each<SmallVisit>([
    [
      "Doctor: You'd been taking Aleve. Are you still? / Patient: No, I stopped like you told me.",
      [],
      [/not still/],
    ],
    ['Doctor: Do you have a living will? / Patient: I do.', ['The patient has a living will.']],
    ['Doctor: Do you crave ice or anything weird? / Patient: Ice!', ['The patient craves ice.']],
    ['Doctor: You had any falls this year? / Patient: One.', ['Falls this year, one.']],
    [
      "Doctor: Any naps? / Patient: Weekends, two hours. I don't feel any better after.",
      [],
      [/Denies better/],
    ],
    [
      'Doctor: Any lows? / Patient: No. I mean, I felt shaky once, but it was one oh two when I checked.',
      ['The patient denies any lows.', 'felt shaky once, but it was 102'],
    ],
    [
      'Doctor: Where are we? / Patient: Two forty-six on my scale. / Doctor: On the Wegovy. And which dose are you on now? / Patient: One point seven.',
      ['1.7'],
      [/located/],
    ],
    ["Patient: I take Advil and it's gone in an hour.", ['it is gone in an hour']],
  ])('%s', (...one) => holds(one));
});

describe('an answer that would say something else under its question', () => {
  it.each<SmallVisit>([
    [
      "Doctor: have you noticed any blood in your stool or black stools / Patient: um you know it has been darker i do n't know that i'd call it black",
      ["The patient's stool has been darker."],
      [/[Bb]lood/],
    ],
    [
      "Doctor: Any blood in your urine? / Patient: It's been a bit darker, but I don't think it's blood.",
      ["The patient's urine has been slightly darker, but they do not think it is blood."],
      [/Hematuria|The blood/],
    ],
    [
      "Doctor: and are you still smoking / Patient: i am but i'm down to about half a pack a day i was a pack a day for i do n't know forty five years",
      ['The patient still smokes, down to about half a pack a day. The patient was a pack a day'],
    ],
    [
      "Doctor: okay . and you're not smoking ? / Patient: no , i quit when i was pregnant with my son , so that's 28 years .",
      ['She quit smoking when she was pregnant with her son, 28 years ago.'],
    ],
    [
      "Doctor: any stomach pain or heartburn / Patient: a little bit of a gnawing feeling here in the middle when my stomach's empty it goes away when i eat",
      ["gnawing feeling here in the middle when their stomach's empty. It goes away when the patient eats."],
    ],
    [
      "Doctor: and you're how old now forty one / Patient: forty two last month",
      ['The patient turned 42 last month.'],
      [/41/],
    ],
    [
      'Doctor: Does light bother you, or noise? / Patient: Light does, for sure. Noise, a little.',
      ['Reports photophobia', 'The patient is slightly sensitive to noise.'],
      [/Light does/],
    ],
    [
      'Doctor: Do they ever wake you up at night, or are they worse when you lie down? / Patient: No, nothing like that.',
      ['They do not wake the patient up at night, and they are not worse when the patient lies down.'],
    ],
    [
      "Doctor: Both feet? / Interpreter: Yes, both feet, it's worse at night.",
      ['It is in both feet, worse at night.'],
    ],
    [
      "Doctor: Was he sick before that? / Mother: Yeah, he's had a cold for about five days.",
      ['He has had a cold for about 5 days.'],
      [/before that/],
    ],
    [
      'Doctor: Does she follow you with her eyes and turn to your voice? / Mother: Yes, she does.',
      ["follow her mother with her eyes and turn to her mother's voice"],
      [/follow the patient/],
    ],
    [
      "Doctor: You were going to try that grief group. Did you end up doing that? / Patient: No, I didn't go.",
      ['The patient did not try that grief group.'],
      [/was going to/],
    ],
    [
      'Doctor: what makes it worse / Patient: reaching up to get something off of a shelf or putting my bra on behind my back is really hard and then at night if i roll over on it it wakes me up',
      [
        "It is worse when reaching up to get something off of a shelf or putting the patient's bra on behind their back.",
        'If the patient rolls over on it at night, it wakes them up.',
      ],
    ],
    [
      'Doctor: any black or tarry stools or vomiting up any blood / Patient: no nothing like that',
      ['The patient denies any black stools or hematemesis.', 'Denies black stools or hematemesis.'],
    ],
    [
      "Doctor: have you ever had a kidney stone before / Patient: i have not but my brother's had them like three times and my dad had one so that's kinda what i figured it was",
      [
        'The patient has not had a kidney stone before.',
        "The patient's brother had kidney stones 3 times and the father had a kidney stone.",
      ],
      [/figured/],
    ],
    [
      'Doctor: What brings her in today? / Interpreter: She says she has had burning when she urinates for four days. / Doctor: Any blood in the urine? / Interpreter: She says yes, yesterday it was a little pink.',
      ['Dysuria', 'Reports dysuria and hematuria.'],
    ],
  ])('%s', (...one) => holds(one));
});
