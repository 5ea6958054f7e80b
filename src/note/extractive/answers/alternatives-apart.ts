import { upperFirst } from '../../language/upper-first.ts';
import { plainOf, reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';
import { asksAnother } from './asked-for.ts';
import { onlyDenies } from './left-open.ts';

const asksAny =
  /^(?:(?:and|so|okay|ok|now|right|well|um|uh)(?=),?(?=) ){0,3}(?=)(?:(?:is|are|was|were) there |(?:have|has) (?:you|he|she)(?=) (?:had|got|noticed) |(?:do|does) (?:you|he|she) (?:have|get) )?(?=)any [a-z]/i;
/**
 * The passages with a question that asks of two matters in two clauses as two questions, where a plain "no" answers both:
 * "any trouble breathing, or is he hard to wake?" "No." → Any trouble breathing? Is he hard to wake?
 */
export function withAlternativesApart(spoken: readonly Passage[]): readonly Passage[] {
  const passages = withOnlyThat(withOperationsNamed(spoken));
  const denials = new Map<Unit, Unit>();
  let out: Passage[] | null = null;
  for (const [at, passage] of passages.entries()) {
    const { unit, reply } = passage;
    const second = secondAsked(passage);
    if (second !== null) {
      const [answer, ...more] = reply!.units;
      const no: Unit = { ...reworded(answer!, 'No.'), answers: second.unit };
      denials.set(answer!, no);
      const denied = { answer: 'no', units: [no, ...more] } as const;
      const first = reworded(unit, `${plainOf(unit).slice(0, second.from)}?`);
      out ??= passages.slice(0, at);
      out.push({ ...passage, unit: first, reply: denied }, { ...passage, unit: second.unit, reply: denied });
      continue;
    }
    const no = denials.get(unit);
    out?.push(no === undefined ? passage : { ...passage, unit: no });
  }
  return out === null ? passages : inPlace(out);
}

// "Have you lost any weight, or had any fevers?"
const haveAlso =
  /^((?:(?:and|so|okay|ok|now|right|well|um|uh)(?=),?(?=) ){0,3}(?=)(?:have|has) (?:you|he|she)(?=)(?: ever)?)(?=) (?:lost|had|noticed|felt|been|got|seen|put|passed|gained) [^,?]{2,50}?(,? or )(?=(?:had|noticed|felt|lost|got|seen|passed) [a-z])/i;

function secondAsked({ unit, role, reply }: Passage): { unit: Unit; from: number } | null {
  if (role !== 'clinician' || reply?.answer !== 'no' || !unit.said.includes('any ')) return null;
  if (!onlyDenies.test(reply.units[0]!.said)) return null;
  const text = plainOf(unit);
  const also = haveAlso.exec(text);
  if (also !== null)
    return {
      unit: reworded(unit, `${also[1]} ${text.slice(also[0].length)}`),
      from: also[0].length - also[2]!.length,
    };
  const found = asksAny.test(text) ? asksAnother.exec(text) : null;
  if (found === null) return null;
  const asked = upperFirst(text.slice(found.index + found[0].length));
  return { unit: reworded(unit, asked), from: found.index };
}

const onlyOrAny =
  /^(?:(?:and|so|okay|ok|now|well|um|uh),? ){0,3}(?:(?:is|was|were|are) (?:it|that|this|they) )?(?:just|only) (?:an? |the |your |some )?([a-z]+(?: [a-z]+){0,2}),? or (?:(?:did|do|have|has|does)(?=) (?:you|he|she)(?=) (?:have|had|get|got|notice|noticed)|(?:is|was|were|are) there)?(?:been )? ?any (?=)([a-z][a-z ,'-]{2,60})\?$/i;
const onlyThat = /^(?:no,? )?(?=(?:just|only) [a-z])/i;

// "Was it just a headache, or did you have any vomiting?" "Just a headache.": no vomiting.
function withOnlyThat(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const { unit, role, reply, index } of passages) {
    if (role !== 'clinician' || reply === null || !/\b(?:just|only) /.test(unit.said)) continue;
    const [answer] = reply.units;
    const at = passages.findIndex((p) => p.unit === answer);
    const [, only = '', other = ''] = onlyOrAny.exec(plainOf(unit)) ?? [];
    if (at < 0 || only === '' || !onlyThat.test(answer!.text)) continue;
    if (!answer!.said.includes(only.toLowerCase().split(' ').at(-1)!)) continue;
    const asked = reworded(unit, `Any ${other}?`);
    const denial = {
      ...reworded(answer!, answer!.text.replace(onlyThat, 'No, ').replace(/, [JO](?=ust|nly)/, lower)),
      answers: asked,
    };
    out ??= [...passages];
    out[index] = { ...passages[index]!, unit: asked, reply: { answer: 'no', units: [denial] } };
    out[at] = { ...passages[at]!, unit: denial };
  }
  return out ?? passages;
}

const lower = (text: string) => text.toLowerCase();

const asksOperations = /\b(?:surger(?:y|ies)|operations?)\b/;
const ofThisOne =
  /\b(?:famil[a-z]*|want|consider|recommend\w*|interested|besides|other than|apart from|on (?:it|that|this|your|the)|for (?:it|that|this)|the surgery)\b/;
const operated =
  /^(?:just |only )?(?:my|the|an?|two|three) [^.?!]{0,60}?\b(?:tonsils|gallbladder|appendix|c-?sections?|hysterectomy|hernia|[a-z]{3,}(?:ectomy|plasty)|(?:knee|hip)(?: replacement| replaced)?|wisdom teeth|bypass|cataracts?)\b/i;

// "Any surgeries since I saw you last?" "No. Just my gallbladder, way back."
function withOperationsNamed(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const { unit, role, reply, index } of passages) {
    if (role !== 'clinician' || reply === null || !asksOperations.test(unit.said)) continue;
    if (ofThisOne.test(unit.said)) continue;
    const [first, second] = reply.units;
    const named = first!.said === 'no' ? second : first;
    const text = named?.text.replace(/^no,? (?=just |only )/i, '');
    const at = passages.findIndex((p) => p.unit === named);
    if (text === undefined || at < 0 || !operated.test(text)) continue;
    const asked = reworded(unit, 'Any surgeries?');
    const told: Unit = { ...reworded(named!, upperFirst(text)), answers: asked };
    out ??= [...passages];
    out[index] = { ...passages[index]!, unit: asked, reply: { answer: 'open', units: [told] } };
    out[at] = { ...passages[at]!, unit: told };
    if (named === second) out[at - 1] = { ...passages[at - 1]!, keep: 0 };
  }
  return out ?? passages;
}
