import { describe, expect, test } from 'vitest';
import { findOmissions } from '../../../src/note/completeness/find-omissions.ts';
import { indexTranscript } from '../../../src/note/evidence/transcript-index.ts';
import { draft, visit } from '../visit-for-tests.ts';
import { missingFrom } from './missing.ts';

describe('what a patient tells of how they are is missed where the note has none of it', () => {
  test.each([
    'P: It hurts most when I kneel in the garden.',
    'P: I heard a snap and my heel went weak.',
    "P: I can't climb the ladder any more, my calf gives up.",
    'P: Fifteen years ago I broke my wrist.',
    'D: Where does it hurt?\nP: Just under the thumb.',
    'D: How is your sleep?\nP: Awful since the move.',
    'D: Was there a temperature?\nP: It was 39.1 on Sunday.',
    'D: How would you describe the pain?\nP: Throbbing.',
    'D: Is she eating?\nP: A few spoons of porridge.',
    "D: What should I know?\nP: I don't know. I've been cutting again.",
    'D: Is that new?\nP: Since about October.',
    'D: Are you sleeping?\nP: Not really, I wake up with my wrist.',
    'D: What other medical problems do you have?\nP: Oh, a few. And gout, but that is quiet.',
    'D: Are you keeping your ankle elevated at night?\nP: Mm-hmm.',
  ])('%s', (dialogue) => {
    expect(missingFrom(dialogue, 'S: Here for a check.')).toHaveLength(1);
  });

  test.each([
    ['P: It hurts most when I kneel in the garden.', 'S: Worse with kneeling in the garden.'],
    ['D: How would you describe the pain?\nP: Throbbing.', 'S: Throbbing pain.'],
    ['D: Are you keeping your ankle elevated at night?\nP: Mm-hmm.', 'S: Keeps the ankle elevated.'],
    ['D: How many pillows do you sleep on?\nP: I guess three.', 'S: Sleeps on 3 pillows.'],
  ])('%s is not, beside %s', (dialogue, note) => {
    expect(missingFrom(dialogue, note)).toEqual([]);
  });

  test.each([
    'P: My wife drove here through the snow.',
    'P: Thanks, I hope my knee holds out.',
    'P: Should I take the tablets before breakfast?',
    'D: Is that Mrs Hale from the surgery list?\nP: It is, yes.',
    'P: I wish my back hurt less.',
    'D: Any pain in the leg?\nP: No, no pain.',
    'D: How is your knee?\nP: Um, my...',
    'D: Is it the knee or the hip?\nP: Yeah.',
    'D: Your shoulder hurts when you reach up.',
  ])('%s tells nothing that a note must have', (dialogue) => {
    expect(missingFrom(dialogue, 'S: Here for a check.')).toEqual([]);
  });
});

test('what is named as a symptom is not reported again as told', () => {
  expect(missingFrom('P: I have chest pain when I climb stairs.', 'S: Here for a check.')).toEqual([
    'symptom: I have chest pain when I climb stairs.',
  ]);
});

test('a sentence that was made from the words covers them, whatever it calls them', () => {
  const transcript = visit('P: My tummy hurts after I eat bread.');
  const index = indexTranscript(transcript);
  const written = draft('subjective', 'Postprandial discomfort with gluten.');
  expect(findOmissions(index, [written], null)).toHaveLength(1);
  const sources = [index.passages[0]!.source];
  expect(findOmissions(index, [{ ...written, sources }], null)).toEqual([]);
});
