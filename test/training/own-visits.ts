import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SectionLabel, sectionLabels } from '../../src/note/extractive/learned/section-labels.ts';
import type { Unit } from '../../src/note/extractive/visit/units.ts';

/** An invented visit, each of whose sentences says where in a note it belongs. */
export interface OwnVisit {
  id: string;
  dialogue: string;
  /** In the order of the dialogue; offsets into it. */
  sentences: readonly LabelledSentence[];
}

export interface LabelledSentence {
  start: number;
  end: number;
  label: SectionLabel;
  /** A note may as well leave it out. */
  optional: boolean;
}

const line = /^([a-z]+)(\??)\|((?:[A-Z][A-Za-z]+(?: practitioner)?: )?)(\S.*)$/;

const folder = fileURLToPath(new URL('visits/', import.meta.url));

/** The visits of test/training/visits: a line is `label|Speaker: sentence`, the speaker only where a turn begins. */
export function ownVisits(from = folder): OwnVisit[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ownVisit(name.replace('.txt', ''), readFileSync(join(from, name), 'utf8')));
}

/** Throws where a line is no labelled sentence. */
export function ownVisit(id: string, text: string): OwnVisit {
  const sentences: LabelledSentence[] = [];
  let dialogue = '';
  for (const [i, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue;
    const [, name = '', mark = '', speaker = '', sentence = ''] = line.exec(raw.trimEnd()) ?? [];
    const label = sectionLabels.find((known) => known === name);
    if (label === undefined) throw new Error(`${id}, line ${i + 1}: no label and sentence`);
    dialogue += speaker === '' ? ' ' : `${dialogue === '' ? '' : '\n'}${speaker}`;
    sentences.push({
      start: dialogue.length,
      end: dialogue.length + sentence.length,
      label,
      optional: mark === '?',
    });
    dialogue += sentence;
  }
  return { id, dialogue, sentences };
}

/** The visit as a recogniser writes it that sets no marks: lower case, without stops and commas. */
export function unmarkedVisit({ id, dialogue, sentences }: OwnVisit): OwnVisit {
  let out = '';
  let read = 0;
  const moved = sentences.map((sentence) => {
    out += dialogue.slice(read, sentence.start);
    read = sentence.end;
    const start = out.length;
    out += dialogue
      .slice(sentence.start, sentence.end)
      .replace(/["“”]|[.,?!;:](?=["”]?(?:\s|$))/g, '')
      .toLowerCase();
    return { ...sentence, start, end: out.length };
  });
  return { id, dialogue: out, sentences: moved };
}

/** The sentence that has most of a unit. */
export function sentenceOf(visit: OwnVisit, unit: Unit): LabelledSentence | null {
  let best: LabelledSentence | null = null;
  let most = 0;
  for (const sentence of visit.sentences) {
    const shared = sharedBy(sentence, unit);
    if (shared > most) {
      most = shared;
      best = sentence;
    }
  }
  return best;
}

/** A stretch of a dialogue. */
export interface Span {
  start: number;
  end: number;
}

/** How many characters two stretches have in common. */
export function sharedBy(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}
