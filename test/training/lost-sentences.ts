import { findOmissions } from '../../src/note/completeness/find-omissions.ts';
import { type NoteContent, readNote } from '../../src/note/completeness/note-content.ts';
import { findSources } from '../../src/note/evidence/find-sources.ts';
import { stem } from '../../src/note/evidence/stem.ts';
import { type Term, termsIn } from '../../src/note/evidence/terms.ts';
import { indexTranscript, type TranscriptIndex } from '../../src/note/evidence/transcript-index.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../src/note/writer.ts';
import type { CorpusVisit } from './corpus.ts';
import { referenceSentences } from './note-sections.ts';

/** Sentences of the reference notes that were said, those of which our notes have too little, and those of them that a warning points at. */
export interface SentenceCount {
  sentences: number;
  lost: number;
  flagged: number;
}

/** The share of a reference sentence, by how telling its words are, that must have been said. */
const leastSaid = 0.5;
/** The share of what was said that one sentence of ours must have. */
const leastWritten = 0.4;

/** The same question as `scoreOmissions` asks, without its lists of names: of whatever the scribe wrote down. */
export function scoreLostSentences(
  visits: readonly CorpusVisit[],
  notes: readonly (readonly DraftSentence[])[],
): SentenceCount {
  const count: SentenceCount = { sentences: 0, lost: 0, flagged: 0 };
  for (const [i, visit] of visits.entries()) {
    const index = indexTranscript(parseTranscript(visit.dialogue));
    const written = notes[i]!;
    const note = readNote(written, index.termsOf);
    const places = new Set(
      findOmissions(index, written, null).flatMap(({ sources }) => sources.map(({ start }) => start)),
    );
    for (const { text } of referenceSentences(visit.note)) {
      const sources = findSources(text, index);
      const said = saidIn(
        text,
        sources.map((source) => index.passagesOf(source)[0]),
        index,
      );
      if (said === null) continue;
      count.sentences += 1;
      if (mostWritten(said, note, index) >= leastWritten) continue;
      count.lost += 1;
      if (sources.some(({ start }) => places.has(start))) count.flagged += 1;
    }
  }
  return count;
}

/** What of a sentence the passages say; null where that is too little. */
function saidIn(text: string, passages: readonly number[], index: TranscriptIndex): Term[] | null {
  const terms = [...new Map(termsIn(text).map((term) => [term.key, term])).values()];
  const heard = new Set(passages.flatMap((at) => index.passages[at]!.terms.map(({ key }) => key)));
  const said = terms.filter(({ key }) => heard.has(key));
  return said.length > 1 && weigh(said, index) >= leastSaid * weigh(terms, index) ? said : null;
}

function mostWritten(said: readonly Term[], { sentences }: NoteContent, index: TranscriptIndex): number {
  const shares = sentences.map(({ words }) =>
    weigh(
      said.filter(({ key, text }) => words.has(key) || words.has(stem(text))),
      index,
    ),
  );
  return Math.max(0, ...shares) / weigh(said, index);
}

function weigh(terms: readonly Term[], index: TranscriptIndex): number {
  return terms.reduce((sum, { key }) => sum + index.weight(key), 0);
}
