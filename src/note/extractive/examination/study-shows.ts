import type { Utterance } from '../../language/utterances.ts';

const lead = /^(?:(?:and|so|but|now|okay|well|then|also|yes|yeah|alright|all right)(?=\b),?(?=) ?){0,3}/i;
const kind =
  '(?:x ?-?rays?|films?|e ?k ?g|e ?c ?g|echo(?:cardiogram)?|c ?t(?: scan)?|m ?r ?i|ultrasound|scan|mammogram|(?:strep|flu|covid|urine|blood|pregnancy) tests?|swab|urine dip)';
const study = `(?:an?|the|your|his|her|some|those|these) ((?:(?!results?\\b)[a-z]+ ){0,3}?${kind}(?: (?:of|on) (?:your|the|his|her|that) [a-z]+(?: (?!(?:before|that|which|we|they|this|today|when|and|because|from|it|in)\\b)[a-z]+)?)?)`;
const act =
  '(?:get|got|do|did|take|took|have|had|run|ran|review|reviewed|(?:have|had|took) a look at|look at|looked at|went over|checked|ordered|pulled up)';
const ours = '(?:i|we|they)';
/** "We did an EKG today because of the tightness, and that was normal." */
const doneAndShows = new RegExp(
  `^${ours} (?:(?:also|did|just|already|have|personally)(?=) ){0,2}${act} ${study}\\b([a-z' -]{0,60}?)(?: ?, (?:and |but )?| (?:and|but) )(?:it|that|they|those|these)((?:['’]s|['’]re)(?! (?:an?|the) )| (?:is(?! (?:an?|the) )|are(?! the )|was|were|shows?|showed|looks?|looked|came back|come back|does|do|did|doesn['’]t|don['’]t|didn['’]t)(?=)) (?=[a-z\\d])`,
  'i',
);
const reviewed = study.replace(
  kind,
  `(?:${kind.slice('(?:'.length, -1)}|labs|blood ?work|bloods|blood tests|lab (?:work|results)|stress test|biopsy|sleep study)`,
);
/** "I reviewed the x-rays from urgent care, and there's no fracture." "I reviewed your labs, and your kidney function is normal." */
const reviewedAndThere = new RegExp(
  `^${ours}(?:['’]ve)? (?:(?:also|did|just|already|have|personally)(?=) ){0,2}(?:review(?:ed)?|looked? (?:at|over|through)|(?:have|had|took) a look at|went (?:over|through)|checked|pulled up) ${reviewed}\\b( from [a-z' -]{3,40}?)?(?: ?, and | and |, )(?:(there(?:['’]s| is| are|['’]re)) (?!not\\b)|(?=your (?:[a-z]+ ){1,4}(?:is|are|was|were|looks?|looked|came back) ))`,
  'i',
);
/** "Let's look at your chest x-ray, it shows an infiltrate." "Here's the film of your foot and that's normal." "Let's look at your labs, your A1c is 8." */
const upAndShows = new RegExp(
  `^(?:(?:let['’]?s|let us|let me|we['’]ll|we will)(?=) (?:(?:just|now|go ahead and|also) ){0,2}(?:(?:take|have) a (?:quick )?look at|look at|go over|see|review|pull up|bring up)|here(?:['’]s| is| are)|(?:this|these|that)(?: is| are|['’]s)(?=)) ${reviewed}(?: results)?( from [a-z' -]{3,40}?)?(?: ?, (?:and |so |but )?| (?:and|but|so) )(?:(?:it|that|they|those|these|this)((?:['’]s|['’]re)(?! (?:an?|the) )| (?:is(?! (?:an?|the) )|are(?! the )|was|were|shows?|showed|looks?|looked|came back|come back|does|do|did|doesn['’]t|don['’]t|didn['’]t)(?=)) (?=[a-z\\d])|(?=your (?:[a-z0-9]+ ){1,4}(?:is|are|was|were|looks?|looked|came back) ))`,
  'i',
);
/** "I also looked at the X-rays we took this morning." */
const onlyLookedAt = new RegExp(
  `^i (?:(?:also|did|just|have|personally)(?=) ){0,2}(?:review|reviewed|look at|looked at|went over|(?:have|had|took) a look at) ${study} (?:that )?(?:we|they|you) (?:took|got|did|had)( [a-z ]{3,30})?[.]?$`,
  'i',
);
/** "The x-ray of your knee that we did before I came in doesn't show any fracture." */
const beforehand =
  /(?:,? (?:that|which))?(?=) (?:we|they|you|i)(?=) (?:did|got|took|had)(?: done)?(?=) (?:before i came in|when you (?:came|got) in|on (?:your|the) way in|while you (?:waited|were waiting)),?(?= )/i;
/** "The MRI you had on Monday, that shows a tear." */
const hadAndShows = new RegExp(
  `^${study}(?: (?:that |which )?(?:you|we|they|he|she) (?:had|did|got|took)(?: done)?((?: (?:on|last|this|in) [a-z]+| today| yesterday){0,2}))?(?:,? (?:that|it|this)|,) (shows?|showed) (?=[a-z])`,
  'i',
);
const named = new RegExp(`^${study}\\b`, 'i');
const questionnaire = '(phq-?[ ]?[29]|gad-?[ ]?[27]|moca|mmse|mini-?cog|epworth|edinburgh|audit|vanderbilt)';
/** "I did the memory test, the MoCA, and you scored nineteen out of thirty." */
const scoredOn = new RegExp(
  `^i (?:did|gave you|gave him|gave her) (?:the|an?) ([a-z ]{3,40}), the ${questionnaire},? and (you|he|she) scored (?:an? )?(?=\\S)`,
  'i',
);
/** "Your score on the questionnaire you filled in, the PHQ-9, was 16." */
const scoreWas = new RegExp(
  `^your score (?:on|for|from) (?:the|that) [a-z ]{3,50}, the ${questionnaire},? (was|is) (?=\\S)`,
  'i',
);
/** "Looking at your echo, you do have a low pumping function." */
const lookedAndHas = new RegExp(
  `^looking at ${study},? (?:you|he|she)(?: do| does)? (?:have|has)(?: got)? (?=an? |some |mild )`,
  'i',
);
const examined = '(reflexes|pulses|heart and lungs|lungs|heart|abdomen|belly|throat|ears|eyes|neck)';
/** "I'm going to check your reflexes, and they're all normal." */
const checkedAndFound = new RegExp(
  `^i(?:['’]m| am) (?:just )?(?:going to|gon ?na) (?:check|test|feel|look at|(?:take a )?listen to) (?:(?:your|the|his|her) )?${examined}(?: here| now)?,? and (they(?:['’]re| are)|it['’]s|everything (?:sounds|looks|feels)) (?=[a-z])`,
  'i',
);
const whose: Readonly<Record<string, string>> = { you: 'Your', he: 'His', she: 'Her' };
const when = /\b(?:today|yesterday|this (?:morning|afternoon)|last (?:night|week|month|year))\b/i;
const many = /(?:rays|films|tests|labs|bloods|results)\b(?! of)/i;
const ofMany: Readonly<Record<string, string>> = { is: 'are', was: 'were', shows: 'show', looks: 'look' };

/**
 * What a study shows, without who had it done and looked at it: "we did an EKG today because of the tightness, and that was
 * normal" → The EKG today was normal. The sentence itself where it tells of no study.
 */
export function asStudyShows(part: Utterance): Utterance {
  const from = lead.exec(part.text)![0].length;
  const said = part.text.slice(from);
  const shown = doneAndShows.exec(said);
  if (shown !== null) {
    const [all, what = '', beside = '', be = ''] = shown;
    return { ...part, text: `The ${what}${dayOf(beside)} ${verbOf(be, what)} ${said.slice(all.length)}` };
  }
  const there = reviewedAndThere.exec(said);
  if (there !== null) {
    const [all, what = '', source = '', is] = there;
    const rest = said.slice(all.length);
    const verb = many.test(what) ? 'show' : 'shows';
    return {
      ...part,
      text: is === undefined ? `On the ${what}${source}, ${rest}` : `The ${what}${source} ${verb} ${rest}`,
    };
  }
  const up = upAndShows.exec(said);
  if (up !== null) {
    const [all, what = '', source = '', be] = up;
    const verb = be === undefined ? (many.test(what) ? 'show' : 'shows') : verbOf(be, what);
    return { ...part, text: `The ${what}${source} ${verb} ${said.slice(all.length)}` };
  }
  const looked = onlyLookedAt.exec(said);
  if (looked !== null) {
    const [, what = '', beside = ''] = looked;
    return { ...part, text: `The ${what}${dayOf(beside)} ${many.test(what) ? 'were' : 'was'} reviewed.` };
  }
  const had = hadAndShows.exec(said);
  if (had !== null)
    return { ...part, text: `The ${had[1]!}${had[2] ?? ''} ${had[3]!} ${said.slice(had[0].length)}` };
  for (const [pattern, lead] of told) {
    const found = pattern.exec(said);
    if (found !== null) return { ...part, text: `${lead(found)} ${said.slice(found[0].length)}` };
  }
  return named.test(said) && beforehand.test(said)
    ? { ...part, text: part.text.replace(beforehand, '') }
    : part;
}

/** What else tells a finding, and what its sentence begins with in place of that. */
const told: readonly (readonly [pattern: RegExp, lead: (found: RegExpExecArray) => string])[] = [
  [checkedAndFound, ([, part = '', is = '']) => `Your ${part} ${verbFor(part, is)}`],
  [
    scoredOn,
    ([, kind = '', name = '', who = '']) =>
      `${whose[who.toLowerCase()]!} ${name}${kind.startsWith('memory') ? ` ${kind}` : ''} score was`,
  ],
  [scoreWas, ([, name = '', be = '']) => `Your ${name} score ${be}`],
  [lookedAndHas, ([, what = '']) => `The ${what} ${many.test(what) ? 'show' : 'shows'}`],
];

// "Everything sounds good" of the heart and lungs → sound.
function verbFor(part: string, said: string): string {
  const one = !/s$/i.test(part);
  const verb = /^everything (.+)s$/i.exec(said)?.[1];
  if (verb !== undefined) return one ? `${verb}s` : verb;
  return one ? 'is' : 'are';
}

function dayOf(beside: string): string {
  const day = when.exec(beside)?.[0];
  return day === undefined ? '' : ` from ${day}`;
}

function verbOf(said: string, what: string): string {
  const verb = said
    .trim()
    .toLowerCase()
    .replace(/^['’]s$/, 'is')
    .replace(/^['’]re$/, 'are');
  return many.test(what) ? (ofMany[verb] ?? verb) : verb;
}
