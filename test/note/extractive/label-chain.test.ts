import { expect, it } from 'vitest';
import {
  chained,
  type LabelChances,
  type LabelLinks,
} from '../../../src/note/extractive/learned/label-chain.ts';
import { type SectionLabel, sectionLabels } from '../../../src/note/extractive/learned/section-labels.ts';
import { chance, units } from './examined-knee.ts';

const even = sectionLabels.map(() => sectionLabels.map(() => 1));
/** A label is three times as likely after itself. */
const sticky = sectionLabels.map((before) => sectionLabels.map((label) => (label === before ? 3 : 1)));
const of = ({ sections }: LabelChances, label: SectionLabel) => sections[sectionLabels.indexOf(label)]!;

it('chances stay as they are where nothing is likelier after anything', () => {
  const alone = units.map((_, i) => chance(0.2 + i / 10, 'exam', 0.5));
  const links: LabelLinks = [even, even, even];
  for (const [i, { keep, sections }] of chained(units, alone, links).entries()) {
    expect(keep).toBeCloseTo(alone[i]!.keep, 10);
    expect(Array.from(sections)).toEqual(Array.from(alone[i]!.sections, (p) => expect.closeTo(p, 10)));
  }
});

it('a doubtful sentence goes with a sure one of its turn, and an answer with its question', () => {
  const alone = [
    chance(0.95, 'exam', 0.95),
    chance(0.5, 'hpi', 0.15),
    chance(0.05, 'hpi', 0.5),
    chance(0.9, 'pmh', 0.9),
    chance(0.5, 'social', 0.12),
  ];
  const out = chained(units, alone, [sticky, sticky, even]);
  expect(of(out[1]!, 'exam')).toBeGreaterThan(of(out[1]!, 'hpi'));
  expect(out[1]!.keep).toBeGreaterThan(0.5);
  expect(of(out[4]!, 'pmh')).toBeGreaterThan(of(out[4]!, 'social'));
  // Another turn pulls on nothing here.
  expect(out[2]!.keep).toBeCloseTo(0.05, 10);
});
