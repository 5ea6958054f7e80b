import { NotegenError } from '../errors.ts';
import type { NoteEvent } from './events.ts';
import type { CheckedSentence, EvidenceFlag } from './evidence/checked-sentence.ts';
import type { Evidence, Warning } from './note.ts';
import { type NoteSection, noteSections } from './note-sections.ts';
import { SectionRenderer } from './render.ts';
import type { DraftSentence } from './writer.ts';

/** What an empty section says instead of nothing, so that nobody takes silence for a finding. */
const nothingSaid: Readonly<Record<NoteSection, string>> = {
  subjective: 'No history was described.',
  objective: 'No examination was described.',
  assessment: 'No assessment was stated.',
  plan: 'No plan was stated.',
  patient_summary: 'No plan was talked about at this visit.',
};

/** A note while it grows: lays out checked sentences, keeps their evidence and warnings, says what to stream. */
export class NoteInProgress {
  readonly evidence: Evidence[] = [];
  readonly warnings: Warning[];
  /** The sentences that made it into the note, in order. */
  readonly sentences: DraftSentence[] = [];
  /** Those of them that were not flagged as borne out by nothing: what a patient may be told. */
  readonly borneOut: DraftSentence[] = [];
  readonly #renderers = noteSections.map((section) => new SectionRenderer(section));
  #open = 0;

  constructor(warnings: readonly Warning[]) {
    this.warnings = [...warnings];
  }

  text(section: NoteSection): string {
    return this.#renderers[noteSections.indexOf(section)]!.text;
  }

  /** Adds a sentence; throws `internal_error` where a writer goes back to a section it had left. */
  *add({ sentence, flags }: CheckedSentence, section: NoteSection): Generator<NoteEvent> {
    yield* this.closeBefore(section);
    if (sentence === null || sentence.text === '') {
      for (const flag of flags) this.warnings.push({ ...flag, section });
      return;
    }
    yield this.#place(sentence, flags);
  }

  /** Completes the sections before `section`, or all of them. */
  *closeBefore(section: NoteSection | null): Generator<NoteEvent> {
    const until = section === null ? noteSections.length : noteSections.indexOf(section);
    if (until < this.#open) {
      throw new NotegenError('internal_error', 'The note writer went back to a section it had finished.');
    }
    for (; this.#open < until; this.#open += 1) {
      const renderer = this.#renderers[this.#open]!;
      const name = renderer.section;
      if (renderer.text === '') {
        yield this.#place(
          {
            section: name,
            heading: null,
            group: null,
            layout: 'prose',
            text: nothingSaid[name],
            sources: [],
          },
          [],
        );
      }
      yield { type: 'section.completed', section: name, text: renderer.text };
    }
  }

  #place(sentence: DraftSentence, flags: readonly EvidenceFlag[]): NoteEvent {
    const { section } = sentence;
    const { delta, start, end } = this.#renderers[noteSections.indexOf(section)]!.add(sentence);
    this.sentences.push(sentence);
    if (!flags.some(({ code }) => code === 'unsupported_number' || code === 'unsupported_sentence'))
      this.borneOut.push(sentence);
    this.evidence.push({ section, start, end, sources: [...sentence.sources] });
    for (const flag of flags) this.warnings.push({ ...flag, section, start, end });
    return { type: 'section.delta', section, text: delta };
  }
}
