import { kin } from '../../language/kin.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { onePart } from '../lexicon/trouble-words.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { familyTalk } from './family-talk.ts';
import { tellsDominance } from './sided-pain.ts';

const asks =
  /\b(?:what(?:'s| is| has| have| can| seems|s)?(?=) (?:been )?(?=)(?:brought|bringing|brings|took you|going on|happening|happened|(?:i|we) do for|(?:to be )?the (?:matter|trouble|problem)|to be problem|wrong|up)|how can (?:i|we) help|what (?:has|have|had) you in|what can (?:i|we) do|what's on (?:your|the) (?:list|mind)|what (?:are|have) we (?:looking at|seeing|got)|in your own words|tell (?:me|us) (?:what|about|why)|it's your)(?=)\b/;
// "How is he?", asked of who came along.
const asksOfThem = /\bhow(?:'s| is) (?:he|she)(?: (?:doing|today|keeping))*$/;
const kinNamed = new RegExp(`\\b${kin}\\b`);

function ofPatient(passages: readonly Passage[], index: number): boolean {
  const { turn } = passages[index]!.unit;
  return (
    /^(?:he|she)\b/.test(passages[index + 1]?.unit.said ?? '') &&
    !passages.some(({ unit }) => unit.turn === turn && kinNamed.test(unit.said))
  );
}

const part =
  '(?:head|neck|throat|ears?|eyes?|eyelids?|shoulders?|elbows?|wrists?|hands?|thumbs?|fingers?|knuckles|chest|breasts?|back|tummy|belly|stomach|groin|hips?|thighs?|legs?|knees?|calf|calves|shins?|ankles?|feet|foot|heels?|toes?|skin|scalp|face|jaw|gums?|arms?|bowels?|bladder|waterworks)';
const anyPart = new RegExp(`\\b${part}\\b`, 'g');
const whose =
  "(?:(?:it's|is|it was|just|mainly|mostly|really|actually|basically|my|his|her|the|both|these|this|in|again) ){0,3}(?=)";
const sided = '(?:(?:left|right|lower|upper|low|big) )?(?=)';
const tops = '(?:(?:tops?|backs?|sides?|fronts?) of )?(?=)';
// "Shoulders and hips, really." "It's my ankles, mostly." "The shoulders and the hips, the tops of the legs."
const parts = new RegExp(
  `^(?:(?:oh|well|um|uh|yeah|yes|so|right|okay|doctor|and|then),? ){0,3}(?=)${whose}(${sided}${part}(?=)(?:(?:,? and|,) (?=)${whose}${tops}${whose}${sided}${part}(?=)){0,3})(?=)(?=$|[,.?!]| (?:really|mostly|mainly|again|they|it|is|are|has|have|keeps?|hurts?|and)\\b)`,
);
/** What is said to be wrong with a part, the plainest word for it first. */
const troubles: [name: string, said: RegExp][] = [
  ['pain', /\b(?:pain(?:s|ful)?|hurt(?:s|ing)?|ach(?:e|es|ing|y)|sore|agony|killing me|destroyed)\b/],
  ['stiffness', /\bstiff(?:ness)?\b/],
  ['swelling', /\b(?:swell(?:ing|s)?|swollen|puff(?:y|ing|ed)|swelled)\b/],
  ['itching', /\bitch(?:y|ing|es)?\b/],
  ['rash', /\brash(?:es)?\b/],
  ['numbness', /\b(?:numb(?:ness)?|tingl(?:y|ing|es)|pins and needles)\b/],
];
const denied = /\b(?:no|not|isn't|aren't|never|without|don't|doesn't)\b/;

const openedBy = 7;
// After the age and the race: "so, what seems to be the problem today?"
const openedLate = 14;
const furthest = 30;
const asksOutright =
  /\bwhat(?:'s| is| has| seems)?(?=) (?:brings?|brought|bringing|(?:seems )?to be (?:the )?(?:problem|matter|trouble))\b|\bhow can (?:i|we) help\b/;

/** What the patient answers to the question that opens the visit, and all that they tell early on. */
function answersOpening(passages: readonly Passage[]): {
  question: Passage | null;
  answer: Passage[];
  after: Passage[];
} {
  const asked = passages
    .slice(0, furthest)
    .findIndex(
      ({ unit, role, index }) =>
        role === 'clinician' &&
        (index < 10 || unit.turn < openedBy || (unit.turn < openedLate && asksOutright.test(unit.said))) &&
        (asks.test(plainOf(unit).toLowerCase()) ||
          (asksOfThem.test(unit.said) && ofPatient(passages, index))),
    );
  if (asked < 0) return { question: null, answer: [], after: [] };
  const after = passages
    .slice(asked + 1, asked + Math.max(20, passages.length / 3))
    .filter(({ role }) => role !== 'clinician');
  return {
    question: passages[asked]!,
    answer: after.filter(({ unit }) => unit.turn === after[0]!.unit.turn && !unit.question).slice(0, 3),
    after,
  };
}

/**
 * Why they came where the question that opens the visit is answered with no more than a part of the body: "what's
 * brought you?" "shoulders and hips, really" → pain and stiffness of shoulders and hips, as soon as the patient says
 * what it is. Null where the answer is another.
 */
export function partAnswered(passages: readonly Passage[]): SourcedText | null {
  const { answer, after } = answersOpening(passages);
  const named = answer.find(({ unit }) => parts.test(plainOf(unit).toLowerCase()));
  if (named === undefined) return null;
  const where = parts
    .exec(plainOf(named.unit).toLowerCase())![1]!
    .replace(/\b(?:my|his|her|the|both|and all) /g, '');
  return troubleOfPart(where, named, after.slice(after.indexOf(named)));
}

/** What is told to be wrong with the part that was named, first of all with it: "shoulder pain", else "shoulder problem". */
export function troubleOfPart(where: string, named: Passage, after: readonly Passage[]): SourcedText {
  const told = after.filter(({ unit, role }) => !unit.question && role !== 'clinician');
  const found = troubles.flatMap(([name, said]) => {
    const by = told.find(
      ({ unit }) => said.test(unit.said) && !denied.test(unit.said) && !ofAnotherPart(unit.said, where),
    );
    return by === undefined ? [] : [{ name, by }];
  });
  // Pain and stiffness go together; a rash is told of for another reason.
  const first = found.slice(0, found[0]?.name === 'pain' && found[1]?.name === 'stiffness' ? 2 : 1);
  const wrong = first.map(({ name }) => name).join(' and ');
  return {
    text:
      wrong === '' || (wrong.startsWith('pain') && notHurt.test(where))
        ? `${where.replace(/^bowels$/, 'bowel')} problem`
        : /,| and /.test(where)
          ? `${wrong} of ${where}`
          : `${wrong.startsWith('pain') ? onePart(where) : where} ${wrong}`,
    sources: sourcesOf(named.unit, ...new Set(first.map(({ by }) => by.unit))),
  };
}

const notHurt = /^(?:bowels?|skin|voice|waterworks)$/;

// "My foot tingles" is no trouble of the back.
function ofAnotherPart(said: string, where: string): boolean {
  return (said.match(anyPart) ?? []).some((found) => !where.includes(found));
}

const soon = 6;
const saysLittle = 5;
const fewest = 3;
const most = 14;

/** The patient's own words between quotation marks: what they answer first to the question that opens the visit. */
export function quotedAnswer(passages: readonly Passage[], longest = most): SourcedText | null {
  const { question, answer, after } = answersOpening(passages);
  const family = familyTalk(passages);
  const may = (p: Passage) =>
    !p.unit.question &&
    (p.section !== 'social' || p.index === answer[0]?.index) &&
    p.section !== 'family' &&
    !family.has(p) &&
    p.unit.words.length > 1 &&
    lengthOf(p.unit) <= longest &&
    !onsetOnly.test(p.unit.said) &&
    !defers.test(p.unit.said) &&
    !onlyLeadsIn.test(p.unit.said) &&
    !breaksOff.test(p.unit.said) &&
    !tellsDominance(p.unit.said) &&
    !onlyPart.test(p.unit.said);
  const says = (p: Passage) =>
    may(p) &&
    (tellsTrouble(p.unit) || (p === answer[0] && question !== null && leansOn(p, question) !== null));
  const tells = (p: Passage) =>
    (p.section === 'cc' || p.section === 'hpi') &&
    may(p) &&
    !cannotTell.test(p.unit.said) &&
    p.unit.words.length >= fewest &&
    tellsOfThemselves.test(p.unit.said);
  // "What brings you in?" "She does." "He's got a thing on his ear."
  const count = answer.reduce(
    (sum, { unit }) => sum + (defers.test(unit.said) || onlyLeadsIn.test(unit.said) ? 0 : unit.words.length),
    0,
  );
  const next = count <= saysLittle ? after.slice(0, soon) : [];
  // "It's his pants. He's been having accidents."
  const clear = (p: Passage) => says(p) || (tells(p) && !names.test(p.unit.said));
  const told = answer.find(clear) ?? next.find(clear) ?? answer.find(tells) ?? next.find(tells);
  if (told === undefined) return null;
  const said = quoted(told);
  // "What's going on with the hands?" "They shake."
  const of = told === answer[0] && question !== null ? leansOn(told, question) : null;
  return of === null ? said : { ...said, text: `${of}: ${said.text}` };
}

// "for the last, er, three days now": without what only fills it.
function lengthOf({ words }: Unit): number {
  return words.filter((word) => !filler.test(word)).length;
}
const filler = /^(?:um+|uh+m?|er+m?)$/;

// "It started on Sunday night.": what did, was said before.
const onsetOnly =
  /^(?:and |so )?(?:it|that|they|this)(?=)(?: all| just| only)? (?:started|began|came on)(?=$| (?:on|about|around|in|at|last|yesterday|this|a|two|three|four|five|six|over|when|after|since|the)(?=)\b)/;

const names = /^(?:(?:so|well|um|uh|oh|yeah|it's) )*(?:it|that|this)(?:'s| is| was)\b/;
// "You'd have to ask her.", "He's not fine.", "I am seventy years old.", "I am his mom."
const defers =
  /\byears (?:old|young)\b|^(?:(?:hi|hello|yes|well|doctor) ){0,2}i(?:'m| am) (?:his|her|the) [a-z]+$|^(?:you(?:'d| would|'ll)? )?(?:have to |better )?ask\b|^(?:he|she)(?:'s| is) not (?:fine|okay|ok|well|right)$|^i(?:'m| am) (?:fine|okay|good|well)$/;
// "I have a couple of things.", "it's two things, really", "so my wife made me come in"
const onlyLeadsIn =
  /^(?:(?:hi|so|well|um|uh|oh|okay|actually|doctor)(?=) ){0,3}(?:(?:i have|i've got|i got|there are|there's|it's) )?(?:just |really )?(?:(?:a couple|a few|two|three|several)(?: of)?(?: different)? (?:things|issues|problems|concerns|reasons)(?=)(?: (?:really|today|actually))?|my [a-z]+ (?:(?:made|wanted|told|got|asked) me (?:to )?(?=)(?:come|see|get)(?=)(?: (?:in|here|you|checked|it checked))?|(?:sent|brought|dragged) me(?: (?:in|here|along|over))?)(?: out| today)?)$/;
// "I don't know where I got it."
const cannotTell =
  /\bi (?:really |just |even ){0,2}(?=)(?:do|ca) n['’]t (?:really |even ){0,2}(?=)(?:know|think of|remember|recall)\b/;
// "I turned around and it", of talk without marks
const breaksOff = /\b(?:and|but|so|or|because)(?: (?:it|i|he|she|they|we))?$|\b(?:the|an?|my|his|her|to|of)$/;
const onlyPart = new RegExp(`^(?:(?:and|then|but|so|it's) )*(?:my|his|her|the) (?:(?:left|right) )?${part}$`);
const happens =
  /\b(?:(?:been|keeps?|started|stopped) (?!(?:to|here|there|fine|good|okay|a|the)\b)[a-z]+|can ?n['’]?t|could n['’]?t|won't|wo n't|wouldn't|would n't|(?:there (?:was|is|'s)|lost|see|saw|seeing) (?:[a-z]+ ){0,4}blood|bleeding|bled|[a-z]+ache|fallen|hit|hurts?|spins?|spinning|shakes?|shaking|limping|lost|losing|worse|getting|(?:want|wanted|like|need)(?=) to (?:get|go|start|stop|talk|ask|discuss|check|be))(?=)\b/;

/** True for words that say what is wrong. */
export function tellsTrouble({ said, words, clinical }: Pick<Unit, 'said' | 'words' | 'clinical'>): boolean {
  return (
    clinical.symptoms.length > 0 ||
    clinical.conditions > 0 ||
    (happens.test(said) && (words.length > 2 || subjectFirst.test(said))) ||
    (words.length > longName && words.some(isBodyPart))
  );
}
const subjectFirst = /^(?:i|he|she|it|they)\b/;
const longName = 4;
const pronounFirst = /^(?:they|it|both)\b/;

function leansOn({ unit }: Passage, { unit: asked }: Passage): string | null {
  return pronounFirst.test(unit.said) && !anyPartOf.test(unit.said)
    ? (anyPartOf.exec(asked.said)?.[0] ?? null)
    : null;
}
const anyPartOf = new RegExp(anyPart.source);

// "I need a new prescription for my pill, and they said I had to come in.", "I just need my inhaler refilled."
const needsMore =
  /^(?:(?:hi|hello|well|so|yes|oh|and|um)(?=)[,.]?(?=) ){0,3}(?:i|he|she)(?=)(?:['’]m| am)?(?: just| only)?(?=) (?:needs?|wants?|after|came for|came to get|here for)(?=) (?:(?:an?|some|another|his|her|my)(?=) )?(?:(?:new|repeat|more)(?=) )?(?=)(?:(prescription|refill)s?(?=) (?:for|of|on)(?=) (?:my |the |his |her |some )?(?=)([a-z-]+)|([a-z-]+(?: pills?)?) (?:refilled|renewed))(?=)\b/i;

/** The prescription that the patient came for: "prescription for the pill". */
export function refillAsked(passages: readonly Passage[]): SourcedText | null {
  for (const { unit, role } of passages.slice(0, first)) {
    if (role === 'clinician' || unit.question) continue;
    const [, kind, of, refilled] = needsMore.exec(unit.text) ?? [];
    const what = of ?? refilled;
    if (what !== undefined)
      return {
        text: `${kind?.toLowerCase() ?? 'refill'} for the ${what.toLowerCase()}`,
        sources: sourcesOf(unit),
      };
  }
  return null;
}

// "I need a form filled out for work, the FMLA thing.", "It's the disability paperwork."
const paperwork =
  /\b(?:need|needs|got|have|want|wants|brought|it's|there's|here for|about)(?=) (?:[a-z']+ ){0,3}?(?=)(?:forms?|paperwork|fmla|dot|sick note|fit note|certificate|physical|clearance|disability)\b/;

/** The paper that the patient came for, in their own words. */
export function paperAsked(passages: readonly Passage[]): SourcedText | null {
  const told = passages
    .slice(0, 10)
    .find(
      ({ unit, role }) =>
        role !== 'clinician' &&
        !unit.question &&
        unit.words.length <= longestPaper &&
        paperwork.test(unit.said),
    );
  return told === undefined ? null : quoted(told);
}
const longestPaper = 20;

const first = 7;
// What begins in the middle opens with no reason.
const wholeVisit = 20;
// "I told the nurse", "I remember a woman holding my hand"
const recounts = /^(?:(?:well|oh|so|um|uh|and) )*i (?:remember|told|said|saw|called|asked|read|looked up)\b/;
// "Fell off a skateboard and landed on my hand."
const injured =
  /^(?:(?:well|so|um|uh|oh) )?(?=)(?:fell|slipped|tripped|landed|crashed|came off|cut|burned|burnt|stepped on|got (?:bit|bitten|hit|stung|kicked))(?=)\b/;
const bleeds = /\bthere (?:was|is|'s) (?:some |a bit of )?blood\b/;

/** What the patient, or who came along, tells first of all, in their own words, asked for or not. */
export function toldFirst(passages: readonly Passage[]): SourcedText | null {
  return firstTold(passages, ({ said }) => tellsOfThemselves.test(said) || bleeds.test(said));
}

/** The same of an injury: "Fell off a skateboard and landed on my hand." */
export function injuryFirst(passages: readonly Passage[]): SourcedText | null {
  return firstTold(passages, ({ said }) => injured.test(said));
}

function firstTold(passages: readonly Passage[], tells: (unit: Unit) => boolean): SourcedText | null {
  if (passages.length < wholeVisit) return null;
  const told = passages.find(
    ({ unit, role, section, keep }) =>
      role !== 'clinician' &&
      unit.turn <= first &&
      (section === 'cc' || section === 'hpi') &&
      keep >= 0.2 &&
      !unit.question &&
      unit.words.length > fewest &&
      unit.words.length <= most &&
      (unit.clinical.symptoms.length > 0 || unit.words.some(isBodyPart) || unit.words.includes('blood')) &&
      !denied.test(unit.said) &&
      !recounts.test(unit.said) &&
      !tellsDominance(unit.said) &&
      tells(unit),
  );
  return told === undefined ? null : quoted(told);
}

/** What was told as the visit opens, each as it may be quoted. */
export function quotesTold(passages: readonly Passage[], turns: number): SourcedText[] {
  return passages
    .filter(
      ({ role, unit }) =>
        role !== 'clinician' &&
        unit.turn <= turns &&
        !unit.question &&
        unit.words.length > 1 &&
        lengthOf(unit) <= mostQuoted &&
        !breaksOff.test(unit.said) &&
        (tellsTrouble(unit) || tellsOfThemselves.test(unit.said) || unit.words.some(isBodyPart)),
    )
    .map(quoted);
}
/** In words. */
const mostQuoted = 22;

function quoted({ unit }: Passage): SourcedText {
  const said = plainOf(unit)
    .replace(opening, '')
    .replace(/[.,;!]{1,3}$/, '')
    .replace(/\bi(?=['’ ]|$)/g, 'I');
  return { text: `"${upperFirst(said)}."`, sources: sourcesOf(unit) };
}
// "I can't pee properly." "My period won't stop." "She's got these spots."
const tellsOfThemselves =
  /\bit(?:'s| is) (?:only |just |mainly |mostly )?(?=)(?:my|the|his|her|this)\b|\b(?:i|my|he|she|his|her)(?=)(?:'(?:ve|s|m))? (?!(?:just )?(?:am |was |think |guess |know |mean )?(?=)(?:made the|fine|good|great|okay|well|alright|sorry|here|so|doing|came|(?:really )?don't (?:really )?(?:know|think))(?=)\b)/;
const opening = /^(?:(?:well|um|uh|oh|so|yeah|yes|okay|right|you know|it's just|just|doctor),? )+/i;
