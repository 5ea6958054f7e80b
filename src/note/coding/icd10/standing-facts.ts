import { contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import type { Source } from '../../note.ts';
import type { Transcript } from '../../transcript.ts';
import type { DraftSentence } from '../../writer.ts';
import type { CodingInput } from '../coding-input.ts';
import type { Scope } from './find-problems.ts';

/** What the history tells and is coded though nobody names it as a problem: the table's own words for it, and those said. */
export interface StandingFact {
  scope: Scope;
  words: string;
}

// Most sentences have none of the words that all below look for.
const aboutSmoking = /smok|cigarette|tobacco|pack/i;
const smokes =
  /\b(?:smokes\b|is (?:still |currently |now )?smoking\b|(?:current |active |daily )?smoker\b|smoking$|(?:ready|trying|wants|would like)(?=) to (?:quit|stop) smoking\b)/i;
const stopped = /\b(?:quit|stopped|gave up) (?:smoking|cigarettes|tobacco)\b/i;
const longAgo = /\b(?:ago|in (?:19|20)\d\d|last year|years)\b/i;
const smoked =
  /\b(?:used to smoke\b|(?:former|ex|past|previous)[- ]smoker\b|was an? (?:(?:heavy|light|daily|regular|social|pack[- ]a[- ]day)(?=) )?(?=)smoker\b|has not smoked (?:for|in|since)\b)/i;
const smokedOnce = /\bsmoked\b/i;
// What is wished is not done: "she would like to quit".
const gaveUp = /(?<!\bto )\b(?:quit|stopped|gave (?:it|that|them) up)\b|\bnot anymore\b|\buntil \d/i;
const wishes = /\b(?:ready|try\w*|wants?|would like|going|plans?|hard|help\w*|hop\w+|time|again)\b/i;
const former =
  /\b(?:was an?|been an?|used to be an?|former|ex|past|previous)(?=)(?: (?:heavy|light|daily|regular|social|pack[- ]a[- ]day))?[ -]$/i;
const cigarettes =
  /(?<!e-|e |electronic )\bcigarettes?\b|\bpacks? (?:a|per|every|each)(?=) day\b|\bpack[- ]a[- ]day\b/i;
const otherLeaf = /\b(?:marijuana|weed|pot|cannabis|cigars?|pipe|hookah)\b/i;
const somebodyElse = new RegExp(`\\b(?:${kin}|roommate|friends?|people|everybody|patients)\\b`, 'i');

const insulins =
  /\b(?:insulin|lantus|glargine|basaglar|levemir|detemir|tresiba|degludec|humalog|lispro|novolog|aspart|toujeo)\b/i;
const tablets =
  /\b(?:metformin|glucophage|glipizide|glyburide|glimepiride|januvia|sitagliptin|tradjenta|linagliptin|jardiance|empagliflozin|farxiga|dapagliflozin|invokana|canagliflozin|actos|pioglitazone|rybelsus)\b/i;
const injected =
  /\b(?:ozempic|semaglutide|trulicity|dulaglutide|victoza|liraglutide|mounjaro|tirzepatide|byetta|exenatide)\b/i;
const ended = /\b(?:stop|discontinue|hold|allerg\w+|resistan\w+|used to|never)\b/i;

/**
 * Tobacco (Official Guidelines, Section I.C.5.b; Z87.891 for the past) and long-term drugs of type 2 and other diabetes
 * (Section I.C.4.a.3), from history, medications and plan. `codes` are those that the problems have got.
 */
export function standingFacts(
  { sentences, transcript }: CodingInput,
  codes: readonly string[],
): StandingFact[] {
  const smoking = sentences.filter(({ text }) => aboutSmoking.test(text));
  const told = smoking.filter(
    ({ section, heading }) => section === 'subjective' && !/family|allerg|systems/i.test(heading ?? ''),
  );
  const judged = smoking.filter(({ section }) => section === 'assessment' || section === 'plan');
  const facts = [tobacco(told, judged, transcript, codes)];
  if (codes.some((code) => /^E1[13]/.test(code))) {
    const taken = sentences.filter(
      ({ section, heading, text }) =>
        (section === 'subjective' && !/allerg|family/i.test(heading ?? '')) ||
        (section === 'plan' && /\b(?:continu|increas|decreas|refill|keep|stay)/i.test(text)),
    );
    facts.push(
      takes(taken, insulins, 'Long term insulin use.'),
      takes(taken, tablets, 'On oral hypoglycemics.'),
      takes(taken, injected, 'On GLP 1 for diabetes.'),
    );
  }
  return facts.filter((fact) => fact !== null);
}

function tobacco(
  told: readonly DraftSentence[],
  judged: readonly DraftSentence[],
  transcript: Transcript,
  codes: readonly string[],
): StandingFact | null {
  const now = firstSaid(told, smokes);
  if (now !== null || codes.includes('F17.200')) {
    const product = firstSaid(told, cigarettes) ?? cigarettesSaid(transcript);
    if (product !== null) return fact('Cigarette smoker.', product.words, product.sources);
    return now === null ? null : fact('Nicotine dependence.', now.words, now.sources);
  }
  if (codes.some((code) => code.startsWith('F17'))) return null;
  for (const { text, sources } of [...told, ...judged]) {
    const before =
      smoked.exec(text) ??
      (gaveUp.test(text) ? smokedOnce.exec(text) : null) ??
      (longAgo.test(text) ? stopped.exec(text) : null);
    if (
      before !== null &&
      !somebodyElse.test(text.slice(0, before.index)) &&
      !/\b(?:never|not used)\b/i.test(text) &&
      !(otherLeaf.test(text) && !/\b(?:cigarettes?|tobacco)\b/i.test(text))
    )
      return fact('Former smoker.', before[0], sources);
  }
  return null;
}

interface SaidSo {
  words: string;
  sources: readonly Source[];
}

function firstSaid(sentences: readonly DraftSentence[], pattern: RegExp): SaidSo | null {
  for (const sentence of sentences) {
    const found = said(sentence, pattern);
    if (found !== null) return found;
  }
  return null;
}

function said({ text, sources }: DraftSentence, pattern: RegExp): SaidSo | null {
  const plain = text.replace(/[.]$/, '');
  const found = pattern.exec(plain);
  if (
    found !== null &&
    (former.test(plain.slice(0, found.index)) || (gaveUp.test(plain) && !wishes.test(plain)))
  )
    return null;
  if (found === null || otherLeaf.test(plain) || somebodyElse.test(plain.slice(0, found.index))) return null;
  const { assertion } = contextOf(plain, found.index, found.index + found[0].length);
  return assertion === 'affirmed' ? { words: found[0], sources } : null;
}

// Of one who smokes, as the note says: the words for what, by whoever said them.
function cigarettesSaid({ turns }: Transcript): SaidSo | null {
  for (const { index, start, text } of turns) {
    const found = cigarettes.exec(text);
    if (found === null || somebodyElse.test(text.slice(Math.max(0, found.index - 60), found.index))) continue;
    const at = start + found.index;
    return { words: found[0], sources: [{ turn: index, start: at, end: at + found[0].length }] };
  }
  return null;
}

function takes(sentences: readonly DraftSentence[], drug: RegExp, as: string): StandingFact | null {
  for (const { text, sources } of sentences) {
    const found = drug.exec(text);
    if (found === null || ended.test(text.slice(0, found.index))) continue;
    const { assertion } = contextOf(text, found.index, found.index + found[0].length);
    if (assertion === 'affirmed') return fact(as, found[0], sources);
  }
  return null;
}

function fact(text: string, words: string, sources: readonly Source[]): StandingFact {
  return { scope: { group: null, sentences: [{ text, sources }] }, words };
}
