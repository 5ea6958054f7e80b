import { answerOf } from '../language/answer.ts';
import { examinedFrom } from './plan-start.ts';
import { surely } from './section-labels.ts';
import { reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const reads =
  /\b(?:i|we)(?:['’]ve| have)? (?:got |had )?(?:you|him|her)(?=) (?:down )?(?:on|as taking)\b|\b(?:i['’]ve got|i have|we have|i see|it says|says here|(?:chart|list|record|screen|system) (?:says|has|shows))(?=)\b/;
const decides =
  /\b(?:want|continue|keep|increase|decrease|let['’]s|should|start|will|going|gon|prescribe|refill|send|add|switch|change|recommend|need|if|so that)(?=)\b|['’]ll\b/;

const asMedicines = surely('meds');

/**
 * "I've got you on lansoprazole, fifteen, once a day and levothyroxine": read from the record while the history is
 * taken, and no plan.
 */
export function withRecordListed(passages: readonly Passage[]): Passage[] {
  const examined = examinedFrom(passages);
  const until = examined < 0 ? passages.length * 0.6 : examined;
  return passages.map((p) =>
    p.index < until && readsList(p)
      ? {
          ...p,
          unit: saidPlainly(p.unit),
          section: 'meds',
          sections: asMedicines,
          keep: Math.max(p.keep, certain),
        }
      : p,
  );
}
const certain = 0.6;

const down =
  /\b(?:i|we)(?:['’]ve| have)? (?:got |had )?(?=)(you|him|her)(?=) down (?:as taking|as on|on|for)(?=)\b/i;

// "I've got you down as taking gabapentin."
function saidPlainly(unit: Unit): Unit {
  const whom = down.exec(unit.text)?.[1]?.toLowerCase();
  if (whom === undefined) return unit;
  const takes = whom === 'you' ? 'you take' : whom === 'him' ? 'he takes' : 'she takes';
  return reworded(unit, unit.text.replace(down, takes));
}

export function readsList({ unit, role }: Passage): boolean {
  return role === 'clinician' && unit.clinical.drugs > 0 && reads.test(unit.said) && !decides.test(unit.said);
}

/** The patient agrees to the list that was read: "Yep. Both of those." */
export function isAgreed(p: Passage, passages: readonly Passage[]): boolean {
  if (!readsList(p)) return false;
  const next = passages.slice(p.index + 1, p.index + 5).find(({ unit }) => unit.turn > p.unit.turn);
  if (next === undefined || next.role === 'clinician') return false;
  return answerOf(next.unit.text) === 'yes' || allBut.test(next.unit.said);
}
// "Is he still on all of those?" "All except the ramipril."
const allBut =
  /\b(?:all|everything|every one|both)(?: of (?:them|those))?(?=) (?:except|but|bar|apart from|other than)(?=)\b/;
