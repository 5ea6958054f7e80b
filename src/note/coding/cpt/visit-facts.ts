import type { Encounter, Source } from '../../note.ts';
import type { Transcript, Turn } from '../../transcript.ts';
import { type Piece, piecesOf } from '../pieces.ts';

/** Something that was said, and where. */
export interface Said {
  words: string;
  source: Source;
}

/** Every stretch of the visit with who said it, cut once for all that look through it. */
export interface VisitPiece extends Piece {
  turn: Turn;
}

export interface VisitPieces {
  all: readonly VisitPiece[];
  /** Those of anyone but the patient and who speaks for them. */
  ofClinic: readonly VisitPiece[];
  /** Their texts, to be asked once for what no piece may hold: most of what is looked for is never said. */
  saidByClinic: string;
}

export function visitPieces(transcript: Transcript): VisitPieces {
  const all: VisitPiece[] = [];
  for (const turn of transcript.turns)
    for (const { text, start } of piecesOf(turn.text, turn.start)) all.push({ text, start, turn });
  const ofClinic = all.filter(({ turn: { role } }) => role !== 'patient' && role !== 'relative');
  return { all, ofClinic, saidByClinic: ofClinic.map(({ text }) => text).join('\n') };
}

/** The first place where someone of the clinic says it, and not `unless` too. */
export function firstSaid(
  { ofClinic, saidByClinic }: VisitPieces,
  pattern: RegExp,
  unless?: RegExp,
): Said | null {
  return pattern.test(saidByClinic) ? firstIn(ofClinic, pattern, unless) : null;
}

/** The first of the pieces that says it, and not `unless` too. */
export function firstIn(pieces: readonly VisitPiece[], pattern: RegExp, unless?: RegExp): Said | null {
  for (const piece of pieces) {
    const said = pattern.exec(piece.text);
    if (said !== null && unless?.test(piece.text) !== true) return saidAt(piece, said.index, said[0]);
  }
  return null;
}

const condition =
  /\b(?:if|in case|unless|might|may|could|should (?:it|this|that|you)|otherwise|(?:do|does)(?=) ?n['’]t (?:get|improve|help|work)|not (?:better|improv\w+))(?=)\b/i;
/** How far before a decision its condition stands, in characters. */
const conditionReach = 160;

/** The first place where someone of the clinic decides it, not said for the case that something happens. */
export function firstDecided({ ofClinic, saidByClinic }: VisitPieces, pattern: RegExp): Said | null {
  if (!pattern.test(saidByClinic)) return null;
  for (const piece of ofClinic) {
    const said = pattern.exec(piece.text);
    if (said === null) continue;
    const before = piece.text.slice(Math.max(0, said.index - conditionReach), said.index);
    if (!condition.test(before)) return saidAt(piece, said.index, said[0]);
  }
  return null;
}

export function saidAt({ turn, start }: VisitPiece, index: number, words: string): Said {
  return { words, source: { turn: turn.index, start: start + index, end: start + index + words.length } };
}

/** Whether the patient is known to the practice. Established where nothing says: the lower-paid, safer assumption. */
export interface Familiarity {
  isNew: boolean;
  because: string;
  said: Said | null;
}

const newPatient =
  /\b(?:new patient|establish(?:ing)? care|nice to (?:finally )?meet you|pleasure to meet you|(?:seeing|meeting) you for the first time|first (?:time|visit) (?:here|with us|with me|seeing)|(?:haven['’]t|never) (?:met|seen you) before|you(?:['’]re| are) new (?:to|here|with)|you(?:['’]ve| have) been (?:sent|referred)(?=) (?:up|over|to (?:me|us))(?=)\b|i(?:['’]m| am) (?:dr|doctor)\b(?!\.? \w+,? one of the gp))/i;
// "I'm one of the consultants in the falls clinic", "your GP's sent you up", "I got a letter from your family doctor"
const referred =
  /\b(?:(?:i(?:['’]m| am) |, |\w )one of the (?:consultants|registrars|surgeons|(?:[a-z]{2,5}ology |chest |heart |eye |skin |stroke )(?:doctors|consultants|registrars)|[a-z]{3,}ologists)|(?:gp|family doctor|primary(?: care)?(?: doctor)?)(?:['’]s| has)? (?:sent|referred) you|letter (?:here )?from your (?:gp|family doctor|primary care))(?=)\b/i;
// "I'm Mr Fenwick": a surgeon, in Britain.
const surgeon = /\b[Ii](?:['’]m| am) (?:[Mm]r|[Mm]iss|[Mm]s|[Mm]rs)\.? [A-Za-z][a-z]+/;
const knownPatient =
  /\b(?:last (?:time|visit) (?:i saw|we|you)|since (?:i|we) last|since (?:your|the|our) last (?:visit|appointment)|(?:good|nice|great|glad|happy|pleasure|lovely)(?=) (?:to see|seeing) you again|last saw you|when (?:i|we) saw you|your last (?:visit|appointment|physical)|welcome back|we met (?:in|at|when|before|last)|(?:were )?last here|since you were here|(?<!the )last time (?:you|we|i|there|it)|(?:i|we) (?:last )?(?:started|put|switched|had) you on)(?=)\b/i;
// Who stands in for a colleague sees that colleague's patient (AMA: on call or covering).
const covering =
  /\b(?:covering for|(?:filling|standing|stepping) in for|in place of (?:dr|doctor)\b|instead of (?:dr|doctor)\b|(?:dr|doctor)[. ]{1,2}\w+(?:['’]s| is)(?=) (?:out|away|off|on (?:leave|vacation|holiday))|i['’]m seeing you for (?:dr|doctor)\b|(?:partner|colleague)s? of (?:dr|doctor)\b|one of (?:dr|doctor)[. ]{1,2}\w+['’]?s? partners|(?:usually|normally|always) (?:see|saw|sees)(?=) (?:the (?:nurse|other)|dr\b|doctor\b|her\b|him\b|your colleague)|taken over\b[^.?!]{0,40}? from (?:dr|doctor)\b)/i;
const followUp =
  /\b(?:follow[- ]?up (?:visit|appointment|of|for|on|from)|here for (?:a |your |his |her )?(?:\w+ )?(?=)follow[- ]?up)(?=)\b/i;
// "Schedule a follow-up appointment for four weeks from now" is said at a first visit too.
const toCome =
  /\b(?:schedul\w*|book|set up|make|come back|return|will|i['’]ll|we['’]ll|want|wan na|gon na|going to|would like|need|should|(?:in|for) (?:a|an|one|two|three|four|five|six|\d{1,2}) (?:couple )?(?:of )?(?=)(?:day|week|month)s?)(?=)\b/i;

export function familiarity(pieces: VisitPieces, encounter: Encounter): Familiarity {
  if (encounter.visit_type === 'new') return { isNew: true, because: 'new patient, as given', said: null };
  if (encounter.visit_type === 'established') {
    return { isNew: false, because: 'established patient, as given', said: null };
  }
  const known = firstSaid(pieces, knownPatient) ?? firstSaid(pieces, followUp, toCome);
  if (known !== null) return { isNew: false, because: `established patient ("${known.words}")`, said: known };
  const standsIn = firstSaid(pieces, covering);
  if (standsIn !== null)
    return { isNew: false, because: `a colleague's patient ("${standsIn.words}")`, said: standsIn };
  const fresh =
    (newPatient.test(pieces.saidByClinic)
      ? firstIn(
          pieces.ofClinic.filter((piece) => !greetsRelative(piece, pieces)),
          newPatient,
        )
      : null) ??
    firstSaid(pieces, referred) ??
    firstSaid(pieces, surgeon);
  if (fresh !== null) return { isNew: true, because: `new patient ("${fresh.words}")`, said: fresh };
  return { isNew: false, because: 'established patient, assumed because nothing said otherwise', said: null };
}

// "This is my daughter, Anna." "Hello, doctor." "Nice to meet you.", where the patient speaks for themself.
function greetsRelative({ text, turn }: VisitPiece, { all }: VisitPieces): boolean {
  if (!/\bmeet you\b/i.test(text)) return false;
  const before = all.findLast((piece) => piece.turn.index < turn.index);
  return before?.turn.role === 'relative' && all.some((piece) => piece.turn.role === 'patient');
}

/** Minutes of the clinician's time on the day, where the visit or the request states them. */
export interface StatedTime {
  minutes: number;
  because: string;
  said: Said | null;
}

const timeSaid =
  /\b(?:(?:i(?:['’]ve)?|we(?:['’]ve)?) (?:have )?spent|total time(?: spent)?(?: today)?(?: (?:on this|for this|was|is|of))*|time spent(?: today)?(?: (?:was|is|of))*)\s+(?:a total of |about |over |approximately |was |is )?(?=)(\d{1,3}) min/i;

export function statedTime(pieces: VisitPieces, encounter: Encounter): StatedTime | null {
  const said = firstSaid(pieces, timeSaid);
  if (said !== null) {
    const minutes = Number(timeSaid.exec(said.words)![1]);
    return { minutes, because: `${minutes} minutes ("${said.words}")`, said };
  }
  const minutes = encounter.duration_minutes;
  return minutes === undefined ? null : { minutes, because: `${minutes} minutes, as given`, said: null };
}
