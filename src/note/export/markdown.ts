import { type BillingCode, type Note, type NoteSection, soapSections } from '../note.ts';

const titles: Readonly<Record<NoteSection, string>> = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
  patient_summary: 'For the patient',
};

/** The note as Markdown: the text, the codes with their reasons, the patient summary, warnings, and who wrote it. */
export function toMarkdown(note: Note): string {
  const parts = [
    `# Visit note, ${note.created_at.slice(0, 10)}`,
    ...soapSections.map((section) => `## ${titles[section]}\n\n${body(note[section])}`),
    codes(note),
    `## ${titles.patient_summary}\n\n${body(note.patient_summary)}`,
    warnings(note),
    `---\n\n${generator(note)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A section's text with its sub-headings as such and its line ends kept. */
function body(text: string): string {
  const lines = text.split('\n').map((line) => escapeMarkdown(line));
  let markdown = '';
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const heading = /^[A-Z][A-Z &/,()-]+$/.test(line) && (i === 0 || lines[i - 1] === '');
    if (heading) markdown += `### ${sentenceCase(line)}\n\n`;
    // Two spaces at its end keep a line of prose from running into the next one; list items need none.
    else markdown += next === undefined ? line : `${line}${line === '' || isItem(next) ? '' : '  '}\n`;
  }
  return markdown.trimEnd();
}

function isItem(line: string): boolean {
  return line === '' || /^(?:- |\d+\. )/.test(line);
}

function sentenceCase(heading: string): string {
  return heading.charAt(0) + heading.slice(1).toLowerCase();
}

/** What was said must not turn into markup; the list marks a note is laid out with stay. */
function escapeMarkdown(line: string): string {
  const mark = /^(?:- |\d+\. )/.exec(line)?.[0] ?? '';
  return mark + line.slice(mark.length).replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function codes({ billing_codes }: Note): string {
  const lists = [
    ['ICD-10-CM', billing_codes.icd10],
    ['CPT', billing_codes.cpt],
  ] as const;
  const parts = lists
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `### ${name}\n\n${list.map(codeLine).join('\n')}`);
  return parts.length === 0 ? '' : ['## Suggested billing codes', ...parts].join('\n\n');
}

function codeLine({ code, description, reason }: BillingCode): string {
  return `- **${code}** ${escapeMarkdown(description)}. ${escapeMarkdown(reason)}`.trimEnd();
}

function warnings({ warnings: list, transcript }: Note): string {
  if (list.length === 0) return '';
  const line = ({ message, section, sources = [] }: Note['warnings'][number]) =>
    `- ${section === undefined ? '' : `${titles[section]}: `}${escapeMarkdown(message)}${sources
      .map((source) => ` “${escapeMarkdown(quoted(transcript, source))}”`)
      .join('')}`;
  return `## Check before signing\n\n${list.map(line).join('\n')}`;
}

const longestQuote = 160;

function quoted(transcript: string, { start, end }: { start: number; end: number }): string {
  const words = transcript.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length <= longestQuote ? words : `${words.slice(0, longestQuote).replace(/\s\S*$/, '')} …`;
}

function generator({ generator: by }: Note): string {
  const writer =
    by.engine === 'extractive' ? 'the built-in writer' : `the language model ${by.model ?? ''}`.trim();
  return `Written by ${escapeMarkdown(writer)} of notegen ${by.notegen_version}. A draft until a clinician has read and signed it.`;
}
