import { describe, expect, it } from 'vitest';
import { namesOnly } from '../../../src/note/extractive/history/past-history.ts';
import { separateConditions } from '../../../src/note/extractive/lexicon/conditions.ts';

describe('names of illnesses that speech without marks ran together', () => {
  it.each([
    ['hypertension diabetes', ['hypertension', 'diabetes']],
    ['copd hypertension diabetes mellitus', ['copd', 'hypertension', 'diabetes mellitus']],
    ['type 2 diabetes', ['type 2 diabetes']],
    ['congestive heart failure', ['congestive heart failure']],
    ['rheumatoid arthritis', ['rheumatoid arthritis']],
    ['diabetes insipidus', ['diabetes insipidus']],
  ])('%s', (said, items) => {
    expect(separateConditions(said)).toEqual(items);
  });
});

describe('a sentence beside the list of what the patient has had', () => {
  const items = ['hypertension', 'type 2 diabetes'].map((text) => ({ text, sources: [] }));

  it.each([
    ['The patient has a past medical history of hypertension and type 2 diabetes.', true],
    ['She has a history of hypertension.', true],
    ['She has a history of hypertension since 2012.', false],
    ['She has a history of hypertension and gout.', false],
    ['Her hypertension is controlled.', false],
  ])('%s only repeats it: %s', (text, only) => {
    expect(namesOnly(text, items)).toBe(only);
  });
});
