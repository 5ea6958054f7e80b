import { applyCorrections } from './corrections.ts';
import { dropFillers, dropNoises } from './fillers.ts';
import { isStump, onlyHesitates, saidAgain } from './hesitation.ts';
import { dropRepeats } from './repeats.ts';
import { repairSpeech, type SpeechToken, setTokens, speechTokens } from './speech-tokens.ts';
import { trimEdges } from './trim-edges.ts';

/**
 * An utterance without what the mouth adds: fillers, stutters, repeats, false starts, back-channels, discourse words.
 * Corrections win ("twenty, no, forty milligrams" → "forty milligrams"). Wording, case and numbers stay as spoken.
 * Empty where nothing is left.
 */
export function clean(text: string): string {
  const tokens = joinDecimals(speechTokens(repairSpeech(text)));
  const whole = text.includes('-') ? dropCutOffs(tokens) : tokens;
  const heard = dropNoises(text.includes('..') || text.includes('…') ? dropPauses(whole) : whole);
  const meant = dropFillers(applyCorrections(dropRepeats(heard)));
  // Where nothing was taken out, nothing is repeated either.
  return setTokens(trimEdges(meant.length === heard.length ? meant : dropRepeats(meant)));
}

/** The text with what its speaker corrects in the same breath put right, and else as it was said. */
export function withSlipsPutRight(text: string): string {
  if (!mayCorrect.test(text)) return text;
  const heard = dropRepeats(dropNoises(joinDecimals(speechTokens(repairSpeech(text)))));
  const meant = applyCorrections(heard);
  return meant === heard || meant.length === heard.length ? text : setTokens(meant);
}
const mayCorrect =
  /\b(?:no|sorry|mean|meant|wait|actually|rather|correction|scratch|misspoke|mistake|lie|bad|hang|hold|saying)\b/i;

const digit = /^(?:\d|zero|one|two|three|four|five|six|seven|eight|nine)$/;

// Keeps "hundred . four" one unit through the passes: its stop is a decimal point and not an end.
function joinDecimals(tokens: SpeechToken[]): SpeechToken[] {
  for (let i = 1; i < tokens.length - 1; i++)
    if (tokens[i]!.text === '.' && digit.test(tokens[i + 1]!.low))
      tokens[i] = { text: ' . ', low: ' . ', word: false };
  return tokens;
}

// Interrupted after a name that is whole: "order an mri-".
const shortNames = /^(?:mri|ct|ekg|ecg|emg|a1c|tsh|psa|cbc|cmp|bmp|lab|leg|arm|hip|toe|eye|ear|rib)-$/;
/** Whole wherever they stand: "the x-ray of your elbow- it looks like the bones are lined up". */
const parts =
  /^(?:elbow|shoulder|wrist|hand|finger|thumb|knee|ankle|foot|heel|back|neck|spine|chest|stomach|belly|abdomen|head|throat|leg|arm|hip|toe|eye|ear|rib)s?-$/;

// "y- you", "the oper- , occupational therapist": a word that was cut off is said again or given up.
function dropCutOffs(tokens: readonly SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (!token.word || !token.text.endsWith('-')) {
      if (token.text === ',' && tokens[i - 1]?.text.endsWith('-') && tokens[i - 1]?.word) continue;
      kept.push(token);
      continue;
    }
    const last = tokens.slice(i + 1).every((t) => !t.word);
    const whole = last
      ? token.text.length > 4 || shortNames.test(token.low)
      : parts.test(token.low) && !tokens[i + 1]!.low.startsWith(token.low.slice(0, 3));
    if (whole) kept.push({ ...token, text: token.text.slice(0, -1), low: token.low.slice(0, -1) });
  }
  return kept;
}

const determiner = /^(?:a|an|the|my|your|his|her|our|their|some|any)$/;
const small = /^(?:to|for|of|in|on|at|with|by|a|an|the|my|your|his|her)$/;
const copula = /^(?:is|are|was|were|has|have|had)$/;

// "in terms of your ... the bypass", "your screen is ... was fine": what is said after a pause in its place stands.
function dropPauses(tokens: SpeechToken[]): SpeechToken[] {
  const kept: SpeechToken[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = kept.at(-1);
    const next = tokens[i + 1];
    if (!/^(?:\.{2,}|…)$/.test(token.text) || !before?.word || !next?.word) {
      kept.push(token);
      continue;
    }
    const again = saidAgain(kept.at(-2)?.low, before.low, next.low, tokens[i + 2]?.low);
    if (again !== null) {
      kept.length -= again === 'before' || small.test(kept.at(-2)?.low ?? '') ? 2 : 1;
      continue;
    }
    if (!onlyHesitates(before.low, next.low)) {
      kept.push(token);
      continue;
    }
    if (isStump(before.low, next.low)) kept.pop();
    for (const kind of [determiner, copula]) if (kind.test(before.low) && kind.test(next.low)) kept.pop();
  }
  return kept;
}
