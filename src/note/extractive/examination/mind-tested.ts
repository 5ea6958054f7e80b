import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';

/** "What year is it?", "who's the president?", "where are we right now?" */
const tests =
  /(?:^| )(?:what (?:year|month|day|date|season|city|state|building)(?=)(?: of the week)?(?: is (?:it|this)| are we in)|what(?:'s| is) (?:today's date|the (?:year|month|date|day))|who(?:'s| is) the (?:current )?(?:president|prime minister|king|queen)|where are we)(?=)(?: today| right now| now)?$/;
/** "And the year?", of what was asked just before. */
const goesOn = /^(?:and )?(?:the |what )?(?:year|month|day|date|season|president|city|building)$/;
/** In words: more is a story. */
const longest = 8;
/** In turns. */
const near = 3;
const certain = 0.9;

/** The passages with what the patient was asked to test the mind, and answered, as a finding: Asked "What year is it?": "1998". */
export function withMindTested(passages: readonly Passage[]): readonly Passage[] {
  let last = Number.NEGATIVE_INFINITY;
  const gone = new Set<Passage>();
  const out = passages.map((p) => {
    const { unit, role, index } = p;
    if (role !== 'clinician') return p;
    const test = tests.exec(unit.said);
    if (test === null && !(unit.question && unit.turn - last <= near && goesOn.test(unit.said))) return p;
    if (test !== null && test.index > 0 && history.test(unit.said)) return p;
    const replies = repliesTo(unit, index, passages);
    if (replies.length === 0) return p;
    last = unit.turn;
    for (const reply of replies) gone.add(reply);
    const answer = replies
      .map((reply) => reply.unit.text)
      .join(' ')
      .replace(/(?<![.?!])[.?!]+$/, '');
    const told: Unit = {
      ...reworded(unit, `Asked "${questionOf(unit, test)}": "${answer}".`),
      question: false,
      reply: replies[0]!.unit,
    };
    return { ...p, unit: told, section: 'exam' as const, keep: certain, reply: null };
  });
  return gone.size === 0 ? passages : inPlace(out.filter((_, i) => !gone.has(passages[i]!)));
}

/** "When you got lost, did you know where we are?" */
const history = /\b(?:when|did|was|were|if|before|after)\b/;

// "okay let's do a few questions what's the date today": what was asked stands at the end.
function questionOf(unit: Unit, test: RegExpExecArray | null): string {
  if (test === null || (test.index === 0 && unit.text.endsWith('?'))) return unit.text;
  return upperFirst(`${unit.said.slice(test.index).trim()}?`);
}

function repliesTo({ turn }: Unit, index: number, passages: readonly Passage[]): Passage[] {
  const replies: Passage[] = [];
  for (const p of passages.slice(index + 1)) {
    if (p.unit.turn !== turn + 1 || p.role !== 'patient') break;
    replies.push(p);
  }
  return replies.reduce((sum, { unit }) => sum + unit.words.length, 0) <= longest ? replies : [];
}
