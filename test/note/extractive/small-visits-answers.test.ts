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
      ['Asked "Can I keep working?": no heavy lifting until we have sorted this out.'],
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
    ['Doctor: Living will, do you have one? / Patient: I do.', ['The patient has a living will.']],
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
