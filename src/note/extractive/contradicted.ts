import { answerOf } from '../language/answer.ts';
import { clinicalWords } from './clinical-words.ts';
import { inFirstPerson } from './first-person.ts';
import { reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

/** In words: who says more than a denial is heard as well as the one who came along. */
const bareDenial = 6;
const times =
  /^(?:(?:well|oh|um|er|dad|mum|mom|actually|now|but)(?=),?(?=) ){0,3}(?=)(?:yes\b|yeah\b|you (?:do|did|have|had|were|are|fell)\b|(?:he|she)(?=)(?: does| did| has| had|['’]s had| was| is| fell)(?=)\b|that['’]s not (?:true|right)|not true|(?:once|twice|one|two|three|four|five|six|several|a few|lots|loads|plenty|every (?:day|night|week|morning)|all the time)(?=)\b)/i;
const agrees = /\b(?:no|not|never|none|n['’]t|right about)\b|n['’]t\b/i;

/**
 * The passages with a denial taken back where the one who came along contradicts it: "any falls?" "No." "Two. He had
 * two, Doctor." What they say answers the question then.
 */
export function withContradictions(passages: readonly Passage[]): Passage[] {
  const out = [...passages];
  for (const question of passages) {
    const { reply, unit, role, index } = question;
    if (role !== 'clinician' || !unit.question || reply === null || reply.answer !== 'no') continue;
    const [denial] = reply.units;
    if (
      denial!.role !== 'patient' ||
      reply.units.reduce((sum, { words }) => sum + words.length, 0) >= bareDenial
    )
      continue;
    const told = contradiction(index, denial!, passages);
    if (told.length === 0) continue;
    // What the two said against each other is told by the one who says more.
    out[index] = { ...question, reply: null, keep: 0, unit: { ...unit, clinical: nothing } };
    for (const { unit: said } of passages
      .slice(index + 1, index + 4)
      .filter((p) => p.unit.turn === denial!.turn))
      silence(out, said);
    for (const p of told) {
      const asTold = toldAsPatient(p);
      out[p.index] = {
        ...asTold,
        unit: withCounted(asTold.unit, unit),
        section: p.section === 'social' ? 'hpi' : p.section,
        keep: Math.max(p.keep, certain),
      };
    }
  }
  return out;
}

const certain = 0.6;
const nothing = clinicalWords([]);

const hadSome =
  /\b((?:had|has had|['’]s had)(?=) (?:one|two|three|four|five|six|several|a few|lots))(?= *(?:[,.!]|$| (?:in|since|at|this|last)\b))/i;
const toYou = /\byou(?:['’](?:re|ve|d))?\b/i;

// "You're puffing on the stairs, Frank.": as the patient would say it.
function toldAsPatient(p: Passage): Passage {
  if (!toYou.test(p.unit.text)) return p;
  const text = inFirstPerson(p.unit.text.replace(/, (?:dad|mum|mom|love|dear|darling)(?=[.,!])/gi, ''));
  return { ...p, role: 'patient', unit: { ...reworded(p.unit, text), role: 'patient', kin: null } };
}

const asksAny = /\bany (?:more |other )?([a-z]+)\b/;

// "Any falls?" "He had two": two falls.
function withCounted(said: Unit, asked: Unit): Unit {
  const what = asksAny.exec(asked.said)?.[1];
  return what === undefined || !what.endsWith('s') || !hadSome.test(said.text)
    ? said
    : reworded(said, said.text.replace(hadSome, `$1 ${what}`).replace(/, doctor(?=[,.!])/i, ''));
}

function silence(out: Passage[], said: Unit): void {
  const at = out.findIndex((p) => p.unit === said);
  if (at >= 0) out[at] = { ...out[at]!, keep: 0 };
}

function contradiction(index: number, denial: Unit, passages: readonly Passage[]): Passage[] {
  const told = passages
    .slice(index + 1, index + 9)
    .filter((p) => p.unit.turn === denial.turn + 1 && p.role === 'relative' && !p.unit.question);
  const [first] = told;
  if (first === undefined || agrees.test(first.unit.text) || answerOf(first.unit.text) === 'no') return [];
  return times.test(first.unit.text) ? told : [];
}
