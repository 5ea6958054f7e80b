import { describe, expect, it } from 'vitest';
import { problemNamed } from '../../../src/note/extractive/problems/problem-name.ts';
import { saysDiagnosis } from '../../../src/note/extractive/problems/says-diagnosis.ts';

describe('the name of a diagnosis', () => {
  it.each([
    ['I think this is polymyalgia rheumatica.', 'polymyalgia rheumatica'],
    [
      'I think this is severe pregnancy sickness, getting towards what we call hyperemesis.',
      'severe pregnancy sickness',
    ],
    ["I think it's a frozen shoulder.", 'frozen shoulder'],
    ["It's tennis elbow.", 'tennis elbow'],
    ['This is erythema multiforme.', 'erythema multiforme'],
    ["I think it's a migraine without aura.", 'migraine without aura'],
    ["I think you've had a TIA.", 'tia'],
    ["I'd say this is carpal tunnel syndrome.", 'carpal tunnel syndrome'],
    ["I'm pretty sure it's shingles.", 'shingles'],
    ['That all fits with endometriosis.', 'endometriosis'],
    ["The Parkinson's has moved on some.", "parkinson's"],
    ["Your asthma's got worse.", 'asthma'],
  ])('%s', (said, name) => {
    expect(saysDiagnosis(said)).toBe(true);
    expect(problemNamed(said)?.name).toBe(name);
  });

  it('what it is not is no name', () => {
    for (const said of [
      "It's not measles.",
      "I don't think it's shingles.",
      "I'm not sure this is gout.",
      'And as the rash came on Monday, we are in time.',
      'It is a small cut, under local.',
      'Taking something for the cramps: paracetamol.',
      "You've got a mild loss.",
    ])
      expect(problemNamed(said)).toBeNull();
  });
});
