import { takesLetterA } from '../../language/letter-a.ts';
import { endsWithTo } from '../../language/trim-edges.ts';

const capitals = new Set(
  'bph nstemi stemi bv mri ct cta rna dna hcv hbv pcr ekg ecg eeg emg ems copd gerd bmi cbc cmp bmp tsh uri uti psa std sti ibs ibd hiv adhd ptsd pcp otc icu nsaid iv acl mcl pcl er ed cpap ldl hdl inr egfr bnp hcg ca afp ldh ana esr crp pt ot tb dvt pe cad chf ckd svt tia cva tmj hpv ob ent gi gu msk ros ii iii iv rsv mmr dka ssri ppi dexa pft icd ms als mcp pip dip fds fdp cmc jvd phq gad xl xr iud hrt gp hctz mst gtn cbd azo ocd svt bppv pcos gtps pvd nafld rem'.split(
    ' ',
  ),
);
// Too short or too common as words to be taken for abbreviations anywhere.
for (const word of ['pt', 'ot', 'er', 'ed', 'pe', 'ms', 'ca', 'ana', 'als', 'ii', 'dip', 'ob', 'icd'])
  capitals.delete(word);
const proper = new Map(
  'Tylenol Advil Motrin Aleve Benadryl Zyrtec Claritin Allegra Flonase Lasix Lipitor Crestor Norvasc Synthroid Plavix Eliquis Xarelto Coumadin Ultram Mobic Celebrex Voltaren Humira Prozac Zoloft Lexapro Celexa Wellbutrin Xanax Ativan Ambien Prilosec Nexium Pepcid Zantac Tums Mucinex Sudafed Robitussin Nyquil Viagra Cialis Botox Ozempic Trulicity Lantus Humalog Januvia Jardiance Farxiga Singulair Symbicort Advair Ventolin Spiriva Norco Percocet Vicodin Augmentin Bactrim Keflex Cipro Valtrex Imitrex Topamax Neurontin Gabapentin Lyrica Cymbalta Bumex Entresto Medrol Excedrin Miralax Metamucil Colace Pedialyte Imodium Kenalog Celestone Lidoderm Neosporin Vaseline Band-Aid Lyme Crohn Parkinson Alzheimer English Spanish Medicare Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Christmas Thanksgiving Easter Google McMurray Lachman Tinel Phalen Spurling Hawkins Neer Finkelstein Romberg Babinski Willebrand Quervain Dupuytren Raynaud Meniere Hashimoto Sjogren Cushing Behcet Paget Marfan Tourette Barrett Peyronie Kawasaki Bartholin Apley Homan Homans Trendelenburg Lisfranc'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
proper.delete('gabapentin');
/** A word in small letters → how it is written. */
const written = new Map([
  ...proper,
  ...[...capitals].map((word) => [word, word.toUpperCase()] as const),
  ['egfr', 'eGFR'] as const,
  ['hba1c', 'HbA1c'] as const,
  ['i', 'I'] as const,
]);

// "russell ramirez is a 45-year-old", "ms. hernandez": a patient's name, as a visit begins.
const opensWithName =
  /^(?!(?:he|she|it|so|this|that|here|there|who)\b)[a-z]+ [a-z'-]+ is an? \d+[- ](?:year|month|week)/i;
const titledName =
  /\b(?:mr|mrs|ms|miss(?! (?:an?|(?:any|some|every|no)[a-z]*|it|that|this|them|those|many|much|one|taking|having|seeing|the|my|his|her|your|their|out|doses?|work|school|sleep|meals?|breakfast|lunch|dinner|days?|nights?|appointments?)(?=)\b))\.? (?!arthro|angio|veno|entero|imaging|scan|elasto|spectro)[a-z][a-z'-]+/gi;

// "We'll recheck it in march", and not "this may help".
const month =
  /(?<=\b(?:in|since|until|by|last|early|late|mid|of|due) )(?:march|may)\b(?! (?:be|have|not|also|need|help|cause|get|take|still|well|feel)\b)/g;

const trailing = /(?:[\s,;:-]|\b(?:and|or|but|so|because|the|a|an|to|which)(?=)\b(?=\W*$))+\W*$/i;

// "Even so", "she does not think so".
const saysThus = /\b(?:even|think|hope|not|doing|did|told (?:me|us|her|him|them))$/i;

// What a tumor is positive or negative for.
const receptors = /\b(?:er|pr)(?:\/(?:er|pr))?(?= (?:positive|negative)\b)/gi;

const oddSpace = /\s\s|[^\S ]/;
// Spaces before marks, marks before any word, commas in a row.
const strayMarks = /^[\s,.;:?!-]| [,.;:?!%]|,\s*,/;
const leadMarks = /^[\s,.;:?!-]+/;

function asWritten(word: string): string {
  const low = word.toLowerCase();
  return (
    written.get(low) ?? (low.endsWith("'s") ? proper.get(low.slice(0, -2))?.concat("'s") : undefined) ?? word
  );
}

// Most sentences hold none of these words: how a word begins, and "i" alone, tell that without making it a string.
const beginnings = new Uint8Array(26 * 26);
for (const word of written.keys()) if (word.length > 1) beginnings[beginningAt(word, 0)] = 1;

function beginningAt(text: string, at: number): number {
  return (text.charCodeAt(at) - 97) * 26 + text.charCodeAt(at + 1) - 97;
}

const isLetter = (code: number) => code > 96 && code < 123;

/** True where a word of `low`, in small letters, may be one that is written with capitals. */
function mayBeWritten(low: string): boolean {
  let before = 0;
  for (let at = 0; at < low.length; at++) {
    const code = low.charCodeAt(at);
    const next = at + 1 < low.length ? low.charCodeAt(at + 1) : 0;
    if (isLetter(code) && !isLetter(before)) {
      if (!isLetter(next) ? code === 105 : beginnings[beginningAt(low, at)] === 1 && isWritten(low, at))
        return true;
    } else if (code > 127) return true;
    before = code;
  }
  return false;
}

function isWritten(low: string, from: number): boolean {
  let to = from + 1;
  while (to < low.length && isLetter(low.charCodeAt(to))) to++;
  // What a hyphen or an apostrophe joins is looked at whole.
  return to < low.length && (low[to] === '-' || low[to] === "'") ? true : written.has(low.slice(from, to));
}

function inCapitals(name: string): string {
  return name.replace(/(?<![a-z'])[a-z]/gi, (letter) => letter.toUpperCase());
}

/** Sets a sentence as a note prints it: a capital, a full stop, names and abbreviations in capitals, no stray marks. Null if empty. */
export function finish(text: string): string | null {
  const spaced = oddSpace.test(text) ? text.replace(/\s+/g, ' ') : text;
  const stray = strayMarks.test(spaced);
  let out = (stray ? spaced.replace(/ (?=[,.;:?!%])/g, '').replace(leadMarks, '') : spaced)
    .replace(trailing, (end: string, at: number, all: string) =>
      /^ to\b/.test(end) && endsWithTo.has(all.slice(all.lastIndexOf(' ', at - 1) + 1, at).toLowerCase())
        ? ' to'
        : /^ a\b/i.test(end) && takesLetterA(all.slice(0, at))
          ? ' A'
          : /^ so\b/i.test(end) && saysThus.test(all.slice(0, at))
            ? ' so'
            : /^-so\b/i.test(end) && /\bso$/i.test(all.slice(0, at))
              ? '-so'
              : '',
    )
    .replace(/(?<![.?!,;])[.?!,;]+$/, '');
  if (stray) out = out.replace(/,(?:\s*,)+/g, ',');
  out = out.trim();
  if (!/[\p{L}\p{N}]{2}|\d/u.test(out)) return null;
  // Most sentences have none of these.
  const low = out.toLowerCase();
  if (low.includes(' is a') && opensWithName.test(out)) out = out.replace(/^\S+ \S+/, inCapitals);
  out = out.replace(titledName, inCapitals);
  if (/ (?:march|may)\b/.test(out)) out = out.replace(month, inCapitals);
  if (low.includes('&')) out = out.replace(/\bA ?& ?E\b/gi, 'A&E');
  if (low.includes('dr'))
    out = out.replace(/\bdr\.? ([a-z])/gi, (_, letter: string) => `Dr. ${letter.toUpperCase()}`);
  if (low.includes('vitamin '))
    out = out.replace(
      /\bvitamin ([a-ek]\d{0,2})\b/gi,
      (_, letter: string) => `vitamin ${letter.toUpperCase()}`,
    );
  if (low.includes(' pa')) out = out.replace(/\b(his|her|the) pa\b/gi, '$1 PA');
  if (low.includes('itive')) out = out.replace(receptors, (names) => names.toUpperCase());
  if (low.includes('hep'))
    out = out.replace(
      /\b(hepatitis|hep) ([a-e])\b/gi,
      (_, kind: string, letter: string) => `${kind} ${letter.toUpperCase()}`,
    );
  out = out.replace(/\b[clst]\d{1,2}\b/g, (level) => level.toUpperCase());
  if (mayBeWritten(low)) out = out.replace(/[\p{L}][\p{L}'-]*/gu, asWritten);
  if (low.includes('phq ') || low.includes('gad ')) out = out.replace(/\b(PHQ|GAD) (?=[279]\b)/g, '$1-');
  out = out.replace(/^(\W*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
  return out.endsWith('.') || out.endsWith('."') || out.endsWith('.”') ? out : `${out}.`;
}
