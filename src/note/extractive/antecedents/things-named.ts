import { substanceOf } from '../../evidence/drug-names.ts';
import { functionWords } from '../../evidence/stem.ts';
import { namesOrder } from '../choosing/left-out-orders.ts';
import { namesTest } from '../choosing/left-out-results.ts';
import { drugAt, isDrug } from '../lexicon/drugs.ts';
import { isPart } from '../lexicon/trouble-words.ts';
import { namedIn, type Token, tokensOf } from '../problems/trouble-named.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What a word that points back may stand for: `thing` is whatever else has a name of its own in the talk. */
export const thingKinds = ['medicine', 'form', 'test', 'trouble', 'thing'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Something that is named in a passage. */
export interface ThingNamed {
  /** In lower case, without an article. */
  name: string;
  /** What other names of it share: the substance of a medicine, else the name. */
  key: string;
  /** As it was said. */
  said: string;
  kind: ThingKind;
  passage: Passage;
  /** Which of the passage's tokens it begins with, and which it ends with. */
  from: number;
  to: number;
}

/** "The water pill", "those drops". */
const forms: ReadonlySet<string> = new Set(
  `pill pills tablet tablets capsule capsules patch patches inhaler inhalers puffer cream creams ointment gel lotion foam drops spray sprays
  powder gummies gummy shot shots injection injections infusion infusions antibiotic antibiotics steroid steroids vaccine vaccines
  booster insulin thinner lozenge lozenges syrup oil supplement supplements painkiller painkillers probiotic pen`.split(
    /\s+/,
  ),
);
const determiners: ReadonlySet<string> = new Set(
  'the your my a an his her our their those these some any no that this another more first second one two'.split(
    ' ',
  ),
);
/** "The pill", "those drops": one that was spoken of, not "capsules" of whatever was named before. */
const owned: ReadonlySet<string> = new Set('the my your his her that this those these'.split(' '));
const longestThing = 3;
const longestFragment = 4;
/** Not a thing that is taken, done or had. */
const noThing: ReadonlySet<string> = new Set(
  `bit lot lots thing things way day days week weeks month months year years time times morning night evening afternoon today tomorrow yesterday
  tonight hour hours minute minutes moment while kind sort side sides part end half couple few rest same other others point reason
  problem question idea stuff number name word words doctor doc nurse mom mum mother dad father wife husband daughter son sister brother
  kid kids people person man woman guy lady girl boy friend god lord goodness okay sure fine right good great well yes no yeah yep nope
  please thanks thank sorry monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december spring summer fall autumn winter christmas thanksgiving easter not n't never always maybe
  probably really actually about just only also too very really hello hi bye true exactly honestly`.split(
    /\s+/,
  ),
);

const contracted = /'(?:re|ve|ll|d|m|t)$/;
const possessed = /'(?:s|re|ve|ll|d|m|t)$/;

function isContent({ bare, proper }: Token): boolean {
  return (
    bare.length > 1 &&
    !functionWords.has(bare) &&
    !noThing.has(bare) &&
    !/^\d/.test(bare) &&
    !(proper ? contracted : possessed).test(bare)
  );
}

const known = new WeakMap<Passage, readonly ThingNamed[]>();

/** All that a passage names, in its order. */
export function thingsNamed(passage: Passage): readonly ThingNamed[] {
  let things = known.get(passage);
  if (things === undefined) {
    things = thingsIn(passage);
    known.set(passage, things);
  }
  return things;
}

function thingsIn(passage: Passage): ThingNamed[] {
  const { unit } = passage;
  const tokens = tokensOf(unit.text);
  const bare = tokens.map((token) => token.bare);
  const out: ThingNamed[] = [];
  const taken = new Set<number>();
  const raw = unit.text.split(' ');
  const add = (kind: ThingKind, from: number, to: number): void => {
    for (let i = from; i <= to; i++) if (taken.has(i)) return;
    for (let i = from; i <= to; i++) taken.add(i);
    const whole = bare.slice(from, to + 1).join(' ');
    const name = isDrug(whole) ? whole : whole.replace(/'s$/, '');
    const written = withoutMarks(raw.slice(from, to + 1).join(' '));
    const said = isDrug(whole) ? written : written.replace(/['’]s$/, '');
    out.push({
      name,
      key: kind === 'medicine' ? (substanceOf(name) ?? name) : name,
      said,
      kind,
      passage,
      from,
      to,
    });
  };
  for (let i = 0; i < bare.length; i++) {
    const length = drugAt(bare, i);
    if (length > 0) {
      add('medicine', i, i + length - 1);
      i += length - 1;
    } else if (forms.has(bare[i]!)) {
      let from = i;
      while (i - from < 2 && from > 0 && !tokens[from - 1]!.ends && isContent(tokens[from - 1]!)) from--;
      if (from < i || owned.has(bare[i - 1] ?? '')) add('form', from, i);
    }
  }
  for (const { from, to } of namedIn(unit, tokens)) add('trouble', from, to);
  for (const [i, word] of bare.entries())
    if (namesOrder(word) || namesTest(word)) {
      const from = i > 0 && !tokens[i - 1]!.ends && isPart(bare[i - 1]!) ? i - 1 : i;
      add('test', from, i);
    }
  for (let i = 0; i < tokens.length; i++) {
    const opens = i === 0 || tokens[i - 1]!.ends;
    const follows = i > 0 && !tokens[i - 1]!.ends && determiners.has(bare[i - 1]!);
    if (taken.has(i) || !isContent(tokens[i]!)) continue;
    let to = i;
    while (
      to + 1 < tokens.length &&
      to - i + 1 < longestThing &&
      !tokens[to]!.ends &&
      isContent(tokens[to + 1]!) &&
      !taken.has(to + 1)
    )
      to++;
    const alone = opens && tokens[to]!.ends && tokens.length <= longestFragment;
    const isForm = bare.slice(i, to + 1).every((word) => forms.has(word));
    if (!isForm && (follows || tokens[i]!.proper || alone)) {
      add('thing', i, to);
      i = to;
    }
  }
  return out.sort((a, b) => a.from - b.from);
}

/** True where a text names a thing, by whichever of its names. */
export function isNamedIn(text: string, { name, key }: Pick<ThingNamed, 'name' | 'key'>): boolean {
  const words = wordsOf(text);
  return (
    ` ${words.join(' ')} `.includes(` ${name} `) ||
    words.some((word) => word === key || substanceOf(word) === key)
  );
}

const ofWord = /[A-Za-z0-9]/;

function withoutMarks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && !ofWord.test(text[from]!)) from++;
  while (to > from && !ofWord.test(text[to - 1]!)) to--;
  return text.slice(from, to);
}
