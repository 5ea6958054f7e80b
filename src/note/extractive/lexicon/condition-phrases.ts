import { isConditionWord } from './conditions.ts';

/** Names of conditions that no single word tells: the last word, and what may stand before it. */
const phrases = new Map(
  `elbow: tennis golfer's golfers
shoulder: frozen
ear: glue swimmer's
cheek: slapped
thumb: trigger skier's broken jammed sprained
legs: restless
thyroid: underactive overactive
bladder: overactive
prostate: enlarged
toenail: ingrowing ingrown infected fungal
nail: ingrowing ingrown fungal
nails: ingrowing ingrown fungal
toenails: fungal
drop: foot
one: bipolar
two: bipolar
1: bipolar
2: bipolar
knee: jumper's runner's housemaid's
splints: shin
iron: low
mood: low
cap: cradle
sickness: pregnancy morning motion altitude
teeth: wisdom
disc: slipped bulging herniated prolapsed
discs: slipped bulging herniated prolapsed
disk: slipped bulging herniated
disks: slipped bulging herniated
septum: deviated
cell: sickle basal squamous
bug: stomach tummy
body: foreign
damage: nerve
cornea: scratched
hamstring: pulled torn strained
groin: pulled strained
quad: pulled strained
back: strained
neck: broken
meniscus: torn
ligament: torn
ligaments: torn
cartilage: torn
labrum: torn
achilles: torn ruptured
ovaries: polycystic
veins: varicose spider
liver: fatty
spur: heel bone
spurs: heel bone
itch: jock
ivy: poison
oak: poison
fungus: nail toenail
collarbone: broken fractured
arm: broken
leg: broken
hip: broken
foot: broken athlete's
nose: broken
finger: trigger mallet broken jammed
ankle: sprained twisted broken
wrist: sprained broken
toe: turf broken bruised
eye: pink dry lazy black
cold: common viral head
throat: strep
attacks: panic
eyes: dry
calf: torn pulled strained
murmur: heart
muscle: pulled torn strained
bite: insect tick dog cat
cuff: torn
episode: depressive manic hypomanic
bowel: irritable
apnoea: sleep
nerve: pinched trapped
faint: vasovagal
rib: bruised cracked broken
ribs: bruised cracked broken
illness: viral
sore: pressure bed cold
sores: pressure bed cold
sugars: low
c: hep
toxicity: lithium digoxin methotrexate amiodarone phenytoin theophylline`
    .split('\n')
    .map((line): [string, Set<string>] => {
      const [last, firsts] = line.split(': ');
      return [last!, new Set(firsts!.split(' '))];
    }),
);

/** As it is written: no word in small letters, "a heating pad". */
export function writtenCondition(name: string): string {
  return name === 'pad' ? 'PAD' : name;
}

const ofPatient = new Set('your his her of known severe moderate mild'.split(' '));

/** "A broken left wrist", "a torn medial meniscus" */
const which = new Set('left right little big middle index ring medial lateral'.split(' '));

/** True where the word at `i` ends the name of a condition: a word of one ("gout") or of a phrase ("tennis elbow"). */
export function endsCondition(words: readonly string[], i: number): boolean {
  return isConditionWord(words[i]!) || endsPhrase(words, i);
}

/** True where it does though by itself it is no such word. */
export function endsPhrase(words: readonly string[], i: number): boolean {
  const word = words[i]!;
  const firsts = phrases.get(word);
  // "A foreign body sensation"
  if (firsts !== undefined && words[i + 1] !== 'sensation') {
    const before = words[i - 1] ?? '';
    if (firsts.has(before)) return true;
    // "A broken right little toe"
    const first = which.has(before) ? (which.has(words[i - 2] ?? '') ? i - 3 : i - 2) : -1;
    if (firsts.has(words[first] ?? '')) return true;
  }
  if (isHandFootMouth(words, i)) return true;
  // "Hypertension, PAD, CKD", "your PAD"; not "a heating pad".
  if (word === 'pad') return i === 0 || ofPatient.has(words[i - 1]!);
  if (!word.includes('-')) return false;
  // "Pre-diabetes" is prediabetes.
  return word === 'hand-foot-and-mouth' || isConditionWord(word.replaceAll('-', ''));
}

const handFootMouth = ['hand', 'foot', 'and', 'mouth'];

/** True where the word at `i` is the last of "hand, foot and mouth". */
export function isHandFootMouth(words: readonly string[], i: number): boolean {
  return words[i] === 'mouth' && handFootMouth.every((word, k) => words[i - 3 + k] === word);
}
