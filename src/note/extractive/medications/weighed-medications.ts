import { substanceOf } from '../../evidence/drug-names.ts';
import { sourcesOf } from '../draft.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import {
  addMedicineFeatures,
  medicinesByRule,
  medicinesNamed,
  type NamedMedicine,
  toldOf,
} from '../learned/medicine-features.ts';
import { medicineStatuses, statusChances } from '../learned/statuses.ts';
import type { VisitSpan } from '../learned/trouble-features.ts';
import { plainOf } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { withoutKinds } from './by-kind.ts';
import { type CurrentMedication, isMeasured } from './current-medications.ts';
import { medicationsIn } from './medications.ts';
import type { StoppedMedication } from './stopped-medications.ts';
import { isGoingOn } from './taken-then.ts';

/** Below this chance that it is taken a medicine is left off the list, above the other one put on it. */
export const hardly = 0.5;
export const surely = 0.75;
const taken = medicineStatuses.indexOf('taken');

/** A medicine that is named, with how likely each of its statuses is. */
export interface WeighedMedicine {
  medicine: NamedMedicine;
  chances: readonly number[];
}

/** Every medicine that is named, as the model weighs it; the rest as in weighedMedications. */
export function medicinesWeighed(
  byRule: readonly CurrentMedication[],
  stopped: readonly StoppedMedication[],
  passages: readonly Passage[],
  visit: VisitSpan,
  model: LinearModel,
): WeighedMedicine[] {
  const rules = medicinesByRule(byRule, stopped);
  return medicinesNamed(passages).map((medicine) => ({
    medicine,
    chances: statusChances(model, (out) => addMedicineFeatures(out, medicine, passages, visit, rules)),
  }));
}

/**
 * The list of medicines as the rules wrote it, without those that the model all but excludes and with those it is sure
 * of. `passages`: the visit as the models read it; `stopped`: what the rules took for stopped before.
 */
export function weighedMedications(
  byRule: readonly CurrentMedication[],
  stopped: readonly StoppedMedication[],
  passages: readonly Passage[],
  visit: VisitSpan,
  weighed: readonly WeighedMedicine[],
): CurrentMedication[] {
  const rules = medicinesByRule(byRule, stopped);
  const chances = new Map(
    weighed.map(({ medicine, chances }) => [medicine.name, { medicine, chance: chances[taken]! }]),
  );
  const back = new Set(stopped.flatMap(({ name, restart }) => (restart === null ? [] : [name])));
  const kept = byRule.filter(({ name, how, also = name }) => {
    const own = [name, also].flatMap((one) => chances.get(one) ?? []);
    return (
      own.length === 0 ||
      back.has(name) ||
      how.includes('ran out') ||
      own.some(({ chance, medicine }) => chance > hardly || isConfirmed(medicine, passages))
    );
  });
  const substances = new Set(byRule.map(({ name }) => substanceOf(name) ?? name));
  const names = [...chances.keys()];
  for (const [name, { medicine, chance }] of chances)
    if (
      chance > surely &&
      !rules.listed.has(name) &&
      !rules.stopped.has(name) &&
      !substances.has(substanceOf(name) ?? name) &&
      !names.some((other) => other !== name && other.split(' ').includes(name)) &&
      mayBeTaken(medicine, passages, visit.planFrom)
    ) {
      substances.add(substanceOf(name) ?? name);
      kept.push(asListed(medicine, visit.planFrom));
    }
  return withoutKinds(kept, chances.keys());
}

/** "You were on Lexapro, right?" "Yeah, I still am.", "I stopped for a month but I'm back on it now." */
export function isConfirmed({ places }: NamedMedicine, passages: readonly Passage[]): boolean {
  return places.some(({ passage: { unit, role, reply, index } }) => {
    if (reply !== null)
      return unit.question && (reply.answer === 'yes' || reply.units.some(({ said }) => isGoingOn(said)));
    if (role !== 'clinician') return unit.clinical.drugs === 1 && goesOn.test(unit.said);
    const next = passages[index + 1]?.unit;
    return next?.turn === unit.turn + 1 && next.clinical.drugs === 0 && goesOn.test(next.said);
  });
}

const goesOn =
  /\b(?:still (?:take|takes|taking|on|use|uses|using|am)|back on|(?:i|she|he) (?:(?:only|just) )?(?=)takes? (?:it|them|that|one))(?=)\b/;

/**
 * True where nothing that is said where it is named speaks against it being taken. Of a few words the model knows little:
 * there somebody but the clinician must name it before the plan.
 */
export function mayBeTaken(
  { name, places }: NamedMedicine,
  passages: readonly Passage[],
  planFrom: number,
): boolean {
  const told =
    passages.length >= fewUnits
      ? places
      : places.filter(
          ({ passage: { role, index, unit } }) => role !== 'clinician' && index < planFrom && !unit.question,
        );
  return told.length > 0 && told.every(({ passage }) => !isSaidAgainst(name, passage, passages));
}

function isSaidAgainst(name: string, passage: Passage, passages: readonly Passage[]): boolean {
  const low = plainOf(passage.unit).toLowerCase();
  return (
    toldOf(name, passage).length > 0 ||
    isMeasured(name, low) ||
    low.includes(` from ${name} to `) ||
    isAnsweredOtherwise(passage, passages)
  );
}

// "It says you're on warfarin." "Not any more.", "Still on the Lexapro?" "They changed it, it's Zoloft now."
function isAnsweredOtherwise({ role, unit, reply, index }: Passage, passages: readonly Passage[]): boolean {
  if (role !== 'clinician') return false;
  const next = passages[index + 1];
  if (next !== undefined && next.role !== 'clinician' && otherwise.test(next.unit.said)) return true;
  return unit.question && reply?.answer === 'open' && reply.units.some(({ clinical }) => clinical.drugs > 0);
}
const otherwise =
  /^(?:(?:no|well|oh|um|actually) )*(?:not any ?more|they (?:changed|swapped|switched|stopped|took me off)|(?:i|he|she) (?:stopped|quit|came off)|not (?:that|since))\b/;

/** "Stay on the Synthroid, seventy-five." */
const stays = /\b(?:stay|stays|keep|continue|same|still|leave|carry on|go on with)\b/;

/** A medicine with how it is taken, where that was said before the plan, or as what stays in it. */
function asListed({ name, places }: NamedMedicine, planFrom: number): CurrentMedication {
  for (const { passage } of places) {
    if (passage.index >= planFrom && !stays.test(passage.unit.said)) continue;
    const how = medicationsIn(plainOf(passage.unit)).find((one) => one.name === name)?.how ?? '';
    if (how !== '') return { name, how, sources: sourcesOf(passage.unit) };
  }
  return { name, how: '', sources: sourcesOf(places[0]!.passage.unit) };
}
