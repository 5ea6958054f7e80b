import { upperFirst } from '../../language/upper-first.ts';
import { reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { withChanges } from '../visit/with-changes.ts';

/** "She asks if she can take it with the metformin.", as an interpreter has it. */
const asksIf =
  /^(?:and |but |also |so )?(?:she|he|the patient)(?=)(?: asks| asked|['’]s asking| is asking| wants to know| would like to know| wonders|['’]s wondering| is wondering)(?=) (?:if|whether) ((?:she|he|it|they|this|that) [a-z][^.?;]{3,120})[.?]?$/i;
/** "Do I have to go to the hospital?" */
const asksNeed =
  /^(?:(?:so|and|but|okay|then),? ){0,2}(do|does) (i|he|she|it) (need|have) ([a-z][^.?;,]{3,90})\?$/i;
const thinksNot = /^(?:(?:no|oh|well|um),? ){0,2}i (?:do not|don['’]t) think so(?=[,. ])(?:,? at all)?/i;
const onlyYes =
  /^(?:oh |sure,? )?(?:yes|yeah|absolutely|of course)(?:,? (?:she|he|it|they|that|this) (?:can|could|may|should|will|does|is|are|do|has to|needs to))?\.$/i;

/**
 * The passages with what was asked for the patient as its answer settles it: "She asks if she has to go to the hospital."
 * "I don't think so right now, because …" → I don't think she has to go to the hospital right now, because …
 */
export function withAskedForPatient(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Unit | null>();
  for (const p of passages) {
    const reply = passages[p.index + 1];
    if (p.role === 'clinician' || reply?.role !== 'clinician' || reply.unit.turn !== p.unit.turn + 1)
      continue;
    const asked = askedIn(p.unit);
    if (asked === null) continue;
    const text = settled(asked, reply.unit);
    if (text === null) continue;
    changed.set(p, null);
    changed.set(reply, { ...reworded(reply.unit, text), answers: null });
  }
  return withChanges(passages, changed);
}

interface Asked {
  clause: string;
  /** True for a question of the patient's own, which only a doubt needs. */
  plain: boolean;
}

function askedIn({ text, said, question }: Unit): Asked | null {
  if (said.includes(' if ') || said.includes(' whether ')) {
    const clause = asksIf.exec(text)?.[1];
    return clause === undefined ? null : { clause, plain: false };
  }
  const found = question ? asksNeed.exec(text) : null;
  if (found === null) return null;
  const [, , who = '', verb = '', what = ''] = found;
  const they = who.toLowerCase() === 'i' ? 'you' : who.toLowerCase();
  const does = they === 'you' ? verb : verb === 'have' ? 'has' : 'needs';
  return { clause: `${they} ${does} ${what}`, plain: true };
}

function settled({ clause, plain }: Asked, { text }: Unit): string | null {
  const doubt = thinksNot.exec(text);
  if (doubt !== null) return `I don't think ${clause}${text.slice(doubt[0].length)}`;
  return !plain && onlyYes.test(text) ? `${upperFirst(clause)}.` : null;
}
