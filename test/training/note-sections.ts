import type { SectionLabel } from '../../src/note/extractive/learned/section-labels.ts';

/** A reference note's sentence and the section of our note it belongs to. */
export interface ReferenceSentence {
  label: SectionLabel;
  text: string;
}

const headings: [RegExp, SectionLabel][] = [
  [/^(chief complaint|cc)\b/, 'cc'],
  [/^(history of present|hpi|interval history)/, 'hpi'],
  [/^(past|medical|surgical|past medical|past surgical) history|^procedure history/, 'pmh'],
  [/^(current )?medications?\b/, 'meds'],
  [/^allerg/, 'allergies'],
  [/^family/, 'family'],
  [/^social/, 'social'],
  [/^review of systems|^ros\b/, 'ros'],
  [/^vitals?\b/, 'vitals'],
  [/^(physical )?exam/, 'exam'],
  [/^results?\b|^procedures?$/, 'results'],
  [/^assessment|^impression/, 'assessment'],
  [/^plan\b|^instructions?\b/, 'plan'],
];

/** Splits a reference note in sentences labelled with our sections; headings themselves are dropped. */
export function referenceSentences(note: string): ReferenceSentence[] {
  const out: ReferenceSentence[] = [];
  let label: SectionLabel = 'hpi';
  let combined = false;
  for (const raw of note.split('\n')) {
    const line = raw.trim().replace(/^[•\-*]\s*/, '');
    if (line === '') continue;
    const isHeading = line.length < 50 && /[A-Z]/.test(line) && line === line.toUpperCase();
    const found = isHeading ? headings.find(([pattern]) => pattern.test(line.toLowerCase())) : undefined;
    if (found) {
      label = found[1];
      combined = /assessment and plan/i.test(line);
      continue;
    }
    if (label === 'pmh' && /^(surgical|past surgical)/i.test(line)) continue;
    for (const sentence of line.split(/(?<=[.?!])\s+(?=[A-Z])/)) {
      let at = label;
      if (combined) {
        at = 'plan';
        if (/medical reasoning/i.test(line) || /^\d+\.|^(the patient|[A-Z]\w+ [A-Z]\w+) is an? /i.test(line))
          at = 'assessment';
        if (line.length < 60 && !/:/.test(line)) at = 'assessment';
      }
      out.push({ label: at, text: sentence });
    }
  }
  return out;
}
