import type { Source } from '../note.ts';
import { sourcesOf } from './draft.ts';
import { isConditionWord } from './lexicon/conditions.ts';
import { plainOf, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/** A problem the clinician named while summing up, and the passages that follow it until the next is named. */
export interface Problem {
  name: string;
  /** The name as it was said. */
  said: string;
  /** Where it was named; empty for what belongs to no named problem. */
  sources: Source[];
  passages: Passage[];
}

const leads: RegExp[] = [
  /\b(?:for|with|regarding|about|on|to) (?:your|his|her|the|my) (?:(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|next|final|other|main) )(?:problem|issue|diagnosis|condition|concern|thing|complaint|one)(?: here| today)?(?: of| is| with| for| being)?,?\s+(?:(?:your|his|her|the|this|of|history of)\s+)*(.{3,80})/,
  /\bfrom (?:an?|your|the) (.{3,50}?) (?:standpoint|perspective|point of view|aspect)/,
  /\b(?:in terms of|in regards? to|with regards? to|with respect to|as far as|as for|regarding|concerning|when it comes to)\s+(?:(?:your|his|her|the|this)\s+)(.{3,60})/,
  /\b(?:your|his|her) (?:(?:first|second|third|fourth|next|last|other|main) )(?:problem|issue|diagnosis|condition|concern)(?: here)?(?: is| of|,)?\s+(?:(?:your|his|her|the|this|of)\s+)*(.{3,80})/,
  /(?:^|[,.;] |\b(?:so|and|now|then|okay|alright) )for (?:your|his|her|the|this) (.{3,60})/,
  /\b(?:diagnosis (?:is|of)|most likely|likely|probably|consistent with|diagnosed (?:you )?with|(?:this|that|it)(?:'s| is) called|we call (?:this|that|it)|known as|you (?:do )?have(?: is)?|this is(?: likely| probably)?|i (?:think|believe|suspect)(?: that)?(?: you have(?: is)?| this is| you've(?: got)?| it's| it is| we're dealing with(?: is)?)|impression is|looks like)\s+(?:(?:an?|the|some|your|what we call|a case of|likely|probably|most likely|like|just)\s+)*(.{3,90})/,
  /\bi (?:think|believe)(?: that)? (?:your|the|his|her) (.{3,40} (?:has|have|is|are) (?:progress\w*|wors\w*|getting|gotten|stable|better|not|well)\b)/,
];

const breaks =
  /[.,;?!]|\b(?:in the background|on top of|i|i'm|i'd|i'll|i've|we|we're|we'll|you|you're|you've|it|it's|so|and then|which|that|this|is|are|was|were|has|have|had|because|'cause|but|if|um|uh|let's|okay|go|continue|take|start|she|he|let|looks|seems|sounds|here|today|since|when|where|let me|there|there's|they|i think|from|um|just|also|should|will|would|can|could|caused|causing|going|gon)\b/;

/** The name of the problem that these words introduce, or null. `strong` leads open a new problem by themselves. */
export function problemNamed(text: string): { name: string; strong: boolean } | null {
  const plain = text
    .toLowerCase()
    .replace(/\b(?:um+|uh+|you know|kind of|like)\b,?/g, '')
    .replace(/\s+([.,?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\bhand,? foot,? and mouth\b/, 'hand-foot-and-mouth');
  if (/^(?:and |but |so |now )?(?:if|unless|when|until)\b/.test(plain)) return null;
  for (const [i, lead] of leads.entries()) {
    const found = lead.exec(plain);
    if (!found) continue;
    if (
      /\b(?:if|unless|not|n't|no|never|without|whether|in case|rule out)\b[^.]{0,40}$/.test(
        plain.slice(0, found.index),
      )
    )
      continue;
    const name = nameIn(found[1]!);
    if (name !== null) return { name, strong: i < 5 };
  }
  return null;
}

// "the diabetes, type 2 diabetes, …", "the sleep, the insomnia, …": a second name beside the first may be the better one.
function nameIn(tail: string): string | null {
  const [first, second] = tail.split(/,\s*/);
  const name = trimName(tail);
  const beside = second === undefined ? null : trimName(second);
  if (beside === null || second!.split(' ').length > 6) return name;
  if (name === null) return first!.split(' ').length <= 3 ? beside : null;
  const words = wordsOf(beside);
  return words.length > wordsOf(name).length && wordsOf(name).every((w) => words.includes(w)) ? beside : name;
}

const another =
  /^(?:and|also|plus)\b,?(?: then)?(?: (?:also|there(?:'s| is| are)|you(?:'ve)?(?: also)? (?:have|got)))?,? (?:(?:some|an?|the|your|mild|moderate|severe) )*?((?:[a-z0-9'-]+ ){0,6}[a-z0-9'-]+(?:, (?:the )?[a-z ]+)?)/;

/** What is named beside a diagnosis that was just given: "and generalized anxiety disorder, which …". */
export function namedBeside(text: string): string | null {
  const tail = another.exec(text.toLowerCase().replace(/\s+/g, ' '))?.[1];
  if (tail === undefined || /^(?:no|not|any|if|maybe|possibl[ey])\b/.test(tail)) return null;
  return nameIn(tail);
}

/** What the clinician says of a blood pressure that is a problem of its own. */
export const pressureSaid =
  /\b(?:your|the|his|her) blood pressure (?:is|was|remains|has been) (?:(?:still|also|a (?:little|bit)|slightly) )*(?:above goal|high|elevated|not (?:at goal|controlled|where)|uncontrolled|too high)\b/i;

function trimName(tail: string): string | null {
  const cut = breaks.exec(tail);
  const words = (cut ? tail.slice(0, cut.index) : tail).trim().split(/\s+/).filter(Boolean);
  let last = -1;
  for (let i = 0; i < Math.min(words.length, 8); i++)
    if (isConditionWord(words[i]!.replace(/[^a-z'0-9]/g, ''))) last = i;
    else if (last >= 0 && /^(?:the|we|this|that|your|usually|now|and)$/.test(words[i]!)) break;
  if (last < 0) return null;
  if (/^(?:media|externa|mellitus|attacks?|disorder)$/.test(words[last + 1] ?? '')) last++;
  const name = words.slice(0, last + 1);
  const rest = words.slice(last + 1);
  if (/^(?:of|in|on|at|to)$/.test(rest[0] ?? '') && rest.length > 1 && rest.length < 10 && name.length < 5)
    name.push(...rest.map((w) => (w === 'your' || w === 'her' || w === 'his' ? 'the' : w)));
  while (
    name.length > 0 &&
    /^(?:your|the|a|an|of|his|her|this|my|some|history|bit|little|any|with|for|more|no|not|to|or)$/.test(
      name[0]!,
    )
  )
    name.shift();
  if (name.length === 0 || name.length > 12) return null;
  if (
    /^(?:symptoms?|problems?|pain|conditions?|pressure|weight|elevated|exposure|episode|loss|foot|complaint)$/.test(
      name.join(' '),
    )
  )
    return null;
  return name.join(' ');
}

/** True where these words name the diagnosis, wherever in the visit they are said. */
export function saysDiagnosis(text: string): boolean {
  return diagnosis.test(text) && problemNamed(text) !== null;
}

const diagnosis =
  /\b(?:(?:what )?i (?:think|believe|suspect)(?: that)?(?: you have| you've got| this is| it is| it's| what you have is| we're dealing with)|(?:this|that|it)(?:'s| is) called|we call (?:this|that|it)|my (?:impression|diagnosis|assessment) is|diagnosis (?:is|of|here)|i (?:think|believe)(?: that)? (?:the|your|his|her) [\w' -]{3,40} (?:has|have|is|are) (?:progress\w*|wors\w*|getting|gotten|stable|better|not)|consistent with|this is most likely|most likely)\b|^(?:so |and |now |okay )*(?:this is|you have|you've got|it's|that's|this looks like) /i;

/** Groups what the clinician said while summing up by the problem it is about. */
export function problemsOf(passages: readonly Passage[]): Problem[] {
  const problems: Problem[] = [{ name: '', said: '', sources: [], passages: [] }];
  // Named in passing: problems of their own, but what follows still belongs to the one before.
  const asides: Problem[] = [];
  let turn = -1;
  for (const passage of passages) {
    const text = plainOf(passage.unit);
    const named = problemNamed(text);
    const aside = named ? null : asideOf(text, passage, turn);
    if (named) turn = passage.unit.turn;
    if (
      aside !== null &&
      ![...problems, ...asides].some((p) => p.name !== '' && sameProblem(p.name, aside))
    ) {
      asides.push({ name: aside, said: aside, sources: sourcesOf(passage.unit), passages: [passage] });
      continue;
    }
    if (named) {
      const passing = asides.findIndex((p) => sameProblem(p.name, named.name));
      if (passing >= 0 && named.strong) problems.push(...asides.splice(passing, 1));
      const known = problems.find((p) => p.sources.length > 0 && sameProblem(p.name, named.name));
      if (known) {
        if (named.strong || problems.at(-1) === known) {
          problems.splice(problems.indexOf(known), 1);
          problems.push(known);
        }
      } else if (named.strong || problems.at(-1)!.sources.length === 0) {
        problems.push({ name: named.name, said: named.name, sources: sourcesOf(passage.unit), passages: [] });
      }
    }
    problems.at(-1)!.passages.push(passage);
  }
  return [...problems, ...asides];
}

function asideOf(text: string, { unit, section }: Passage, turn: number): string | null {
  if (pressureSaid.test(text)) return 'blood pressure';
  return section === 'assessment' && unit.turn === turn ? namedBeside(unit.text) : null;
}

export function sameProblem(a: string, b: string): boolean {
  if (a === b) return true;
  const x = new Set(wordsOf(a).filter(meaningful));
  const y = new Set(wordsOf(b).filter(meaningful));
  let shared = 0;
  for (const w of x) if (y.has(w)) shared++;
  return shared > 0 && shared >= Math.min(x.size, y.size);
}

function meaningful(word: string): boolean {
  return !/^(?:right|left|acute|chronic|pain|disease|type|of|the|and|mild|severe|your|problem|problems|symptoms|bilateral|high|blood)$/.test(
    word,
  );
}
