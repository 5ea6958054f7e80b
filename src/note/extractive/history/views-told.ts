import { bareOf, isFragment, withinSentence } from '../answers/in-full/fragments.ts';
import { surely } from '../learned/section-labels.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const some = '(?:any ?thing|something|what|there)(?: in particular| specific| specifically| else)?(?: that)?';
const very = '(?:particularly |especially |really |most |mainly )?';
const asksIdea =
  /\bwhat (?:do|did) you think(?=)(?: it)?(?: ?'s| is| was| might| could| may)(?=) (?:going|causing|happening|wrong|be(?=)(?: (?:causing|wrong|going))?|behind|it|this)(?=)\b|\bwhat (?:were|was) you thinking\b|\b(?:any|your own|an) (?:ideas?|thoughts)(?=) (?:about |on |of |as to )?what(?=) (?:it|this|that|is|might|could|may)(?=)\b/;
const asksWorry = new RegExp(
  `\\b${some} (?:you(?: ?'re| ?'ve been| are| were| have been)? |is |was )?${very}(?:worried|worrying|concerned|concerning|afraid|scared|frightened)\\b|\\b(?:any|your) (?:particular |specific |main |big |other )?(?:worries|concerns|fears)\\b(?! (?:for|with) (?:me|us)\\b| about (?!it\\b|this\\b|that\\b))`,
);
const asksHope =
  /\b(?:hoping|hoped|expecting)(?=) (?:for|we|i|to|from|that|today)\b|\bwhat (?:would|did) you (?:like|want|hope|expect)(?=) (?:us|me|from (?:us|me|today))\b/;

const leads: readonly (readonly [asks: RegExp, lead: string])[] = [
  [asksHope, 'I was hoping for'],
  [asksWorry, 'My concern is'],
  [asksIdea, 'I thought it was'],
];

const courtesy = /,? (?:please|if (?:that['’]s|it['’]s) (?:okay|ok|possible|all right|alright))(?=[.!]*$)/i;
const ofFriend = /\ban? (friend|mate|colleague|neighbou?r|cousin) of mine['’]s\b/gi;
const aside =
  /^(?:(?:just|well|oh|maybe|probably|um|uh|i (?:guess|suppose|don't know))(?=),?(?=) ){1,3}|, i (?:suppose|guess|think)$/gi;
const named =
  /^(?:an?|the|some|my|it being|having|getting|cancer|antibiotics|tests?|reassurance|advice|pain relief|physio|[a-z]{2,12}(?:itis|oma|osis|emia))\b/i;
// "Anything you were hoping for today?" "Not really."
const hasNone =
  /^(?:no|nope|nothing|not (?:really|particularly)|no idea)(?=)(?: (?:no|really|particular|specific|in particular))?$/i;
const onlyNo = /^(?:no|nope|none|nothing|not (?:really|particularly|at all)|yes|yeah|sure)\b/i;
const thatSo = /^that (?:it|i|he|she|they)\b/i;
const ofTeller = /\b(?:i|i'm|i've|i'd|my|me|we|we're|we've)\b/;
const mostNamed = 8;

// What the patient thinks it is, what worries them, or what they hope for.
function asksView({ question, said }: Unit): boolean {
  return question && leads.some(([asks]) => asks.test(said));
}

/**
 * The passages with what the patient thinks it is, fears or hopes for told as such in the history, and not as an answer
 * that needs its question: "anything you were hoping for?" "An MRI." → I was hoping for an MRI.
 */
export function withViewsTold(passages: readonly Passage[]): readonly Passage[] {
  const asked = new Set<Unit>();
  const none = new Set<Unit>();
  let changed = false;
  const out = passages.map((p) => {
    const unasked = toldUnasked(p, passages[p.index - 1]);
    if (unasked !== null) {
      changed = true;
      if (p.unit.answers !== null && asksView(p.unit.answers)) asked.add(p.unit.answers);
      return unasked;
    }
    const question = p.unit.answers;
    if (question === null || p.role === 'clinician' || p.unit.question || !asksView(question)) return p;
    if (hasNone.test(p.unit.said)) {
      none.add(question).add(p.unit);
      return p;
    }
    const told = viewOf(p.unit, question);
    if (told === null) return p;
    asked.add(question);
    return {
      ...p,
      unit: told,
      section: 'hpi' as const,
      sections: surely('hpi'),
      keep: Math.max(p.keep, sure),
    };
  });
  if (asked.size + none.size === 0) return changed ? out : passages;
  return out.map((p) => (asked.has(p.unit) || none.has(p.unit) ? { ...p, keep: 0, reply: null } : p));
}

const sure = 0.7;
const fewest = 3;

// "I was hoping you'd give me some antibiotics": of the clinician, whom the history does not name.
const ofThem = /\bhoping (?:that )?(?:you|we)(?:['’]d|['’]ll| would| could| might| can) (?:be able to )?/i;
const handed = /^(?:give|prescribe|get|let)(?=) (?:me|him|her)(?=)(?: have)? (?=an?\b|some\b|something\b)/i;
// "There's nothing else going on" is taken for a question.
const goingOn = /\b((?:no|any|some)thing(?: else| serious)?) going on\b/i;
// "My brother's on dialysis with it. That's my worry really, ending up like him."
const worryLike =
  /^(?:(?:and|so|but) )?(?=)that(?:['’]s| is) my (?:main |real |big )?(?=)(?:worry|fear|concern)(?:,?(?=) (?:really|i suppose|i guess))?(?=), ([a-z ]{3,40}) like (?:him|her|them)[.!]?$/i;
const kinJust =
  /\b(?:my|his|her)(?=) (?:brother|sister|mother|mum|mom|father|dad|aunt|uncle|husband|wife|nan|gran)(?=)\b/i;
const onMind = /\bwhat['’]?s (?:at|in|on) (?:the back of )?my mind\b/;

/** The passage with the hope or the worry that is told unasked in words that a note can give; null for any other. */
function toldUnasked(p: Passage, before: Passage | undefined): Passage | null {
  const { unit } = p;
  if (p.role === 'clinician' || unit.question) return null;
  if (unit.words.includes('hoping') && ofThem.test(unit.text)) return inHistory(p, hopeOf(unit.text));
  if (before === undefined || before.unit.turn !== unit.turn) return null;
  if (unit.words.includes('like')) {
    const worry = worryLike.exec(unit.text)?.[1];
    const kin = worry === undefined ? undefined : kinJust.exec(before.unit.text)?.[0];
    return kin === undefined ? null : inHistory(p, `My concern is ${worry} like ${kin.toLowerCase()}.`);
  }
  return unit.words.includes('mind') && onMind.test(unit.said) ? inHistory(p, unit.text) : null;
}

function hopeOf(text: string): string {
  const [before = '', after = ''] = text.split(ofThem, 2);
  const given = handed.exec(after);
  return given !== null && !after.includes(' and ')
    ? `${before}hoping for ${after.slice(given[0].length)}`
    : `${before}hoping the clinician would ${after.replace(goingOn, '$1 wrong')}`;
}

function inHistory(p: Passage, text: string): Passage {
  const unit = text === p.unit.text ? p.unit : { ...reworded(p.unit, text), clinical: noneNamed(p.unit) };
  return { ...p, unit, section: 'hpi', sections: surely('hpi'), keep: Math.max(p.keep, sure) };
}

function viewOf(unit: Unit, question: Unit): Unit | null {
  if (onlyNo.test(unit.said)) return null;
  const text = unit.text.replace(courtesy, '').replace(ofFriend, "my $1's");
  const told = { answers: null, clinical: noneNamed(unit) };
  if (thatSo.test(text))
    return asksWorry.test(question.said)
      ? { ...reworded(unit, `My concern is ${withinSentence(text)}`), ...told, inFull: true }
      : null;
  // "It's broken.", feared and not so.
  if (!isFragment(unit))
    return unit.words.length < fewest || !ofTeller.test(unit.said)
      ? null
      : { ...reworded(unit, text), ...told };
  const name = withinSentence(bareOf(reworded(unit, text)).replace(aside, ''));
  if (!named.test(name) || name.includes(',') || name.split(' ').length > mostNamed) return null;
  const [, lead = ''] = leads.find(([asks]) => asks.test(question.said))!;
  return { ...reworded(unit, `${lead} ${name}.`), ...told, inFull: true };
}

// What is feared is no illness of theirs.
function noneNamed({ clinical }: Unit): Unit['clinical'] {
  return { ...clinical, symptoms: [], conditions: 0 };
}
