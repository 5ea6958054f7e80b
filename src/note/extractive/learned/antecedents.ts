import { isBodyPart } from '../lexicon/body-part.ts';
import { drugsIn } from '../lexicon/drugs.ts';
import { conditionsNamed, type Token, tokensOf } from '../problems/trouble-named.ts';
import type { Unit } from '../visit/units.ts';
import type { FeatureSink } from './hashing.ts';

/** Something that was named, to which a pronoun may point. */
export interface Thing {
  /** Its words, without an article. */
  words: readonly string[];
  kind: 'drug' | 'condition' | 'test' | 'body' | 'thing';
  /** The unit that names it, by its index, and the token it begins with. */
  unit: number;
  at: number;
  length: number;
}

const determiners: ReadonlySet<string> = new Set(
  'the your my his her a an our their some these those'.split(' '),
);
const stops: ReadonlySet<string> = new Set(
  `is are was were be been has have had do does did will would can could should may might must and or but so if when while
because for to of in on at by with from up down out off over about after before then than that this it they them he she i you
we who which what how not no as just only still too again now today tomorrow yesterday every twice once a an the your my his
her their our i'm i've i'd i'll you're you've you'd you'll it's that's he's she's they're we're we'll don't doesn't didn't isn't
wasn't can't won't really very quite either both until till since during without within per around like um uh okay yeah yes`.split(
    /\s+/,
  ),
);
const tests =
  /^(?:x-?rays?|mri|ct|cts?can|scans?|ultrasound|a1c|ldl|cbc|tsh|ekg|ecg|echo(?:cardiogram)?|colonoscopy|endoscopy|biopsy|cultures?|swabs?|labs?|bloods?|test|tests|panel|mammogram|pap|smear|dexa|spirometry|urine|cologuard|potassium|creatinine|cholesterol|pressure|sugars?|level|count|eeg|pet|stress|psa|inr|hemoglobin|ferritin|bloodwork|dip|results?)$/;

/** All that a unit names. */
export function thingsIn(unit: Unit, index: number, tokens: readonly Token[] = tokensOf(unit.text)): Thing[] {
  const bare = tokens.map((token) => token.bare);
  const out: Thing[] = [];
  const taken = new Set<number>();
  const add = (at: number, length: number, kind: Thing['kind']) => {
    for (let i = at; i < at + length; i++) if (taken.has(i)) return;
    for (let i = at; i < at + length; i++) taken.add(i);
    out.push({ words: bare.slice(at, at + length), kind, unit: index, at, length });
  };
  for (const { at, length } of drugsIn(bare)) add(at, length, 'drug');
  for (const { from, to } of conditionsNamed(bare, tokens)) add(from, to - from + 1, 'condition');
  for (let i = 0; i < bare.length; i++) {
    if (determiners.has(bare[i]!) && !tokens[i]!.ends) {
      let to = i + 1;
      while (to < bare.length && to - i <= 4 && bare[to] !== '' && !stops.has(bare[to]!) && !taken.has(to)) {
        to++;
        if (tokens[to - 1]!.ends) break;
      }
      if (to > i + 1) add(i + 1, to - i - 1, kindOf(bare[to - 1]!));
    }
  }
  for (let i = 0; i < bare.length; i++) if (!taken.has(i) && tests.test(bare[i]!)) add(i, 1, 'test');
  return out.sort((a, b) => a.at - b.at);
}

function kindOf(head: string): Thing['kind'] {
  const own = head.endsWith("'s") ? head.slice(0, -2) : head;
  return tests.test(own) ? 'test' : isBodyPart(own) ? 'body' : 'thing';
}

export const pronouns: ReadonlySet<string> = new Set(
  'it that this them those they one there both'.split(' '),
);

export interface Pointer {
  unit: number;
  at: number;
}

/** How many units back a pronoun is looked after. */
export const reach = 8;

/** What the model sees of a pronoun and a thing it may point to; `null`: it points to nothing that has a name. */
export function addAntecedentFeatures(
  out: FeatureSink,
  { unit, at }: Pointer,
  thing: Thing | null,
  rank: number,
  units: readonly Unit[],
  tokens: readonly (readonly Token[])[],
  said: ReadonlyMap<string, number>,
  last: string | null,
): void {
  const own = tokens[unit]!;
  const word = own[at]!.bare.replace(/'.*/, '');
  const before = own[at - 1]?.bare ?? '^';
  const before2 = own[at - 2]?.bare ?? '^';
  const suffix = /'(.*)/.exec(own[at]!.bare)?.[1] ?? '';
  const after = suffix !== '' ? `'${suffix}` : own[at]!.ends ? '$' : (own[at + 1]?.bare ?? '$');
  const after2 = own[at]!.ends ? '$' : (own[at + (suffix !== '' ? 1 : 2)]?.bare ?? '$');
  const role = units[unit]!.role === 'clinician' ? 'c' : 'p';
  const kind = thing?.kind ?? 'none';
  const add = (name: string, value = '') => out.add(kind, '|', name, value);
  add('pro=', word);
  add('role=', role + word);
  add('b1=', before);
  add('b2=', `${before2}_${before}`);
  add('a1=', after);
  add('a2=', `${after}_${after2}`);
  add('a2only=', after2);
  add('ba=', `${before}_${after}`);
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) add('w=', own[i]!.bare);
  for (let i = at + 1; i < Math.min(own.length, at + 8); i++) add('v=', own[i]!.bare);
  if (thing === null) {
    add('bias');
    add('alone=', String(own.length < 4));
    return;
  }
  const back = unit - thing.unit;
  const turns = units[unit]!.turn - units[thing.unit]!.turn;
  const theirs = units[thing.unit]!.role === 'clinician' ? 'c' : 'p';
  const head = thing.words.at(-1)!;
  const name = thing.words.join(' ');
  out.add('rank=', String(Math.min(6, rank)));
  add('rank=', String(Math.min(6, rank)));
  out.add('back=', String(Math.min(5, back)));
  add('back=', `${Math.min(5, back)}${word}`);
  out.add('turns=', String(Math.min(4, turns)), role + theirs);
  out.add('rankpro=', String(Math.min(6, rank)), word);
  out.add('times=', String(Math.min(4, said.get(name) ?? 1)));
  if (last === name) out.add('last');
  if (last !== null && last !== name) out.add('notlast', word);
  out.add('head=', head);
  out.add('headb=', `${head}_${before}`);
  const of = tokens[thing.unit]!;
  const lead = of[thing.at - 1]?.bare ?? '^';
  const lead2 = of[thing.at - 2]?.bare ?? '^';
  out.add('lead=', determiners.has(lead) ? `${lead2}_${lead}` : lead);
  add('leadk=', determiners.has(lead) ? lead2 : lead);
  out.add('first=', String(thing.at < 3));
  out.add('q=', String(units[thing.unit]!.question), kind);
  const end = of[thing.at + thing.length - 1]!.ends ? '$' : (of[thing.at + thing.length]?.bare ?? '$');
  out.add('end=', end, kind);
  const plural = /s$/.test(head) && !/(?:ss|us|is)$/.test(head);
  out.add('plural=', String(plural), word);
  if (back === 0) add('same=', `${at - thing.at < 6 ? 'near' : 'far'}${word}`);
}
