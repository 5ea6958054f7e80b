import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { soapSections } from '../../src/note/note.ts';
import type { DraftSentence } from '../../src/note/writer.ts';

/**
 * What a reader said of a sentence: `+` good; `f` false; `n` nonsense, a clinician learns nothing from it; `r` it only
 * repeats what stands elsewhere in the note.
 */
export type Judgement = '+' | 'f' | 'n' | 'r';

/** A note of one of our own visits, written by models that had not learned from it, as a reader judged it. */
export interface JudgedNote {
  /** The visit's. */
  id: string;
  sentences: readonly DraftSentence[];
  /** One a sentence. */
  judgements: readonly Judgement[];
}

const folder = fileURLToPath(new URL('judged-notes/', import.meta.url));

/** The notes of test/training/judged-notes: a line is `judgement|section|heading|group|start-end,…|text`. */
export function judgedNotes(): JudgedNote[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => judgedNote(name.replace('.txt', ''), readFileSync(join(folder, name), 'utf8')));
}

/** Throws where a line is no judged sentence. */
export function judgedNote(id: string, text: string): JudgedNote {
  const sentences: DraftSentence[] = [];
  const judgements: Judgement[] = [];
  for (const [i, line] of text.trimEnd().split('\n').entries()) {
    const [judgement = '', section = '', heading = '', group = '', spans = '', said = ''] = line.split('|');
    const soap = soapSections.find((known) => known === section);
    if (!isJudgement(judgement) || soap === undefined || said === '')
      throw new Error(`${id}, line ${i + 1}: no judged sentence`);
    judgements.push(judgement);
    sentences.push({
      section: soap,
      heading: heading || null,
      group: group || null,
      layout: 'prose',
      text: said,
      sources: spans === '' ? [] : spans.split(',').map(spanOf),
    });
  }
  return { id, sentences, judgements };
}

function isJudgement(text: string): text is Judgement {
  return text === '+' || text === 'f' || text === 'n' || text === 'r';
}

function spanOf(text: string): DraftSentence['sources'][number] {
  const [start, end] = text.split('-').map(Number);
  return { turn: 0, start: start!, end: end! };
}
