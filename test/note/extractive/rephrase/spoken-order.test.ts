import { describe, expect, it } from 'vitest';
import { rephraseStatement, subjectFor } from '../../../../src/note/extractive/rephrase/rephrase.ts';

const he = subjectFor('male');

describe('what was said in the order of speech is written in the order of prose', () => {
  it.each([
    // What is talked of comes first, and a pronoun takes its place.
    ['the lisinopril, i take twenty milligrams in the morning', 'He takes lisinopril 20 mg in the morning.'],
    ['my metformin, i take it twice a day', 'He takes metformin twice daily.'],
    ['the evening dose, maybe once a week i forget it', 'He forgets the evening dose maybe once weekly.'],
    ['the others, i never miss them', 'He never misses the others.'],
    ['ice, and ibuprofen, i take four hundred milligrams', 'Ice, and he takes ibuprofen 400 mg.'],
    ['this finger, i hurt it some time ago', 'He hurt this finger some time ago.'],
    ['the pain, it gets worse at night', 'The pain gets worse at night.'],
    ['my father, yeah, and he had a stroke at seventy', 'His father had a stroke at 70.'],
    ['my wife, she puts them in the box', 'His wife puts them in the box.'],
    // Hedges.
    ['that was the heat i think', 'He thinks that was the heat.'],
    [
      'i had a headache last week but that was the heat i think',
      'He had a headache last week but he thinks that was the heat.',
    ],
    [
      'i had one when i was two, in the left ear, i think',
      'He had one when he was 2, probably in the left ear.',
    ],
    ['she takes, i want to say, lexapro', 'She probably takes Lexapro.'],
    ['it started in the spring i guess', 'It started in the spring.'],
    [
      'i take ibuprofen every six hours i think, but it does not help',
      'He thinks he takes ibuprofen every 6 hours, but it does not help.',
    ],
    ["i take amlodipine, it's five milligrams", 'He takes amlodipine 5 mg.'],
    ['i get these flutters, in my chest', 'He gets flutters in his chest.'],
    [
      'at first it was every now and then, and now it is daily',
      'At first it was occasional, and now it is daily.',
    ],
    ['it kept me up for a bit', 'It kept him up for a while.'],
    // What is felt is described.
    [
      "it's like a tingling, pins and needles i guess, in both feet",
      'He describes a tingling, pins and needles, in both feet.',
    ],
    ["it's just a dull ache", 'He describes a dull ache.'],
    // The commas of breath.
    ['i was having, a glass of wine every night', 'He was having a glass of wine every night.'],
    ['i had the thought that, it would not stop', 'He had the thought that it would not stop.'],
    ['it takes me like an hour to fall asleep', 'It takes him an hour to fall asleep.'],
  ])('%s → %s', (said, written) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(written);
  });

  it.each([
    ['the last time, i took two', 'The last time, he took 2.'],
    ['the other day, it was swollen', 'The other day, it was swollen.'],
    ["it's a seven out of ten", 'It is a 7/10.'],
    ["it's worse at night", 'It is worse at night.'],
    ['i think it might be my heart', 'He thinks it might be his heart.'],
    ['my father and he was sixty', 'His father and he was 60.'],
  ])('leaves the order of %j', (said, written) => {
    expect(rephraseStatement(said, he, 'subject')).toBe(written);
  });
});
