import type { NoteSection, Source } from '../note.ts';
import type { DraftSentence, Layout } from '../writer.ts';
import { finish } from './rephrase/finish.ts';
import type { Unit } from './visit/units.ts';

/** Words for the note, and where in the talk they come from. */
export interface SourcedText {
  text: string;
  sources: Source[];
}

export function draft(
  section: NoteSection,
  heading: string | null,
  layout: Layout,
  group: string | null,
  text: string,
  sources: readonly Source[],
): DraftSentence {
  return { section, heading, layout, group, text, sources };
}

export function sourcesOf(...units: readonly Unit[]): Source[] {
  return units.flatMap((u) =>
    [u, u.rest, u.reply, u.agreed]
      .filter((part) => part !== undefined)
      .map(({ turn, start, end }) => ({ turn, start, end })),
  );
}

/** "a, b, or c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or'): string {
  if (items.length <= 2) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1)}`;
}

/** A capital, a full stop, and the letters of vitamins and abbreviations as they are written. */
export function sentence(text: string): string {
  return finish(text) ?? '';
}
