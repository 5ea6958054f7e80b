import { joiners } from './clause-words.ts';
import { type AroundWord, nounLike, type Opening } from './opening.ts';
import { findingOpenings } from './opens-finding.ts';

const asks = new Set(
  'how what when where why which who much often many long kind else and or whether if does bad then ever'.split(
    ' ',
  ),
);
const leads = new Set(
  'that think if know and but because see when where so sure says said since or then means mean guess thought hope while unless though'.split(
    ' ',
  ),
);

const problem = /\b(?:first|second|third|fourth|next|last|other) (?:problem|issue|thing|diagnosis|concern)/;
const times = /^(?:weeks?|days?|months?|hours?|food|daily|day|morning|night|bedtime|nightly|mouth)$/;
const tellsWhom =
  /^(?:to|can|could|will|would|you|they|he|she|did|do|please|just|and|didn't|doesn't|n't|always|people|now|so|then|okay|well|alright)$/;
const remedy =
  /^(?:medications?|medicines?|pills?|meds|drugs?|good|bad|great|help|helpful|works?|referral|surgery|options?|reason|is|are|be|treatment|doctor|you|it|that|looking|check|okay|so|and)$/;
const illness =
  /(?:tension|betes|itis|emia|osis|thyroidism|asthma|copd|pressure|cholesterol|failure|disease|depression|anxiety|reflux|gout|migraines?|pain|cough|arrhythmia)$/;

// "hypertension i'm going to …", "back pain let's …"
function opensPlan(words: readonly string[], at: number): boolean {
  for (let i = at; i < at + 3; i++)
    if (illness.test(words[i] ?? ''))
      return /^(?:i|i'm|i'd|i'll|i've|we|we're|we'll|let's|continue|keep|carry|take|use|start|you)$/.test(
        words[i + 1] ?? '',
      );
  return false;
}

// "see what i mean"
const verbs =
  /^(?:see|know|tell|tells|explain|understand|remember|hear|say|says|said|me|us|him|her|them|exactly|just|kind|about|like|more|then|here|because|than)$/;

const ofOne = /^(?:the|your|his|her)$/;

/** By the first words of a statement: how surely it is one. */
const openings: readonly Opening[] = [
  ...findingOpenings,
  ['this', ({ b, before }) => (b === 'is' && before === 'that' ? 4 : 0)],
  [
    'if',
    ({ b, before }) =>
      /^(?:you|it|there|he|she|your)$/.test(b) &&
      /^(?:weeks?|days?|months?|hours?|food|daily|day)$/.test(before)
        ? 3
        : 0,
  ],
  ['take use call come try apply stop', (around) => takesUp(around) ?? 0],
  ['keep', (around) => takesUp(around) ?? actsOn(around, /^(?:it|[a-z]+ing)$/.test(around.b))],
  // "… the cozaar 100 milligrams daily | continue on the norvasc"
  ['continue stay avoid', (around) => actsOn(around, true)],
  ['open', (around) => actsOn(around, around.b === 'your' || around.c === 'your')],
  [
    'what',
    (around) => {
      const { b, c, leading, before, asked } = around;
      // "… a little arthritis | what that means is"
      if (/^(?:that|this|it)$/.test(b) && /^(?:means?|is)$/.test(c) && !asked) return 4;
      // "… any fracture | what i am noticing is"
      if (
        /^(?:i|we)(?:['’]|$)/.test(b) &&
        leading === before &&
        !asked &&
        !verbs.test(before) &&
        nounLike(before)
      )
        return 2.5;
      return asksAfter(around);
    },
  ],
  ['how when where', asksAfter],
  [
    'those these',
    ({ b, leading, asked }) => (/^(?:are|were|all)$/.test(b) && !joiners.has(leading) && !asked ? 2.5 : 0),
  ],
  [
    'for',
    ({ words, at, b, leading, before }) => {
      // "we won't change it | and then for the diabetes"
      if (leading === 'then' && ofOne.test(b)) return 6;
      // "… from happening again | for your hypertension i'm going to keep you on it"
      if (ofOne.test(b) && !remedy.test(before) && opensPlan(words, at + 2)) return 6;
      return problem.test(words.slice(at, at + 6).join(' ')) ? 6 : 0;
    },
  ],
  ['there', ({ b }) => (/^(?:is|are|was|were)$/.test(b) ? 2.5 : 0)],
  ["there's let's", () => 2],
  [
    'on',
    ({ words, at, b }) => {
      const exam = words.slice(at + 1, at + 5).findIndex((word) => word.startsWith('exam'));
      return (exam >= 0 && exam < 3) || (exam === 3 && /^(?:your|the)$/.test(b)) ? 6 : 0;
    },
  ],
  [
    'i',
    ({ b }) => {
      if (/^(?:want|need|would)$/.test(b)) return 2;
      if (b === 'mean') return 2.5;
      return /^(?:do|did|don't|didn't|have|think|also|just)$/.test(b) ? 0.8 : 0;
    },
  ],
  ["i'm we're i'll we'll", ({ b }) => (/^(?:gon|going|gonna)$/.test(b) ? 2.5 : 1.5)],
  // "… your right foot before | tell me about that"
  ['tell', ({ b, before }) => (b === 'me' && !tellsWhom.test(before) ? 3 : 0)],
  ['you', ({ b, asked }) => (/^(?:have|do|can|should|need)$/.test(b) && !asked ? 0.8 : 0)],
  ["you're you've you'll", ({ asked }) => (asked ? 0 : 1)],
  [
    'do did have are were can could is does has',
    ({ b, asked }) => {
      if (asked || !/^(?:you|your|it|there|the|he|she|that)$/.test(b)) return 0;
      return b === 'you' ? 2.5 : 1;
    },
  ],
  [
    'any',
    ({ b, c }) =>
      /^(?:questions?|other|concerns?)$/.test(b) &&
      /^(?:questions?|concerns?|about|for|before|or|other|so)?$/.test(c)
        ? 4
        : 0,
  ],
  [
    'looks',
    ({ b, before }) => (b === 'like' && !/^(?:it|that|this|he|she|also|just|really)$/.test(before) ? 3 : 0),
  ],
  [
    'little',
    ({ b, c, before }) => (b === 'bit' && c === 'of' && nounLike(before) && before !== 'just' ? 5 : 0),
  ],
  ['congratulations thanks thank', ({ before }) => (!tellsWhom.test(before) && before !== 'my' ? 3 : 0)],
];
const openingsByWord = new Map(
  openings.flatMap(([words, opening]) => words.split(' ').map((word) => [word, opening] as const)),
);

/** How surely words[at] opens a statement of its own; `leading`: the word before it, `before`: the word before the gap. */
export function opensStatement(
  words: readonly string[],
  at: number,
  leading: string,
  before: string,
): number {
  const first = words[at] ?? '';
  const opening = openingsByWord.get(first);
  if (opening === undefined) return 0;
  const joined = joiners.has(leading);
  if (!joined && leads.has(leading) && first !== 'on' && !(first === 'this' && before === 'that')) return 0;
  const asked = !joined && asks.has(leading);
  return opening({ words, at, b: words[at + 1] ?? '', c: words[at + 2] ?? '', leading, before, asked });
}

// "… once a day | take it alone with water"; null where nothing is taken or done.
function takesUp({ b, before }: AroundWord): number | null {
  return /^(?:it|them|this|that|me|us|back)$/.test(b) ? (times.test(before) ? 4 : 0) : null;
}

function actsOn({ words, at, leading, before }: AroundWord, told: boolean): number {
  return told &&
    leading === before &&
    nounLike(before) &&
    !words.slice(Math.max(0, at - 6), at).includes('if')
    ? 5
    : 0;
}

function asksAfter({ b }: AroundWord): number {
  return /^(?:do|did|are|is|does|have|about|long|often|many|kind|brings)$/.test(b) ? 2 : 0;
}
