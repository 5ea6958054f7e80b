import { expect, test } from 'vitest';
import { createExtractiveWriter } from '../../src/note/extractive/extractive-writer.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { generator } from './logistic-regression.ts';
import { writtenBy } from './note-text.ts';
import { ownVisits, unmarkedVisit } from './own-visits.ts';
import { statusVisits } from './status-training.ts';

/** A visit's lines in part, some of them left out, doubled or from another visit. */
function* pieces(many: number): Generator<string> {
  const random = generator(7);
  const own = ownVisits();
  const visits = [
    ...own.map(({ dialogue }) => dialogue),
    ...own.map((visit) => unmarkedVisit(visit).dialogue),
    ...statusVisits().map(({ dialogue }) => dialogue),
  ].map((dialogue) => dialogue.split('\n'));
  const any = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  for (let i = 0; i < many; i++) {
    const visit = any(visits);
    const other = any(visits);
    const from = Math.floor(random() * visit.length);
    const lines: string[] = [];
    for (const line of visit.slice(from, from + 1 + Math.floor(random() * 40))) {
      const chance = random();
      if (chance < 0.05) lines.push(line, line);
      else if (chance < 0.1) lines.push(any(other));
      else if (chance > 0.15) lines.push(line);
    }
    if (/[a-z]/i.test(lines.join(''))) yield lines.join('\n');
  }
}

test('whatever piece of talk it is given, the writer ends and says no sentence without words', async () => {
  const writer = createExtractiveWriter();
  let written = 0;
  for (const piece of pieces(150))
    for (const { text } of await writtenBy(writer, parseTranscript(piece))) {
      expect(text).toMatch(/[A-Za-z0-9]/);
      written++;
    }
  expect(written).toBeGreaterThan(500);
});
