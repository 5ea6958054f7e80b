import { upperFirst } from '../../language/upper-first.ts';
import { reworded } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { feltByTouch } from './asked-by-touch.ts';
import { type Asked, asked, asksOn, kindOf, whenTouched } from './touch-asked.ts';
import { findingOf, withDegree } from './touch-finding.ts';
import { touchReply } from './touch-reply.ts';

/** In words: who asks more asks for a story. */
const longest = 17;
const certain = 0.9;
/** "No swelling, calf's not tender when I squeeze?" */
const tellsBeside = /^no [a-z]+, /;

/**
 * The passages with what was asked and answered while somebody was examined said as a finding: "And the biceps, up the
 * front?" "No." → Biceps, up the front: not tender. Where nobody says what was touched both are left out, as they are
 * where the examiner says it again.
 */
export function findingsAsked(passages: readonly Passage[]): Passage[] {
  const out = [...passages];
  const gone = new Set<Passage>();
  let before: Asked | null = null;
  let breath = '';
  let held: Passage[] = [];
  for (const p of passages) {
    const { unit, role, index } = p;
    if (role !== 'clinician' || unit.words.length > longest) continue;
    const last: Asked | null = before !== null && unit.turn - before.turn <= 2 ? before : null;
    if (!unit.question && (last === null || !asksOn(p, last, passages))) continue;
    const kind = kindOf(p, last, passages);
    if (kind === null) continue;
    if (held[0]?.unit.turn !== unit.turn) held = [];
    breath = held.length > 0 ? `${breath}, ${asked(unit)}` : asked(unit);
    held.push(p);
    before = { kind, turn: unit.turn };
    const next = passages[index + 1];
    // Of two in one breath the reply is to the second.
    if (next?.unit.turn === unit.turn && next.unit.question && kindOf(next, before, passages) !== null)
      continue;
    const low = breath;
    const earlier = held.slice(0, -1);
    held = [];
    const replies = repliesAfter(p, passages);
    if (replies.length === 0) continue;
    const reply = touchReply(
      replies.map(({ unit: { text } }) => text).join(' '),
      kind === 'feel' || kind === 'same',
    );
    if (reply === null) continue;
    const told = passages[index - 1];
    const felt =
      feltByTouch(p, passages) ?? (told?.unit.turn === unit.turn ? feltByTouch(told, passages) : null);
    // What `feltByTouch` will say of both.
    if (
      felt === null &&
      told?.unit.turn === unit.turn &&
      !earlier.includes(told) &&
      told.unit.said.includes(' i ') &&
      whenTouched.test(told.unit.said)
    )
      continue;
    const text = saidAfter(p, passages)
      ? null
      : felt !== null && !tellsBeside.test(low)
        ? withDegree(felt.text, reply)
        : findingOf(p, kind, low, reply, passages);
    if (text === undefined) continue;
    for (const answer of replies) gone.add(answer);
    if (felt !== null && told !== undefined && felt.units[0] === told.unit && !earlier.includes(told))
      earlier.push(told);
    for (const other of earlier) out[other.index] = { ...other, keep: 0, reply: null };
    out[index] =
      text === null
        ? { ...p, keep: 0, reply: null }
        : {
            ...p,
            unit: {
              ...reworded(unit, `${upperFirst(text).replace(/\bsi joint/g, 'SI joint')}.`),
              question: false,
              reply: replies[0]!.unit,
            },
            section: 'exam',
            keep: certain,
            reply: null,
          };
  }
  return gone.size === 0 ? out : inPlace(out.filter((p) => !gone.has(p)));
}

function repliesAfter({ unit, index }: Passage, passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  for (let at = index + 1; at < passages.length; at++) {
    const p = passages[at]!;
    if (p.unit.turn > unit.turn + 1 || (p.role === 'clinician' && p.unit.turn === unit.turn)) break;
    if (p.role === 'clinician') return out;
    out.push(p);
  }
  return out;
}

// The examiner says it again: "No tenderness."
function saidAfter({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  let seen = 0;
  let until = unit.turn + 2;
  for (let at = index + 1; at < passages.length && seen < 2; at++) {
    const p = passages[at]!;
    if (p.unit.turn > until) return false;
    if (p.role !== 'clinician' || p.unit.turn === unit.turn || p.unit.words.length < 2) continue;
    // "Does it hurt here?" "No." "And here?" "Ow." "You're tender in the lower right side."
    if (p.unit.question && onlyHere.test(unit.said) && pointsOn.test(p.unit.said)) {
      until = p.unit.turn + 2;
      continue;
    }
    if (p.unit.question) return false;
    seen++;
    if (/\b(?:pain|tender|tenderness|hurts|sore|nontender|sensation|numb)\b/.test(p.unit.said)) return true;
  }
  return false;
}

const onlyHere = /\bhere$/;
const pointsOn =
  /^(?:(?:and|or|now|what about|how about) )*(?:here|there|over here|down here|up here|this side)\b/;
