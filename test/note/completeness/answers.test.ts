import { expect, test } from 'vitest';
import { missingFrom } from './missing.ts';

// The history is what is asked before the middle of a visit.
const rest = '\nD: Okay.\nP: All right.\nD: Let me listen to your lungs.\nP: Sure.';

test.each<[string, string, string[]]>([
  [
    'D: When did it start?\nP: About nine in the evening.',
    'S: Chest pressure.',
    ['answer: When did it start? | About nine in the evening.'],
  ],
  ['D: When did it start?\nP: About nine in the evening.', 'S: It began at 9 in the evening.', []],
  [
    'D: Does it go anywhere?\nP: Into my jaw.',
    'S: Chest pressure.',
    ['answer: Does it go anywhere? | Into my jaw.'],
  ],
  ['D: Does it go anywhere?\nP: Into my jaw.', 'S: It radiates to the jaw.', []],
  ['D: Does it go anywhere?\nP: No, it stays there.', 'S: Chest pressure.', []],
  [
    'D: What do you do for work?\nP: I own a repair shop.',
    'S: Elbow pain.',
    ['answer: What do you do for work? | I own a repair shop.'],
  ],
  [
    'D: How often is it happening?\nP: Pretty much every workout.',
    'S: Wheezing.',
    ['answer: How often is it happening? | Pretty much every workout.'],
  ],
  ['D: How long are you in town?\nP: I do not know.', 'S: Wheezing.', []],
  ['D: Where do you live?\nP: Okay.', 'S: Wheezing.', []],
])('%s beside "%s"', (dialogue, note, found) => {
  expect(missingFrom(dialogue + rest, note)).toEqual(found);
});

test.each<[string, string, string[]]>([
  [
    'D: Up you get, 108 over 62 standing.',
    'O: Blood pressure: 134 over 70.',
    ['result: Up you get, 108 over 62 standing.'],
  ],
  ['D: Up you get, 108 over 62 standing.', 'O: Blood pressure: 134 over 70, 108 over 62 standing.', []],
  ['D: It is one twenty five over seventy.', 'O: Clear.', ['result: It is one twenty five over seventy.']],
  ['D: We went over 20 of those.', 'O: Clear.', []],
  ['P: It was 150 over 90 at the drugstore.', 'O: Clear.', []],
])('a pressure without its name: %s beside "%s"', (dialogue, note, found) => {
  expect(missingFrom(dialogue, note).filter((one) => one.startsWith('result'))).toEqual(found);
});
