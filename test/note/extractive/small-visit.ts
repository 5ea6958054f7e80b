import { expect } from 'vitest';
import { noteOf } from './written-note.ts';

/** A visit of a few lines parted by " / ", what its note has to say, and what it must not. */
export type SmallVisit = [visit: string, has: string[], hasNot?: (string | RegExp)[]];

export async function holds([visit, has, hasNot = []]: SmallVisit): Promise<void> {
  const { subjective, objective, assessment, plan } = await noteOf(visit.replaceAll(' / ', '\n'));
  const whole = [subjective, objective, assessment, plan].join('\n');
  for (const words of has) expect(whole).toContain(words);
  for (const words of hasNot) expect(whole).not.toMatch(words);
}
