import { sentence } from '../draft.ts';
import { plainOf, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

/** What the patient felt where they were touched or moved, asked for and answered. */
export interface Felt {
  text: string;
  units: Unit[];
}

const gerunds: Record<string, string> = {
  press: 'pressing',
  push: 'pressing',
  touch: 'touching',
  palpate: 'palpation of',
  tap: 'tapping',
  squeeze: 'squeezing',
  bend: 'bending',
  lift: 'lifting',
  move: 'moving',
  twist: 'twisting',
  rotate: 'rotating',
  straighten: 'straightening',
};
const handled =
  /\b(?:when|if|as) (?:i|you) (?:just |also |go ahead and )*(?=)(press|push|touch|palpate|tap|squeeze|bend|lift|move|twist|rotate|straighten)(?=)\b/i;
const hurts =
  /\b(?:(?:does|did) (?:that|this|it)(?=) (?:hurt|bother)|(?:is|was) (?:that|this|it)(?=) (?:tender|painful|sore)|(?:do you (?:feel|have) )?any (?:pain|tenderness))(?=)\b/i;
const where = /\b(?:your|the|his|her|that|this) (?!pain\b)[a-z]/i;
/** Ends of what was pointed at, which say nothing on paper. */
const pointing =
  /[, ](?:and|or|so|right here|right there|here|there|like that|like this|this way|up|down|for me|sorry|okay|now)?$/i;

function withoutPointing(place: string): string {
  let short = place;
  for (let i = 0; i < 6 && pointing.test(short); i++) short = short.replace(pointing, '');
  return short;
}

/** "When I press on the inside of your knee, does that hurt?" "Yes.": pain on pressing on the inside of the knee. */
export function feltByTouch(p: Passage, passages: readonly Passage[]): Felt | null {
  const touch = handled.exec(plainOf(p.unit));
  if (touch === null || partFirst.test(p.unit.said)) return feltAtPart(p, passages);
  const plain = plainOf(p.unit).replace(/(?<![?.\s])[?.\s]+$/, '');
  const asked = hurts.exec(plain);
  const next = passages[p.index + 1];
  const asking =
    asked !== null ? p : next?.unit.turn === p.unit.turn && hurts.test(plainOf(next.unit)) ? next : null;
  const reply = asking?.reply ?? null;
  if (asking === null || reply === null || reply.answer === 'open') return null;
  if (saidAfter(asking, passages)) return null;
  const from = touch.index + touch[0].length;
  const until = asked !== null && asked.index > from ? asked.index : plain.length;
  const said = plain
    .slice(from, until)
    .split(/ where (?:it|that)\b/i)[0]!
    .replace(/\b(?:left|right) of (?=your (?:left|right))|\b(?:right )?here\b|^ you (?=on|in)/gi, '')
    .replace(
      /\band (press|push|bend|lift|move|twist|rotate|straighten)\b/gi,
      (_, verb: string) => `and ${gerunds[verb.toLowerCase()]}`,
    )
    .replace(/ {2,}/g, ' ')
    .trim();
  const place = withoutPointing(said.replace(/\b(your|the) \1\b/g, '$1'));
  if (!where.test(place) || place.split(' ').length > 12) return null;
  const text = `${reply.answer === 'yes' ? 'pain' : 'no pain'} on ${gerunds[touch[1]!.toLowerCase()]!} ${place.replace(/\b(?:your|his|her|that|this)\b/gi, 'the')}`;
  return {
    text: sentence(text),
    units: asking === p ? [p.unit, reply.units[0]!] : [p.unit, asking.unit, reply.units[0]!],
  };
}

const handling = Object.values(gerunds).slice(0, 6).join('|');
const acts = Object.keys(gerunds).slice(0, 6).join('|');
// "Squeezing the calf?"
const byGerund = new RegExp(
  `^(?:(?:and|so|okay|now|what about|how about) ){0,3}(?=)(${handling})(?=)(?: on| in| at)? (?:the|your|his|her|that|this) ((?:[a-z]+ ){0,3}[a-z]+)$`,
);
// "Calf's not tender when I squeeze?"
const partFirst = new RegExp(
  `\\b((?:(?:left|right) )?[a-z]{3,})(?=)(?:'s| is| are| was)?(?: n't| not)? (?:tender|sore|painful)(?=) (?:at all )?(?:when|if|as) i (${acts})(?=)\\b`,
);
const noPart = /^(?:it|that|this|they|is|are|not|bit|little|any|here|there|feel|feels)$/;
const cries = /^(?:(?:oh|ah|ooh|yes) )*(?:ow|ouch|ow+|ooh)\b/;
const slight = /^(?:(?:oh|um|yes|well|just) )*(?:a )?(?:little|bit|touch)\b/;

function feltAtPart({ unit, reply, section, index }: Passage, passages: readonly Passage[]): Felt | null {
  const answer = reply?.units[0];
  if (section !== 'exam' || answer === undefined || !unit.question) return null;
  const gerund = byGerund.exec(unit.said);
  const part = gerund === null ? partFirst.exec(unit.said) : null;
  const place = gerund?.[2] ?? part?.[1];
  if (place === undefined || noPart.test(place) || withoutPointing(place) === '') return null;
  const felt =
    cries.test(answer.said) || slight.test(answer.said)
      ? 'yes'
      : part !== null && /n't|not/.test(part[0]) && reply!.answer === 'yes'
        ? 'open'
        : reply!.answer;
  if (felt === 'open' || saidAfter({ index }, passages)) return null;
  const much = felt === 'no' ? 'no pain' : slight.test(answer.said) ? 'slight pain' : 'pain';
  const act = gerund?.[1] ?? gerunds[part![2]!]!;
  return { text: sentence(`${much} on ${act} the ${withoutPointing(place)}`), units: [unit, answer] };
}

// The examiner says it again: "okay, so some pain on the inside".
function saidAfter({ index }: Pick<Passage, 'index'>, passages: readonly Passage[]): boolean {
  return passages
    .slice(index + 1, index + 14)
    .some(
      ({ unit, role }) =>
        role === 'clinician' &&
        !unit.question &&
        unit.reply === undefined &&
        /\b(?:pain|tender\w*|hurts)\b/i.test(unit.text),
    );
}

/** What was asked of the past, or of life outside the room, though the patient lay there. */
const ofHistory =
  /\b(?:how long|how often|how did|how many|when did|when was|what happened|what's (?:this|that)|ever|usually|at home|at night|have you (?:had|been|noticed|got)|did (?:you|it)|do you (?:take|use|get|have|still)|been there|since|side effects|complaints|symptoms|changes|problems)(?=)\b/;
/** What an answer tells that nobody finds by touching. */
const tellsHistory =
  /\b(?:my|ago|since|was|were|had|used|years?|weeks?|months?|days?|yesterday|last|whenever|always|usually|because|before|until|ever|never|night|morning|swallow|eat|walk|work|doctor|they|he|she|dropped|fell|took|take|knees?|hips?|shoulders?|elbows?|wrists?|hands?|thumbs?|fingers?|pinky|ankles?|foot|feet|toes?|legs?|arms?|neck|back|head|ears?|eyes?|breasts?|belly|stomach|chest|ribs?|\d\d+)(?=)\b/;
/** "The three words I gave you?" */
const testsMind =
  /\b(?:backwards|alphabet|where are we|what (?:month|day|year|season|city) (?:is|are)|(?:and|the|those|three) (?:(?:three|five) )?words|count down)\b/;
const longestFelt = 9;

/**
 * True for what a patient says to the hands that examine them: "here, on the outside?" "Yeah, that's the spot.", "sharp or
 * blunt?" "Blunt." What comes of it the examiner tells; in the history nobody knows what was touched.
 */
export function answersTouch({ unit, role }: Passage, passages: readonly Passage[], at: number): boolean {
  const asked = unit.answers;
  if (role !== 'patient' || asked === null || asked.role !== 'clinician') return false;
  const tested = testsMind.test(asked.said);
  if (!tested && (unit.words.length > longestFelt || unit.clinical.drugs > 0)) return false;
  for (let i = at - 1; i >= 0 && passages[i]!.unit.start >= asked.start; i--)
    if (passages[i]!.unit === asked)
      return (
        passages[i]!.section === 'exam' &&
        isExamined(i, passages) &&
        (tested || (!ofHistory.test(asked.said) && !tellsHistory.test(unit.said)))
      );
  return false;
}

const near = 10;

// The hands are on the patient: something is found before or after.
function isExamined(at: number, passages: readonly Passage[]): boolean {
  for (let i = Math.max(0, at - near); i < at + near; i++) {
    const p = passages[i];
    if (p?.role === 'clinician' && p.section === 'exam' && !p.unit.question) return true;
  }
  return false;
}
