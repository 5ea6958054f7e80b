/** What an allergen did, as a clinician writes it, by how people say it; the graver first. */
const reactions: [string, RegExp][] = [
  ['anaphylaxis', /\banaphyla/],
  [
    'throat closing',
    /\bthroat (?:(?:all|starts?|started|kind of|was|went) ){0,2}(?=)(?:closes|closed|closing|tightens|tightened|tightening)\b/,
  ],
  ['hives', /\b(?:hives|urticaria|welts|wheals|nettle rash)\b/],
  [
    'swelling',
    /\b(?:swelling|swelled|swollen|swells?|(?:lips?|face|tongue|eyes?) blew up|blew up(?= (?:like|at|when|after|on)\b)|puff(?:s|ed) (?:right )?up)(?=)\b|\bcame up like a balloon\b/,
  ],
  ['blisters', /\bblister(?:s|ed|ing)?\b/],
  ['rash', /\brash(?:es)?\b|\b(?:breaks?|broke|breaking) (?:(?:me|him|her) )?out\b/],
  ['spots', /\bspots\b/],
  ['lumps', /\b(?:in|with) lumps\b/],
  [
    'skin peeling',
    /\bpeel(?:s|ed|ing)?\b|\b(?:takes?|took|lifts?|lifted|tears?|tore)(?=) (?:my|the|his|her) skin\b/,
  ],
  ['blotchy skin', /\bblotch(?:es|y)\b/],
  [
    'redness',
    /\b(?:all|goes?|went|go|come|comes|came (?:up|out)(?: all)?|ma[dk]es? (?:my|his|her) skin(?: go)?) red\b|\blike a (?:lobster|beetroot|beet|tomato)\b|\bred as an? [a-z]+\b/,
  ],
  [
    'throat irritation',
    /\bthroat (?:(?:got|gets|was|went|goes|is) )?(?:all )?(?:scratchy|itchy)\b|\b(?:scratchy|itchy) throat\b/,
  ],
  ['itching', /\bitch(?:es|ed|ing|y)?\b/],
  ['wheezing', /\bwheez(?:e|es|ed|y|ing)\b/],
  [
    'trouble breathing',
    /\b(?:could ?n't|can ?n't|can't|trouble|difficulty|problems?|hard to)(?=) (?:breathe?|breathing)(?=)\b|\bshort(?:ness)? of breath\b|\bbreathless/,
  ],
  ['vomiting', /\b(?:vomit|threw up|throw(?:s|ing)? up|puk(?:e|es|ed|ing)\b)/],
  ['nausea', /\bnause|\bsick to (?:my|his|her) stomach\b/],
  [
    'sickness',
    /\b(?:ma[dk]es?|made) (?:me|him|her|us|them) (?:[a-z]{2,12} )?(?=)(?:sick|ill|poorly)\b|\b(?:really|very|so|violently|got|was|felt) (?:sick|ill) (?:with|from|on|off|after) (?:it|that|them)\b/,
  ],
  ['diarrhea', /\b(?:diarrh|the runs|the trots|(?:dreadful|terrible|bad|awful) runs)/],
  ['constipation', /\bconstipat/],
  [
    'stomach upset',
    /\b(?:upset|upsets|tears? up|tore up|hurts?)(?=) (?:my|his|her|the)(?=) (?:stomach|tummy|belly)\b|\b(?:stomach|tummy|belly)(?=) (?:ache|pains?|cramps?|upset)\b|^(?:(?:just|bad|upset|my|the) )*(?:stomach|tummy)\W*$/,
  ],
  ['C. diff', /\bc\.? diff\b/],
  ['flushing', /\bflush(?:ed|es|ing)\b/],
  ['thrush', /\bthrush\b/],
  ['hair loss', /\bhair (?:all )?(?:fall|fell|falling|came|come|thin)/],
  ['hallucinations', /\bhallucinat|\b(?:see|sees|saw|seeing) (?:bugs|things|spiders)\b/],
  ['cough', /\bcough(?:ing)?\b/],
  ['confusion', /\b(?:confus(?:ed|es|ing|ion)|out of (?:my|his|her) (?:head|mind)|loopy)\b/],
  ['fainting', /\b(?:passed out|pass out|faint(?:ed|s|ing)?)\b/],
  ['dizziness', /\bdizz/],
  ['cramps', /\bcramps?\b/],
  ['headache', /\bheadaches?\b/],
  ['fever', /(?<!\bhay )\bfevers?\b/],
  ['bleeding', /\bbleed(?:s|ing)?\b/],
  ['Achilles tendon', /\bachilles\b/],
  [
    'tendon pain',
    /\b(?:bad|sore|torn|painful|inflamed) tendons?\b|\btend[io]nitis\b|\btendon (?:pain|trouble|problems?)(?=)\b/,
  ],
  ['joint pain', /\bjoint (?:pains?|aches?)\b|\bjoints (?:all )?(?:ached?|hurt|swelled)\b/],
  ['muscle pain', /\bmuscle (?:pains?|aches?)\b|\bmuscles (?:all )?(?:ached?|hurt)\b/],
  [
    'palpitations',
    /\bpalpitations\b|\bheart (?:jump(?:ed)?|flutter(?:ed)?|race[sd]?|racing|pounds|pounded|pounding)\b/,
  ],
];

/** What says the same as another, less closely. */
const lessThan: Record<string, RegExp> = {
  rash: /^(?:hives|blisters|spots|lumps|blotchy skin)$/,
  swelling: / swelling$/,
  sickness: /^(?:vomiting|nausea)$/,
  redness: /^(?:hives|rash|blisters|spots|blotchy skin|skin peeling)$/,
  itching: /^throat irritation$/,
  cramps: /^stomach upset$/,
};
const order = new Map(reactions.map(([written], i) => [written, i]));
const place = (reaction: string) => order.get(reaction) ?? order.get('swelling')!;

/** Reactions in one line, each once. */
function together(all: readonly string[]): string | null {
  const once = [...new Set(all)].sort((a, b) => place(a) - place(b));
  const left = once.filter((one) => !once.some((other) => lessThan[one]?.test(other)));
  return left.length === 0 ? null : left.join(', ');
}

/** What is told of one thing by two sentences: the rash, and the lip that swelled; no cough that came up later. */
export function bothReactions(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  const grave = (told: string) =>
    told.split(', ').filter((reaction) => isAllergic(reaction) || isGrave.test(reaction));
  const more = grave(other);
  return more.length === 0 ? one : together([...grave(one), ...more]);
}
const isGrave = /^(?:vomiting|trouble breathing|wheezing|fainting)$/;

const denied = /\b(?:no|not|never|any|without|if)\b|n't /;
/** In characters: as far as a denial before a word reaches. */
const reach = 28;

function reactionsAt(low: string): { written: string; at: number }[] {
  return reactions.flatMap(([written, pattern]) => {
    const at = pattern.exec(low)?.index ?? -1;
    return at < 0 ? [] : [{ written: written === 'swelling' ? swellingOf(low) : written, at }];
  });
}

/** What the allergen did ("hives, vomiting"), where these words tell it; the clinician's words for it. */
export function reactionIn(text: string): string | null {
  const low = text.toLowerCase().replaceAll('’', "'");
  return together(
    reactionsAt(low).flatMap(({ written, at }) => (isDenied(low.slice(0, at)) ? [] : [written])),
  );
}

/** What these words ask of, each as a clinician writes it: "any swelling of the face or trouble breathing with that?" */
export function reactionsAsked(text: string): string[] {
  return (
    together(reactionsAt(text.toLowerCase().replaceAll('’', "'")).map(({ written }) => written))?.split(
      ', ',
    ) ?? []
  );
}

// "My throat swelled up", "I swell, but just where it stings"
const swollenPart =
  /\b(throat|face|lips?|tongue|mouth|eyes?|eyelids?|tendons?|hands?|feet|arms?|joints?)(?=) (?:that )?(?=)(?:(?:all|just|got|gets|was|were|is|are|starts?|started|went|goes|kind of|really)(?=) ){0,2}(?=)(?:swell|swelled|swelling|swollen|swells|puff|blew)/;
/** "I swell up, but just where it stings." */
export const onlyThere =
  /\b(?:just|only)(?=) (?:where|there|at the|around the|round the|near the)(?=)\b|\blocal(?:ly)?\b/;

const swellingAt =
  /\bswelling (?:of|in|around|to)(?=) (?:(?:the|your|his|her|my) )?(?=)(throat|face|lips?|tongue|mouth|eyes?|eyelids?)(?=)\b|\b(throat|face|facial|lips?|tongue|mouth|eyes?)(?=) swelling\b/;

function swellingOf(low: string): string {
  const part =
    swollenPart.exec(low)?.[1] ??
    swellingAt
      .exec(low)
      ?.slice(1)
      .find((one) => one !== undefined);
  if (part !== undefined) return `${singular.get(part) ?? part} swelling`;
  return onlyThere.test(low) ? 'local swelling' : 'swelling';
}
const singular = new Map(
  [
    ...'face:facial lips:lip eyes:eye eyelids:eyelid tendons:tendon hands:hand feet:foot arms:arm joints:joint'.split(
      ' ',
    ),
  ].map((pair): [string, string] => pair.split(':') as [string, string]),
);

function isDenied(before: string): boolean {
  const within = Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1;
  return denied.test(before.slice(within).slice(-reach)) || deniesSeveral.test(before);
}
/** "He did not have any trouble breathing with that, or", up to what he had. */
const deniesSeveral =
  /(?:did not|didn't|does not|doesn't|never) have any (?:(?!only|just|but)[a-z']{1,20},? ){0,8}or $/;

/** Signs of an allergy proper, which a medicine does not do otherwise. */
export function isAllergic(reaction: string | null): boolean {
  return (
    reaction
      ?.split(', ')
      .some((one) =>
        /^(?:anaphylaxis|throat closing|(?:(?!tendon|joint)[a-z]+ )?swelling|hives|rash|spots|lumps|skin peeling|blotchy skin|redness|itching)$/.test(
          one,
        ),
      ) ?? false
  );
}

const young =
  /\bas an? (?:little )?(?=)(?:child|kid|baby|infant|toddler|girl|boy|youngster)\b|\b(?:i|he|she) was (?:(?:just|only|very|really|a) ){0,2}(?=)(?:little|small|young|child|kid|baby|boy|girl|toddler)\b|\bin childhood\b/;
const atAge =
  /\bwhen (?:i|he|she)(?=) was (?:about |around |only )?(?=)(\d{1,2}|one|two)(?=)\b(?! (?:weeks|months|days))/;

/** "as a child", "at age 5", where these words (numbers as figures) tell when it was; else null. */
export function whenIn(text: string): string | null {
  const low = text.toLowerCase();
  if (/\b(?:as|was) a teen(?:ager)?\b/.test(low)) return 'as a teenager';
  if (young.test(low)) return 'as a child';
  const age = atAge.exec(low)?.[1];
  return age === undefined ? null : `at age ${age.replace('one', '1').replace('two', '2')}`;
}
