import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('an answer of which nothing is lost', () => {
  it.each<SmallVisit>([
    [
      "Doctor: What brings you in? / Patient: My hands are numb. / Doctor: That's both sides? / Patient: Both, but the left one's worse. The right one only bothers me at night now.",
      ['the left one is worse', 'the right one only bothers the patient at night'],
    ],
    [
      "Doctor: How is the wound? / Patient: It's healing. / Doctor: Any drainage? / Patient: A little bit. My wife changes the bandage.",
      ['The patient has some drainage.'],
    ],
    [
      'Doctor: So you were in the ER on, was it Sunday? / Patient: Saturday night. Well, Sunday morning, like two a.m. / Doctor: What happened? / Patient: I had chest pain.',
      ['The patient was in the emergency room on Saturday night, Sunday morning, 2 a.m.'],
      ['on Sunday'],
    ],
    [
      'Patient: My knee hurts. / Doctor: Do you smoke? / Patient: No. / Wife: You had one this morning. / Patient: Okay, one or two a day.',
      ['the patient had one this morning', '1 or 2 a day'],
    ],
    [
      "Doctor: How's your brother's health? / Patient: He's healthy as far as I know.",
      ['He is healthy as far as the patient knows.'],
    ],
    [
      "Patient: I have a question about the amlodipine. I only take it if my pressure's up. / Doctor: How often is that? / Patient: I don't know, once a week?",
      ['once weekly'],
      ['does not know'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer that denies', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What brings you in? / Patient: I want help with my weight. / Doctor: Any seizures ever? Eating disorder? / Patient: No. No, neither.',
      ['The patient denies any seizures ever.', 'Eating disorder: no.'],
      ['no, no', 'Neither'],
    ],
    [
      'Doctor: What did you take? / Patient: It was Ambien and vodka. / Doctor: Do you have any of that now? / Patient: No.',
      ['The patient does not have any of that now.'],
      ['denies of'],
    ],
    [
      "Doctor: You haven't lost weight? / Patient: I wish.",
      ['The patient denies any weight loss.'],
      ['CHIEF COMPLAINT\nWeight loss'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('what no chief complaint and no problem is', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Have you fallen? / Patient: No. / Doctor: How is your sleep? / Patient: I sleep well.',
      ['The patient denies any falls'],
      ['CHIEF COMPLAINT\nFall'],
    ],
    [
      'Doctor: Any bleeding since the menopause? / Patient: I had a bit of spotting. In August.',
      ['the patient had some spotting, in August'],
      ['1. Menopause'],
    ],
  ])('%s', (...one) => holds(one));
});
