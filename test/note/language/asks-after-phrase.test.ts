import { expect, it } from 'vitest';
import { asksAfterPhrase } from '../../../src/note/language/asks-after-phrase.ts';

it.each([
  'and so with your shoulder have you experienced any numbness in your arm',
  'okay and after the injury did they do anything special for you',
  'when i press on the inside of your knee does that hurt',
  'on a scale of one to ten is it bad',
])('is asked: %s', (text) => {
  expect(asksAfterPhrase(text)).toBe(true);
});

it.each([
  'for the pain i will have you take ibuprofen',
  'if it does that you should call me',
  'in two weeks we will have you back',
  'with this medication you can have it with food',
  'after what he did it got worse',
  'do you have any pain when you walk',
])('is told, or asked outright: %s', (text) => {
  expect(asksAfterPhrase(text)).toBe(false);
});
