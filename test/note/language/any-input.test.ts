import { describe, expect, it } from 'vitest';
import {
  rephraseFinding,
  rephrasePlan,
  rephraseStatement,
  rephraseTold,
  subjectFor,
} from '../../../src/note/extractive/rephrase/rephrase.ts';
import { clean } from '../../../src/note/language/clean.ts';
import { contextOf } from '../../../src/note/language/context.ts';
import { figures } from '../../../src/note/language/figures.ts';
import { mendedTurn } from '../../../src/note/language/mended.ts';
import { numbersIn } from '../../../src/note/language/numbers.ts';
import { patientOf } from '../../../src/note/language/patient.ts';
import { splitUtterances, utterancesOf } from '../../../src/note/language/utterances.ts';
import { parseTranscript } from '../../../src/note/parse-transcript.ts';

function randomFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const pieces = [
  ...'aZ09 .,?!:;-–…\'’"()[]<>/%+\n\r\t\u00a0\u2028\ufeff'.split(''),
  ...['İ', 'ß', 'ﬁ', 'é', '\u0301', '😀', '\ud83d', '\udc00', '漢字', 'ع', '\0', '\u200d', '𝟙'],
  ..."i i've i do n't you your my no not um uh , . ... you know i mean sorry no wait twenty hundred . four point over out of a one plus milligrams twice a day if mother history exam lungs doctor: [patient] P: 00:12 --> WEBVTT 00:01.000 y- re- gon na let's prescribe knee left right".split(
    ' ',
  ),
];

function randomText(random: () => number): string {
  const count = Math.floor(random() * 60);
  const spaced = random() < 0.7;
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)]!).join(
    spaced ? ' ' : '',
  );
}

describe('any text at all', () => {
  const random = randomFrom(20261120);
  const texts = Array.from({ length: 1500 }, () => randomText(random));

  it('parses with offsets in bounds and slices that are equal, and every visible character in a turn or a mark', () => {
    for (const text of texts) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const transcript = parseTranscript(text);
      let last = 0;
      for (const turn of transcript.turns) {
        expect(turn.start >= last && turn.end > turn.start && turn.end <= text.length, text).toBe(true);
        expect(text.slice(turn.start, turn.end)).toBe(turn.text);
        last = turn.end;
        let at = turn.start;
        for (const utterance of utterancesOf(turn)) {
          expect(
            utterance.start >= at && utterance.end > utterance.start && utterance.end <= turn.end,
            text,
          ).toBe(true);
          const { text: meant } = mendedTurn(turn);
          if (meant === turn.text) expect(text.slice(utterance.start, utterance.end)).toBe(utterance.text);
          else expect(meant).toContain(utterance.text);
          at = utterance.end;
        }
      }
      patientOf(transcript);
    }
  });

  it('splits into utterances that hold every character that is not white space', () => {
    for (const text of texts) {
      const kept = splitUtterances(text).map(({ start, end }) => text.slice(start, end));
      expect(kept.join('').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
    }
  });

  it('cleans, figures and rephrases without a crash, and every number mention is a slice of the text', () => {
    const she = subjectFor('female');
    for (const text of texts) {
      clean(text);
      figures(text);
      for (const { start, end, values } of numbersIn(text)) {
        expect(start >= 0 && end > start && end <= text.length && values.length > 0).toBe(true);
        expect(
          values.every((value) => Number.isFinite(Number(value))),
          text,
        ).toBe(true);
      }
      contextOf(text, Math.floor(text.length / 3), Math.floor(text.length / 2));
      for (const said of [
        rephraseStatement(text, she, 'report'),
        rephraseStatement(text, subjectFor('unknown'), 'states'),
        rephraseFinding(text, she),
        rephrasePlan(text, she, 'we'),
        rephraseTold(text, she),
      ]) {
        expect(said === null || (said.length > 1 && said.endsWith('.')), `${text} → ${said}`).toBe(true);
      }
    }
  }, 180_000);

  it('never turns into a number that is no reading of what was said', () => {
    const spoken =
      'one two three four five six seven eight nine ten twelve fifteen twenty thirty fifty eighty ninety hundred thousand point and over out of a half milligrams percent times day weeks tablets to by plus for the'.split(
        ' ',
      );
    for (let n = 0; n < 1500; n++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 8) },
        () => spoken[Math.floor(random() * spoken.length)]!,
      ).join(' ');
      const said = new Set(numbersIn(text).flatMap((number) => number.values));
      const written = figures(text).match(/\d+(?:\.\d+)?/g) ?? [];
      for (const number of written)
        expect(said.has(String(Number(number))), `${text} → ${figures(text)} (${number})`).toBe(true);
    }
  });
});
