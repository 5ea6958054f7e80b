import { substanceOf } from '../../evidence/drug-names.ts';
import { antecedentsOf } from '../antecedents/antecedents.ts';
import { addFateFeatures, medicineFates, type TakenMedicine } from '../learned/fate-features.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import { medicinesNamed } from '../learned/medicine-features.ts';
import { statusChances } from '../learned/statuses.ts';
import type { VisitSpan } from '../learned/trouble-features.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import { fewUnits, type Passage } from '../visit/visit.ts';
import { changeSaid } from './changed-dose.ts';
import type { CurrentMedication, Fate } from './current-medications.ts';
import { medicationsIn } from './medications.ts';
import { stopSaid } from './told-to-stop.ts';

/** So likely must a medicine be stopped or changed for the list to say so. */
const surely = { stopped: 0.66, changed: 0.7 };
/** So unlikely is one that the rules alone hold stopped. */
const hardly = 0.08;
const [stopped, changed] = [medicineFates.indexOf('stopped'), medicineFates.indexOf('changed')];

/** Sentences that may take a medicine away without naming it. */
const mayTakeAway =
  /\b(?:stop|stops|stopped|stopping|off|drop|dropped|hold|holding|quit|done|without|more|bin|leave|come|comes|goes|anymore|instead|replace|throw|cut|need|rid|pause|out|longer|not|n't|finish|away|skip|avoid|swap|switch|change|up|down|increase|double|halve|raise|lower)\b/;
/** So likely is it that they are about one. */
const pointsFrom = 0.25;

/** Every medicine that is named, by its substance, with all sentences that may be about it. */
export function takenMedicines(
  passages: readonly Passage[],
  antecedent: LinearModel,
  ruleFor: (names: readonly string[]) => TakenMedicine['rule'],
): TakenMedicine[] {
  const groups = new Map<string, { names: string[]; places: TakenMedicine['places'][number][] }>();
  for (const { name, places } of medicinesNamed(passages)) {
    const key = substanceOf(name) ?? name;
    const own = groups.get(key) ?? { names: [], places: [] };
    own.names.push(name);
    own.places.push(...places);
    groups.set(key, own);
  }
  const unnamed = passages.filter(
    ({ role, unit }) =>
      role === 'clinician' && !unit.question && unit.clinical.drugs === 0 && mayTakeAway.test(unit.said),
  );
  const meant = [...antecedentsOf(unnamed, passages, antecedent)].filter(
    ([, { chance }]) => chance > pointsFrom,
  );
  return Array.from(groups, ([key, { names, places }]) => ({
    key,
    places: places.toSorted((a, b) => a.passage.index - b.passage.index),
    pointers: meant.flatMap(([passage, { thing, chance }]) =>
      (substanceOf(thing.name) ?? thing.key) === key ? [{ passage, chance }] : [],
    ),
    rule: ruleFor(names),
  }));
}

/** What the rules make of a medicine by any of its names. */
export function fateByRule(names: readonly string[], said: readonly Passage[]): TakenMedicine['rule'] {
  if (names.some((name) => stopSaid(name, said) !== null)) return 'stop';
  return names.some((name) => changeSaid({ name, how: '', sources: [] }, said) !== null) ? 'change' : 'none';
}

/** What the rules say of one of the list. */
export function fateSaid(one: CurrentMedication, said: readonly Passage[]): Fate | null {
  return stoppedByRule(one, said) ?? changeSaid(one, said);
}

function stoppedByRule({ name, also = name }: CurrentMedication, said: readonly Passage[]): Fate | null {
  return stopSaid(name, said) ?? stopSaid(also, said);
}

/**
 * The list with what becomes of each medicine, as the model of fates reads it over what the rules say. `said`: the visit
 * as the rules read it, `passages`: as the models do.
 */
export function withFates(
  list: readonly CurrentMedication[],
  said: readonly Passage[],
  passages: readonly Passage[],
  visit: VisitSpan,
  models: { fate: LinearModel; antecedent: LinearModel },
): CurrentMedication[] {
  if (passages.length < fewUnits) return [...list];
  const medicines = takenMedicines(passages, models.antecedent, (names) => fateByRule(names, said));
  return list.map((one) => {
    const keys = [one.name, one.also ?? one.name].map((name) => substanceOf(name) ?? name);
    const medicine = medicines.find(({ key }) => keys.includes(key));
    if (medicine === undefined) return { ...one, fate: fateSaid(one, said) };
    const chances = statusChances(models.fate, (out) => addFateFeatures(out, medicine, passages, visit));
    return { ...one, fate: weighed(one, said, chances, medicine) };
  });
}

function weighed(
  one: CurrentMedication,
  said: readonly Passage[],
  chances: readonly number[],
  medicine: TakenMedicine,
): Fate | null {
  const stop = stoppedByRule(one, said);
  if (stop !== null) return chances[stopped]! < hardly ? null : stop;
  if (chances[stopped]! > surely.stopped && !isToGoOn(medicine)) return told(medicine, 'stopped', one);
  const change = changeSaid(one, said);
  return change ?? (chances[changed]! > surely.changed ? told(medicine, 'changed', one) : null);
}

// "Let's swap the Keppra. It has to go up slowly. Don't stop it on your own."
function isToGoOn({ places, pointers }: TakenMedicine): boolean {
  const near = [...pointers.filter(({ chance }) => chance > mayMean), ...places];
  return near.some(({ passage: { role, unit } }) => role === 'clinician' && goesOn.test(unit.said));
}
const mayMean = 0.3;
const goesOn =
  /\b(?:do n't|don't|not|never) (?:just |ever |suddenly )?(?:stop|quit|drop|come off) (?:it|that|them|taking)\b|\bnot to (?:just )?stop (?:it|that|them)\b/;

/** So likely must a sentence be about it to have said so. */
const isMeant = 0.5;

// Said in the last sentence that is of the clinician and takes something away.
function told({ places, pointers }: TakenMedicine, fate: string, one: CurrentMedication): Fate {
  const said = [...places, ...pointers.filter(({ chance }) => chance > isMeant)]
    .map(({ passage }) => passage)
    .filter(({ role }) => role === 'clinician')
    .sort((a, b) => a.index - b.index);
  const { unit } =
    said.findLast(({ unit }) => mayTakeAway.test(unit.said)) ?? said.at(-1) ?? places.at(-1)!.passage;
  const held = fate === 'stopped' && holds.test(unit.said);
  const dose = fate === 'changed' ? newDose(one, unit) : '';
  if (dose !== '') return { text: `(changed to ${dose} at this visit)`, unit };
  return { text: held ? '(on hold from this visit)' : `(${fate} at this visit)`, unit };
}

// "Push the lisinopril up to 40", "go down to 20"
function newDose({ name, how }: CurrentMedication, unit: Unit): string {
  const low = plainOf(unit).toLowerCase();
  const at = low.indexOf(name);
  const after = at < 0 ? low : low.slice(at + name.length);
  const to = toDose.exec(after.slice(0, doseReach));
  if (to === null || notYet.test(low)) return '';
  const dose = medicationsIn(`${name} ${after.slice(to.index + to[0].length)}`)[0]?.how ?? '';
  // Of one that is taken in another way the dose stays.
  return how.split(' ').includes(dose.split(' ')[0]!) ? '' : dose;
}
const toDose = /\bto (?=\d)/;
/** In characters. */
const doseReach = 40;
const notYet = /\b(?:if|when|may|might|could|n['’]t|not|unless|eventually)\b/;
const holds = /\b(?:hold|holding|pause|pausing|for now|till|until)\b/;
