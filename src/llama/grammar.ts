import type { CodeChoice } from '../note/writer.ts';
import {
  type HeadingFormat,
  linesPerProblem,
  longestLine,
  noteFormat,
  type SectionFormat,
} from './note-format.ts';

/**
 * The GBNF grammar of a note. Every count and length is bounded, and white space is one space between two characters
 * or one line end, so that no model can write without end or loop on blanks.
 */
export function noteGrammar(): string {
  const rules = new Map<string, string>([['root', noteFormat.map(({ section }) => section).join(' ')]]);
  for (const format of noteFormat) addSection(rules, format);
  rules.set('problem', `"# " text "\\n" line{0,${linesPerProblem}}`);
  rules.set('line', '"- " text "\\n"');
  rules.set('text', `first more{0,${longestLine - 1}}`);
  rules.set('more', '" "? visible');
  // A line can't begin like a heading or a bullet.
  rules.set('first', `[^${unprintable}#*-]`);
  rules.set('visible', `[^${unprintable}]`);
  return [...rules].map(([name, rule]) => `${name} ::= ${rule}`).join('\n');
}

/** The GBNF grammar of a choice of codes: a line for each problem, its number and one of its codes. */
export function choiceGrammar(choices: readonly CodeChoice[]): string {
  const lines = choices.map(
    ({ options }, index) => `"${index + 1}: " (${options.map(({ code }) => `"${code}"`).join(' | ')}) "\\n"`,
  );
  return `root ::= ${lines.join(' ')}`;
}

// Controls, white space of every kind, text direction marks, private use and U+FFFD.
const unprintable =
  '\\x00-\\x20\\x7F-\\xA0\\xAD\\u1680\\u180E\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u3000\\uE000-\\uF8FF\\uFE00-\\uFE0F\\uFEFF\\uFFF0-\\uFFFF';

function addSection(rules: Map<string, string>, { section, title, headings }: SectionFormat): void {
  const parts = headings.map((format, index) => {
    const name = `${section}-${index}`;
    rules.set(name, headingRule(rules, name, format));
    return format.least === 0 ? `${name}?` : name;
  });
  rules.set(section, `"${title}\\n" ${parts.join(' ')}`);
}

function headingRule(rules: Map<string, string>, name: string, format: HeadingFormat): string {
  const title = format.heading === null ? '' : `"${format.heading}\\n" `;
  const count = `{${Math.max(1, format.least)},${format.most}}`;
  if (format.layout === 'numbered') return `${title}problem${count}`;
  if (format.labels === undefined) return `${title}line${count}`;
  rules.set(`${name}-label`, format.labels.map((label) => `"${label}"`).join(' | '));
  rules.set(`${name}-line`, `"- " ${name}-label ": " text "\\n"`);
  return `${title}${name}-line${count}`;
}
