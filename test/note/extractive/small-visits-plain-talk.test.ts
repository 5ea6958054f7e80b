import { describe, it } from 'vitest';
import { holds, type SmallVisit } from './small-visit.ts';

describe('what is only a manner of speaking is left out, and nothing else', () => {
  it.each<SmallVisit>([
    [
      "Doctor: Hello there. You've come about your knee? / Patient: Good morning doctor, yes. The right one. It swells up after I walk.",
      ['The patient has come about their right knee'],
      [/morning/i],
    ],
    [
      "Doctor: I want to be honest with you, it's bronchitis. I want to be honest about the smoking. To be honest, I'd give the inhaler a rest.",
      [],
      [/We want about|We want,/],
    ],
  ])('%s', (...one) => holds(one));
});

describe('an answer is told with the words of its question', () => {
  it.each<SmallVisit>([
    [
      'Doctor: What were you doing when it happened? / Patient: Moving a washing machine with Bill. I felt something go.',
      ['The patient was moving a washing machine with Bill when it happened.'],
    ],
    [
      'Doctor: What were you doing? / Patient: Just hanging the washing out, and my shoulder popped.',
      ['The patient was hanging the washing out, and their shoulder popped.'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('who else does it answers no for the patient', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Are you managing the cooking and the bills yourself? / Daughter: I do the bills now. She was paying things twice.',
      ['daughter does the bills'],
      [/is managing the cooking/],
    ],
    [
      "Daughter: It's her memory. Over the past year it's got worse. / Doctor: I think there is a problem with the memory that's more than age. Get a blister pack so nothing's missed.",
      ['Memory loss', 'so nothing is missed'],
    ],
  ])('%s', (...one) => holds(one));
});

describe('a part of the body that gets tired is no fatigue', () => {
  it.each<SmallVisit>([
    [
      'Doctor: Can you do ten on your toes? / Patient: It gets tired quicker. / Doctor: And how is the sleep? / Patient: I sleep fine.',
      [],
      [/fatigue/i],
    ],
    ['Doctor: How are you? / Patient: I get tired by four.', ['Reports fatigue']],
  ])('%s', (...one) => holds(one));
});

describe('a finding stands though it is put as a question', () => {
  it.each<SmallVisit>([
    [
      'Patient: My back hurts and it shoots down my right leg. / Doctor: Let me examine you. Tender over the right paraspinals. Straight leg raise on the right is positive at about forty degrees, that gives you the leg pain? / Patient: Oh yeah. / Doctor: This is sciatica.',
      ['Straight leg raise on the right is positive at about 40 degrees.'],
    ],
    [
      "Patient: My hip hurts. / Doctor: Let me examine you. You're tender over the greater trochanter, that's the spot, isn't it? / Patient: Yes. / Doctor: Hip flexion is full. This is bursitis.",
      ['tender over the greater trochanter'],
    ],
  ])('%s', (...one) => holds(one));
});
