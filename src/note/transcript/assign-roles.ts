import { kin } from '../language/kin.ts';
import type { Role } from '../transcript.ts';
import { isPatientTitle, isVoiceLabel, labelRole, letterRole } from './speaker-label.ts';
import { voiceScore } from './voice-score.ts';

interface Piece {
  label: string | null;
  text: string;
}

/** How likely the voice changes from one piece to the next: between lines it usually does, between sentences it seldom does. */
const switchOdds = { turns: 0.72, sentences: 0.25 } as const;

/**
 * Gives each piece its speaker's role. Labels that name a role are believed; a name or a voice is judged by all its
 * words together; pieces without a label are judged one by one, each with its neighbours (Viterbi over two voices).
 */
export function assignRoles(
  pieces: readonly Piece[],
  mode: keyof typeof switchOdds,
): { roles: Role[]; guessed: boolean } {
  const labels = [...new Set(pieces.flatMap((piece) => (piece.label === null ? [] : [piece.label])))];
  if (labels.length === 0) return { roles: withTeller(alternate(pieces, mode), pieces), guessed: true };
  const { byLabel, guessed } = rolesOfLabels(labels, pieces);
  const swapped = labelsSwapped(byLabel, pieces);
  if (swapped)
    for (const [label, role] of byLabel)
      if (role === 'clinician' || role === 'patient')
        byLabel.set(label, role === 'patient' ? 'clinician' : 'patient');
  const roles = pieces.map(
    (piece): Role => (piece.label === null ? 'unknown' : (byLabel.get(piece.label) ?? 'unknown')),
  );
  const unlabelled = pieces.some((piece) => piece.label === null);
  for (const [index, piece] of pieces.entries()) {
    if (piece.label === null) roles[index] = voiceScore(piece.text) >= 0 ? 'clinician' : 'patient';
  }
  return { roles: withTeller(roles, pieces), guessed: guessed || unlabelled || swapped };
}

/** Whoever came with a child, or rings for one, and is heard alone: "my son's three, he's got a fever". */
const whoseVisit =
  /(?:^|[.!?,] |\b(?:but|and|because|so|well|hi|hello|yes|doctor|it['’]?s|about|for|brought) )my (?:[a-z-]+ ){0,2}?(?:son|daughter|baby|child|toddler|newborn|grandson|granddaughter|little (?:boy|girl|one))(?=)(?:['’]s| is| has| had| keeps| got| woke| threw| won['’]t| can['’]t| started| was| fell| never| does(?:n['’]t)?| always| just| seems| feels| says|,| in\b| um\b| uh\b| i (?:think|guess)\b|\.)/i;
const ofThem = /\b(?:he|she|him|her|his|hers|he['’](?:s|d|ll)|she['’](?:s|d|ll))(?![a-z'’])/gi;
const ofTeller =
  /\b(?:i|i['’](?:m|ve|d|ll)|me|my(?! (?:[a-z-]+ ){0,2}?(?=)(?:son|daughter|baby|child|toddler|grandson|granddaughter|little)(?=)\b))(?![a-z'’])/gi;
const asksOfHome = /\b(?:family|children|kids|at home|live with|lives with|siblings|married|pregnan)/i;
const firstTold = 3;
const fewestOfThem = 2;
/** "Has he been sick?", "are her vaccines up to date?": asked of whom the visit is, told by who came along. */
const asksOfThem =
  /\b(?:is|has|does|did|was|can|could|how['’]?s|how old is|how long has)(?=) (?:he|she)\b|\b(?:is|are)(?=) (?:his|her) [a-z]/i;
const fewestAsked = 3;
/** In pieces: so early the clinician says of whom the visit is. */
const opening = 6;
// "What's been going on with your dad?", "And you're his mum?"
const ofCompanion =
  /\b(?:with|about|is|to|what['’]?s)(?=) your (?:little (?:boy|girl|one)|son|daughter|baby|dad|mum|mom|father|mother|husband|wife|nan|grand(?:ma|pa|mother|father|son|daughter))(?=)\b(?! side| family)|\byou(?:['’]re| are|['’]ll be| must be)(?=) (?:his|her)(?=) (?:mum|mom|mother|dad|father|daughter|son|wife|husband)(?=)\b|\byou(?:['’]re| are)(?=) (?:mum|mom|dad|grandma|grandpa)(?=[?.,]|$| (?:yep|yes|yeah|right|okay)\b)/i;
// "What brings you in with Mia?", "how old is Mia?", "so who's this?"
const ofNamed =
  /\b(?:(?:brings you (?:both |guys )?in|going on|happening)(?: today)? with|how old is) (?!(?:you|your|he|she|it|the|that|this|these|those|them|my|his|her|everything|things|a|an|all|any)\b)[a-z]{3,12}\b|\bwho['’]?s this\W{0,2}$/i;

function withTeller(roles: Role[], pieces: readonly Piece[]): Role[] {
  if (roles.includes('relative')) return roles;
  const told = pieces.map((_, i) => i).filter((i) => roles[i] === 'patient');
  const comesFor = (i: number) =>
    whoseVisit.test(pieces[i]!.text) && !asksOfHome.test(pieces[i - 1]?.text ?? '');
  const said = told.slice(0, firstTold).some(comesFor) ? 'told' : ofWhomAsked(roles, pieces);
  if (said === null) return roles;
  const all = told.map((i) => pieces[i]!.text).join(' ');
  const theirs = all.match(ofThem)?.length ?? 0;
  const own = all.match(ofTeller)?.length ?? 0;
  if (theirs < fewestOfThem || (said === 'companion' ? 2 * theirs < own : theirs <= own)) return roles;
  return roles.map((role) => (role === 'patient' ? 'relative' : role));
}

function ofWhomAsked(roles: readonly Role[], pieces: readonly Piece[]): 'companion' | 'asked' | null {
  if (pieces.some(({ label }) => label !== null && !isVoiceLabel(label))) return null;
  let asked = 0;
  let isNamed = false;
  for (const [i, { text }] of pieces.entries()) {
    if (roles[i] !== 'clinician') continue;
    if (i < opening && ofCompanion.test(text)) return 'companion';
    isNamed ||= i < opening && ofNamed.test(text);
    if (asksOfThem.test(text)) asked++;
  }
  return isNamed || asked >= fewestAsked ? 'asked' : null;
}

// "It wakes me at night, and my back hurts.": as the one for whom it is interpreted.
function isInFirstPerson(texts: readonly string[]): boolean {
  const own = texts.filter((text) => firstPerson.test(text)).length;
  return own > texts.length * fewestOwn && own > texts.filter((text) => thirdPerson.test(text)).length;
}
const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me)\b/i;
const thirdPerson = /\b(?:he|she)(?=)(?:['’]s| is| has| was| says| takes| does| did)\b/i;
/** Of all that one says. */
const fewestOwn = 0.4;

const interprets = /\b(?:interpreter|translator)\b/i;

function rolesOfLabels(labels: readonly string[], pieces: readonly Piece[]) {
  const byLabel = new Map<string, Role>();
  const assistants: string[] = [];
  const titled: string[] = [];
  const open: string[] = [];
  for (const label of labels) {
    const role = isVoiceLabel(label) ? null : (letterRole(label) ?? labelRole(label));
    if (role === 'assistant' || (role === 'relative' && isWardSister(label, pieces))) assistants.push(label);
    else if (role !== null) byLabel.set(label, role);
    else if (isPatientTitle(label)) titled.push(label);
    else open.push(label);
  }
  const has = (role: Role) => [...byLabel.values()].includes(role);
  const own = textsByLabel(pieces);
  const lengthOf = (label: string) => (own.get(label) ?? []).reduce((sum, text) => sum + text.length, 0);
  // A nurse leads the visit where no label and no name speaks as a clinician.
  const led =
    has('clinician') || open.length > 1 || open.some((label) => meanScore(own.get(label) ?? []) > 0);
  const doctors = [...byLabel].filter(([, role]) => role === 'clinician').map(([label]) => lengthOf(label));
  for (const label of assistants)
    byLabel.set(label, led && lengthOf(label) < leads * Math.max(...doctors, 1) ? 'other' : 'clinician');
  // Where the patient is hardly heard, an interpreter says what the patient says.
  const heard = labels.reduce(
    (sum, label) => (byLabel.get(label) === 'patient' ? sum + lengthOf(label) : sum),
    0,
  );
  for (const label of labels)
    if (
      byLabel.get(label) === 'other' &&
      interprets.test(label) &&
      ((!has('patient') && !has('relative')) ||
        (lengthOf(label) > heard && isInFirstPerson(own.get(label) ?? [])))
    )
      byLabel.set(label, 'patient');
  for (const label of titled) byLabel.set(label, has('patient') ? 'relative' : 'patient');
  // With the other side labelled, a single name left over needs no guess.
  if (open.length === 1 && !isVoiceLabel(open[0]!)) {
    if (has('clinician') && !has('patient') && !has('relative'))
      byLabel.set(open[0]!, ringsForAnother(own.get(open[0]!) ?? []) ? 'relative' : 'patient');
    else if (!has('clinician') && has('patient')) byLabel.set(open[0]!, 'clinician');
  }
  const unresolved = open.filter((label) => !byLabel.has(label));
  const scores = unresolved
    .map((label) => ({ label, score: meanScore(own.get(label) ?? []) }))
    .sort((a, b) => b.score - a.score);
  let clinician = has('clinician');
  let patient = has('patient');
  const first = scores[0];
  if (first && !clinician && (scores.length > 1 || first.score > 0)) {
    byLabel.set(first.label, 'clinician');
    clinician = true;
    scores.shift();
  }
  // The patient says more than a nurse or technician who looks in.
  for (const { label } of scores.sort((a, b) => lengthOf(b.label) - lengthOf(a.label))) {
    if (!patient) {
      byLabel.set(label, 'patient');
      patient = true;
    } else byLabel.set(label, speaksForAnother(own.get(label) ?? []) ? 'relative' : 'other');
  }
  return { byLabel, guessed: unresolved.length > 0 };
}

/** So many times as much as a doctor who looks in says the nurse whose visit it is. */
const leads = 4;

// "My feet are finished, Sister.": a nurse in charge, and nobody's kin.
function isWardSister(label: string, pieces: readonly Piece[]): boolean {
  return (
    /^sister$/i.test(label) &&
    pieces.some((piece) => piece.label !== null && piece.label !== label && callsSister.test(piece.text))
  );
}
const callsSister = /(?:^|, )Sister[.,!?]/;

// Speech recognisers give the right voices the wrong names. Of the 67 visits of ACI-BENCH train, rightly labelled ones
// differ by more than +1.5 here and swapped ones by less than -4.
const swappedBelow = -3;
const leastTurns = 4;
const fiveWords = /\s\S+\s+\S+\s+\S+\s/;

function labelsSwapped(byLabel: ReadonlyMap<string, Role>, pieces: readonly Piece[]): boolean {
  const telling = (role: Role) =>
    pieces
      .filter(({ label, text }) => label !== null && byLabel.get(label) === role && fiveWords.test(text))
      .map(({ text }) => text);
  const clinician = telling('clinician');
  const patient = telling('patient');
  if (clinician.length < leastTurns || patient.length < leastTurns) return false;
  return meanScore(clinician) - meanScore(patient) < swappedBelow;
}

function textsByLabel(pieces: readonly Piece[]): Map<string, string[]> {
  const own = new Map<string, string[]>();
  for (const { label, text } of pieces) {
    if (label === null) continue;
    const texts = own.get(label);
    if (texts) texts.push(text);
    else own.set(label, [text]);
  }
  return own;
}

function meanScore(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + voiceScore(text), 0) / Math.max(1, texts.length);
}

const ofAnother =
  /\b(?:my (?:wife|husband|mother|mom|mum|father|dad|son|daughter)|(?:he|she)(?:'s| has| was| had| is) )/i;

// "I'm the daughter, it's my father you'd know.", said on the telephone.
const introducesSelf = new RegExp(
  `\\bi(?:['’]m| am)(?=) (?:the|his|her|their) ${kin}\\b|\\bit(?:['’]s| is) (?:about |for )?(?:my|our) ${kin}\\b|\\b(?:ringing|calling|phoning)(?=) (?:about|for|on behalf of) (?:my|our) ${kin}\\b`,
  'i',
);
const introducedBy = 8;

function ringsForAnother(texts: readonly string[]): boolean {
  return texts.slice(0, introducedBy).some((text) => introducesSelf.test(text));
}

function speaksForAnother(texts: readonly string[]): boolean {
  return texts.some((text) => ofAnother.test(text));
}

// Nobody else says so, whatever else a turn is about.
const advises =
  /\b(?:i(?:['’]d| would)? (?:strongly )?recommend (?!(?:it|them|her|him|you)\b)|your [\w-]+(?: [\w-]+)? score is|i(?:['’]m (?:going to|gonna|gon na)|['’]ll| will)(?=) (?:also )?(?:prescribe|refer you|send you for|write you|give you|put you|start you|order)|i(?:['’]d like| want) you to|we(?:['’]re| are)(?=) (?:going to|gonna|gon na) (?:go (?:up|down)|increase|start you|check your|order)|call (?:nine one one|911)|i do(?:n['’]?t| not) think (?:he|she|you) needs? (?:an? |any |to be )|(?:he|she|you) can have (?:one|two|it|them|another|some)(?=) (?:tablets? |more )?every|(?:a (?:little|bit|little bit)|mildly|slightly|not(?: very)?) dehydrated|(?:have|let) (?:his|her|your) (?:own |regular )?(?:doctor|pediatrician) (?:see|check|look)|i think you(?:['’]ve| have| may have| might have)(?=) (?:just )?(?:got|had|sprained|torn|broken|strained|pulled|bruised|cracked|caught|developed)|come back (?:in|and see me in) (?:an?|\d+|one|two|three|four|six|eight|twelve)(?=) (?:days?|weeks?|months?|year))(?=)\b/gi;
const tellsWhenToReturn =
  /\bif (?:it|the [a-z]+|you|she|he)(?=)(?:'s| is| gets?| starts?| see| has| have)(?=)\b[^.?!]{0,80}\b(?:come (?:back|in)|(?:call|ring|phone) (?:us|me|the)|go (?:straight )?to (?:the )?(?=)(?:er|a&e|emergency|hospital))(?=)\b/gi;
// Only who is ill, or has come with them, asks so.
const asksOfSelf =
  /^(?:(?:so|and|but|okay),? )?(?=)(?:what (?:is it|have i(?: got)?|do i have|does that mean|causes? (?:it|that)|can i do)|(?:am|will|can|do|should) i(?: still)?(?=) (?:gonna|going|be|need|have to|get|go|take|eat|drink|drive|keep|stop|worry|allowed|lose)|is (?:it|that|this) (?:serious|cancer|contagious|catching|normal|dangerous|bad|forever|permanent))(?=)\b/gi;
const surely = 4;

function roleScore(text: string): number {
  const clinician = (text.match(advises)?.length ?? 0) + (text.match(tellsWhenToReturn)?.length ?? 0);
  return voiceScore(text) + surely * (clinician - (text.match(asksOfSelf)?.length ?? 0));
}

// Lines that take turns nearly always are turns: once that is seen, one more is all the likelier.
const takingTurns = 0.7;
const fewestLines = 8;
const rounds = 3;
/** What a turn's words weigh against whose turn it is. */
const besideTurns = 0.4;

function alternate(pieces: readonly Piece[], mode: keyof typeof switchOdds): Role[] {
  const scores = pieces.map(({ text }) => roleScore(text));
  let odds: number = switchOdds[mode];
  let states = likeliest(pieces, scores, mode, odds);
  if (mode === 'turns' && pieces.length >= fewestLines)
    for (let round = 0; round < rounds; round++) {
      const changes = states.filter((state, i) => i > 0 && state !== states[i - 1]).length;
      const seen = (changes + 1) / (states.length + 1);
      if (seen < takingTurns || seen <= odds) break;
      // Half of what does not take turns here is misjudged.
      odds = 1 - (1 - seen) / 2;
      states = likeliest(
        pieces,
        scores.map((score) => score * besideTurns),
        mode,
        odds,
      );
    }
  return states.map((state): Role => (state === 0 ? 'clinician' : 'patient'));
}

/** Viterbi: 0 for the clinician's pieces, 1 for the patient's. `odds`: how likely the voice changes between two. */
function likeliest(
  pieces: readonly Piece[],
  scores: readonly number[],
  mode: keyof typeof switchOdds,
  odds: number,
): number[] {
  // Visits are opened by the clinician more often than not.
  let best: [number, number] = [(scores[0] ?? 0) + 0.3, -(scores[0] ?? 0)];
  const from: [number, number][] = [];
  for (const [index, score] of scores.slice(1).entries()) {
    const change = changeAfter(pieces[index]!, mode, odds);
    const stay = Math.log(1 - change);
    const move = Math.log(change);
    const stay0 = best[0] + stay >= best[1] + move ? 0 : 1;
    const stay1 = best[1] + stay >= best[0] + move ? 1 : 0;
    from.push([stay0, stay1]);
    best = [
      best[stay0]! + (stay0 === 0 ? stay : move) + score,
      best[stay1]! + (stay1 === 1 ? stay : move) - score,
    ];
  }
  let state = best[0] >= best[1] ? 0 : 1;
  const states = [state];
  for (let i = from.length - 1; i >= 0; i--) {
    state = from[i]![state as 0 | 1]!;
    states.push(state);
  }
  return states.reverse();
}

// A line of its own that asks is followed by who answers, also where it has no question mark.
const asks =
  /\?["')\]]*\s*$|^(?:(?:and|okay|ok|oh|no|right|so|well|yeah) )*(?:any|do|does|did|are|is|have|has|can|could|what|when|where|how|which|who|would|was|were)\b/i;

/** "And what medicines is he on": whoever lists them then, in whatever words, is the other. */
const asksForList =
  /^(?:(?:and|okay|so|right|now) )*(?:(?:are|is) (?:you|he|she)(?=) (?:taking|on) any|what|which|any)(?: [a-z]+)?(?=) (?:medicines?|medications?|meds|pills|tablets)(?=)(?: (?:do|does|are|is)(?=) (?:you|he|she)(?=) (?:take|taking|on))?(?: [a-z]+)?$/i;
const surelyAnswered = 0.9995;

/** How likely the voice changes after a piece: a question asks for the other's answer. */
function changeAfter({ text }: Piece, mode: keyof typeof switchOdds, odds: number): number {
  if (mode === 'turns' && asksForList.test(text)) return surelyAnswered;
  if (mode === 'turns') return asks.test(text) ? Math.max(0.95, odds) : odds;
  return /\?["')\]]*\s*$/.test(text) ? 0.85 : odds;
}
