import { expect, test } from 'vitest';
import { firstWord } from '../../../src/note/language/first-word.ts';

test.each([
  ['Stop the tablets.', 'stop'],
  ["I'll see you in a week.", 'i'],
  ['DON’T drive', 'don'],
  ['fine', 'fine'],
  ['2 tablets a day', ''],
  [' well', ''],
  ['', ''],
])('%j begins with %j', (text, word) => {
  expect(firstWord(text)).toBe(word);
});
