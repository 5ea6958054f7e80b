import { ledTo } from '../../language/correction-cues.ts';
import { sizeOf, type Thing, thingsIn } from '../../language/like-things.ts';
import { replaced } from '../../language/taken-back.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';

const proposes =
  /\b(?:(?:i|we)(?:['’]d| would)(?=) (?:like|want|go)|what i(?:['’]d| would) like|i want|(?:i|we)(?=) (?:can|could|might)|(?:i|we)(?:['’]ll| will)|going to|gonna|gon na|let['’]s|how about|go up|go down|up the|put you on|start(?:ing)?|try(?:ing)?|increas(?:e|ing)|doubl(?:e|ing)|prescrib(?:e|ing))(?=)\b/i;
const opener =
  /^(?:(?:okay|ok|right|fine|sure|yes|yeah|true|deal|good|all right|alright|fair enough|no|so|well|then|we stay at|stay at)(?=)\b[,.]?(?=) ){0,3}/i;
/** What only a dose is followed by. */
const asDose =
  /^(?:(?: ?(?:mg|mcg|milligrams?|micrograms?|units))(?=)\b|,?(?=) (?:once|twice|every|daily|nightly|a day|(?:three|four) times|in the|at (?:night|bedtime)|each)(?=)\b)/i;
const onlyDose = /^(?:, (?:thank you|thanks|then|okay))?[.!]?$/i;
// In turns, everybody's.
const reach = 8;
const mostTimes = 4;

interface Dose {
  medicine: string;
  size: Thing;
}

/**
 * The passages with each medicine's dose as it was settled in a later turn: "I'd go up on the sertraline, to 150."
 * "That's a jump." "Okay. 125, every morning." → Sertraline 125, every morning; and with one that the other put right:
 * "The lisinopril, you're on ten …" "Five." "Five, thank you."
 */
export function withDosesSettled(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    if (p.role !== 'clinician' || p.unit.clinical.drugs === 0) continue;
    const dose = doseIn(p.unit.text);
    if (dose === null) continue;
    const right = putRight(p, dose, passages);
    if (right !== null) changed.set(p, reworded(p.unit, right));
    else if (proposes.test(p.unit.text)) settle(p, dose, passages, changed);
  }
  return withChanges(passages, changed);
}

function doseIn(text: string): Dose | null {
  const things = thingsIn(text);
  const medicines = things.filter(({ kind }) => kind === 'medicine');
  const sizes = things.filter(({ kind }) => kind === 'count');
  const [medicine] = medicines;
  const [size] = sizes;
  return medicine !== undefined && size !== undefined && medicines.length === 1 && sizes.length === 1
    ? { medicine: medicine.text, size }
    : null;
}

function settle(
  { unit, index }: Passage,
  { medicine, size }: Dose,
  passages: readonly Passage[],
  changed: Map<Passage, Unit | null>,
): void {
  let last: number | null = null;
  const settled: [Passage, number][] = [];
  for (let i = index + 1; i < passages.length && passages[i]!.unit.turn <= unit.turn + reach; i++) {
    const next = passages[i]!;
    if (next.role !== 'clinician' || next.unit.turn === unit.turn) continue;
    if (next.unit.clinical.drugs > 0 && !next.unit.said.includes(medicine.toLowerCase())) break;
    const said = next.unit.question || next.unit.clinical.drugs > 0 ? null : bareDose(next.unit.text);
    if (said === null || isFar(said, size)) continue;
    last = sizeOf(said.text);
    settled.push([next, last]);
    changed.set(
      next,
      reworded(next.unit, `${upperFirst(medicine)} ${lowerInitial(next.unit.text.slice(said.start))}`),
    );
  }
  if (last === null) return;
  if (last !== sizeOf(size.text)) changed.set(passages[index]!, null);
  for (const [passage, dose] of settled) if (dose !== last) changed.set(passage, null);
}

/** The dose that a sentence begins with, and that it says no name to. */
export function bareDose(text: string): Thing | null {
  const from = opener.exec(text)![0].length;
  const thing = ledTo(text.slice(from));
  if (thing?.kind !== 'count') return null;
  const tail = text.slice(from + thing.end);
  if (!asDose.test(tail) && !(from > 0 && onlyDose.test(tail))) return null;
  return { ...thing, start: from + thing.start, end: from + thing.end };
}

function isFar(one: Thing, other: Thing): boolean {
  const times = sizeOf(one.text) / sizeOf(other.text);
  return !(times <= mostTimes && times >= 1 / mostTimes);
}

// The other says another dose, and the clinician says it after them.
function putRight(p: Passage, { size }: Dose, passages: readonly Passage[]): string | null {
  const reply = passages.slice(p.index + 1, p.index + 4).find(({ unit }) => unit.turn > p.unit.turn);
  if (reply === undefined || reply.role === 'clinician' || !reply.unit.opens) return null;
  const again = passages
    .slice(reply.index + 1, reply.index + 6)
    .find(({ unit }) => unit.turn > reply.unit.turn);
  if (again?.role !== 'clinician') return null;
  const said = bareOf(reply.unit.text);
  const echoed = bareOf(again.unit.text);
  if (said === null || echoed === null || sizeOf(said.text) !== sizeOf(echoed.text)) return null;
  if (sizeOf(said.text) === sizeOf(size.text) || isFar(said, size)) return null;
  return replaced(p.unit.text, thingsIn(p.unit.text), `${said.text}.`)?.text ?? null;
}

function bareOf(text: string): Thing | null {
  const from = opener.exec(text)![0].length;
  const thing = ledTo(text.slice(from));
  return thing?.kind === 'count' && /^(?:[.,!]| ?(?:mg|mill|mic))/i.test(text.slice(from + thing.end))
    ? thing
    : null;
}
