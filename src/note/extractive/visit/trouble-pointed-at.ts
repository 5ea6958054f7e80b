import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { reworded, type Unit, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

// "It's my knee, the left one.", "Oh, a rash, doctor."
const bare =
  /^(?:(?:um|uh|er|oh|well|so|just|mostly|mainly|it['’]s|it is|they['’]re|i think|here)(?=[,. ])[,.]?(?=) ?){0,3}(?=)((?:(?:my|his|her|a|an|the|this|these|some) )?(?=)(?:[a-z][a-z'-]{0,20} ){0,3}[a-z][a-z'-]{0,20})(?:, the (left|right)(?: one)?)?(?:, (?:doctor|doc|sir|ma'am|miss))?[.!]?$/i;
const ofNone =
  /\b(?:of|in|on|and|or|for|to|with|that|is|was|it|about|when|again|i|he|she|they|you|we|no|not)\b/i;
const owned = /^(?:my|his|her|the|this|these) /i;
const measured =
  /^(?:pressure|sugars?|cholesterol|weight|moods?|thyroid|periods?|appetite|memory|balance|sleep|nerves|bowels?|heart)$/;
const longestName = 6;

// "I fell on it", "I've had them since May", "I think it's broken"
const done =
  /^((?:(?:and|so|um|uh|well|yeah) )*(?:i|he|she)(?:['’](?:ve|d|m|s))?(?=) (?:[a-z']+ ){1,3}?)(it|them|they)(['’](?:s|re))?(?= |[.,]|$)/i;
const made =
  /\b(?:make|makes|made|take|takes|took|like|about|from|because|after|before|when|if|hear|love|mean|sorry|does|did|believe|had enough of|hate|knew|know|said|call|do)\b/i;
const has = /\b(?:had|have|has|got|get|getting) $/i;
const hadDone = /^ (?:[a-z]{2,}ed|done|out|seen|cut)\b/;
// Of a part or a trouble, and not of the time or what happened.
const does =
  /^((?:(?:and|so|um|uh|well|but) )*)(it|they)(['’](?:s|re|ve)| is| are| has| have| was| were)?(?= ((?:(?:just|really|always|all|so|very|been|getting|got|kind of|a bit|a little|still|also) )*)([a-z]+))/i;
const verbs =
  /^(?:hurts?|aches?|burns?|itch(?:es)?|throbs?|locks?|clicks?|pops?|swells?|swelled|stings?|bleeds?|bled|gave|gives?|runs?|went|goes|comes|came|keeps?|started|starts|began|feels?|looks?|won['’]t)$/;
const states =
  /^(?:[a-z]+(?:ing|en|ed)|sore|red|stiff|numb|bad|worse|huge|black|blue|purple|hot|tight|tender|itchy|puffy|blocked|weak|painful|killing|agony|broken|constant|everywhere|gone|high|low|up|down|over)$/;

/**
 * Names in the passage behind `at` what it only points at, where that was named just before: "my right wrist. I fell on
 * it" → I fell on my right wrist. Changes `out`.
 */
export function nameTroublePointedAt(out: Passage[], at: number): void {
  const [named, next] = [out[at]!, out[at + 1]];
  if (next?.unit.turn !== named.unit.turn || next.unit.question || next.unit.inFull) return;
  if (named.unit.words.length > longestName || named.role === 'clinician') return;
  const name = nameIn(named.unit);
  const text = name === null ? null : withName(next.unit.text, name);
  if (text === null) return;
  const unit = { ...reworded(next.unit, text), start: named.unit.start };
  out[at] = { ...named, keep: 0 };
  out[at + 1] = { ...next, unit, section: next.section === 'social' ? 'hpi' : next.section };
}

function nameIn({ text }: Unit): string | null {
  const [, name = '', side] = bare.exec(text) ?? [];
  const words = wordsOf(name);
  const last = words.at(-1);
  if (last === undefined || ofNone.test(name) || hasFiniteVerb(name)) return null;
  if (!namesTrouble(words) && !(owned.test(name) && isOwn(last))) return null;
  const lower = lowerInitial(name);
  return side === undefined ? lower : lower.replace(' ', ` ${side} `);
}

function namesTrouble(words: readonly string[]): boolean {
  return isConditionWord(words.at(-1)!) || symptomsIn(words).length > 0;
}

function isOwn(word: string): boolean {
  return isBodyPart(word) || measured.test(word);
}

function isMany(name: string): boolean {
  return /(?:[^s]s|feet|teeth)$/.test(name);
}

function withName(text: string, name: string): string | null {
  const acted = done.exec(text);
  if (acted !== null) {
    const [all, before = '', it = '', is] = acted;
    if (made.test(before) || isMany(name) === (it === 'it')) return null;
    // "My back. I've had it since June": the pain there. "My hip. I had it replaced": the hip.
    if (has.test(before) && isOwn(wordsOf(name).at(-1)!) && !hadDone.test(text.slice(all.length)))
      return null;
    const verb = is === undefined ? '' : isMany(name) ? ' are' : ' is';
    const known = has.test(before) ? name : name.replace(/^(?:a|an|some) /, 'the ');
    return `${before}${known}${verb}${text.slice(all.length)}`;
  }
  const own = does.exec(text);
  if (own === null) return null;
  const [all, opening = '', it = '', short = '', more = '', word = ''] = own;
  if (isMany(name) === (it.toLowerCase() === 'it')) return null;
  if (short === '' ? more !== '' || !verbs.test(word) : !states.test(word) && !/\bbeen\b/.test(more + word))
    return null;
  const the = name.replace(/^(?:a|an|some) /, 'the ');
  const verb = /^['’]/.test(short) ? ` ${verbOf(short, /\bbeen\b/.test(more + word), isMany(name))}` : short;
  const said = `${the}${verb}${text.slice(all.length)}`;
  return opening === '' ? upperFirst(said) : opening + said;
}

function verbOf(short: string, been: boolean, many: boolean): string {
  if (/s$/.test(short) && !been) return 'is';
  if (/re$/.test(short)) return 'are';
  return many ? 'have' : 'has';
}
