import { contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import type { Source } from '../../note.ts';
import type { Transcript } from '../../transcript.ts';
import type { DraftSentence } from '../../writer.ts';
import { fact, type StandingFact } from './standing-fact.ts';

// Most sentences have none of the words that all below look for.
const aboutSmoking = /smok|cigarette|tobacco|pack/i;
const smokes =
  /\b(?:smokes\b|is (?:still |currently |now )?smoking\b|(?:current |active |daily )?smoker\b|smoking$|(?:ready|trying|wants|would like)(?=) to (?:quit|stop) smoking\b)/i;
const stopped = /\b(?:quit|stopped|gave up) (?:smoking|cigarettes|tobacco)\b/i;
const longSince = /\b(?:ago|in (?:19|20)\d\d|years?|at \d\d|decades?)\b/i;
const longAgo = /\b(?:ago|in (?:19|20)\d\d|last year|years)\b/i;
const smoked =
  /\b(?:used to smoke\b|(?:former|ex|past|previous)[- ]smoker\b|was an? (?:(?:heavy|light|daily|regular|social|pack[- ]a[- ]day)(?=) )?(?=)smoker\b|has not smoked (?:for|in|since)\b)/i;
const smokedOnce = /\bsmoked\b/i;
// What is wished is not done: "she would like to quit".
const gaveUp =
  /(?<!\bto )\b(?:quit|stopped|gave up|given up|gave (?:it|that|them)(?=) up)\b|\bnot anymore\b|\buntil \d/i;
// "Quit cigarettes at forty-five": of one who does not smoke now, whatever the assessment calls smoking.
const quitForGood =
  /\b(?:quit|stopped|gave up|given up)(?=) (?:[a-z]+ )?(?=)(?:smok(?:ing|es)|cigarettes|tobacco)(?=)\b/i;
// "Smoking: the patient used to", "has not smoked in 10 years", "Smoked: 20 a day, but packed it in 5 years ago"
const formerly =
  /\bused to (?:smoke|be an? (?:heavy )?smoker)\b|\b(?:former|ex|past|previous)[- ]smoker\b|\bpacked it in\b|\bhas not smoked (?:in|for|since)\b/i;
const labelledBefore = /^smok(?:ing|ed|er|es): (?:the patient )?(?:used to|not since)\b/i;
const stoppedThen = /\b(?:stopped|quit|gave up) smoking (?:in|at|when|after|before|over)\b/i;
const smokesAgain = /\b(?:still|again|back|relapsed|started|half|trying|tried|wants?|plans?)\b/i;
const lately = /\b(?:weeks?|days?|months?) ago\b/i;

function formerlySaid(text: string): RegExpExecArray | null {
  if (!aboutSmoking.test(text) || smokesAgain.test(text) || lately.test(text)) return null;
  if (somebodyElse.test(text) || otherLeaf.test(text)) return null;
  return formerly.exec(text) ?? labelledBefore.exec(text) ?? stoppedThen.exec(text);
}
const notForGood =
  /\b(?:still|again|back|relaps\w*|except|but|started|once|not|never|half|(?:weeks?|days?|months?)(?=) (?:ago|now|back)|hard|want\w*|try\w*|tried|plan\w*|going|if|when)\b/i;
// "Smoker: never", "Smokes at home: the grandfather", "Smoking: not in ten years"
const labelledNot =
  /^[^:]{0,40}: (?:(?:and|oh|well|um),? )?(?=)(?:never|no|none|nope|nobody|not|denies|ex|former|quit|stopped|gave)(?=)\b/i;
const aroundThem = /^ (?:at home|in the (?:house|home|family)|around|inside|indoors)\b/i;
const wishes = /\b(?:ready|try\w*|wants?|would like|going|plans?|hard|help\w*|hop\w+|time|again)\b/i;
const former =
  /\b(?:was an?|been an?|used to be an?|former|ex|past|previous)(?=)(?: (?:heavy|light|daily|regular|social|pack[- ]a[- ]day))?[ -]$/i;
const cigarettes =
  /(?<!e-|e |electronic )\bcigarettes?\b|\bpacks? (?:a|per|every|each)(?=) day\b|\bpack[- ]a[- ]day\b/i;
/** "Half a pack.", "thirty pack years": of nothing but cigarettes. */
const packs = /\b(?:half a|a|one|two|\d+) packs?\b(?! of\b)|\bpack[- ]years?\b/i;
const otherLeaf = /\b(?:marijuana|weed|pot|cannabis|cigars?|pipe|hookah)\b/i;
const somebodyElse = new RegExp(
  `\\b(?:${kin}|no one|(?:no|some|any)body|(?:some|any)one|roommate|friends?|people|everybody|patients)\\b`,
  'i',
);

/** True for a sentence that may tell of smoking. */
export function smokingTold({ text }: DraftSentence): boolean {
  return aboutSmoking.test(text);
}

/** Who smokes or smoked, from what was told and judged of it (Official Guidelines, Section I.C.5.b). */
export function tobacco(
  told: readonly DraftSentence[],
  judged: readonly DraftSentence[],
  transcript: Transcript,
  codes: readonly string[],
): StandingFact | null {
  const now = firstSaid(told, smokes);
  if (now === null && codes.includes('F17.200')) {
    const quit = told.find(
      ({ text }) => quitForGood.test(text) && longSince.test(text) && !notForGood.test(text),
    );
    if (quit !== undefined && !somebodyElse.test(quit.text))
      return fact('Former smoker.', quitForGood.exec(quit.text)![0], quit.sources);
    for (const { text, sources } of told) {
      const before = formerlySaid(text);
      if (before !== null) return fact('Former smoker.', before[0], sources);
    }
  }
  if (now !== null || codes.includes('F17.200')) {
    const product =
      firstSaid(told, cigarettes) ?? cigarettesSaid(transcript) ?? firstSaid([...told, ...judged], packs);
    if (product !== null) return fact('Cigarette smoker.', product.words, product.sources);
    return now === null ? null : fact('Nicotine dependence.', now.words, now.sources);
  }
  if (codes.some((code) => code.startsWith('F17'))) return null;
  for (const { text, sources } of [...told, ...judged]) {
    const before =
      smoked.exec(text) ??
      (gaveUp.test(text) ? smokedOnce.exec(text) : null) ??
      (longAgo.test(text) ? stopped.exec(text) : null) ??
      formerlySaid(text);
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
  const next = plain.slice(found.index + found[0].length);
  if (labelledNot.test(plain) || aroundThem.test(next) || (next.startsWith(':') && somebodyElse.test(next)))
    return null;
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
