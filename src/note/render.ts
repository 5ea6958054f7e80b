import type { NoteSection } from './note.ts';
import type { DraftSentence } from './writer.ts';

/** Where a sentence landed in its section's text: characters [start, end). */
export interface Placed {
  delta: string;
  start: number;
  end: number;
}

/** Lays out one section sentence by sentence; the deltas, joined, are the section's text. */
export class SectionRenderer {
  readonly section: NoteSection;
  #text = '';
  #heading: string | null = null;
  #group: string | null = null;
  #items = 0;

  constructor(section: NoteSection) {
    this.section = section;
  }

  get text(): string {
    return this.#text;
  }

  add(sentence: DraftSentence): Placed {
    const first = this.#text === '';
    const newHeading = first || sentence.heading !== this.#heading;
    const newGroup = newHeading || sentence.group !== this.#group;
    if (newHeading) this.#items = 0;
    let lead = newHeading && !first ? '\n\n' : '';
    if (newHeading && sentence.heading !== null) lead += `${sentence.heading}\n`;
    lead += this.#lead(sentence, newHeading, newGroup);
    this.#heading = sentence.heading;
    this.#group = sentence.group;
    const start = this.#text.length + lead.length;
    const delta = lead + sentence.text;
    this.#text += delta;
    return { delta, start, end: this.#text.length };
  }

  #lead({ layout, group }: DraftSentence, newHeading: boolean, newGroup: boolean): string {
    const line = newHeading ? '' : '\n';
    switch (layout) {
      case 'prose':
        return newHeading ? '' : newGroup ? '\n\n' : ' ';
      case 'labelled':
        return newGroup ? `${line}${group === null ? '' : `${group}: `}` : ' ';
      case 'bullet':
        return `${newGroup && group !== null ? `${line}${group}\n` : line}- `;
      case 'numbered':
        if (!newGroup) return ' ';
        this.#items += 1;
        return `${line}${this.#items}. `;
      default:
        return layout satisfies never;
    }
  }
}
