import { upperFirst } from '../../language/upper-first.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { drugsIn, namesDrug } from '../lexicon/drugs.ts';
import { bareDose } from '../medications/dose-settled.ts';
import { lowerFirst } from '../say.ts';
import { plainOf, reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { plannedAs } from './planned-as.ts';

const opener =
  /^(?:(?:okay|ok|so|well|now|and|then|all right|alright|sure|great|perfect|good|right|yeah|yes|fine|sounds good)(?=)\b[,.]?(?=) ){0,3}/i;
const frame =
  /^(?:(?:i|we)(?=) (?:can|could) (?:either )?(?=)(?:(?:give (?:you|him|her)|do|try|use|offer you|prescribe|go with|start (?:you|him|her) on|put (?:you|him|her) on)(?=) )?|do you want (?:to (?=)(?:do|try|have|use|get|take) )?|would you (?=)(?:rather|prefer|like) (?:to )?(?=)(?:(?:do|try|have|use|get|take|go with) )?|(?:your|the|our) (?:options|choices)(?=) (?:are|would be) |it['’]s either )/i;
const longestOffered = 26;
const longestHalf = 7;
const clause = /^(?:i|we|you|he|she|it|they)(?:['’]| )/i;
const acts =
  /^(raise|increase|go up on|lower|reduce|double|add|start|switch to|try|do|use)(?=) (?:the |your )?/i;
const changesDose = /^(?:raise|increase|go up on|lower|reduce)$/i;
const treatment =
  /\b(?:test|shot|injection|cream|gel|pills?|tablets?|patch(?:es)?|gum|lozenges?|spray|drops|cologuard|surgery|therapy|pump|cpap|mouthguard)\b/i;
/** What is said of an option and is no part of its name. */
const more = /(?:, | (?:for|because|at|which|if|in|to see)\b).*/i;
const article = /^(?:the|an?|some|your) /i;

const longestReply = 12;
const leavesOpen = /\b(?:not|n't|no|both|either|neither|or|whichever|maybe|never)\b/;
const light = new Set(
  'the and that this one with have take takes want rather think like prefer for'.split(' '),
);

const ordersIt =
  /\b(?:order|do|start|get|set up|schedule|send(?: in| over)?|call in|write|prescribe|try|use|go with|give you|(?:start|put) (?:you|him|her) on)(?= (it|that|this|one|them)\b)/i;
const itIs = /^(?:the )?[a-z][a-z -]{2,30}(?: it is|, then)[.!]?$/i;
const mostAfter = 3;

interface Option {
  /** "Trazodone", "stool test". */
  name: string;
  /** "Raise", of "raise the Zoloft". */
  act: string | null;
  words: readonly string[];
}

/**
 * The passages with what the patient chose of two treatments in place of what points at it: "Do you want the colonoscopy
 * or the Cologuard?" "Cologuard." "I'll order it." → I'll order the Cologuard; "Pepcid or Prilosec." "The Prilosec."
 * "Okay, 20 milligrams." → Prilosec 20 milligrams. What was offered is told as such.
 */
export function withOptionChosen(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Passage | null>();
  for (const p of passages) {
    if (p.role !== 'clinician' || !p.unit.words.includes('or')) continue;
    const offered = optionsIn(p.unit);
    if (offered === null) continue;
    const at = passages.findIndex(({ unit }) => unit.turn > p.unit.turn);
    const reply = passages[at];
    if (reply === undefined || reply.role === 'clinician' || at - p.index > 2) continue;
    const chosen = chosenBy(reply.unit, offered.options);
    // "A shot, or wait?" "I'd rather wait.": nothing is ordered.
    if (chosen === null || !isTreatment(chosen.words)) continue;
    const decided = decidedAfter(reply, chosen, passages);
    if (offered.isBare && decided === null) continue;
    changed.set(p, plannedAs(p, { ...reworded(p.unit, offered.text), question: false }));
    for (const between of passages.slice(p.index + 1, at)) changed.set(between, null);
    changed.set(reply, plannedAs(reply, reply.unit));
    if (decided !== null) changed.set(decided.passage, plannedAs(decided.passage, decided.unit));
  }
  if (changed.size === 0) return passages;
  return passages
    .flatMap((p) => changed.get(p) ?? (changed.has(p) ? [] : p))
    .map((p, index) => ({ ...p, index }));
}

function optionsIn(unit: Unit): { options: Option[]; text: string; isBare: boolean } | null {
  if (unit.words.length > longestOffered) return null;
  const text = plainOf(unit).replace(/(?<![\s?.])[\s?.]+$/, '');
  const said = text.slice(opener.exec(text)![0].length);
  const from = frame.exec(said)?.[0].length ?? 0;
  const [one = '', other, third] = said.slice(from).split(/,? or (?:the |an? )?/i);
  if (other === undefined || third !== undefined || one.length < 3) return null;
  if (clause.test(other) || [one, other].some((half) => half.split(' ').length > longestHalf)) return null;
  const options = [one, other].map(optionOf);
  // "Lexapro or Wellbutrin?"
  const isBare = from === 0;
  if (isBare && !(unit.question && options.every(({ words }) => words.length < 4 && namesDrug(words))))
    return null;
  if (!options.some(({ words }) => isTreatment(words))) return null;
  return { options, text: `Options discussed: ${lowerFirst(said.slice(from))}.`, isBare };
}

function optionOf(text: string): Option {
  const act = acts.exec(text);
  const name = text
    .slice(act?.[0].length ?? 0)
    .replace(article, '')
    .replace(more, '');
  return { name, act: act?.[1] ?? null, words: wordsOf(name) };
}

function isTreatment(words: readonly string[]): boolean {
  return namesDrug(words) || words.some(namesOrder) || treatment.test(words.join(' '));
}

function chosenBy({ words, said, question }: Unit, options: readonly Option[]): Option | null {
  if (question || words.length > longestReply || leavesOpen.test(said)) return null;
  const named = options.filter((option) =>
    option.words.some(
      (word) =>
        word.length > 2 &&
        !light.has(word) &&
        words.includes(word) &&
        !options.some((other) => other !== option && other.words.includes(word)),
    ),
  );
  return named.length === 1 ? named[0]! : null;
}

// What the clinician says to it next, with the name in it.
function decidedAfter(
  reply: Passage,
  { name, act, words }: Option,
  passages: readonly Passage[],
): { passage: Passage; unit: Unit } | null {
  const isMedicine = drugsIn(words).length > 0;
  for (const passage of passages.slice(reply.index + 1, reply.index + 1 + mostAfter + 1)) {
    const { unit, role } = passage;
    if (unit.turn === reply.unit.turn) continue;
    if (role !== 'clinician' || unit.question) return null;
    const { text } = unit;
    const bare = text.slice(opener.exec(text)![0].length);
    const isNamed = words.some((word) => word.length > 2 && unit.words.includes(word));
    if (isNamed) return itIs.test(bare) ? { passage, unit: reworded(unit, `We'll do the ${name}.`) } : null;
    if (unit.clinical.drugs > 0) return null;
    const points = ordersIt.exec(text);
    if (points !== null) {
      const at = points.index + points[0].length;
      const rest = text.slice(at + ` ${points[1]}`.length);
      return {
        passage,
        unit: reworded(unit, `${text.slice(0, at)} ${isMedicine ? '' : 'the '}${name}${rest}`),
      };
    }
    const dose = isMedicine ? bareDose(text) : null;
    if (dose === null) continue;
    const rest = text.slice(dose.start);
    const told =
      act !== null && changesDose.test(act)
        ? `We'll ${act.toLowerCase()} the ${name} to ${rest}`
        : `${upperFirst(name)} ${rest}`;
    return { passage, unit: reworded(unit, told) };
  }
  return null;
}
