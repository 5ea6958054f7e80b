import { expect, test } from 'vitest';
import { withoutFailures } from '../../src/speech/failures.ts';
import type { HeardWord } from '../../src/speech/heard.ts';

const heard = (text: string): HeardWord[] =>
  text.split(' ').map((word, index) => ({ text: word, start: index, end: index + 1, confidence: 0.9 }));
const check = (text: string, prompt = '') => {
  const { words, failures } = withoutFailures(heard(text), prompt);
  return { text: words.map((word) => word.text).join(' '), failures };
};

test('a phrase repeated four times and more is kept once and reported', () => {
  expect(check('Well I walk. I walk. I walk. I walk. I walk. every day')).toEqual({
    text: 'Well I walk. every day',
    failures: ['repetition'],
  });
});

test('what people do say twice or three times stays', () => {
  const said = 'No no no it hurts a lot a lot and I said very very very bad';
  expect(check(said)).toEqual({ text: said, failures: [] });
});

test('the prompt read back is taken out, single words of it stay', () => {
  const prompt = 'hypertension, diabetes, cholesterol, A1c, lisinopril, metformin.';
  expect(check('Hypertension, diabetes, cholesterol, A1c, lisinopril. Good morning', prompt)).toEqual({
    text: 'Good morning',
    failures: ['prompt_leak'],
  });
  expect(check('I take lisinopril and metformin for diabetes', prompt).failures).toEqual([]);
});

test('captions of sounds and of silence are no words', () => {
  expect(check('[BLANK_AUDIO]')).toEqual({ text: '', failures: ['invented'] });
  expect(check('(upbeat music playing) Hello there')).toEqual({
    text: 'Hello there',
    failures: ['invented'],
  });
  expect(check('Thank you for watching.')).toEqual({ text: '', failures: ['invented'] });
  expect(check('Thank you, doctor.')).toEqual({ text: 'Thank you, doctor.', failures: [] });
  expect(check('I said (he never closed it')).toEqual({ text: 'I said (he never closed it', failures: [] });
});

test('a long clip is checked in little time', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `w${index % 977}`).join(' ');
  expect(check(words).failures).toEqual([]);
});
