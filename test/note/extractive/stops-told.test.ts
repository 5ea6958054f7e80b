import { describe, expect, it } from 'vitest';
import type { CurrentMedication } from '../../../src/note/extractive/medications/current-medications.ts';
import { withStopsTold } from '../../../src/note/extractive/plan/stops-told.ts';
import { unitsOf } from '../../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../../src/note/writer.ts';

const [unit] = unitsOf(parseTranscript('Doctor: So that comes off your repeat today.').turns);
const here = [{ turn: 0, start: unit!.start, end: unit!.end }];
const elsewhere = [{ turn: 0, start: 900, end: 910 }];

function line(group: string, text: string, sources = elsewhere): DraftSentence {
  return { section: 'plan', heading: null, group, layout: 'bullet', text, sources };
}
const stopped = (name: string, text = '(stopped at this visit)'): CurrentMedication => ({
  name,
  how: '',
  sources: elsewhere,
  fate: { text, unit: unit! },
});
const told = (lines: readonly DraftSentence[], ...medications: CurrentMedication[]) =>
  withStopsTold(lines, medications).map(({ group, text }) => `${group} ${text}`);

describe('what the list of medications says is stopped stands in the plan', () => {
  it('in the line that stops it', () => {
    const comesOff = line('Gout.', 'Medical Treatment: That comes off the repeat today.', here);
    expect(told([comesOff], stopped('aspirin'))).toEqual([
      'Gout. Medical Treatment: Aspirin: that comes off the repeat today.',
    ]);
  });

  it('or in a line of its own, under the treatment of what is of no problem', () => {
    const lines = [
      line('Other.', 'Medical Treatment: Rest.'),
      line('Other.', 'Follow-up: In a week.'),
      line('Follow-up.', 'See us.'),
    ];
    expect(told(lines, stopped('aspirin'), stopped('benadryl', '(on hold from this visit)'))).toEqual([
      'Other. Medical Treatment: Rest.',
      'Other. Stop aspirin.',
      'Other. Hold Benadryl.',
      'Other. Follow-up: In a week.',
      'Follow-up. See us.',
    ]);
    expect(told(lines.slice(2), stopped('aspirin'))).toEqual([
      'Other. Medical Treatment: Stop aspirin.',
      'Follow-up. See us.',
    ]);
  });

  it('and once only', () => {
    const lines = [line('Gout.', 'Medical Treatment: No more Advil.')];
    expect(told(lines, stopped('ibuprofen'))).toEqual(['Gout. Medical Treatment: No more Advil.']);
    expect(told(lines, stopped('metformin', '(changed at this visit)'))).toHaveLength(1);
  });
});
