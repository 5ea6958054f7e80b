import { describe, expect, it } from 'vitest';
import { isPicture, saysOnly } from '../../../src/note/extractive/problems/under-title.ts';

describe('under the title of a problem', () => {
  it.each(['It is gout, no question.', 'It is definitely gout.', 'The patient has gout.'])(
    '%s says nothing more',
    (said) => {
      expect(saysOnly(said, 'gout')).toBe(true);
    },
  );

  it('tells of a doubt where the title has none', () => {
    expect(saysOnly('This could be gout.', 'gout')).toBe(false);
    expect(saysOnly('This could be gout.', 'possible gout')).toBe(true);
  });

  it.each(['It is gout of the toe.', 'No gout.', 'It is gout again.'])('%s says more', (said) => {
    expect(saysOnly(said, 'gout')).toBe(false);
  });

  it.each([
    'The nerves are like wires, and sugar strips the insulation.',
    "Your lung's like a sponge with holes.",
    'The virus sits like a squatter in the nerve.',
    'It just gets like a rusty hinge.',
  ])('%s is a picture', (said) => {
    expect(isPicture(said)).toBe(true);
  });

  it.each([
    'It looks like a sprain.',
    'That sounds like a migraine.',
    "It wasn't like a thunderclap.",
    'A rash like a target.',
    'Heavy periods like your mother.',
    'I would like an x-ray.',
    'It acts like a strain.',
  ])('%s is none', (said) => {
    expect(isPicture(said)).toBe(false);
  });
});
