import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what a no denies, and what not', () => {
  it.each<SmallVisit>([
    [
      'Doctor: And the headaches, are they every day? / Patient: No, maybe twice a week.',
      ['headaches are not every day, but maybe twice weekly.'],
      ['enies'],
    ],
    [
      'Doctor: The swelling, is it worse in the morning? / Patient: No, at the end of the day.',
      ['swelling is not worse in the morning, but at the end of the day.'],
      ['enies'],
    ],
    [
      "Doctor: So your shortness of breath, um, is it there when you're sitting still? / Patient: No, only when I climb the stairs.",
      ['shortness of breath is not there when they are sitting still, only when they climb the stairs.'],
      ['enies'],
    ],
    [
      'Doctor: Does it happen every time you eat? / Patient: No, maybe two or three times a week. It used to be once a month.',
      ['does not happen every time the patient eats, but maybe 2 or 3 times a week.'],
      ['Happening'],
    ],
    [
      'Doctor: Did you hit your head or black out? / Patient: No, I landed on my hip.',
      ['did not hit their head or black out.'],
    ],
    [
      'Doctor: And have you felt confused or drowsy at all? / Patient: No, just tired.',
      ['has not felt confused or drowsy'],
    ],
    [
      'Doctor: Any pain or swelling in your calves? / Patient: No.',
      ['denies any pain or swelling in the calves.'],
    ],
    [
      "Doctor: Any chest pain when you're climbing stairs or exercising? / Patient: No.",
      ['denies any chest pain when climbing stairs or exercising.'],
      ['or exercising themself'],
    ],
    [
      'Doctor: Any trouble breathing, or is he hard to wake, or floppy at all? / Mother: No, nothing like that.',
      ['denies any difficulty breathing.', 'not hard to wake or floppy'],
    ],
    [
      "Doctor: Any vomiting, or blood, or black poo? / Patient: No, no vomiting. No blood. My poo's normal.",
      ['denies any vomiting or blood.'],
    ],
    [
      "Doctor: Any times where you've had too much energy and hardly needed any sleep? / Patient: No, never.",
      ['has never had times where they have had too much energy and hardly needed any sleep.'],
      ['denies any times'],
    ],
    [
      "Patient: I've had a headache since Monday. / Doctor: Was it just a headache, or did you have any vomiting? / Patient: Just a headache.",
      ['denies any vomiting.'],
      ['was a headache'],
    ],
    [
      'Doctor: are you having any chest pain or shortness of breath / Patient: no chest pain no i get a little winded going up the stairs',
      ['denies any chest pain.', 'winded going up the stairs.'],
      ['is no chest pain'],
    ],
    [
      "Doctor: Do you ever feel life isn't worth living? / Patient: Sometimes I wish I wasn't here. / Doctor: Any thoughts of actually ending your life? / Patient: No.",
      ['Denies active suicidal ideation.'],
      ['Denies suicidal'],
    ],
  ])('%s', (...visit) => holds(visit));
});

describe('whose it is, and what it is of', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Do you smoke? / Patient: I used to. Half a pack a day for about 15 years. I quit six years ago.',
      ['used to smoke.', 'smoked half a pack a day for about 15 years.'],
      ['smokes'],
    ],
    [
      "Doctor: Do you smoke or drink? / Patient: I don't smoke. I have maybe four or five pints a week. Not this week, obviously.",
      ['drinks maybe 4 or 5 pints a week'],
      ['Smoking: not'],
    ],
    [
      "Doctor: And is there any heart disease in the family? / Patient: My dad had a heart attack at fifty-four, and my brother's had a stent put in. He was sixty.",
      ["patient's brother was 60."],
      ['father was 60'],
    ],
    [
      'Doctor: And your dad has diabetes? / Patient: Right. And high cholesterol too.',
      ['father has diabetes, and high cholesterol too.'],
    ],
    [
      "Doctor: How's your appetite? / Patient: Good. / Daughter: She hardly eats anything, doctor.",
      ['hardly eats anything (per the patient'],
    ],
    [
      'Doctor: And stiffness in the morning, how long does that last? / Patient: Maybe fifteen, twenty minutes.',
      ['stiffness in the morning lasts maybe 15, 20 minutes.'],
      ['It has lasted'],
    ],
    [
      'Doctor: have you been checking your sugars at home / Patient: yeah i check every morning like you said and they have been around one sixty',
      ['around 160.'],
    ],
    [
      'Doctor: How about your blood pressure, have you been checking it? / Patient: My wife checks it. It was 142 over 80.',
      ['wife checks the blood pressure'],
    ],
    [
      "Doctor: Have you lost any weight? / Patient: About eight pounds, but I've been avoiding stuff.",
      ['has lost about 8 pounds'],
    ],
    [
      'Doctor: Any surgeries since I saw you last? / Patient: No. Just the two C-sections and my gallbladder, way back.',
      ['SURGICAL HISTORY', 'gallbladder'],
      ['Asked'],
    ],
    [
      'Doctor: How many days a week do you take the ibuprofen? / Patient: Probably two.',
      ['takes the ibuprofen probably 2 days a week.'],
    ],
  ])('%s', (...visit) => holds(visit));
});
