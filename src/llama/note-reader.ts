import type { DraftSentence } from '../note/writer.ts';
import { type HeadingFormat, longestLine, noteFormat, type SectionFormat } from './note-format.ts';

/** Turns the model's text, line by line, into sentences of a note. Sentences it has seen before are dropped. */
export class NoteReader {
  #section: SectionFormat = noteFormat[0] as SectionFormat;
  #heading: HeadingFormat = this.#section.headings[0] as HeadingFormat;
  #problem = 0;
  readonly #seen = new Set<string>();

  /** `line` without its line end. Gives the sentences in it: none for titles, headings and repeats. */
  read(line: string): DraftSentence[] {
    const section = noteFormat.find(({ title }) => title === line);
    if (section !== undefined) {
      this.#section = section;
      this.#heading = section.headings[0] as HeadingFormat;
      return [];
    }
    const heading = this.#section.headings.find((format) => format.heading === line);
    if (heading !== undefined) {
      this.#heading = heading;
      return [];
    }
    if (this.#heading.layout === 'numbered') {
      if (line.startsWith('# ')) this.#problem += 1;
      return this.#sentences(`problem ${Math.max(1, this.#problem)}`, line.replace(/^[#-] /, ''));
    }
    const text = line.replace(/^- /, '');
    const label = this.#heading.labels?.find((known) => text.startsWith(`${known}: `)) ?? null;
    return this.#sentences(label, label === null ? text : text.slice(label.length + 2));
  }

  #sentences(group: string | null, line: string): DraftSentence[] {
    const { section } = this.#section;
    const { heading, layout } = this.#heading;
    return splitSentences(line)
      .map((raw) => ({ section, heading, group, layout, text: asSentence(raw), sources: [] }))
      .filter(({ text }) => {
        const key = `${section}|${heading}|${group}|${text.toLowerCase()}`;
        if (text === '' || this.#seen.has(key)) return false;
        this.#seen.add(key);
        return true;
      });
  }
}

// A full stop after a title or an abbreviation, or inside a number, ends nothing.
const sentenceEnd =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|approx|No|e\.g|i\.e)\.)(?<=[\p{Ll}\p{N})%][.!?]["”]?)\s+(?=["“]?\p{Lu})/u;

function splitSentences(line: string): string[] {
  const sentences = line.split(sentenceEnd);
  const last = sentences.at(-1) ?? '';
  // The grammar cut this line off: what has no end is a runaway, not a sentence.
  const cutOff = line.replaceAll(' ', '').length >= longestLine && !/[.!?]$/.test(last);
  return cutOff ? sentences.slice(0, -1) : sentences;
}

/** Bytes that were no UTF-8 go, a line end inside becomes a space, and the sentence gets its capital and its full stop. */
function asSentence(raw: string): string {
  const text = raw
    .replaceAll('\uFFFD', '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return '';
  // Not µg, whose capital is another letter.
  const whole = text.replace(/^[a-zà-öø-ÿ]/, (letter) => letter.toUpperCase());
  return /[.!?…。]["”]?$/u.test(whole) ? whole : `${whole}.`;
}
