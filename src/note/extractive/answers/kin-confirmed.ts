import { kin } from '../../language/kin.ts';
import { lowerInitial } from '../../language/uncapital.ts';
import { upperFirst } from '../../language/upper-first.ts';
import { surely } from '../learned/section-labels.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { withoutEndMarks } from '../visit/end-marks.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';

const longest = 18;
const down =
  /^(?:(?:and|so|okay|now|right|(?:the |your )?family history)(?=),? ){0,4}(?:(?:i['’]ve got|i have|i see|i can see|it says|you said|you told me)(?=) (?:(?:it|you|here|down|in your notes)(?=) ){0,3}(?:that )?)?(?=your )/i;
const isTold = new RegExp(
  `^your (?:[a-z]+ )?${kin} (?:also )?(?:had|has|died of|died from|has had|was diagnosed with) [a-z]`,
  'i',
);
const tag = /,? (?:(?:did|has|does|is|was)n['’]t (?:s?he|they)|right|correct|is that right)$/i;
const assents =
  /^(?:(?:oh|well|um|uh)(?=) ){0,2}(?=)(?:yes|yeah|yep|right|exactly|correct|(?:s?he|they) (?:did|does|has|do|have)|that's (?:right|correct|it))(?= |$)(?! (?:but|no|not|n't)\b)/;
const leadOfAnswer =
  /^(?:(?:oh|well|um|uh),? ){0,2}(?=)(?:yes|yeah|yep|right|exactly|correct|(?:s?he|they) (?:did|does|has|do|have)|that['’]s (?:right|correct|it))(?![a-z])[,. ]{0,2}/i;

/**
 * The passages with what the clinician has down of a relative's illness, and the patient confirms, as the patient would
 * tell it: "I've got down that your dad had a heart attack." "Yes, at 52." → My dad had a heart attack at 52.
 */
export function withKinConfirmed(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const { unit, role, index } of passages) {
    if (role !== 'clinician' || unit.words.length > longest || !unit.words.includes('your')) continue;
    const answer = passages[index + 1];
    if (answer === undefined || answer.role !== 'patient' || answer.unit.turn !== unit.turn + 1) continue;
    const told = assents.test(answer.unit.said) ? illnessTold(unit) : null;
    if (told === null) continue;
    out ??= [...passages];
    const rest = withoutEndMarks(answer.unit.text.replace(leadOfAnswer, '').trim());
    // "Right. And high cholesterol too."
    const next = rest === '' ? passages[answer.index + 1] : undefined;
    const also = next?.unit.turn === answer.unit.turn && goesOn.test(next.unit.text) ? next : undefined;
    const more = also === undefined ? rest : withoutEndMarks(also.unit.text);
    const joins = more !== '' && !hasFiniteVerb(more);
    const whole = joins ? `${told}${goesOn.test(more) ? ',' : ''} ${lowerInitial(more)}.` : `${told}.`;
    const own: Unit = {
      ...reworded(unit, upperFirst(inFirstPerson(whole))),
      question: false,
      role: 'patient',
    };
    const placed = { section: 'family', sections: surely('family') } as const;
    out[index] = { ...passages[index]!, ...placed, role: 'patient', keep: 1, reply: null, unit: own };
    if (also !== undefined && joins) out[also.index] = { ...also, keep: 0 };
    if (joins || rest === '') out[answer.index] = { ...answer, keep: 0 };
    else out[answer.index] = { ...answer, ...placed, unit: { ...answer.unit, answers: null } };
  }
  return out ?? passages;
}

const goesOn = /^and /i;

function illnessTold(unit: Unit): string | null {
  const said = withoutEndMarks(plainOf(unit));
  const lead = down.exec(said);
  if (lead === null) return null;
  const told = said.slice(lead[0].length).replace(tag, '');
  return isTold.test(told) ? told : null;
}
