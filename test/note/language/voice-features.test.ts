import { expect, test } from 'vitest';
import { voiceFeatures } from '../../../src/note/language/voice-features.ts';

test('a word or pair said again tells the voice model nothing more', () => {
  const once = voiceFeatures('does it hurt here');
  expect(once).toHaveLength(8);
  // Only "does" after "here" is new.
  expect(voiceFeatures('does it hurt here does it hurt here')).toHaveLength(9);
  expect(new Set(voiceFeatures('pain '.repeat(500)))).toEqual(new Set(voiceFeatures('pain pain')));
});

test('texts share nothing: the same one gives the same features each time', () => {
  const first = voiceFeatures('I have had a cough for two weeks');
  voiceFeatures('Any fever?');
  expect(voiceFeatures('I have had a cough for two weeks')).toEqual(first);
});
