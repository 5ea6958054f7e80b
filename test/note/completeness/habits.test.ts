import { expect, test } from 'vitest';
import { missingFrom } from './missing.ts';

test.each<[string, string, string[]]>([
  ['P: I smoke a pack a day.', 'S: Cough.', ['habit: I smoke a pack a day.']],
  ['P: I smoke a pack a day.', 'S: He smokes 1 pack per day.', []],
  ['P: I smoke a pack a day.', 'S: Tobacco use.', []],
  [
    'D: Do you smoke?\nP: Yeah, from time to time.',
    'S: Cough.',
    ['habit: Do you smoke? | Yeah, from time to time.'],
  ],
  ['D: Are you smoking anything?\nP: Just weed at parties.', 'S: Weed at parties.', []],
  ["D: Do you smoke?\nP: I don't.", 'S: Cough.', []],
  ['D: Do you smoke?\nP: No, never.', 'S: Cough.', []],
  [
    'P: I used to smoke, I quit four years ago.',
    'S: Cough.',
    ['habit: I used to smoke, I quit four years ago.'],
  ],
  ['P: My husband smokes.', 'S: Cough.', []],
  ['P: It is worse if I am around somebody who is smoking.', 'S: Cough.', []],
  [
    'D: Do you drink alcohol?\nP: Yes, two beers on weekends.',
    'S: Cough.',
    ['habit: Do you drink alcohol? | Yes, two beers on weekends.'],
  ],
  ['D: Do you drink alcohol?\nP: Yes, two beers on weekends.', 'S: Two beers on weekends.', []],
])('%s beside "%s"', (dialogue, note, found) => {
  expect(missingFrom(dialogue, note).filter((one) => one.startsWith('habit'))).toEqual(found);
});
