import { describe, expect, it } from 'vitest';
import { ownVisits } from './own-visits.ts';
import { isTitled, referenceTitles, sameTitle, visitTitles } from './visit-titles.ts';

it('every invented visit has its titles, and no other has', () => {
  expect([...visitTitles().keys()].sort()).toEqual(ownVisits().map(({ id }) => id));
  for (const { problems, complaint } of visitTitles().values()) {
    expect(problems.flat().every((name) => name.length > 1)).toBe(true);
    expect(complaint.every((name) => name.length > 1)).toBe(true);
  }
});

it('a reference note is titled by its headings', () => {
  const note = `CHIEF COMPLAINT

Sore elbow.

ASSESSMENT AND PLAN

1. Tennis elbow.
• Medical Reasoning: It hurts to grip.
Gout and anemia
• Medical Treatment: Rest.`;
  expect(referenceTitles({ id: 'one', dialogue: '', note })).toEqual({
    problems: [['tennis elbow'], ['gout'], ['anemia']],
    complaint: ['sore elbow'],
  });
});

describe('two names of one trouble', () => {
  it.each([
    ['anaemia', 'iron deficiency anemia', true],
    ['torn rotator cuff', 'rotator cuff tear', true],
    ['right knee pain', 'knee pain', true],
    ['knee pain', 'hip pain', false],
    ['gout', 'asthma', false],
  ])('%s, %s: %s', (a, b, same) => {
    expect(sameTitle(a, b)).toBe(same);
    expect(isTitled(a, [b])).toBe(same);
  });
});
