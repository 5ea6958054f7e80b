import { answerOf } from '../../language/answer.ts';
import { surely } from '../learned/section-labels.ts';
import { examinedFrom } from '../plan/plan-start.ts';
import { nameIn } from '../problems/diagnosis-name.ts';
import type { Problem } from '../problems/problems.ts';
import { isSign } from '../problems/vague-name.ts';
import { reworded, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const reads =
  /\b(?:i|we)(?:['’]ve| have)? (?:got |had )?(?:you|him|her)(?=) (?:down )?(?:on|as taking)\b|\b(?:i['’]ve got|i have|we have|i see|it says|says here|(?:chart|list|record|screen|system) (?:says|has|shows))(?=)\b/;
const decides =
  /\b(?:want|continue|keep|increase|decrease|let['’]s|should|start|will|going|gon|prescribe|refill|send|add|switch|change|recommend|need|if|so that)(?=)\b|['’]ll\b/;

/** "I've got you down for", "my list says": how a clinician begins to read illnesses from the record. */
const readsIllnesses =
  /^(?:(?:so|and|okay|now|all right|let['’]s see),?(?=) ){0,3}(?=)(?:(?:i|we)(?:['’]ve| have)? (?:got |had )?(?=)(?:you|him|her) down (?:for|with|as having)|(?:i|we)(?:['’]ve got| have(?: got)?)(?=) (?:(?:it )?(?:written |noted )?down(?: here)?|here)(?: that)?(?=)(?: (?:you|he|she)(?:['’]ve got|['’]s got| have(?: got)?| has(?: got)?))?|(?:your|his|her)(?=) other (?:conditions|diagnoses|(?:medical|health) (?:conditions|problems|issues))(?: are)?,?(?=)(?: (?:i|we)(?:['’]ve| have)(?: got)?| i see)?|(?:my|the|our|your|this)(?=) (?:list|chart|records?|screen|computer|system)(?=) (?:says|has|shows|lists)(?: (?:that )?you have)?|(?:it )?says here(?: that)?(?: you have)?)(?= ),? (?!(?:here|that|you|he|she|it|this|there|your|his|her|what|how|why|so|we|i|no|nothing)\b)/i;

/** "I see you had a stroke.", "I can see from your notes you've got asthma and diabetes." */
const seesIllnesses =
  /^(?:(?:so|and|okay|now|all right),? ){0,3}i (?:can )?see(?=)( (?:here|(?:from|in|on) (?:your|the|his|her) (?:medical )?(?:notes|records?|chart|history|file|list)))?,?(?: that)? (?:you|he|she)(?=)(?:( had)|['’]ve(?: got| had)?|['’]s(?: got| had)?| have(?: got| had)?| has(?: got| had)?)(?= (?!to\b|been\b|done\b|come\b|seen\b))/i;
/** "So your history, I've got COPD and a stroke.", "I have a heart attack down in 2015." */
const readsOut =
  /^(?:(?:so|and|okay|now|all right|right|well|um)(?=),?(?=) ){0,3}((?:(?:for|from|as for|in|on|looking at) )?(?=)(?:(?:your|his|her|the) )?(?=)(?:(?:past|medical|health) ){0,2}(?=)(?:history|records?|chart|notes|file|problem list)(?=)[,:]? )?(?:i|we)(?:['’]ve(?: also)? got| have(?: also)?(?: got)?|(?: can)? see)(?= )( (?:written |noted )?down)?(?: here)?(?: that)?(?=)(?: you(?:['’]ve| have)(?: had| got)?)?(?= (?!(?:a few|some|to|that|you|no|your|the|it|here|what|how|been|seen|mr|mrs|ms|miss)(?=)\b|an? \d))/i;
/** Where it stands: "… down here", "… in your chart". */
const recorded =
  / (?:(?:written |noted )?down(?: here)?|here|(?:in|on) (?:your|the|his|her) (?:(?:problem|medical) )?(?:list|chart|records?|file|history|notes)(?: here)?)(?=[ ,.?]|$)/gi;
const ofHistory = /\b(?:medical|past|health) (?:history|problems|conditions)\b|\b(?:records?|chart|notes)\b/;
/** "A stroke in 2018", "a hernia repair three years ago": it was once. */
const wasOnce =
  /\b(?:heart attack|strokes?|mini-stroke|tia|blood clot|dvt|embol\w+|repair|removal|surgery|bypass|fractures?)\b|\b(?:in|back in) (?:19|20)\d\d\b|\bago\b/i;
const several = 2;

const asMedicines = surely('meds');
const asIllnesses = surely('pmh');

const parted = /,? and |, /;
const mostWords = 5;

// "Other than the COPD, I've got type 2 diabetes and atrial fibrillation on your list.", "on your chart I see asthma"
const onList =
  /^(?:(?:so|and|okay|now),? ){0,3}(?:(?:other than|besides|apart from) (?:the |your )?([a-z][a-z ]{2,30}), )?(?:i|we)(?:['’]ve got| have(?: got)?| see) (?:also )?([^.?;:]{4,160}) (?:on|in) (?:your|the|his|her) (?:problem )?(?:list|chart|records?|file|history)(?: here)?[.?]?$/i;
const fromList =
  /^(?:(?:so|and|okay|now),? ){0,3}(?:on|in) (?:your|the|his|her) (?:problem )?(?:list|chart|records?|file),? (?:i (?:also )?(?:see|have)|i['’]ve got|there['’]s|it says) (?!(?:that|you|he|she|no|nothing)\b)/i;

const withoutAsWell = (list: string) => list.replace(/,? (?:here|too|as well)(?=[.?]?$)/, '');

// "I see you've got a rash" is seen, and not read.
function illnessesSeen({ text, said, question, clinical }: Unit): string | undefined {
  const [lead, from, had] = said.includes('see') ? (seesIllnesses.exec(text) ?? []) : [];
  return from !== undefined || had !== undefined || question || clinical.conditions >= several
    ? lead
    : undefined;
}

// The illnesses that are read out, as they stand in the text.
function listRead(unit: Unit): string | null {
  const { text } = unit;
  const lead = (readsIllnesses.exec(text) ?? fromList.exec(text))?.[0] ?? illnessesSeen(unit);
  if (lead !== undefined) return withoutAsWell(text.slice(lead.length));
  const [, known, listed] = onList.exec(text) ?? [];
  if (listed === undefined) return null;
  return known === undefined ? `${listed}.` : `${known}${listed.includes(',') ? ',' : ' and'} ${listed}.`;
}

/** "So you've got high blood pressure and type 2 diabetes. Anything else?": what is known, and no conclusion. */
function goesOver({ unit }: Passage, next: Passage | undefined): string | undefined {
  if (unit.clinical.conditions < several) return undefined;
  if (unit.question && isItRight.test(unit.text)) return knows.exec(unit.text)?.[0];
  if (next?.unit.turn !== unit.turn) return undefined;
  return asksOn.test(next.unit.said) || asksOperations.test(next.unit.said)
    ? knows.exec(unit.text)?.[0]
    : undefined;
}
// "I have diabetes and asthma down here.", and "I've got gout and high cholesterol. Is that all?" with the question after it.
function readOut({ unit }: Passage, before: Passage | undefined, next: Passage | undefined): string | null {
  if (unit.clinical.conditions === 0) return null;
  const found = readsOut.exec(unit.text);
  if (found === null) return null;
  const [lead, heading, down] = found;
  const rest = unit.text.slice(lead.length);
  const list = rest.replace(recorded, '');
  const isFramed =
    heading !== undefined ||
    down !== undefined ||
    list !== rest ||
    (next?.unit.turn === unit.turn && asksOn.test(next.unit.said)) ||
    (before?.unit.turn === unit.turn && ofHistory.test(before.unit.said));
  return isFramed ? list : null;
}

// "COPD and a stroke in 2018" → You have COPD and had a stroke in 2018.
function asHistory(list: string): string {
  const items = list.split(/,? and (?!with\b)|, (?!with\b)/);
  const had = items.filter((item) => wasOnce.test(item));
  const has = items.filter((item) => !wasOnce.test(item));
  if (had.length === 0) return `You have ${list}.`;
  const once = `had ${listed(had)}`;
  return has.length === 0 ? `You ${once}.` : `You have ${listed(has)}, and ${once}.`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const knows = /^(?:(?:so|and|okay|now|all right),?(?=) ){0,3}(?=)you(?:['’]ve got| have(?: got)?)(?= )/i;
const asksOn =
  /^(?:and )?(?:anything (?:else|i['’](?:m|ve)|missing)|any other|is that (?:right|correct|everything|all|it)|(?:have i|am i) (?:got|missing|missed))\b/;

/** "I've got you down for diabetes, high cholesterol and asthma." → You have diabetes, …: read from the record; else null. */
function illnessesRead(
  passage: Passage,
  before: Passage | undefined,
  next: Passage | undefined,
): string | null {
  const { unit, role, reply } = passage;
  if (role !== 'clinician' || unit.clinical.drugs > 0 || unit.clinical.conditions === 0) return null;
  if ((unit.question && reply?.answer !== 'yes') || hadOnce.test(unit.said)) return null;
  const gone = goesOver(passage, next);
  const rest =
    gone === undefined
      ? (readOut(passage, before, next) ?? listRead(unit))
      : withoutAsWell(unit.text.slice(gone.length));
  if (rest === null) return null;
  const list = rest.trim().replace(isItRight, '').replace(/[.?]$/, '');
  const names = list
    .toLowerCase()
    .split(parted)
    .map((part) => (wordsOf(part).length > mostWords ? null : nameIn(part)));
  const isList = names.some((name) => name !== null && !isSign(name)) && !names.some((name) => isFelt(name));
  return isList ? asHistory(list) : null;
}
// "I see you had an ulcer." "Yeah, in 2015.": told as it is answered.
const hadOnce = /\byou had\b/;
/** "You have diabetes and asthma, is that right?" */
const isItRight = /,? (?:is that (?:right|correct)|right|correct|yes|yeah|don['’]t you)\?$/i;

/** Without the illnesses that were only read from the record, and for which nothing is judged or planned. */
export function withoutOnlyRead<P extends Pick<Problem, 'sources' | 'passages'>>(
  problems: readonly P[],
  passages: readonly Passage[],
): P[] {
  const read = new Set(
    passages
      .filter(
        (p, i) =>
          p.role === 'clinician' &&
          (!p.unit.question || p.reply?.answer === 'yes') &&
          (listRead(p.unit) !== null ||
            readOut(p, passages[i - 1], passages[i + 1]) !== null ||
            goesOver(p, passages[i + 1]) !== undefined),
      )
      .map(({ unit }) => unit.start),
  );
  return read.size === 0
    ? [...problems]
    : problems.filter((one) => one.passages.length > 0 || !one.sources.some(({ start }) => read.has(start)));
}

// "I've got down hypertension and sleep apnea.": of the history, wherever it is said.
function isNoted(unit: Unit): boolean {
  return (unit.words.includes('down') && readsIllnesses.test(unit.text)) || illnessesSeen(unit) !== undefined;
}

// "Any surgeries?": the history is still being taken, however much was read out before.
function beforeOperations(next: Passage | undefined): boolean {
  return next?.unit.question === true && asksOperations.test(next.unit.said);
}
const asksOperations = /^(?:and )?(?:any|have you had any) (?:surger|operation)/;

function isFelt(name: string | null): boolean {
  return name !== null && isSign(name);
}

/**
 * "I've got you on lansoprazole, fifteen, once a day and levothyroxine": read from the record while the history is
 * taken, and no plan.
 */
export function withRecordListed(passages: readonly Passage[]): Passage[] {
  const examined = examinedFrom(passages);
  const until = examined < 0 ? passages.length * 0.6 : examined;
  return passages.map((p, i) => {
    if (p.index >= until && !beforeOperations(passages[i + 1]) && !isNoted(p.unit)) return p;
    if (readsList(p))
      return {
        ...p,
        unit: saidPlainly(p.unit),
        section: 'meds',
        sections: asMedicines,
        keep: Math.max(p.keep, certain),
      };
    const had = illnessesRead(p, passages[i - 1], passages[i + 1]);
    return had === null
      ? p
      : {
          ...p,
          unit: { ...reworded(p.unit, had), question: false },
          section: 'pmh',
          sections: asIllnesses,
          keep: Math.max(p.keep, certain),
        };
  });
}
const certain = 0.6;

const down =
  /\b(?:i|we)(?:['’]ve| have)? (?:got |had )?(?=)(you|him|her)(?=) down (?:as taking|as on|on|for)(?=)\b/i;

// "I've got you down as taking gabapentin."
function saidPlainly(unit: Unit): Unit {
  const whom = down.exec(unit.text)?.[1]?.toLowerCase();
  if (whom === undefined) return unit;
  const takes = whom === 'you' ? 'you take' : whom === 'him' ? 'he takes' : 'she takes';
  return reworded(unit, unit.text.replace(down, takes));
}

export function readsList({ unit, role }: Passage): boolean {
  return role === 'clinician' && unit.clinical.drugs > 0 && reads.test(unit.said) && !decides.test(unit.said);
}

/** The patient agrees to the list that was read: "Yep. Both of those." */
export function isAgreed(p: Passage, passages: readonly Passage[]): boolean {
  if (!readsList(p)) return false;
  const next = passages.slice(p.index + 1, p.index + 5).find(({ unit }) => unit.turn > p.unit.turn);
  if (next === undefined || next.role === 'clinician') return false;
  return answerOf(next.unit.text) === 'yes' || allBut.test(next.unit.said);
}
// "Is he still on all of those?" "All except the ramipril."
const allBut =
  /\b(?:all|everything|every one|both)(?: of (?:them|those))?(?=) (?:except|but|bar|apart from|other than)(?=)\b/;
