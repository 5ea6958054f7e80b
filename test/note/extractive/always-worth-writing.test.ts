import { describe, expect, it } from 'vitest';
import { isNeverLeftOut } from '../../../src/note/extractive/choosing/never-left-out.ts';
import { settleSections } from '../../../src/note/extractive/choosing/settle-sections.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import type { Passage } from '../../../src/note/extractive/visit/visit.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

const passage = (said: string, by: string, keep: number, section: Passage['section']): Passage => {
  const unit = unitsOf(parseTranscript(`[${by}] ${said}`).turns)[0]!;
  return { index: 0, unit, role: unit.role, keep, section, sections: [], reply: null };
};

describe('what is written however little the models make of it', () => {
  it.each([
    ["She's still taking those.", 'mother', 9],
    ['I am still on it.', 'patient', 9],
    ['He was born five weeks early.', 'mother', 9],
    ["It's for the FMLA.", 'patient', 0],
    ['We have the guardianship since May.', 'grandmother', 9],
    ["I've put it down as urgent.", 'doctor', 0],
  ])('%s', (said, by, planFrom) => {
    const p = passage(said, by, 0.1, 'hpi');
    expect(isNeverLeftOut(p, [p], planFrom)).toBe(true);
  });

  it.each([
    ["He's still on the phone.", 'patient', 9],
    ['I was born in Ohio.', 'patient', 9],
    ["It's for my sister.", 'patient', 0],
  ])('not %s', (said, by, planFrom) => {
    const p = passage(said, by, 0.1, 'hpi');
    expect(isNeverLeftOut(p, [p], planFrom)).toBe(false);
  });
});

describe('what is decided stands in the plan, wherever the models put it', () => {
  it.each([
    ["I'd stay away from those.", 'doctor', 'meds'],
    ["So I'd skip the alcohol rub.", 'doctor', 'exam'],
    ['Make it forty.', 'doctor', 'meds'],
    ["It only spreads by touch, so don't share towels.", 'doctor', 'assessment'],
    ["I'll have her bring a sample.", 'doctor', 'assessment'],
    ["We'll need to sort that with the nurse, so don't just stop it.", 'doctor', 'social'],
    ["I don't want anything that makes me drowsy.", 'patient', 'hpi'],
    ["Don't drive for a week.", 'patient', 'hpi'],
  ] as const)('%s', (said, by, section) => {
    expect(settleSections([passage(said, by, 0.55, section)], 0)[0]!.section).toBe('plan');
  });

  it.each([
    ["I don't want to sound silly.", 'patient', 'hpi'],
    ["Don't take my word for it.", 'patient', 'hpi'],
    ['I make it to the shop and back.', 'patient', 'hpi'],
  ] as const)('not %s', (said, by, section) => {
    expect(settleSections([passage(said, by, 0.55, section)], 0)[0]!.section).not.toBe('plan');
  });
});
