import { parseArgs } from 'node:util';
import { notBorneFrom } from '../../src/note/extractive/allergies/weighed-allergies.ts';
import * as symptomThresholds from '../../src/note/extractive/history/weighed-symptoms.ts';
import { bucketOf } from '../../src/note/extractive/learned/hashing.ts';
import { probabilities, unpack } from '../../src/note/extractive/learned/linear-model.ts';
import { medicineStatuses, symptomStandings } from '../../src/note/extractive/learned/statuses.ts';
import { isSurelyNot } from '../../src/note/extractive/learned/trouble-ranking.ts';
import { hardly, surely } from '../../src/note/extractive/medications/weighed-medications.ts';
import { aciTrain } from './corpus.ts';
import { ownVisits } from './own-visits.ts';
import {
  type LabelledName,
  labelledByHand,
  trainConditions,
  trainMedicines,
  trainSymptoms,
} from './status-training.ts';

/**
 * `npx tsx test/training/evaluate-statuses.ts --corpora FOLDER`: how well the models of medicines and conditions tell
 * what hands wrote that they have not learned from, in six parts. Of medicines: how many that are listed are taken, and
 * how many that are taken are listed, by the rules alone and with the model over them, and which are not borne. Of conditions: how many that are
 * not the patient's now it is sure of, and for how many that are. Of symptoms: how many that are reported (denied) are had
 * (not had), and how many that are had (not had) are reported (denied), by the rules alone and with the model over them.
 */
const { values } = parseArgs({ options: { corpora: { type: 'string', default: '../shared/corpora' } } });
const parts = 6;
const hands = [...(await labelledByHand([...ownVisits(), ...aciTrain(values.corpora)]))].sort(([a], [b]) =>
  a < b ? -1 : 1,
);
const kinds = ['visits', 'ACI-BENCH', 'natural', 'stretches', 'symptoms'] as const;

/** Each name with its chances by a model that has not learned from its hand, by the kind of talk. */
function weighed(
  of: 'medicines' | 'conditions' | 'symptoms',
  trained: typeof trainMedicines,
): Map<string, (LabelledName & { chances: number[] })[]> {
  const out = new Map<string, (LabelledName & { chances: number[] })[]>(kinds.map((kind) => [kind, []]));
  for (let part = 0; part < parts; part++) {
    const rest = hands.flatMap(([, own], i) => (i % parts === part ? [] : own[of]));
    const model = unpack(trained(rest));
    for (const [i, [hand, own]] of hands.entries())
      if (i % parts === part)
        for (const one of own[of]) {
          const hashes = Uint32Array.from(one.features, (feature) => bucketOf(feature, 2 ** 31));
          out.get(hand.split(' ')[0]!)!.push({ ...one, chances: probabilities(model, hashes) });
        }
  }
  return out;
}

const percent = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
const isTaken = ({ label }: LabelledName): boolean => label.startsWith('T');

for (const [kind, names] of weighed('medicines', trainMedicines)) {
  if (names.length === 0) continue;
  const sure = names.filter(({ label }) => label !== 'U');
  const taken = sure.filter(isTaken).length;
  const said = (list: typeof sure): string => {
    const right = list.filter(isTaken).length;
    return `${percent(right, list.length)} of the listed are taken, ${percent(right, taken)} of the taken listed`;
  };
  const byRule = sure.filter(({ listed }) => listed);
  const byBoth = sure.filter(({ listed, firm, open, chances }) => {
    return listed ? firm || chances[0]! > hardly : open && chances[0]! > surely;
  });
  console.log(`${kind}: ${sure.length} medicines; rules: ${said(byRule)}; with the model: ${said(byBoth)}`);
  const allergy = medicineStatuses.indexOf('allergy');
  const isAllergy = ({ label }: LabelledName): boolean => label === 'A';
  const held = names.filter(({ chances }) => chances[allergy]! > notBorneFrom.else);
  console.log(
    `  not borne: ${names.filter(isAllergy).length}; by the model ${held.filter(isAllergy).length} of ${held.length}`,
  );
}
for (const [kind, names] of weighed('conditions', trainConditions)) {
  if (names.length === 0) continue;
  const not = names.filter(({ chances }) => isSurelyNot(chances, 'else'));
  const isTheirs = ({ label }: LabelledName): boolean => 'ASK'.includes(label);
  const none = names.filter((one) => !isTheirs(one)).length;
  const wrong = not.filter(isTheirs).length;
  console.log(
    `${kind}: ${names.length} conditions, ${none} not the patient's now, of which ${percent(not.length - wrong, none)} are told; ${wrong} of the ${names.length - none} others with them`,
  );
}

const isHad = ({ label }: LabelledName): boolean => label === 'Y' || label === 'M';
const isDenied = ({ label }: LabelledName): boolean => label === 'N' || label === 'M';
const at = (chances: readonly number[], one: (typeof symptomStandings)[number]): number =>
  chances[symptomStandings.indexOf(one)]! + chances[symptomStandings.indexOf('both')]!;
for (const [kind, names] of weighed('symptoms', trainSymptoms)) {
  if (names.length === 0) continue;
  const said = (list: typeof names, isSo: (one: LabelledName) => boolean): string => {
    const right = list.filter(isSo).length;
    return `${percent(right, list.length)} are, ${percent(right, names.filter(isSo).length)} of those are told`;
  };
  const reported = names.filter(({ told }) => told === 'had');
  const denied = names.filter(({ told }) => told === 'denied');
  const { hardly, surely } = symptomThresholds;
  const has = names.filter(({ told, chances }) => {
    return told !== 'denied' && at(chances, 'had') > (told === 'had' ? hardly : surely);
  });
  const hasNot = denied.filter(({ chances }) => at(chances, 'denied') > hardly);
  console.log(
    `${kind}: ${names.length} symptoms; rules: reported ${said(reported, isHad)}; denied ${said(denied, isDenied)}; with the model: reported ${said(has, isHad)}; denied ${said(hasNot, isDenied)}`,
  );
}
