import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../../src/note/extractive/visit/units.ts';
import type { CorpusVisit } from './corpus.ts';
import { referenceSentences } from './note-sections.ts';

/** What a clinician would put over a visit; each with all its names. */
export interface VisitTitles {
  problems: readonly (readonly string[])[];
  complaint: readonly string[];
}

const table = fileURLToPath(new URL('visit-titles.txt', import.meta.url));

/** Titles of the invented visits by their ids: a line is `id | problem/its other name; problem | complaint`. */
export function visitTitles(path = table): Map<string, VisitTitles> {
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): [string, VisitTitles] => {
        const [id = '', problems = '', complaint = ''] = line.split('|').map((part) => part.trim());
        return [
          id,
          {
            problems: problems.split('; ').map((problem) => problem.split('/')),
            complaint: complaint.split('/'),
          },
        ];
      }),
  );
}

/** Titles of a reference note: the lines that head its assessment, and its chief complaint. */
export function referenceTitles({ note }: CorpusVisit): VisitTitles {
  const problems: string[][] = [];
  let within = false;
  for (const raw of note.split('\n')) {
    const line = raw.trim();
    if (/^A?SSESSMENT|^IMPRESSION/.test(line)) within = true;
    else if (within && line.length < 60 && line.length > 2 && line === line.toUpperCase()) within = false;
    const title = line.replace(/^\d+\.\s*/, '').replace(/\.$/, '');
    if (!within || /^[•\-*]/.test(line) || line.length > 70 || title === '' || /:/.test(line)) continue;
    if (line === line.toUpperCase()) continue;
    for (const one of title.split(/ and | with |, /)) problems.push([one.toLowerCase()]);
  }
  const complaint = referenceSentences(note)
    .filter(({ label }) => label === 'cc')
    .flatMap(({ text }) =>
      text
        .toLowerCase()
        .replace(/\.$/, '')
        .split(/ and |, /),
    );
  return { problems, complaint };
}

const loose = new Map(
  `anaemia=anemia anemic=anemia haematuria=hematuria oedema=edema apnoea=apnea ulcers=ulcer migraines=migraine headaches=headache falls=fall
fainting=syncope fainted=syncope nosebleed=epistaxis nosebleeds=epistaxis tumour=tumor diarrhoea=diarrhea hyperglycemia=diabetes gerd=reflux
palpitation=palpitations seizures=seizure fractured=fracture broken=fracture torn=tear infected=infection sprained=sprain strained=strain
mellitus= type=`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split('=')[0]!, pair.split('=')[1]!]),
);
const empty =
  /^(?:right|left|acute|chronic|pain|disease|of|in|on|or|the|and|mild|severe|moderate|flare|exacerbation|recurrent|history|status|post|problem|bilateral|newly|diagnosed|new|onset|likely|possible|1|2|ii|a|an|your|with|blood|high|early|second|first|lower|upper)$/;

function core(name: string): Set<string> {
  const words = wordsOf(name)
    .map((word) => loose.get(word) ?? word)
    .map((word) =>
      word.length > 4 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word,
    )
    .filter((word) => word !== '' && !empty.test(word));
  return new Set(words.length > 0 ? words : wordsOf(name));
}

/** True where two names are of one trouble: all that tells in one is in the other. */
export function sameTitle(a: string, b: string): boolean {
  const x = core(a);
  const y = core(b);
  let shared = 0;
  for (const word of x) if (y.has(word)) shared++;
  return shared > 0 && shared === Math.min(x.size, y.size);
}

/** True where `name` is one of these. */
export function isTitled(name: string, titles: readonly string[]): boolean {
  return titles.some((title) => sameTitle(name, title));
}
