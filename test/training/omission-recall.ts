import { findOmissions } from '../../src/note/completeness/find-omissions.ts';
import { readNote } from '../../src/note/completeness/note-content.ts';
import { type Omission, omissionWarnings } from '../../src/note/completeness/omission.ts';
import { indexTranscript, type TranscriptIndex } from '../../src/note/evidence/transcript-index.ts';
import type { SectionLabel } from '../../src/note/extractive/learned/section-labels.ts';
import type { NoteSection } from '../../src/note/note.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { DraftSentence } from '../../src/note/writer.ts';
import type { CorpusVisit } from './corpus.ts';
import { type ReferenceSentence, referenceSentences } from './note-sections.ts';
import { type Fact, type FactKind, factKinds, factsOf } from './reference-facts.ts';

/** Facts of the reference notes, those that our notes have lost, and those of them that a warning points at. */
export interface OmissionCount {
  facts: number;
  lost: number;
  flagged: number;
}

export interface OmissionScore {
  notes: number;
  byKind: Readonly<Record<FactKind, OmissionCount>>;
  all: OmissionCount;
  /** Warnings as a reader sees them. */
  warnings: number;
  /** Omissions reported, and how many of those the reference note has. */
  reported: number;
  wanted: number;
}

/**
 * Holds the omission report against what the scribe thought worth writing. A fact counts where the reference note says
 * it and the words were said; it is flagged where a warning points at one of the places that say it. A reported
 * omission is wanted where the reference note, read by the same finders, does not lack it.
 */
export function scoreOmissions(
  visits: readonly CorpusVisit[],
  notes: readonly (readonly DraftSentence[])[],
  onLost: (visit: string, fact: Fact, isFlagged: boolean, index: TranscriptIndex) => void = () => {},
): OmissionScore {
  const none = (): OmissionCount => ({ facts: 0, lost: 0, flagged: 0 });
  const byKind = Object.fromEntries(factKinds.map((kind) => [kind, none()])) as Record<
    FactKind,
    OmissionCount
  >;
  const all = none();
  const score = { notes: visits.length, byKind, all, warnings: 0, reported: 0, wanted: 0 };
  for (const [i, visit] of visits.entries()) {
    const index = indexTranscript(parseTranscript(visit.dialogue));
    const reference = referenceSentences(visit.note);
    const written = notes[i]!;
    const found = findOmissions(index, written, null);
    const lacking = new Set(findOmissions(index, reference.map(asDraft), null).map(identity));
    score.warnings += omissionWarnings(found).length;
    score.reported += found.length;
    score.wanted += found.filter((one) => !lacking.has(identity(one))).length;
    const places = new Set(found.flatMap(({ sources }) => sources.map(({ start }) => start)));
    const note = readNote(written, index.termsOf);
    for (const fact of factsOf(reference, index)) {
      const isLost = !fact.isIn(note);
      const isFlagged = isLost && fact.said.some((at) => places.has(index.passages[at]!.source.start));
      for (const count of [all, byKind[fact.kind]]) {
        count.facts += 1;
        if (isLost) count.lost += 1;
        if (isFlagged) count.flagged += 1;
      }
      if (isLost) onLost(visit.id, fact, isFlagged, index);
    }
  }
  return score;
}

const identity = ({ kind, sources }: Omission) => `${kind} ${sources[0]!.start}`;

const sectionOf = (label: SectionLabel): NoteSection =>
  label === 'plan' || label === 'assessment'
    ? label
    : label === 'vitals' || label === 'exam' || label === 'results'
      ? 'objective'
      : 'subjective';

function asDraft({ label, text }: ReferenceSentence): DraftSentence {
  const heading = label === 'allergies' ? 'ALLERGIES' : null;
  return { section: sectionOf(label), heading, group: null, layout: 'prose', text, sources: [] };
}

/** Rows for a table: by kind of fact, how many our notes lost, how many of those are flagged, and how many are neither. */
export function omissionRows(
  name: string,
  { notes, byKind, all }: OmissionScore,
): Record<string, string | number>[] {
  return [...Object.entries(byKind), ['all', all] as const].map(([kind, { facts, lost, flagged }]) => ({
    visits: name,
    kind,
    facts,
    lost,
    flagged,
    'lost and not flagged, per note': ((lost - flagged) / notes).toFixed(2),
  }));
}
