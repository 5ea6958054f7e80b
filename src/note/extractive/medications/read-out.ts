import { answerOf } from '../../language/answer.ts';
import { drugAt, drugsIn } from '../lexicon/drugs.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { ofCourse } from './stopped-medications.ts';
import { takesAnother } from './takes-another.ts';

interface Medicine {
  name: string;
  how: string;
}

const leads = new Set(
  "and so okay ok then um uh now the your right also well plus there's there is next it says that's it's i've got let see this".split(
    ' ',
  ),
);
const decidesOn =
  /\b(?:start|try|stop|will|'ll|want|send|need|should|could|would|going|gon|give|instead|allerg\w*|lasts|works|either|add|increase|change|switch|if|we|i|i'm|i'd|not|no)(?=)\b/;
/** What asks for more than whether those that are named are taken. */
const asksOther =
  /\b(?:any|anything|something|no|not|n't|or|ever|like|if|want|should|could|would|can|try|tried|start\w*|stop\w*|quit|finish\w*|off|allerg\w*|react\w*|did|were|was|gave|given|been|had|why|help\w*|work\w*|trouble|problems?|instead|because|need|price|cost|long|blood thinners?|kind of thing|miss\w*|supposed|side effects?)(?=)\b/;
const longestReply = 24;
const longest = 8;
/** In words: for a name with its dose. */
const longestItem = 6;
const likelyRead = 0.4;
const likelyWithDose = 0.2;

/**
 * Of the medicines that the clinician reads out from a list, or asks after by name, those that the reply lets stand:
 * "lisinopril twenty, atorvastatin forty, baby aspirin." "No aspirin, you took me off that." Null where this decides nothing.
 */
export function letStand<M extends Medicine>(
  p: Passage,
  named: readonly M[],
  passages: readonly Passage[],
): readonly M[] | null {
  if (!(p.unit.question ? asksAfter(p, named.length) : readsOut(p, named.length))) return null;
  const reply = replyTo(p, passages);
  if (reply.length === 0) return p.unit.question ? null : named;
  // What an answer in full says of it stands for itself.
  if (reply[0]!.inFull === true) return null;
  const off = leftOff(named, reply, !namesMore(p, passages));
  if (off.size > 0) return named.filter(({ name }) => !off.has(name));
  return p.unit.question && (isOfThatKind(named, p.unit) || !affirms(named, reply)) ? null : named;
}

const forPain =
  /^(?:advil|motrin|aleve|ibuprofen|naproxen|nurofen|tylenol|tylenol pm|paracetamol|acetaminophen|aspirin|excedrin|benadryl|sudafed|tums|fish oil|turmeric)$/;

// "Advil, Motrin?" "For the knee.": which of them is not said.
function isOfThatKind(named: readonly Medicine[], { words }: Unit): boolean {
  return named.length > 1 && !words.includes('and') && named.every(({ name }) => forPain.test(name));
}

function readsOut({ unit, section, keep }: Passage, items: number): boolean {
  const likely = /\d/.test(plainOf(unit)) ? likelyWithDose : likelyRead;
  if (section !== 'meds' || keep < likely || unit.words.length > longest + longestItem * items) return false;
  const from = unit.words.findIndex((word) => !leads.has(word));
  return from >= 0 && drugAt(unit.words, from) > 0 && !decidesOn.test(unit.words.slice(from).join(' '));
}

function asksAfter({ unit, section }: Passage, items: number): boolean {
  return (
    section === 'meds' && unit.words.length <= longest + longestItem * items && !asksOther.test(unit.said)
  );
}

/** What the one who is asked says next, as far as no other question came between. */
function replyTo({ unit, index }: Passage, passages: readonly Passage[]): Unit[] {
  const out: Unit[] = [];
  for (const p of passages.slice(index + 1, index + 8)) {
    if (p.unit.turn === unit.turn) {
      if (p.unit.question) return [];
    } else if (p.role === 'clinician' || (out.length > 0 && out[0]!.turn !== p.unit.turn)) break;
    else if (!p.unit.question) out.push(p.unit);
  }
  return out;
}

const yesItIs =
  /\b(?:every (?:day|night|morning|evening|other day|second day|week)|daily|twice|once|(?:a|per) day|at (?:night|bedtime)|in the (?:morning|evening)|mornings?|nights?|with (?:breakfast|supper|food|dinner|lunch)|those|both|all of|all in|(?:i|he|she)(?:'m| am)? (?:do|does|takes?|uses?|on|gets?)|still|same|when (?:i|he|she)|only when|for (?:my|me|his|her|the)|since|faithfully|religiously|mostly|the \d|\d)(?=)\b/;

// "And the Januvia?" "They wanted two hundred and forty dollars."
const ofPrice = /\b(?:thought|dollars|pounds|bucks|quid|insurance|copay|afford|price|cost|costs)\b/;

// "You're on methotrexate?" "I was, but they swapped me to sulfasalazine."
const wasOnly =
  /^(?:(?:well|um|uh|oh|yes|yeah) ){0,2}(?:i|he|she) (?:was|used to(?: be)?) but(?=) (?:then )?(?:they|he|she|my|the|we)\b(?! [a-z]+ still\b)/;

// "Ibuprofen, for the periods?" "Paracetamol, mostly.": another instead.
function affirms(named: readonly Medicine[], [first]: readonly Unit[]): boolean {
  const here = drugsIn(first!.words).map(({ name }) => name);
  const again = named.some(({ name }) => here.some((one) => isSame(name, one)));
  if (here.length > 0 && !again && takesAnother(first!.words)) return false;
  if (ofPrice.test(first!.said) || wasOnly.test(first!.said)) return false;
  if (first!.words.length > longestReply && answerOf(first!.text) !== 'yes') return false;
  return answerOf(first!.text) === 'yes' || yesItIs.test(plainOf(first!).toLowerCase());
}

const denies =
  /^(?:(?:well|oh|um|yes|yeah|and|but) )*(?:no|nope|nah|none|neither|never|not (?:any ?more|now|really|since|today|the last|that|lately|these days|for))\b(?! (?:trouble|problems?|change|issues?|side))/;
// "Are you still on the oxycodone?" "No, I took four."
const tookThen = /^(?:i|he|she) (?:(?:only|just|like) )*(?:took|used|had)\b/;
const leavesOff =
  /\b(?:never|quit|stopped|ran out|run out|came off|(?:took|taken) (?:me|him|her) off(?! the \d)|no more|no longer|constipates? me|used to|any ?more|allerg\w*|gave (?:that|it|them) up|(?:one|it|that|which)(?: that)? (?:gave|made) (?:me|my|him|his|her)|supposed to|meant to|scared|afraid|threw|throw|in the drawer|(?:days?|weeks?|courses?) of (?:it|them)|finished|(?:i'm|am|'m) out of)(?=)\b|\b(?:do|did|am|'m|have|has|was|ca|could|does|is) (?:n't|not)(?=)(?:$| (?:take|taking|took|taken|had|having|on|use|using|fill|filled|pick|picked|start|started|(?:have|get|got) (?:it|that|them|any)|it|that|them|these|those|any|been|tolerate|bear)(?=)\b)/;
const backOn = /\bback on (?:it|them|that)\b|\bstarted (?:it|them|that)?(?: up)? ?(?:back|again)\b/;
const pointsBack = /\b(?:that|it|this|the last|one)\b/;
const onlyThat = /\b(?:just|only) (?:the )?/;

// "Eliquis, five. And this one, rosuvastatin, it's full." "I can't take it.": of the last.
function namesMore({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  return passages
    .slice(index + 1, index + 6)
    .some((p) => p.unit.turn === unit.turn && p.unit.clinical.drugs > 0);
}

/** The names of those that the reply takes away; `last` where none was named after them. */
function leftOff(named: readonly Medicine[], reply: readonly Unit[], isLast: boolean): Set<string> {
  const off = new Set<string>();
  if (reply.some(({ said }) => backOn.test(said))) return off;
  let last: string | null = null;
  let other = false;
  for (const [i, unit] of reply.entries())
    for (const [k, part] of plainOf(unit)
      .toLowerCase()
      .split(/[.,;!] | but | and /)
      .entries()) {
      const words = wordsOf(part);
      const said = words.join(' ');
      const here = drugsIn(words).map(({ name }) => name.replace(/'s$/, ''));
      const meant = named.filter(({ name }) => here.some((one) => isSame(name, one)));
      if (meant.length > 0) last = meant.at(-1)!.name;
      // "I've had a course of steroids, I finished them."
      if (meant.length === 0 && ofCourse.test(said)) other = true;
      if (other && meant.length === 0) continue;
      const first = (i === 0 && k === 0) || unit.said === 'no';
      const no = first && (denies.test(said) || (tookThen.test(said) && answerOf(unit.text) === 'no'));
      const apart = meant.length > 0 && notThat.test(said);
      if (!no && !apart && !leavesOff.test(said)) continue;
      if (meant.length > 0) for (const { name } of meant) off.add(name);
      else if (here.length > 0 || (!isLast && !no)) continue;
      else if (no && named.length > 1 && /^not the last\b/.test(said)) off.add(named.at(-1)!.name);
      else if (no && namedLater(named, unit)) continue;
      else if (no || named.length === 1) for (const { name } of named) off.add(name);
      else if (last !== null && pointsBack.test(said)) off.add(last);
      else if (/\b(?:those|them|both|these|all)\b/.test(said)) for (const { name } of named) off.add(name);
      else if (i === 0 && pointsBack.test(said)) off.add(named.at(-1)!.name);
    }
  return off;
}

// "Vitamin D, calcium?" "Vitamin D. Not calcium, it makes me constipated."
const notThat = /^not (?:the |my |any )?[a-z-]+(?: [a-z-]+)?$/;

// "No, the aspirin I stopped.", "no, just the aspirin": of which of them, what follows says.
function namedLater(named: readonly Medicine[], { words, said }: Unit): boolean {
  const here = drugsIn(words).map(({ name }) => name);
  return !onlyThat.test(said) && named.some(({ name }) => here.some((one) => isSame(name, one)));
}

function isSame(name: string, said: string): boolean {
  return name === said || name.endsWith(` ${said}`) || name.startsWith(`${said} `);
}
