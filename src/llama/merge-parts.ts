import type { DraftSentence } from '../note/writer.ts';
import { noteFormat } from './note-format.ts';

/** Puts the notes of a visit's parts together: sections and headings in their order, in each the parts in theirs. */
export function mergeParts(parts: readonly (readonly DraftSentence[])[]): DraftSentence[] {
  const seen = new Set<string>();
  const sentences = parts.flatMap((part, number) =>
    part
      .map((sentence) =>
        // Numbered groups are problems, counted in each part by itself.
        sentence.layout === 'numbered' && parts.length > 1
          ? { ...sentence, group: `part ${number + 1} ${sentence.group}` }
          : sentence,
      )
      .filter(({ section, heading, text }) => {
        const key = `${section}|${heading}|${text.toLowerCase()}`;
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      }),
  );
  return noteFormat.flatMap(({ section, headings }) =>
    headings.flatMap(({ heading, labels }) => {
      const here = sentences.filter((one) => one.section === section && one.heading === heading);
      if (labels === undefined) return here;
      return [...labels, null].flatMap((label) => here.filter(({ group }) => group === label));
    }),
  );
}
