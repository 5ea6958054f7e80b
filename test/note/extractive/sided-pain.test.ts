import { expect, it } from 'vitest';
import { noteOf } from './written-note.ts';

const complaintOf = async (lines: readonly string[]) =>
  /CHIEF COMPLAINT\n(.*)/.exec((await noteOf(lines.join('\n'))).subjective)?.[1];

it.each([
  [
    'Pain on the right side of the abdomen.',
    ['Doctor: Hello there.', 'Patient: I have had this cough and pain on the right side of my abdomen.'],
  ],
  [
    'Stomach pain on the right side.',
    [
      'Doctor: How old are you now?',
      "Patient: I am forty five. I've had really bad stomach pain on my right side since last week.",
    ],
  ],
  [
    'Left side pain.',
    [
      'Doctor: How much pain are you having and where is it?',
      'Patient: I am in a great deal of pain. It is coming from my left side right here.',
      'Doctor: Okay. Let us discuss your options.',
    ],
  ],
  [
    'Left elbow pain.',
    [
      'Doctor: Where does it hurt, young lady?',
      "Patient: It's really bad here on my left elbow.",
      'Doctor: Which hand do you write with?',
      'Patient: I use my right hand for everything.',
    ],
  ],
  [
    'Numbness of the right hand.',
    [
      'Doctor: What do you feel in your right hand?',
      'Patient: I have numbness and tingling in my right hand.',
      'Doctor: What have you done for this pain?',
      'Patient: I have rested it.',
    ],
  ],
])('the complaint is the part with what is felt in it: %s', async (complaint, lines) => {
  expect(await complaintOf(lines)).toBe(complaint);
});

it.each([
  [
    'the hand that one writes with',
    [
      'Doctor: Which hand do you write with?',
      'Patient: I write with my right hand.',
      'Doctor: How did you get hurt?',
      'Patient: I fell between the plane and one of the stands.',
      'Doctor: Is there any pain today?',
      'Patient: There is some pain.',
    ],
  ],
  [
    'a side that was hit',
    [
      'Doctor: Which side took most of the hit?',
      'Patient: It was mostly on my left side.',
      'Doctor: Are you in pain?',
      'Patient: I have pain in my neck.',
    ],
  ],
  [
    'where a pain goes',
    [
      'Doctor: How long have you had this lower back pain?',
      "Patient: It's been about ten days now.",
      'Doctor: Does the pain radiate into your legs?',
      'Patient: Yes, it started radiating down my right leg three days later.',
    ],
  ],
])('no pain is made of %s', async (_, lines) => {
  expect((await complaintOf(lines)) ?? '').not.toMatch(/right|left/i);
});

it.each([
  [
    'Left knee pain.',
    ['Doctor: What brings you in for a visit today?', 'Patient: My left knee hurts really bad.'],
  ],
  [
    'Chest pain.',
    [
      "Doctor: I see here that you've been having some chest pain. Where along the chest?",
      "Patient: It's mostly on the left side.",
      "Doctor: Let's get you in for a CAT scan to see what's going on.",
    ],
  ],
  [
    'Right elbow pain.',
    [
      '[doctor] hey dragon , ms. hernandez is a 48-year-old female here for a right elbow .',
      '[patient] i was moving boxes and felt a pop . it still hurts a lot .',
    ],
  ],
])('what is wrong counts before the kind of visit: %s', async (complaint, lines) => {
  expect(await complaintOf(lines)).toBe(complaint);
});

it('is no complaint how long somebody lived somewhere', async () => {
  const complaint = await complaintOf([
    'Doctor: So, do you live in the area?',
    'Patient: Yes, my husband and I have lived here for a long time.',
  ]);
  expect(complaint).toBeUndefined();
});

it.each([
  ['who speaks', ['Doctor: What happened?', 'Mother: Hi Doctor, I am his mom.']],
  ['what one cannot tell', ['Doctor: What happened?', "Mother: I don't know how she got it open."]],
  ['an age', ['Doctor: What brings you here today?', 'Patient: I am seventy years old.']],
])('quotes no words that only tell %s', async (_, lines) => {
  expect(await complaintOf(lines)).toBeUndefined();
});
