import { wordsAt } from '../matches.ts';

/** A word of a text in the form in which phrases are compared; `start`/`end` are its offsets in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** How a word is written that no rule below brings into the form. */
const written = new Map(
  Object.entries({
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fifth: '5th',
    ii: '2',
    iii: '3',
    iv: '4',
    feet: 'foot',
    teeth: 'tooth',
    metastases: 'metastasis',
    metastatic: 'metastatic',
    calculi: 'calculus',
    nevi: 'nevus',
    ekg: 'ekg',
    ecg: 'ekg',
    tumour: 'tumor',
    generalised: 'generalized',
    localised: 'localized',
    oedema: 'edema',
    haemorrhoid: 'hemorrhoid',
    diarrhoea: 'diarrhea',
    oesophageal: 'esophageal',
    oesophagitis: 'esophagitis',
    xray: 'xray',
    // Without its last letter each is another thing: a blood test, what is smoked, serious.
    crps: 'crps',
    pots: 'pots',
    graves: 'graves',
  }),
);

/** Words in running text, in the form phrases are compared in: lower case, singular, American spelling, figures. */
export function wordsOf(text: string): Word[] {
  const words = wordsAt(/[a-z0-9]+(?:['’.][a-z0-9]+)*/gi, text).map(({ word, start, end }) => ({
    text: normalWord(word),
    start,
    end,
  }));
  return words.filter(({ text: word }, i) => word !== 'back' || !movesBack.has(words[i - 1]?.text ?? ''));
}

// "The biopsy came back as a carcinoma" is not on the back.
const movesBack = new Set(['came', 'come', 'coming', 'go', 'going', 'went', 'call', 'called', 'sent']);

/** The same form for one word. */
export function normalWord(raw: string): string {
  return normalise(ownCopy(raw).toLowerCase());
}

/** V8 keeps the whole of a text in memory for as long as a long word that was cut out of it is kept; short ones it copies. */
function ownCopy(word: string): string {
  return word.length < 13 ? word : Buffer.from(word).toString();
}

function normalise(lower: string): string {
  // Most words need none of this; asking first keeps the first note of a process fast.
  const joined = lower.includes("'") || lower.includes('.') || lower.includes('’');
  const word = joined ? lower.replace(/['’]s$/, '').replace(/['’.](?=[a-z])/g, '') : lower;
  const known = written.get(word);
  if (known !== undefined) return known;
  const single = singular(word.includes('ae') ? word.replace(/aem/g, 'em').replace(/paed/g, 'ped') : word);
  return written.get(single) ?? single;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oses')) return `${word.slice(0, -2)}is`;
  return word.slice(0, -1);
}
