/** A stretch of an examiner's sentence about one part of the body; `about` is null where its words do not tell which. */
export interface FindingPart {
  text: string;
  about: string | null;
}

const verb =
  'is|are|was|were|looks?|sounds?|feels?|seems?|appears?|shows?|has|have|had|demonstrates?|reveals?|does|do';
const organ =
  'lungs?|heart|abdomen|belly|skin|throat|oropharynx|neck|ears|eyes|pupils|tonsils|uvula|gait|reflexes|sensation|strength|pulses?|pedal pulses|bowel sounds|cranial nerves|mucous membranes|conjunctivae|extremities|legs|thyroid|tongue|nose|capillary refill|dorsalis pedis pulses?|speech|mood|affect|back|chest|breath sounds|heart sounds|liver|spleen';
const between =
  "(?!(?:and|or|but|that|this|those|which|i|you|we|it|if|when|with|for|in|on|has|is|are) )[a-z'’-]{1,15} ";
/** What opens a finding of its own: "your heart is …", "lungs are clear", "on your lung exam". */
const openers = [
  '(?:on|for|in|with|of) (?:your |the |his |her |that |this )?(?:[a-z-]{1,15} ){1,3}exam(?:ination)?\\b',
  '(?:listen|listening|looking|moving) (?:to|at|in|on to) (?:your|the|his|her) [a-z]{1,15}',
  `(?:your|his|her|the) (?:${between}){1,4}(?=)(?:${verb})(?=)\\b`,
  "(?:your|his|her) [a-z]{1,15}['’]s (?!exam)",
  '(?:your|the|his|her) (?:[a-z]{1,15} ){1,2}exam\\b',
  `(?:${organ}) (?:(?:exam |also |all )?(?=)(?:${verb}|clear|normal|regular|intact|soft|supple|good|fine|strong|steady|with no|without)\\b)`,
  'motor and sens',
].map((pattern) => new RegExp(`^(?:${pattern})`));
/** After a comma or a conjunction less is needed. */
const looser = new RegExp(
  `^(?:${[
    "there(?: is|['’]s| are| was| were)(?: ?n['’]t| not)?\\b",
    "(?:i|we) (?:(?:do|did|can|could|also|still)(?=)(?: ?n['’]t| not)? ){0,3}(?=)(?:hear|see|feel|felt|appreciate|heard|saw|note|notice|find|found)\\b",
    "(?:you|he|she|they)(?: do| does|['’]ve|['’]s)?(?=)(?: ?n['’]t| not)? (?:also )?(?=)(?:have|has|got)\\b",
    '(?:an? |some |mild )?(?=)(?:[a-z]{1,15} )?(?=)(?:crackles|wheez(?:es|ing)|rales|rhonchi|murmur|pitting edema|rash|lymphadenopathy)\\b',
    '(?:an? )?(?:palpable|strong|good|intact|equal) (?:[a-z]+ )?pulses?\\b',
    "(?:heart|lungs|abdomen|belly|tummy|thyroid|pupils|skin|liver)(?:['’]s|,? (?:is|are|clear|regular|soft)\\b)",
    '(?:no|normal|negative|positive|good|full|intact|clear|some|mild|\\d\\+) [a-z]',
  ].join('|')})`,
);
/** What stands between two findings. */
const separator =
  /(?: ?[,;.])? (?:(?:and|but|so|with|also|otherwise|then|now|other than that|except|though|however)(?=),?(?=) ){0,3}/g;
/** "…, no bruits your lung exam", "no thyromegaly on your abdomen": what comes next, named at the end. */
const trailing =
  /^(?:on )?(?:your|his|her)(?=) (?:abdomen|belly|neck|heart|lungs?|throat|ears|eyes|lower extremities|extremities|back|skin)$/;
/** A noun's own words go before it: "your | lungs are clear" is no boundary. */
const ownWord =
  /(?:^|\s)(?=)(?:your|the|his|her|my|our|right|left|both|lower|upper|normal|good|brisk|strong|no|of|in|to|on|for|from|over|at|have|has|motor|and|or|with|radial|ulnar|brachial|femoral|popliteal|pedal|tibial|(?:your|his|her) (?:leg|arm|knee|ankle))$/i;
/** "A rash on your belly" is one finding; "no thyromegaly on your abdomen" goes on to the abdomen. */
const onPart = /^on (?:your|his|her) [a-z]+$/;
const onSurface = new Set(['Skin', 'Musculoskeletal', 'Extremities', 'Neurological']);
const mayOpen = /^(?:on|for|in|with|of|listen|looking|moving)\b/;
/** A heading alone has nothing found in it yet. */
const headingOnly =
  /^(?:(?:and|so|now|then|but|otherwise|also)(?=),?(?=) ){0,3}(?=)(?:[a-z'’]{1,20}(?:,? (?:(?:on )?both sides|left|right|bilaterally))?,?|(?:on|for|in|at|to|with|of|listening to|looking at|feeling|your|the|his|her) (?:[a-z'’,-]{1,20} ){0,10}[a-z'’,-]{1,20})$/;
const finds =
  /\b(?:no|not|is|are|was|looks?|sounds?|feels?|normal|clear|positive|negative|intact|good|fine|soft|tender\w*|pain\w*|edema|swelling|swollen|murmurs?|equal|regular|mild|some|slight|palpable|tightness|limited|range of motion|enlarged|mass(?:es)?|bruising|decreased|full|limited|strong|brisk|wheez\w+|crackles|rhonchi|rales|healed|\w+(?:megaly|pathy|itis|osis)|\d\S*)(?=)\b/;

/**
 * An examiner's sentence in parts, one for each part of the body it goes on to: "your abdomen is soft and your lungs are
 * clear" is two findings. Words that name no part stay with what they follow.
 */
export function findingParts(text: string, aboutOf: (text: string) => string | null): FindingPart[] {
  const plain = text.replace(/(?<![\s.])[\s.]+$/, '');
  const low = plain.toLowerCase();
  const parts: { from: number; to: number; about: string | null }[] = [];
  for (const [from, to] of pieces(low)) {
    const piece = low.slice(from, to);
    const about = aboutOf(piece);
    const last = parts.at(-1);
    if (last === undefined) parts.push({ from, to, about });
    else if (
      (onPart.test(piece) && onSurface.has(last.about ?? '')) ||
      about === null ||
      (last.about === null &&
        !(about === 'Cardiovascular' && strength.test(low.slice(last.from, last.to)))) ||
      about === last.about ||
      bare(low.slice(last.from, last.to))
    ) {
      last.to = to;
      if (about !== null) last.about = aboutOf(low.slice(last.from, to)) ?? about;
    } else parts.push({ from, to, about });
  }
  return parts.map(({ from, to, about }) => ({ text: plain.slice(from, to), about }));
}

/** "Strength is five out of five, and the pulses are good": of the limb, and of its vessels. */
const strength =
  /^(?:(?:and|so|your|the|his|her|you|have|do|good|full|equal|normal|strong|grip|motor|muscle) )*(?:strength|grip)\b/;

function bare(text: string): boolean {
  return headingOnly.test(text) && !finds.test(text);
}

function* pieces(text: string): Generator<[number, number]> {
  let from = 0;
  for (const found of text.matchAll(separator)) {
    const start = found.index + found[0].length;
    if (found.index <= from || !opens(text, found.index, start, found[0] !== ' ')) continue;
    yield [from, found.index];
    from = start;
  }
  if (from < text.length) yield [from, text.length];
}

function opens(text: string, end: number, start: number, marked: boolean): boolean {
  const rest = text.slice(start, start + 80);
  const open = openers.some((opener) => opener.test(rest));
  if (marked && (open || looser.test(rest))) return true;
  if (!open && !trailing.test(text.slice(start))) return false;
  return mayOpen.test(rest) || !ownWord.test(text.slice(Math.max(0, end - 20), end));
}
