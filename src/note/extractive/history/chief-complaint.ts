import { kin } from '../../language/kin.ts';
import type { Source } from '../../note.ts';
import { asksHowFar } from '../answers/labelled-answer.ts';
import { tellsWhyHere } from '../choosing/never-left-out.ts';
import { type SourcedText, sourcesOf } from '../draft.ts';
import { sectionLabels } from '../learned/section-labels.ts';
import { whyNot } from '../learned/trouble-features.ts';
import type { RankedTrouble } from '../learned/trouble-ranking.ts';
import { isFeared, isOfKinInstead, isSameTrouble } from '../problems/likely-titles.ts';
import { isNoneNamed } from '../problems/only-mentioned.ts';
import { fullestOf, type Mention } from '../problems/troubles.ts';
import { type CorrectedSide, sidedPart } from '../visit/corrected-side.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { announcedComplaint, announcedPart, announcedVisit, openingTurns } from './announced-complaint.ts';
import {
  injuryFirst,
  paperAsked,
  partAnswered,
  quotedAnswer,
  refillAsked,
  tellsTrouble,
  toldFirst,
  troubleOfPart,
} from './complaint-answered.ts';
import { complaintIntroduced } from './complaint-introduced.ts';
import { presupposedTrouble } from './presupposed.ts';
import { withSideTold } from './side-of.ts';
import { beside, painAt, saysPain, sidedTrouble } from './sided-pain.ts';
import { checkOpened, statedComplaint } from './stated-complaint.ts';
import type { SymptomStatus } from './symptom-status.ts';

const presenting =
  /\b(?:presents?|presenting|here|comes? in|coming in|came in|being seen|(?<!\b(?:mixed|blended|joined|book(?:ed)?|moved|fits?|filled|gave|gives?|shared|traded|waiting|it|get (?:you|him|her|them)|(?:lived?|living|been|stayed?) (?:here|there)|was|were|been|kept) )in)\b(?: (?:today|to (?:the )?(?:clinic|office)|back|for us|with us|for a visit|(?:with|accompanied by) (?:his|her|their|my)(?=) (?:mother|mom|mum|father|dad|parents|grandmother|wife|husband|son|daughter)))* (?:for|with|because of|due to|complaining of)(?: (?:a|an|the|her|his|their|your|my|some|complaints? of|evaluation of|evaluation for|further evaluation of|concerns? (?:about|of|for)|management of|new|ongoing|evaluation and management of))* ([a-z0-9][a-z0-9' -]{3,70})/;
const stop =
  /\b(?:that|who|which|and (?:he|she|they|i|you|it)|so|after|since|because|today|i|you|he|she|it's|is|are|was|has|have|as well|for the (?:past|last)|following|when|where|if|um|after)(?=)\b.*/;

const bare =
  /\b(?:my|his|her|the) (?:\w+ )?(?=)(ear|throat|eye|back|neck|head|belly|stomach|chest|knee|hip|shoulder|elbow|wrist|hand|finger|ankle|foot|heel|toe|tooth)s?(?=) (?:hurts?|aches?|is (?:hurting|killing|painful|sore)|are (?:hurting|sore)|has been hurting)\b/;
// "It's my back again.", "the main one is my shoulder"
const itIs =
  /^(?:(?:so|well|um|uh|yeah|yes) ){0,2}(?:it|the (?:main|first|big|biggest) (?:one|thing|problem|issue))(?: ?'s| is) (?:just |really )?my (?=)((?:(?:right|left|low|lower|upper) )?(?=)(?:ear|throat|eye|back|neck|head|belly|stomach|chest|knee|hip|shoulder|elbow|wrist|hand|finger|ankle|foot|heel|toe|tooth|leg|arm|skin))(?=)(?: again)?(?:$| (?:only|but|again)\b)/;
const ofOrgans: ReadonlySet<string> = new Set([
  'Cardiovascular',
  'Respiratory',
  'Gastrointestinal',
  'Genitourinary',
]);

// So soon the pain follows: "it popped in my left shoulder", "where does it hurt?"
const painReach = 8;
const ofPain = /\b(?:pain|pressure|tightness|discomfort|ache|palpitations?|burning)\b/;

const theirPain = /\b(?:the|your|this|that) (?:chest )?pain\b/i;

function hurting(passage: Passage): boolean {
  return saysPain(passage) && (passage.role !== 'clinician' || theirPain.test(passage.unit.text));
}

/** The part of a visit in which its reason is told. */
export function earlyOf(passages: readonly Passage[]): readonly Passage[] {
  return passages.slice(0, Math.max(24, Math.ceil(passages.length / 4)));
}

// In a visit that nobody opened with its reason: the part that hurts.
function firstTrouble(passages: readonly Passage[], statuses: readonly SymptomStatus[]): SourcedText | null {
  const early = earlyOf(passages);
  const told = early.find(
    ({ unit, role }) =>
      role !== 'clinician' && sidedPart.test(plainOf(unit).toLowerCase()) && !beside.test(unit.text),
  );
  const hurts = early.find(saysPain);
  const inside = statuses
    .filter(
      ({ present, system, sources }) =>
        present && ofOrgans.has(system) && sources[0]!.start < (told?.unit.start ?? 0),
    )
    .toSorted((a, b) => a.sources[0]!.start - b.sources[0]!.start)[0];
  // "A pain in my chest. … It went down my left arm."
  if (told && inside && early.some(({ unit }) => unit.start === inside.sources[0]!.start)) {
    if (!hurts || ofPain.test(inside.written)) return { text: inside.written, sources: inside.sources };
    // "She has had a cough, and last night she woke up holding her right ear."
    const [, side, where] = sidedPart.exec(plainOf(told.unit).toLowerCase())!;
    return {
      text: `${inside.written} and ${side} ${where} pain`,
      sources: [...inside.sources, ...sourcesOf(told.unit, hurts.unit)],
    };
  }
  for (const [at, passage] of early.entries()) {
    const around = { before: early[at - 1], after: early.slice(at + 1, at + painReach) };
    const trouble = sidedTrouble(passage, around, statuses);
    if (trouble !== null) return trouble;
  }
  // "My ear hurts."
  const aches = early.find(
    ({ unit, role }) => role !== 'clinician' && !beside.test(unit.text) && bare.test(unit.text.toLowerCase()),
  );
  if (aches)
    return { text: `${bare.exec(aches.unit.text.toLowerCase())![1]} pain`, sources: sourcesOf(aches.unit) };
  const part = early.find(({ unit, role }) => role !== 'clinician' && itIs.test(unit.said));
  // "It's my chest." "Any pain?": of a cough as well; not where "the pain" is asked about.
  if (part && !(/ chest\b/.test(part.unit.said) && !early.some(hurting)))
    return {
      text: `${itIs.exec(part.unit.said)![1]} ${early.some(saysPain) ? 'pain' : 'problem'}`,
      sources: sourcesOf(part.unit),
    };
  return null;
}

// What is only found and concluded in the visit brought nobody to it.
function isToldOf({ mentions }: RankedTrouble): boolean {
  return mentions.some(
    (one) => mayBeTold(one) && (one.passage.role !== 'clinician' || !ofVisit.has(one.passage.section)),
  );
}

// "Does anyone in your family have seizures?", "any asthma?" "No.": a relative's, or nobody's.
function mayBeTold(one: Mention): boolean {
  const { unit, reply } = one.passage;
  const { role } = one.passage;
  const ofClinician = role === 'clinician';
  // "Have you had glandular fever?" "I think so, I was fifteen.", "the allopurinol for the gout, is that it?"
  const beside =
    ofClinician && reply?.answer !== 'yes' && (everHad.test(unit.said) || unit.clinical.drugs > 0);
  return (
    !notTold.has(whyNot(one) ?? '') &&
    !isFeared(one) &&
    !isOfKinInstead(one) &&
    !(ofClinician && reply !== null && hadBefore.test(reply.units[0]!.said)) &&
    (unit.question || !isNoneNamed(one.tokens, one.named.from)) &&
    !(unit.question && (reply?.answer === 'no' || beside || isDenied(one))) &&
    !(ofClinician && !unit.question && justHad.test(wordBefore(one))) &&
    (ofClinician || !toOther.test(unit.said))
  );
}
// "Your chart says you had gestational diabetes."
const justHad = /^(?:had|have had)(?: an?)?$/;
function wordBefore({ tokens, named: { from } }: Mention): string {
  const [last = '', before = ''] = [tokens[from - 1]?.bare, tokens[from - 2]?.bare];
  return /^an?$/.test(last) ? `${before} ${last}` : last;
}
const everHad = /\bhave (?:you|he|she) (?:ever )?had\b(?! (?:any|a|an|the|this|that|more)\b)/;
// "Sit, you look tired."
const toOther = /\byou (?:look|sound|seem)\b/;
const notTold: ReadonlySet<string> = new Set(['kin', 'cond', 'reaction', 'vaccine']);

// Named by the clinician in the end: "you've bruised a rib".
function isConcluded({ sources: [named] }: SourcedText, passages: readonly Passage[]): boolean {
  return passages.some(
    ({ unit, role, section }) =>
      unit.start === named!.start &&
      role === 'clinician' &&
      (section === 'assessment' || (unit.turn > openingTurns && ofVisit.has(section))),
  );
}

const ofVisit: ReadonlySet<string> = new Set(['exam', 'results', 'assessment', 'plan']);

// What the opening question was answered with: what it names, else the words themselves.
function answered(passages: readonly Passage[], troubles: readonly RankedTrouble[]): SourcedText | null {
  const quoted = quotedAnswer(passages);
  if (quoted === null) return null;
  const { start } = quoted.sources[0]!;
  const [named] = troubles
    .filter(({ mentions }) =>
      mentions.some((one) => one.passage.unit.start === start && whyNot(one) === null),
    )
    .toSorted((a, b) => b.complaint - a.complaint);
  return named === undefined ? quoted : { text: named.name, sources: quoted.sources };
}

// "I don't mind nosy.", quoted, says nothing of why they came.
function saysWhatIsWrong(
  { text, sources }: SourcedText,
  passages: readonly Passage[],
  part: SourcedText | null,
): boolean {
  const told = passages.find(({ unit }) => unit.start === sources[0]!.start);
  return !text.startsWith('"') || told === undefined || tellsTrouble(told.unit) || namesPart(text, part);
}

function namesPart(text: string, part: SourcedText | null): boolean {
  return part !== null && text.toLowerCase().includes(part.text.replace(/ problem$/, ''));
}

// "The routine visit": of what, a trouble that is told of says better.
const anyVisit = /^(?:routine|regular|usual) /i;

// Of the symptoms that are told as present early on the likeliest, else the first.
function earlySymptom(
  passages: readonly Passage[],
  statuses: readonly SymptomStatus[],
  troubles: readonly RankedTrouble[],
): SourcedText | null {
  const last = earlyOf(passages).at(-1)?.unit.turn ?? 0;
  const chance = ({ written }: SymptomStatus) =>
    troubles.find(({ name }) => isSameTrouble(name, written))?.complaint ?? 0;
  const first = statuses
    .filter(({ present, sources }) => present && sources[0]!.turn <= last)
    .toSorted((a, b) => chance(b) - chance(a) || a.sources[0]!.start - b.sources[0]!.start)[0];
  return first ? { text: first.written, sources: first.sources } : null;
}

// "A 36-year-old female post bilateral reduction mammoplasty": an operation that is being checked.
const operated =
  /\byears?[- ]old (?:[a-z-]+ ){0,4}?(?:who is |is )?(?=)(?:status )?(?:s\/p|post) ((?:[a-z-]+ ){0,4}?[a-z-]*(?:plasty|ectomy|ostomy|repair|replacement|fusion|reduction|surgery)(?=)(?: mammoplasty)?)\b/;

// "It's your left knee?" "My right."
const where = /^(?:it|that) is (?:in |on )?(?:my|the|both) /i;

/** What one rule alone finds. */
export interface FoundByRule extends SourcedText {
  rule: string;
}

/** What each of the rules finds why the patient came, in no order: which of them is right depends on the visit. */
export function complaintsByRule(
  heard: readonly Passage[],
  statuses: readonly SymptomStatus[],
  corrected: readonly CorrectedSide[],
  ranked: readonly RankedTrouble[],
): FoundByRule[] {
  const troubles = withoutReadOut(ranked, heard);
  const passages = withoutAsked(heard);
  const sided = (one: SourcedText | null) =>
    one === null ? null : withSide(withTrouble(one, heard), corrected);
  const found: [rule: string, found: SourcedText | null][] = [
    ['refill', refillAsked(passages)],
    ['opening', sided(openingComplaint(passages))],
    ['stated', sided(statedComplaint(passages))],
    ['introduced', sided(complaintIntroduced(passages))],
    ['check', checkOpened(heard)],
    ['visit', announcedVisit(passages)],
    ['announced', announcedComplaint(passages)],
    ['part', partAnswered(heard)],
    ['partAnnounced', partAnnounced(heard)],
    ['first', firstTrouble(passages, statuses)],
    ['paper', paperAsked(passages)],
    ['answered', answered(heard, troubles)],
    ['openingTrouble', openingTrouble(troubles, 0)],
    ['told', toldFirst(passages)],
    ['quoted', quotedAnswer(passages, mostInAll)],
    ['injury', injuryFirst(passages)],
    ['presupposed', presupposedTrouble(troubles)],
    ['prenatal', prenatal(heard)],
    ['early', earlySymptom(passages, statuses, troubles)],
  ];
  return found.flatMap(([rule, one]) => (one === null ? [] : [{ ...one, rule }]));
}

// What had to be asked for is not why they came.
function withoutAsked(heard: readonly Passage[]): readonly Passage[] {
  return heard.filter(({ unit }) => !unit.inFull || where.test(unit.text));
}

/** Why the patient came, in the words of whoever said it. */
export function chiefComplaint(
  heard: readonly Passage[],
  statuses: readonly SymptomStatus[],
  problem: { name: string; sources: Source[] } | null,
  corrected: readonly CorrectedSide[],
  ranked: readonly RankedTrouble[] = [],
): SourcedText | null {
  const troubles = withoutReadOut(ranked, heard);
  const passages = withoutAsked(heard);
  const visit = announcedVisit(passages);
  const refill = visit === null ? refillAsked(passages) : null;
  if (refill !== null) return refill;
  const said =
    openingComplaint(passages) ??
    statedComplaint(passages) ??
    complaintIntroduced(passages) ??
    checkOpened(heard);
  const announced = announcedComplaint(passages);
  // "The schedule says sports physical." "Says here, head injury, you ticked yes."
  if (
    said !== null &&
    !(
      announced !== null &&
      ofKind.test(announced.text) &&
      announced.sources[0]!.start < said.sources[0]!.start
    )
  )
    if (!onlyKind.test(said.text) && !(problem !== null && organ.test(said.text)))
      return withSide(withTrouble(said, heard), corrected);
  const part = partAnswered(heard) ?? partAnnounced(heard);
  if (part && !part.text.endsWith(' problem')) return withSideTold(part, passages);
  const aside = new Set(
    heard.filter(({ unit }) => unit.inFull || answersNo(unit)).map(({ unit }) => unit.start),
  );
  const told = aside.size === 0 ? statuses : statuses.filter((s) => !aside.has(s.sources[0]!.start));
  const first = firstTrouble(passages, told);
  const hurts = first !== null && onlySide.test(first.text) && symptomBefore(first, told) ? null : first;
  const own = answered(heard, troubles);
  const came =
    announced ??
    paperAsked(passages) ??
    (hurts !== null && isOpening(hurts) ? hurts : null) ??
    openingTrouble(troubles, part === null ? surely : perhaps) ??
    (own !== null && saysWhatIsWrong(own, heard, part) ? own : null) ??
    (part && withSideTold(part, passages)) ??
    (visit !== null && !anyVisit.test(visit.text) ? visit : null) ??
    own ??
    openingTrouble(troubles, perhaps) ??
    hurts ??
    visit ??
    prenatal(heard) ??
    likeliest(troubles, surely) ??
    likeliest(troubles, perhaps) ??
    said;
  if (came)
    return isConcluded(came, passages)
      ? (toldFirst(passages) ?? came)
      : withSecond(came, openingTroubles(troubles), heard);
  // What the visit found is what it treats, and not why they came.
  if (problem)
    return (
      (wound.test(problem.name) ? null : toldFirst(passages)) ?? {
        text: problem.name,
        sources: problem.sources,
      }
    );
  const early = earlySymptom(passages, told, troubles);
  if (early) return early;
  const pain = earlyOf(passages)
    .map((passage) => painAt(passage))
    .find((one) => one !== null);
  const had =
    pain ?? presupposedTrouble(troubles) ?? quotedAnswer(passages, mostInAll) ?? injuryFirst(passages);
  if (had) return had;
  const symptom = told.find((s) => s.present);
  return symptom ? { text: symptom.written, sources: symptom.sources } : null;
}

// "I've been getting these headaches." "Where?" "Mostly on the right side.": where it is, and no trouble of its own.
const onlySide = /^(?:the )?(?:left|right) side (?:pain|problem|numbness)$/i;

function symptomBefore({ sources: [named] }: SourcedText, statuses: readonly SymptomStatus[]): boolean {
  return statuses.some(({ present, sources }) => present && sources[0]!.start < named!.start);
}

// "So how far along are we now?", where nobody says what for.
function prenatal(heard: readonly Passage[]): SourcedText | null {
  const asked = earlyOf(heard).find(({ unit, role }) => role === 'clinician' && asksHowFar.test(unit.said));
  return asked === undefined ? null : { text: 'prenatal visit', sources: sourcesOf(asked.unit) };
}

// So long is what is quoted where nothing else tells why they came.
const mostInAll = 20;

// "You're here for your follow-up.": of what, the rest of the visit tells.
const onlyKind =
  /^(?:(?:the|an?|another|quick|new|office|brief) )*(?:visit|consult|consultation|appointment|follow[- ]?up|check|checkup|check-up|recheck|review|evaluation|eval|opinion|referral)(?=)(?: (?:visit|appointment|today))?$/i;

// "You're here for your kidneys.": what is wrong with them, the visit says.
const organ = /^(?:kidneys?|heart|thyroid|liver|lungs?|prostate|nerves|bones)$/i;

// "You're here for your right elbow": what is wrong with it, the patient says.
function withTrouble(complaint: SourcedText, heard: readonly Passage[]): SourcedText {
  if (!onlyPart.test(complaint.text)) return complaint;
  const at = heard.findIndex(({ unit }) => unit.start === complaint.sources[0]!.start);
  const after = heard.slice(at + 1, at + partReach).filter(({ unit }) => !unit.inFull);
  return at < 0 ? complaint : troubleOfPart(complaint.text, heard[at]!, after);
}
const onlyPart =
  /^(?:(?:left|right|both|lower|upper|low) )?(?=)(?:head|neck|throat|ears?|eyes?|shoulders?|elbows?|wrists?|hands?|thumbs?|fingers?|chest|breasts?|back|tummy|belly|stomach|groin|hips?|legs?|knees?|ankles?|feet|foot|heels?|toes?|skin|tooth|teeth|jaw|arms?)$/i;

// Whoever comes with one knows it: no more than looked at.
const wound = /\b(?:laceration|wound|burn|bite|cut|splinter|foreign body)s?\b/;

// "No fever, I was sweating.": said in passing.
function answersNo({ words, answers }: Unit): boolean {
  return answers !== null && (words[0] === 'no' || words[0] === 'not');
}

// "So it's the back?" "Back and down the leg."
function partAnnounced(passages: readonly Passage[]): SourcedText | null {
  const named = announcedPart(passages);
  if (named === null) return null;
  const after = passages.slice(named.passage.index + 1, partReach);
  const trouble = troubleOfPart(named.where, named.passage, after);
  // "How would you rate the pain right now?"
  const pain = / (?:problem|numbness)$/.test(trouble.text) ? passages.find(asksOfPain) : undefined;
  return pain === undefined
    ? trouble
    : { text: `${named.where} pain`, sources: sourcesOf(named.passage.unit, pain.unit) };
}

function asksOfPain({ role, unit }: Passage): boolean {
  const asked = role === 'clinician' ? unit : unit.answers;
  return asked?.question === true && theirPain.test(asked.text);
}
/** In passages: so far after a part is named what is wrong with it may be told. */
export const partReach = 40;

const ofKind = /\b(?:physical|check|check-?up|review|visit)$/i;

const surely = 0.5;
const perhaps = 0.2;

// Not what is named in passing, where another is far likelier.
function openingTrouble(troubles: readonly RankedTrouble[], from: number): SourcedText | null {
  const best = Math.max(0, ...troubles.map(({ complaint }) => complaint));
  return likeliestOf(openingTroubles(troubles), Math.max(from, best / 2));
}

// What is named as the visit opens, by the names it has there: what it is called in the end brought nobody.
function openingTroubles(troubles: readonly RankedTrouble[]): RankedTrouble[] {
  return troubles.flatMap((trouble) => {
    const mentions = trouble.mentions.filter(
      (one) =>
        one.passage.unit.turn <= (asksOf(one) ? firstTurns : openingTurns) &&
        !isFound(one) &&
        !isDenied(one) &&
        !(one.passage.role !== 'clinician' && toOther.test(one.passage.unit.said)) &&
        whyNot(one) === null &&
        !isFeared(one) &&
        !isOfKinInstead(one),
    );
    if (mentions.length === 0) return [];
    const { name } = fullestOf(mentions).named;
    const whole = (trouble.symptom && !namedOnlyInTheEnd(trouble)) || sided.test(trouble.name);
    return [{ ...trouble, mentions, name: whole ? trouble.name : name }];
  });
}
// "Have you fallen?" "No.", and not "besides the pain in your eye, any other problems?"
function isDenied(one: Mention): boolean {
  const { unit, reply } = one.passage;
  if (!asksOf(one) || reply === null || takesForHad.test(unit.said)) return false;
  const [answer] = reply.units;
  return (
    reply.answer === 'no' ||
    hadBefore.test(answer!.said) ||
    (reply.answer === 'open' && notQuite.test(answer!.said))
  );
}
// "Have you fainted?" "I felt like I was going to, but I didn't.", "in the calves?" "Thighs, not calves."
const notQuite =
  /\b(?:nearly|almost|never|felt like i was going to|but (?:i|he|she|it) (?:did|do|does|have|has) (?:n't|not)|not [a-z]+$)/;
// "Do you get any chest pain?" "I used to, before the stent.", "Not now."
const hadBefore =
  /^(?:(?:no|well|oh|um)(?=) ){0,2}(?=)(?:(?:(?:i|it|he|she|they|(?:my|the|his|her) [a-z]+) )?used to|not (?:now|any ?more|lately|recently|these days)|(?:i|he|she) did (?:when|as a|in|years|once))(?=)\b(?! (?:but|and) (?:now|it's back))/;
const takesForHad = /\b(?:besides|(?:other|rather) than|apart from|aside from|still)\b/;
// "You have a retinal detachment.", however early.
function isFound({ passage }: Mention): boolean {
  return passage.role === 'clinician' && !passage.unit.question && found.has(passage.section);
}
const found: ReadonlySet<string> = new Set(['exam', 'assessment']);

// "I have high blood pressure and asthma in your chart.": what was read from the record brought nobody.
function withoutReadOut(troubles: readonly RankedTrouble[], heard: readonly Passage[]): RankedTrouble[] {
  const read = new Set(heard.filter(isReadOut).map(({ unit }) => unit.start));
  if (read.size === 0) return [...troubles];
  return troubles.flatMap((trouble) => {
    const mentions = trouble.mentions.filter(({ passage }) => !read.has(passage.unit.start));
    return mentions.length === 0 ? [] : [{ ...trouble, mentions }];
  });
}

function isReadOut({ role, section, sections }: Passage): boolean {
  return role === 'clinician' && section === 'pmh' && sections[past] === 1;
}
const past = sectionLabels.indexOf('pmh');

// "The prostate bleeding", of blood that was told of.
function namedOnlyInTheEnd({ name, mentions }: RankedTrouble): boolean {
  const so = mentions.filter(({ named }) => named.name === name);
  return so.length > 0 && so.every(({ passage }) => ofVisit.has(passage.section));
}
const firstTurns = 3;
const sided = /\b(?:left|right)\b/;

function asksOf({ passage }: Mention): boolean {
  return passage.unit.question && passage.role === 'clinician';
}

function isOpening({ sources }: SourcedText): boolean {
  return sources[0]!.turn <= openingTurns;
}

// "It's two things, really. I've had this cough, and I've been feeling anxious."
function withSecond(
  came: SourcedText,
  troubles: readonly RankedTrouble[],
  heard: readonly Passage[],
): SourcedText {
  const [named] = came.sources;
  const { turn } = named!;
  if (
    !heard.some(({ unit, role }) => unit.turn === turn && role !== 'clinician' && twoThings.test(unit.said))
  )
    return came;
  const other = troubles
    .flatMap(({ name, mentions }) => mentions.map(({ passage: { unit } }) => ({ name, unit })))
    .filter(({ name, unit }) => unit.turn === turn && !isSameTrouble(name, came.text))
    .toSorted((a, b) => a.unit.start - b.unit.start)[0];
  return other === undefined
    ? came
    : { text: `${came.text} and ${other.name}`, sources: [...came.sources, ...sourcesOf(other.unit)] };
}
const twoThings = /\b(?:two|couple of|few) (?:different )?(?=)(?:things|issues|problems|concerns|reasons)\b/;

// What all that was said makes the likeliest reason.
function likeliest(troubles: readonly RankedTrouble[], from: number): SourcedText | null {
  return likeliestOf(troubles.filter(isToldOf), from);
}

function likeliestOf(troubles: readonly RankedTrouble[], from: number): SourcedText | null {
  const [first] = troubles.toSorted((a, b) => b.complaint - a.complaint);
  if (first === undefined || first.complaint < from) return null;
  return { text: first.name, sources: sourcesOf(first.mentions[0]!.passage.unit) };
}

// "Here for left leg pain. Right leg pain, right leg pain?": the side that was said last counts.
function withSide(complaint: SourcedText, corrected: readonly CorrectedSide[]): SourcedText {
  const place = complaint.sources[0]!;
  const back = corrected.find(
    ({ unit, said }) => unit.start === place.start && complaint.text.includes(said),
  );
  return back === undefined
    ? complaint
    : {
        text: complaint.text.replace(back.said, back.meant),
        sources: [...complaint.sources, ...sourcesOf(back.by)],
      };
}

// "He was in for croup, when he was one."
const wasIn = /\b(?:was|were|been) (?:in|here|seen) (?:for|with)\b/;
const putsIn =
  /\b(?:put|putting|get|getting|send|sending|sign|book|fit|have|want|need|see) (?:you|him|her|that|it|this) (?:back )?in (?:for|with)\b|\b(?:you|him|her) to come in (?:for|with)\b|\b(?:can|could|will|should|need to|you'll) come in (?:for|with)\b/;
const thatTime =
  /\b(?:once|one night|when (?:i|he|she) was|years? ago|last (?:year|winter|summer|spring|fall)|as an? (?:baby|kid|child))\b/;

// "I was in for days with water on the lungs."
const howLong =
  /^(?:\d+ )?(?:days?|weeks?|nights?|a (?:week|month|few days)) (?:with|for|because of) (?:the |a )?/;

// "I couldn't push it in for an hour.", "we have lived here for a long time"
const howLongOnly =
  /^(?:(?:\d+|an?|one|two|three|a few|few|several|many|half|long|little|couple|couple of|some)(?=) ){0,2}(?=)(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|time|while)$/;

// "This is a 17-year-old male here with his mom."
const company = new RegExp(`^(?:(?:his|her|their|my|the|both) )?(?:${kin})(?: and (?:${kin}))?$`);

// "Martha presents for her annual exam", "here for back pain".
function openingComplaint(passages: readonly Passage[]): SourcedText | null {
  for (const { unit, keep } of passages.slice(0, Math.max(30, Math.ceil(passages.length / 4)))) {
    // "Come in for a blood test on Thursday.", "what brings you in for a visit?"
    if (unit.words[0] === 'come' || (wasIn.test(unit.said) && thatTime.test(unit.said))) continue;
    if (unit.question && unit.said.includes('bring')) continue;
    // "I'm going to put you in for pulmonary rehab."
    if (unit.role === 'clinician' && putsIn.test(unit.said)) continue;
    const sure = keep >= 0.3 || tellsWhyHere.test(unit.said);
    if (!sure || !/present|here|com(?:e|es|ing) in|came in|\bseen|\bin\b|\bpost\b/i.test(unit.text)) continue;
    const after = operated.exec(plainOf(unit).toLowerCase());
    if (after) return { text: `status post ${after[1]}`, sources: sourcesOf(unit) };
    const found = presenting.exec(plainOf(unit).toLowerCase());
    if (!found) continue;
    const text = withoutName(found[1]!.replace(howLong, '').replace(stop, '').trim(), unit.words)
      .replace(
        /(?<! (?:and|also|with|or|to|for|in|on|of|the|a))(?: (?:and|also|with|or|to|for|in|on|of|the|a))+$/,
        '',
      )
      .trim();
    if (
      text.split(' ').length > 11 ||
      howLongOnly.test(text) ||
      company.test(text) ||
      /^(?:nothing\b.*|(?:me|us|here|now)\b.*|the|a|her|his|me|us|you|that|this|what|why|how|which|something|anything|them|today|ride)?$/.test(
        text,
      ) ||
      text.length < 4
    )
      continue;
    return { text: bloodPressure(text, passages), sources: sourcesOf(unit) };
  }
  return null;
}

// "I'm here for my pressure": of the blood, where nobody speaks of eyes.
function bloodPressure(text: string, passages: readonly Passage[]): string {
  return ofPressure.test(text) && !passages.some(({ unit }) => ofEyes.test(unit.said))
    ? `blood ${text}`
    : text;
}
const ofPressure = /^pressure(?: (?:check|recheck|follow[- ]up))?$/;
const ofEyes = /\b(?:eyes?|glaucoma|drops|head|sinus|chest|bladder|sore|ulcer|wound)\b/;

// "Karen Nelson is … here for an eye twitch Karen is with her father": said without stops, a new sentence began.
function withoutName(text: string, [name, second]: readonly string[]): string {
  const last = text.split(' ').at(-1)!;
  return last === name || last === second ? text.slice(0, -last.length).trim() : text;
}
