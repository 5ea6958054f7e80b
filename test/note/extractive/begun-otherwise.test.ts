import { describe, expect, it } from 'vitest';
import { withoutBegunOtherwise } from '../../../src/note/extractive/rephrase/begun-otherwise.ts';

describe('what is begun and said otherwise', () => {
  it.each([
    ['i am, they said i was borderline', 'they said i was borderline'],
    ['i have not been doing my, i used to do a swim on a thursday', 'i used to do a swim on a thursday'],
    ['we were on, we went to a spa', 'we went to a spa'],
    ['and now i have, well, food is sort of sticking', 'and now food is sort of sticking'],
    ['i have not, i have not been for a while', 'i have not been for a while'],
    ['i could not, i could not lie flat', 'i could not lie flat'],
    ['that is not, it is not the headache that wakes me', 'it is not the headache that wakes me'],
  ])('%s', (said, meant) => {
    expect(withoutBegunOtherwise(said)).toBe(meant);
  });

  it.each([
    'they will not, the blood is getting down there',
    'it stopped at, it was about three weeks',
    'i have the inhaler, i use it at night',
    'he has, it is here',
    'if it is, i will call',
    'what it was, i think it was a spasm',
    'it is, i think, better',
  ])('stays where it tells something: %s', (said) => {
    expect(withoutBegunOtherwise(said)).toBe(said);
  });
});
