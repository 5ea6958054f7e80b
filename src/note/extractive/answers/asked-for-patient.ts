import { upperFirst } from '../../language/upper-first.ts';
import { plannedAs } from '../plan/planned-as.ts';
import { reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';

/** "She asks if she can take it with the metformin.", as an interpreter has it. */
const asksIf =
  /^(?:and |but |also |so )?(?:she|he|the patient)(?=)(?: asks| asked|['’]s asking| is asking| wants to know| would like to know| wonders|['’]s wondering| is wondering)(?=) (?:if|whether) ((?:she|he|it|they|this|that) [a-z][^.?;]{3,120})[.?]?$/i;
/** "Do I have to go to the hospital?", "does this mean I need surgery?" */
const asksNeed =
  /^(?:(?:so|and|but|okay|then|um|uh)(?=),?(?=) ){0,3}(?=)(?:do|does(?: (?:this|that|it) mean(?: that)?)?|will|would|am|is)(?=) (i|he|she|it)(?=) (?:(?:going to|gon na|gonna)(?=) )?(?=)(need|needs|have|has) ([a-z][^.?;,]{3,90})\?$/i;
/** "Is it pneumonia?", "have I broken it?" */
const asksIs =
  /^(?:(?:so|and|but|okay|then|um|uh)(?=),?(?=) ){0,3}(?=)(?:(?:is|could|might|can)(?=) (it|this|that) (?:be )?((?!(?:be|going|okay|ok|normal|because|possible|all right|better|working|the same|really|just|that)(?=)\b)[a-z][a-z' -]{1,40})|have i ([a-z]{3,}(?:ed|en|n) [a-z' ]{2,30}))\?$/i;
const thinksNot =
  /^(?:(?:no|oh|well|um)(?=),? ){0,2}(?=)(?:i (?:do not|don['’]t|would(?:n['’]t| not))(?=) (?:think|believe) so|i doubt it|(?:probably|hopefully) not)(?=[,. ])(?:,? at all)?/i;
const notNow =
  /^(?:(?:no|oh|well|um),? ){0,2}not (today|tonight|now|yet|just yet|right now|for now|at (?:the moment|this (?:point|time|stage)|present))(?=[,. ]|$)/i;
const onlyYes =
  /^(?:oh |sure,? )?(?:yes|yeah|absolutely|of course)(?:,? (?:she|he|it|they|that|this) (?:can|could|may|should|will|does|is|are|do|has to|needs to))?\.$/i;

/**
 * The passages with what was asked for the patient as its answer settles it: "She asks if she has to go to the hospital."
 * "I don't think so right now, because …" → I don't think she has to go to the hospital right now, because …
 */
export function withAskedForPatient(passages: readonly Passage[]): readonly Passage[] {
  const changed = new Map<Passage, Passage[]>();
  for (const p of passages) {
    const reply = passages[p.index + 1];
    if (p.role === 'clinician' || reply?.role !== 'clinician' || reply.unit.turn !== p.unit.turn + 1)
      continue;
    const asked = askedIn(p.unit);
    if (asked === null) continue;
    const text = settled(asked, reply.unit);
    if (text === null) continue;
    // "I don't think so, but we'll do an X-ray.": the one is thought, the other done.
    const [thought, act] = text.split(thenActs, 2);
    const told = { ...reworded(reply.unit, act === undefined ? text : `${thought}.`), answers: null };
    const said = asked.not === null ? thoughtAs(reply, told) : plannedAs(reply, told);
    changed.set(p, []);
    changed.set(
      reply,
      act === undefined
        ? [said]
        : [said, plannedAs(reply, { ...reworded(reply.unit, upperFirst(act)), answers: null, opens: false })],
    );
  }
  return changed.size === 0 ? passages : inPlace(passages.flatMap((p) => changed.get(p) ?? p));
}

// "I don't think it is pneumonia.": judged, and not told.
function thoughtAs(reply: Passage, unit: Unit): Passage {
  return { ...reply, unit, section: 'assessment', keep: Math.max(reply.keep, certain) };
}
const certain = 0.6;

const thenActs = /, but (?=(?:i|we)(?:['’](?:ll|d)| will| would| want| can)\b|let['’]s\b)/i;

interface Asked {
  clause: string;
  /** The same denied, of a need: "you don't need surgery". */
  not: string | null;
  /** True for a question of the patient's own, which only a doubt needs. */
  plain: boolean;
}

function askedIn({ text, said, question }: Unit): Asked | null {
  if (said.includes(' if ') || said.includes(' whether ')) {
    const clause = asksIf.exec(text)?.[1];
    return clause === undefined ? null : { clause, not: null, plain: false };
  }
  if (!question) return null;
  const [, who = '', verb = '', what] = asksNeed.exec(text) ?? [];
  if (what !== undefined) {
    const needs = /^need/i.test(verb);
    // "Do I have cancer?"
    if (!needs && !/^to\b/i.test(what)) return null;
    const they = who.toLowerCase() === 'i' ? 'you' : who.toLowerCase();
    const does = they === 'you' ? (needs ? 'need' : 'have') : needs ? 'needs' : 'has';
    return {
      clause: `${they} ${does} ${what}`,
      not: `${they} ${they === 'you' ? "don't" : "doesn't"} need ${what}`,
      plain: true,
    };
  }
  const [, it, thing, done] = asksIs.exec(text) ?? [];
  if (it === undefined && done === undefined) return null;
  return { clause: it === undefined ? `you have ${done}` : `it is ${thing}`, not: null, plain: true };
}

function settled({ clause, not, plain }: Asked, { text }: Unit): string | null {
  const doubt = thinksNot.exec(text);
  if (doubt !== null) return `I don't think ${clause}${text.slice(doubt[0].length)}`;
  const later = not === null ? null : notNow.exec(text);
  if (later !== null) return `${upperFirst(not!)} ${later[1]}${text.slice(later[0].length)}`;
  return !plain && onlyYes.test(text) ? `${upperFirst(clause)}.` : null;
}
