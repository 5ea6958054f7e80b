import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../src/note/extractive/visit/units.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { ownVisit, ownVisits, sentenceOf, unmarkedVisit } from './own-visits.ts';

describe('the labelled visits', () => {
  const visits = ownVisits();

  it('are all read, and nearly each unit of the writer lies in a sentence of theirs', () => {
    expect(visits.length).toBeGreaterThan(80);
    for (const visit of visits) {
      const transcript = parseTranscript(visit.dialogue);
      expect(transcript.text).toBe(visit.dialogue);
      const units = unitsOf(transcript.turns);
      const found = units.filter((unit) => sentenceOf(visit, unit) !== null);
      expect(found.length, visit.id).toBeGreaterThan(0.98 * units.length);
      expect(new Set(visit.sentences.map(({ label }) => label)).size, visit.id).toBeGreaterThan(4);
    }
  });
});

it('a sentence has its label, its place and whether it may go', () => {
  const { dialogue, sentences } = ownVisit(
    'one',
    'none|Doctor: Hello.\nhpi?|My knee: it hurts.\ncc|Patient: Yes.\n',
  );
  expect(dialogue).toBe('Doctor: Hello. My knee: it hurts.\nPatient: Yes.');
  expect(sentences.map(({ start, end }) => dialogue.slice(start, end))).toEqual([
    'Hello.',
    'My knee: it hurts.',
    'Yes.',
  ]);
  expect(sentences.map(({ label, optional }) => `${label}${optional}`)).toEqual([
    'nonefalse',
    'hpitrue',
    'ccfalse',
  ]);
});

it('a visit without marks has the same sentences at their new places', () => {
  const { dialogue, sentences } = unmarkedVisit(
    ownVisit(
      'one',
      'none|Doctor: Hello.\nhpi|It hurts, "a lot", from 3.5?\npmh|Patient: Yes, 1 p.m. often.\n',
    ),
  );
  expect(dialogue).toBe('Doctor: hello it hurts a lot from 3.5\nPatient: yes 1 p.m often');
  expect(sentences.map(({ start, end }) => dialogue.slice(start, end))).toEqual([
    'hello',
    'it hurts a lot from 3.5',
    'yes 1 p.m often',
  ]);
});

it('a line without a label is refused by its number', () => {
  expect(() => ownVisit('one', 'none|Doctor: Hello.\nplans|Rest.')).toThrow('one, line 2');
});
