import { acquaintanceTalk, familyTalk } from '../history/family-talk.ts';
import { whyNot } from '../learned/trouble-features.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { dropOnStanding, type Named, namedIn, type Token, tokensOf } from './trouble-named.ts';

/** A place where a trouble is named. */
export interface Mention {
  passage: Passage;
  named: Named;
  /** The words of its name that tell it from another. */
  key: readonly string[];
  tokens: readonly Token[];
  /** Told or asked of the family, or told of a neighbor. */
  ofFamily: boolean;
}

/** A condition or symptom with all places where it is named. */
export interface Trouble {
  /** As it is said most fully. */
  name: string;
  symptom: boolean;
  mentions: readonly Mention[];
}

const spelled: readonly [RegExp, string][] = [
  [/aemi/g, 'emi'],
  [/oede/g, 'ede'],
  [/haem/g, 'hem'],
  [/rrhoea/g, 'rrhea'],
  [/apnoea/g, 'apnea'],
  [/tumour/g, 'tumor'],
];
/** Names of one trouble that share no word. */
const namedAlso: readonly [RegExp, string][] = [
  [
    /\b(?:utis?|urinary (?:tract )?infections?|(?:urine|water|bladder) infections?|cystitis)\b/i,
    'urine infection',
  ],
  [/\b(?:high blood pressure|htn)\b/i, 'hypertension'],
  [/\b(?:ge?o?rd|gastro-?o?esophageal reflux)\b/i, 'reflux'],
  [/\b(?:herpes )?zoster\b/i, 'shingles'],
  [/\bvaricella\b/i, 'chickenpox'],
  [/\bosteoarthritis\b/i, 'osteo arthritis'],
  [/\botitis media\b/i, 'ear infection'],
  [/\bsinusitis\b/i, 'sinus infection'],
  [/\b(?:epistaxis|(?:front-of-the-)?nose ?bleeds?)\b/i, 'nosebleed'],
  [/\b(?:heavy (?:periods|menstrual bleeding)|menorrhagia)\b/i, 'heavy periods'],
  [/\bnephrolithiasis\b/i, 'kidney stone'],
  [/\biron deficiency\b(?! an)/i, 'low iron'],
  [/\bmcl\b/i, 'medial collateral ligament'],
  [/\bacl\b/i, 'anterior cruciate ligament'],
  [/\bpcl\b/i, 'posterior cruciate ligament'],
  [/\bpanic (?:attacks?|disorder)\b/i, 'panic disorder'],
  [/\b(?:a-?fib|af)\b/i, 'atrial fibrillation'],
  [/\b(?:orthostatic|postural) hypotension\b/i, dropOnStanding],
];
/** What a trouble is called in the trade, and by everybody. */
const names = new Map(
  `lateral epicondylitis=tennis elbow|medial epicondylitis=golfer's elbow|adhesive capsulitis=frozen shoulder|patellar tendinitis=jumper's knee|patellofemoral pain syndrome=runner's knee|greater trochanteric pain syndrome=trochanteric bursitis|trochanteric pain syndrome=trochanteric bursitis|hallux valgus=bunion|bppv=positional vertigo|benign paroxysmal positional vertigo=positional vertigo|conjunctivitis=pink eye|otitis externa=swimmer's ear|allergic rhinitis=hay fever|upper respiratory infection=cold|gastroenteritis=stomach bug|stomach flu=stomach bug|tinea pedis=athlete's foot|tinea cruris=jock itch|tinea corporis=ringworm|pertussis=whooping cough|infectious mononucleosis=mono|mononucleosis=mono|myocardial infarction=heart attack|nstemi=heart attack|stemi=heart attack|hyperlipidemia=high cholesterol|atopic dermatitis=eczema|urticaria=hives|hemorrhoids=piles|cholelithiasis=gallstone|gallstones=gallstone|pyelonephritis=kidney infection|candidiasis=yeast infection|thrush=yeast infection|bv=bacterial vaginosis|ibs=irritable bowel syndrome|osa=obstructive sleep apnea|pcos=polycystic ovary syndrome|dysmenorrhea=painful periods`
    .split('|')
    .map((pair): [string, string] => [pair.split('=')[0]!, pair.split('=')[1]!]),
);
const anyName = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'gi');
/** Said for the same. */
const alike = new Map(
  'earwax=cerumen wax=cerumen torn=tear broken=fracture fractured=fracture sprained=sprain strained=strain calculus=stone ureteral=ureter ureteric=ureter hyperplasia=enlarged prostatic=prostate bph=prostate infected=infection'
    .split(' ')
    .map((pair): [string, string] => [pair.split('=')[0]!, pair.split('=')[1]!]),
);
const little = /^(?:possible|impacted|benign|the|of|in|a|an|right|left|acute|severe|mild|moderate|chronic)$/;

/** The words of a name that tell it from another. */
export function keyOf(name: string): string[] {
  let text = name;
  for (const [british, american] of spelled) text = text.replace(british, american);
  for (const [other, usual] of namedAlso) text = text.replace(other, usual);
  text = text.replace(anyName, (name) => names.get(name.toLowerCase())!);
  return wordsOf(text)
    .filter((word) => !little.test(word))
    .map((word) => alike.get(word) ?? word)
    .map((word) =>
      word.length > 4 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word,
    );
}

/** Every condition and symptom that is named in the visit, each once, in the order in which they are named first. */
export function troublesIn(passages: readonly Passage[]): Trouble[] {
  const groups: { key: readonly string[]; mentions: Mention[] }[] = [];
  const keys = new Map<string, string[]>();
  const ofOthers = [familyTalk(passages), acquaintanceTalk(passages)];
  for (const passage of passages) {
    const tokens = tokensOf(passage.unit.text);
    for (const named of namedIn(passage.unit, tokens)) {
      if (isToPrevent(tokens, named)) continue;
      const key = keys.get(named.name) ?? keyOf(named.name);
      keys.set(named.name, key);
      if (key.length === 0) continue;
      const mention = { passage, named, key, tokens, ofFamily: ofOthers.some((told) => told.has(passage)) };
      const same = groups.find((group) => isWithin(key, group.key) || isWithin(group.key, key));
      if (same === undefined) groups.push({ key, mentions: [mention] });
      else {
        same.mentions.push(mention);
        if (key.length > same.key.length && !named.name.includes(' of the ')) same.key = key;
      }
    }
  }
  const troubles: Trouble[] = [];
  for (const { mentions } of groups) {
    const { name, symptom } = fullestOf(mentions).named;
    troubles.push({ name, symptom, mentions });
  }
  return troubles;
}

const feared: ReadonlySet<string> = new Set('stroke strokes'.split(' '));
const against =
  /\b(?:risk of|prevents?|preventing|protects? (?:you|him|her)(?: from| against)?|from (?:having|getting))(?: (?:a|an|another|having))*$/;
/** As what such a thing comes from: nobody said that it is so here. */
const mayCause = /\b(?:can be from|can come from)(?: (?:a|an|low))*$/;

// "That's your stroke protection", "the risk of a stroke", "that can be from low iron, so I'll check": none that is there.
function isToPrevent(tokens: readonly Token[], { name, from, to }: Named): boolean {
  const after = tokens[to + 1]?.bare ?? '';
  if (feared.has(name) && !tokens[to]!.ends && /^(?:protection|prevention|risk)$/.test(after)) return true;
  if (from < 2) return false;
  const before = tokens
    .slice(Math.max(0, from - 6), from)
    .map(({ bare }) => bare)
    .join(' ');
  return against.test(before) || mayCause.test(before);
}

/** True where all words of `some` are among those of `all`. */
export function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}

/** Where it is named best: the longest of the clinician's names, else of the patient's. */
export function fullestOf(mentions: readonly Mention[]): Mention {
  const byClinician = mentions.filter(
    ({ passage }) => passage.role === 'clinician' && !passage.unit.question,
  );
  const theirs = (byClinician.length > 0 ? byClinician : mentions).filter(({ ofFamily }) => !ofFamily);
  const told = theirs.length > 0 ? theirs : mentions;
  // "You have an infection in the bladder." "I don't think it's a kidney infection."
  const had = told.filter((one) => whyNot(one) !== 'neg');
  const from = had.length > 0 ? had : told;
  return from.reduce((best, one) => (fullness(one) > fullness(best) ? one : best));
}

const mostWords = 5;

function fullness({ named }: Mention): number {
  const words = named.name.split(' ').length;
  if (named.name === dropOnStanding) return 1;
  return (words > mostWords ? 0 : words) + (named.symptom ? 0 : 1);
}
