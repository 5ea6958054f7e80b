import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heardSpan, readVisit } from '../../src/note/extractive/compose-note.ts';
import { addConditionFeatures } from '../../src/note/extractive/learned/condition-features.ts';
import { FeatureNames } from '../../src/note/extractive/learned/hashing.ts';
import type { PackedModel } from '../../src/note/extractive/learned/linear-model.ts';
import {
  addMedicineFeatures,
  medicinesByRule,
  medicinesNamed,
} from '../../src/note/extractive/learned/medicine-features.ts';
import {
  type ConditionStatus,
  conditionStatuses,
  type MedicineStatus,
  medicineStatuses,
  type SymptomStanding,
  symptomStandings,
} from '../../src/note/extractive/learned/statuses.ts';
import {
  addSymptomFeatures,
  ruleFor,
  symptomsNamed,
} from '../../src/note/extractive/learned/symptom-features.ts';
import { shippedTroubleModels } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { stoppedIn } from '../../src/note/extractive/medications/stopped-medications.ts';
import { isConfirmed, mayBeTaken } from '../../src/note/extractive/medications/weighed-medications.ts';
import { isWithin, keyOf, troublesIn } from '../../src/note/extractive/problems/troubles.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import { type Example, pack, train } from './logistic-regression.ts';
import { modelsFor } from './part-models.ts';

/**
 * What readers (language models) said of each medicine and condition that a visit names, by its letter: of medicines T
 * taken (TS and stopped today, TD and changed today), U used of late, P past, N begun today, C considered, A allergy, G
 * given today, O other; of conditions A had, S suspected, P past, F of the family, D denied, G general, K a loose word; of
 * symptoms Y had, N denied, M both, P past, S a medicine's effect, W only spoken of, O somebody else's, X and U none or unsure.
 */
export interface StatusLabels {
  m: Readonly<Record<string, string>>;
  c: Readonly<Record<string, string>>;
  /** Of whole visits alone. */
  s?: Readonly<Record<string, string>>;
}

const medicineOf: Readonly<Record<string, MedicineStatus>> = {
  T: 'taken',
  TS: 'taken',
  TD: 'taken',
  P: 'past',
  N: 'begun',
  C: 'considered',
  A: 'allergy',
  G: 'other',
  O: 'other',
};
const conditionOf: Readonly<Record<string, ConditionStatus>> = {
  A: 'had',
  S: 'suspected',
  P: 'past',
  F: 'family',
  D: 'denied',
  G: 'general',
  K: 'symptom',
};
const symptomOf: Readonly<Record<string, SymptomStanding>> = {
  Y: 'had',
  N: 'denied',
  M: 'both',
  P: 'past',
  S: 'side',
  W: 'spoken',
  O: 'family',
  X: 'else',
  U: 'else',
};
/** Used against today's trouble, and perhaps still. */
const perhapsTaken = 'U';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Of visits, by their ids: our own ones (test/training/visits) and ACI-BENCH's of training. */
export function visitStatuses(): ReadonlyMap<string, StatusLabels> {
  return new Map(
    Object.entries(JSON.parse(readFileSync(here('statuses.json'), 'utf8')) as Record<string, StatusLabels>),
  );
}

/** A few lines of invented clinic talk, with what becomes of each medicine and condition that they name. */
export interface Stretch extends StatusLabels {
  /** The file's name and a number. */
  id: string;
  dialogue: string;
}

/**
 * Those of test/training/stretches, of medicines and conditions, and of test/training/symptom-stretches: lines of
 * `name=label; …` before each. Throws where one is none.
 */
export function stretches(): Stretch[] {
  return ['stretches/', 'symptom-stretches/'].flatMap((folder) =>
    readdirSync(here(folder))
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .flatMap((name) => {
        // Each begins with a line of labels behind one of talk.
        const parts = readFileSync(join(here(folder), name), 'utf8').split(/(?<=\n[^#\n][^\n]*\n+)(?=#)/);
        return parts.map((part, i) => stretch(`${name.replace('.txt', '')}-${i + 1}`, part));
      }),
  );
}

function stretch(id: string, text: string): Stretch {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const talk = lines.filter((line) => !line.startsWith('#'));
  const labels = (of: string) => {
    const line = lines.find((one) => one.startsWith(of));
    return line === undefined ? undefined : labelsIn(id, line);
  };
  const [m, c, s] = ['#m', '#c', '#s'].map(labels);
  if (s === undefined && (m === undefined || c === undefined)) throw new Error(`${id}: no labels`);
  return { id, m: m ?? {}, c: c ?? {}, dialogue: talk.join('\n'), ...(s === undefined ? {} : { s }) };
}

function labelsIn(id: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const one of line.slice(2).split(';')) {
    if (one.trim() === '') continue;
    const [, name, label] = /^\s*(.+?)\s*=\s*([A-Z]{1,2})\s*$/.exec(one) ?? [];
    if (name === undefined || label === undefined) throw new Error(`${id}: "${one.trim()}" is no label`);
    labels[name] = label;
  }
  return labels;
}

/** A name with what the model sees of it, and its label. */
export interface LabelledName {
  id: string;
  name: string;
  label: string;
  features: readonly string[];
  /** Of a medicine: whether the rules list it, and whether they were made with its visit in view. */
  listed?: boolean;
  /** Of a medicine that the rules list: whether it stays however unlikely; of another: whether it may be listed. */
  firm?: boolean;
  open?: boolean;
  /** Of a symptom: what the rules made of it. */
  told?: 'had' | 'denied' | 'none';
  inView?: boolean;
}

const others = {
  troubles: shippedTroubleModels(),
  struck: null,
  statuses: null,
  assessment: null,
};

/** All names that are labelled, of a visit or of several. */
export interface LabelledVisit {
  medicines: LabelledName[];
  conditions: LabelledName[];
  symptoms: LabelledName[];
}

/** All that are labelled of a visit or stretch; `part`: there is no whole visit around it. */
export async function labelledNames(
  id: string,
  dialogue: string,
  labels: StatusLabels,
  part: boolean,
  hand = '',
): Promise<LabelledVisit> {
  const transcript = parseTranscript(dialogue);
  const reading = await readVisit(
    { transcript, specialty: 'family_medicine', language: undefined, encounter: {}, seed: 1 },
    { ...modelsFor(hand), ...others },
    () => undefined,
  );
  const { asRead, passages, planFrom, medications } = reading;
  const visit = part ? null : heardSpan(asRead, passages[planFrom]);
  const rules = medicinesByRule(medications, stoppedIn(passages, planFrom));
  const medicines: LabelledName[] = [];
  for (const medicine of medicinesNamed(asRead)) {
    const label = labelOf(medicine.name, labels.m, (known) =>
      [known, medicine.name].some((one, i, both) => both[1 - i]!.split(' ').includes(one)),
    );
    if (label === undefined) continue;
    const features = new FeatureNames();
    addMedicineFeatures(features, medicine, asRead, visit, rules);
    const listed = rules.listed.has(medicine.name);
    const firm = listed && isConfirmed(medicine, asRead);
    const open =
      !rules.stopped.has(medicine.name) &&
      mayBeTaken(medicine, asRead, (visit ?? heardSpan(asRead, passages[planFrom])).planFrom);
    medicines.push({
      id,
      name: medicine.name,
      label,
      features: [...new Set(features.names)],
      listed,
      firm,
      open,
    });
  }
  const conditions: LabelledName[] = [];
  for (const trouble of troublesIn(asRead)) {
    if (trouble.symptom) continue;
    const key = keyOf(trouble.name);
    const label = labelOf(trouble.name, labels.c, (known) => {
      const own = keyOf(known);
      return own.length > 0 && (isWithin(own, key) || isWithin(key, own));
    });
    if (label === undefined) continue;
    const features = new FeatureNames();
    addConditionFeatures(features, trouble, asRead, visit);
    conditions.push({ id, name: trouble.name, label, features: [...new Set(features.names)] });
  }
  const symptoms: LabelledName[] = [];
  for (const named of labels.s === undefined ? [] : symptomsNamed(asRead)) {
    const label = labels.s![named.name];
    if (label === undefined) continue;
    const features = new FeatureNames();
    const rule = ruleFor(named, reading.statuses);
    addSymptomFeatures(features, named, asRead, visit, rule);
    const told = rule === undefined ? 'none' : rule.present ? 'had' : 'denied';
    symptoms.push({ id, name: named.name, label, features: [...new Set(features.names)], told });
  }
  return { medicines, conditions, symptoms };
}

function labelOf(
  name: string,
  labels: Readonly<Record<string, string>>,
  isSame: (known: string) => boolean,
): string | undefined {
  const known = name in labels ? name : Object.keys(labels).find((one) => isSame(one.toLowerCase()));
  return known === undefined ? undefined : labels[known];
}

/** The invented visits of test/training/status-visits, labelled as stretches are. */
export function statusVisits(): Stretch[] {
  const folder = here('status-visits/');
  return readdirSync(folder)
    .sort()
    .map((name) => stretch(name.replace('.txt', ''), readFileSync(join(folder, name), 'utf8')));
}

const settings = { buckets: 1 << 17, epochs: 12, rate: 0.02, l2: 3e-3, seed: 1 };
/** A feature of fewer names teaches nothing of others. */
const fewest = 4;

/** The rules were made with those visits in view, and are right there more often than elsewhere. */
function fairly(names: readonly LabelledName[]): LabelledName[] {
  return names.map((one, i) =>
    one.inView && i % 2 === 0 ? { ...one, features: one.features.filter((f) => !ofRules.test(f)) } : one,
  );
}
const ofRules = /^(?:listed|stopped|told|ruled)/;

export function trainMedicines(names: readonly LabelledName[]): PackedModel {
  return trained(fairly(names), medicineStatuses, (label) =>
    label === perhapsTaken
      ? { taken: 0.5, past: 0.5 }
      : medicineOf[label] === undefined
        ? null
        : { [medicineOf[label]]: 1 },
  );
}

export function trainConditions(names: readonly LabelledName[]): PackedModel {
  return trained(names, conditionStatuses, (label) =>
    conditionOf[label] === undefined ? null : { [conditionOf[label]]: 1 },
  );
}

export function trainSymptoms(names: readonly LabelledName[]): PackedModel {
  return trained(fairly(names), symptomStandings, (label) =>
    symptomOf[label] === undefined ? null : { [symptomOf[label]]: 1 },
  );
}

/** Whose a visit is, by its id; that of a natural one begins with the word. */
export function handOf(id: string): string {
  if (id.startsWith('D2N')) return `ACI-BENCH ${Number(id.slice(3)) % aciParts}`;
  return natural.exec(id)?.[0] ?? `visits ${id[0]}`;
}
const aciParts = 6;
const natural = /^(?:natural|plain) [a-z]+/;

/** All that is labelled, by whose it is: a hand's visits, a part of ACI-BENCH, a hand's natural visits or stretches. */
export async function labelledByHand(
  visits: readonly { id: string; dialogue: string }[],
): Promise<Map<string, LabelledVisit>> {
  const labels = visitStatuses();
  const out = new Map<string, LabelledVisit>();
  const add = async (hand: string, id: string, dialogue: string, known: StatusLabels, part: boolean) => {
    const own = out.get(hand) ?? { medicines: [], conditions: [], symptoms: [] };
    out.set(hand, own);
    const { medicines, conditions, symptoms } = await labelledNames(id, dialogue, known, part, hand);
    const inView = /^(?:visits|ACI-BENCH) /.test(hand);
    own.medicines.push(...medicines.map((one) => ({ ...one, inView })));
    own.conditions.push(...conditions);
    own.symptoms.push(...symptoms.map((one) => ({ ...one, inView })));
  };
  for (const { id, dialogue } of visits) {
    const known = labels.get(id);
    if (known !== undefined) await add(handOf(id), id, dialogue, known, false);
  }
  for (const one of statusVisits()) await add(handOf(`natural ${one.id}`), one.id, one.dialogue, one, false);
  for (const one of stretches()) {
    const hand = `${one.s === undefined ? 'stretches' : 'symptoms'} ${one.id[0]}`;
    await add(hand, one.id, one.dialogue, one, true);
  }
  return out;
}

function trained(
  names: readonly LabelledName[],
  classes: readonly string[],
  statusOf: (label: string) => Readonly<Record<string, number>> | null,
): PackedModel {
  const seen = new Map<string, number>();
  for (const { features } of names) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const examples: Example[] = [];
  for (const { id, name, label, features } of names) {
    const status = statusOf(label);
    if (status === null) throw new Error(`${id}, ${name}: "${label}" is no label`);
    const known = features.filter((one) => seen.get(one)! >= fewest);
    examples.push({ features: known, target: classes.map((one) => status[one] ?? 0), weight: 1 });
  }
  return pack(train(examples, { ...settings, classes: classes.length }));
}
