import { answerOf } from '../../language/answer.ts';
import { contentStems, holdsStem } from '../answers/asked-content.ts';
import { clinicalWords } from '../visit/clinical-words.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { reworded, type Unit } from '../visit/units.ts';
import { inPlace, type Passage } from '../visit/visit.ts';

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
  const called = new Set<number>();
  for (const question of passages) {
    const { reply, unit, role, index } = question;
    if (role !== 'clinician' || !unit.question || reply === null || reply.answer !== 'no') continue;
    const [denial] = reply.units;
    if (!isBareDenial(reply.units, unit)) continue;
    const told = contradiction(question, denial!, passages);
    if (told === null) continue;
    // What the two said against each other is told by the one who says more.
    out[index] = { ...question, reply: null, keep: 0, unit: { ...unit, clinical: nothing } };
    for (const { unit: said } of passages
      .slice(index + 1, index + 4)
      .filter((p) => p.unit.turn === denial!.turn))
      silence(out, said);
    // "Did you hit your head?" "No." "Mom, you did.": the answer is theirs.
    const bare = told[0];
    const answered = bare !== undefined && affirmsBarely.test(bare.unit.text);
    if (answered) {
      const said = { ...reworded(bare.unit, bare.unit.text.replace(calling, '')), clinical: nothing };
      out[index] = { ...question, reply: { answer: 'yes', units: [said] } };
      out[bare.index] = { ...bare, keep: 0, unit: said };
      told.shift();
    }
    // "Twice, I guess.", admitted then.
    for (const p of passages.slice(index + 1, index + 12))
      if (p.unit.turn === denial!.turn + 2 && p.role === denial!.role && admits.test(p.unit.text))
        out[p.index] = { ...p, keep: certain, unit: { ...p.unit, answers: unit } };
    if (told.length === 0 && bare === undefined)
      called.add(passages.findIndex(({ unit: said }) => said.turn === denial!.turn + 1));
    for (const p of told) {
      const asTold = toldAsPatient(p);
      out[p.index] = {
        ...asTold,
        unit: withCounted(asTold.unit, unit),
        section: p.section === 'social' || p.section === 'family' ? 'hpi' : p.section,
        keep: Math.max(p.keep, certain),
      };
    }
  }
  silenceDenied(out, passages);
  return called.size === 0 ? out : inPlace(out.filter(({ index }) => !called.has(index)));
}

const deniesIllness = /^no (?:[a-z]{4,20} )?([a-z]{4,20})$/;
const hadIt =
  /^(?:(?:well|no|oh|yes|actually|mom|mum|dad)(?=) ){0,2}(?:he|she|you)(?:'s|'ve| has| have| did)? (?:had|have|got) /;

// "No diabetes. No stroke." "She had a mini-stroke in 2019, Mom."
function silenceDenied(out: Passage[], passages: readonly Passage[]): void {
  for (const { unit, role, index } of passages) {
    if (role !== 'relative' || unit.question || !hadIt.test(unit.said) || agrees.test(unit.said)) continue;
    for (let i = index - 1; passages[i]?.unit.turn === unit.turn - 1; i--) {
      const denied = passages[i]!.role === 'patient' ? deniesIllness.exec(passages[i]!.unit.said)?.[1] : null;
      if (denied != null && unit.words.includes(denied)) silence(out, passages[i]!.unit);
    }
  }
}

/**
 * The passages with what was affirmed taken back where the one who came along denies it: "are you taking your pills?"
 * "Every day." "Mom, you don't.": not taken.
 */
export function withAnswersDenied(passages: readonly Passage[]): readonly Passage[] {
  let out: Passage[] | null = null;
  for (const denial of passages) {
    const { unit, role, index } = denial;
    if (role !== 'relative' || !unit.opens || !deniesBarely.test(unit.text)) continue;
    const answer = passages[index - 1];
    if (answer?.role !== 'patient' || answer.unit.turn !== unit.turn - 1) continue;
    const question = passages.findLast((p) => p.unit === answer.unit.answers);
    if (question === undefined || question.role !== 'clinician') continue;
    out ??= [...passages];
    out[question.index] = { ...question, reply: { answer: 'no', units: [unit] } };
    for (const p of [...passages.slice(question.index + 1, index), denial])
      if (p === denial || p.unit.answers === question.unit)
        out[p.index] = { ...p, keep: 0, unit: { ...p.unit, answers: null, clinical: nothing } };
    // "I find them in the couch."
    for (const p of passages.slice(index + 1).filter((p) => p.unit.turn === unit.turn && !p.unit.question))
      out[p.index] = {
        ...p,
        unit: { ...p.unit, answers: null },
        section: 'hpi',
        keep: Math.max(p.keep, certain),
      };
  }
  return out ?? passages;
}

// "Do you fall asleep driving?" "I don't fall asleep driving.": the question's own words say no more than a "no".
function isBareDenial(said: readonly Unit[], asked: Unit): boolean {
  if (said.reduce((sum, { words }) => sum + words.length, 0) < bareDenial) return true;
  if (said.length > 1) return false;
  const stems = contentStems(asked.words);
  return contentStems(said[0]!.words).every((stem) => holdsStem(stems, stem));
}

const admits =
  /^(?:(?:oh|well|okay|yes|yeah|just|only|maybe|that)(?=)[, ]{1,2}){0,4}(?:once|twice|(?:one|two|three|four|a few|a couple of|\d) times?|(?:one|two|three|four|five|six|\d+)(?=) (?:or (?:one|two|three|four|five|six|seven|\d+) )?(?=)(?:an?|each|every) (?:day|night|week))(?=)\b/i;

const certain = 0.6;
const calling = /\b(?:dad|mum|mom|grandma|grandpa),? /i;
const affirmsBarely =
  /^(?:(?:well|oh|um|er|dad|mum|mom|grandma|grandpa|actually|now|but|yes|yeah)(?=),?(?=) ){0,3}(?:you|he|she)(?=) (?:did|do|does|have|has|had|were|was|are|is)[.!]*$/i;
const deniesBarely =
  /^(?:(?:well|oh|um|er|dad|mum|mom|grandma|grandpa|actually|now|but|no)(?=),?(?=) ){0,3}(?=)(?:(?:you|he|she)(?=) (?:(?:do|did|have|are|were|does|has|is|was)n['’]t|do not|did not|have not|are not)|that['’]s not true)[.!]*$/i;
const nothing = clinicalWords([]);

const hadSome =
  /\b((?:had|has had|['’]s had)(?=) (?:one|two|three|four|five|six|several|a few|lots))(?= *(?:[,.!]|$| (?:in|since|at|this|last)\b))/i;
const toYou = /\byou(?:['’](?:re|ve|d))?\b/i;

// "You're puffing on the stairs, Frank.": as the patient would say it.
function toldAsPatient(p: Passage): Passage {
  if (!toYou.test(p.unit.text)) return p;
  const text = inFirstPerson(p.unit.text.replace(callsThem, ''));
  return { ...p, role: 'patient', unit: { ...reworded(p.unit, text), role: 'patient', kin: null } };
}

const callsThem =
  /, (?:dad|mum|mom|love|dear|darling)(?=[.,!])|^(?:(?:no|oh|well|but),? )?(?=)(?:dad|mum|mom|grandma|grandpa|honey), (?=you)/gi;

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
  if (at >= 0) out[at] = { ...out[at]!, keep: 0, unit: { ...said, clinical: nothing } };
}

/** "Dad.", "Michael John.", said by who knows better. */
const call =
  /^(?:oh,? )?(?:dad|mum|mom|mam|mama|mummy|daddy|nan|gran|grandma|hm+|well|[A-Z][a-z]+(?: [A-Z][a-z]+)?)[.!…]*$/;
const callsKin = /^(?:oh,? )?(?:dad|mum|mom|mam|mama|mummy|daddy|nan|gran|grandma|grandpa)[.!…]*$/i;
const notCall = /^(?:no|none|never|nope|nothing|yes|yeah|okay|right|true|sorry|thanks?|not)\b/i;

// What the other says against a denial: nothing where they only call who denied by name; null where they do not.
function contradiction(
  { index, unit }: Passage,
  denial: Unit,
  passages: readonly Passage[],
): Passage[] | null {
  const told = passages
    .slice(index + 1, index + 9)
    .filter(
      (p) =>
        p.unit.turn === denial.turn + 1 &&
        (p.role !== denial.role || p.unit.kin !== denial.kin) &&
        p.role !== 'clinician' &&
        !p.unit.question,
    );
  // "Dad. You fell in the bathroom."
  if (told.length > 1 && told[0]!.unit.words.length < 3 && callsKin.test(told[0]!.unit.text)) told.shift();
  const [first] = told;
  if (first === undefined) return null;
  if (told.length === 1 && first.unit.words.length < 3 && call.test(first.unit.text))
    return notCall.test(first.unit.text) ? null : [];
  if (agrees.test(first.unit.text) || answerOf(first.unit.text) === 'no') return null;
  // "Flu shot today?" "No." "Yes.": who knows better is the parent of a child.
  if (denial.role !== 'patient' && first.unit.words.length === 1) return null;
  const against = first.role === 'relative' && saysOtherwise(first.unit, unit);
  if (!against && !affirms(first.unit, unit)) return null;
  // "Seizures in the family?" "No." "You did.": the father, whose own the note isn't.
  if (first.role === denial.role)
    return first.unit.words.length < fewestOwn && toYou.test(first.unit.text) ? [] : null;
  return told;
}

/** "Your foot goes.", "You said to Emily …", "There was the trampoline.": said to who has just denied. */
const otherwise =
  /^(?:(?:well|oh|but|now|and|er|um|what about) )*(?:your? (?!know\b|see\b)|there (?:was|were) )/;
const allWell = /\b(?:fine|good|great|all right|alright|okay|ok|well|better|lovely|brave|right)\b/;
/** "The garden." */
const bareEvent = /^(?:what about )?(?:the|that) (?:[a-z]+ )?[a-z]+$/;
const downed =
  /\b(?:went (?:down|over|flying)|tripped|slipped|slid|tumbled|came off|on the (?:floor|ground)|(?:spill|tumble))\b/;

function saysOtherwise({ text, said }: Unit, asked: Unit): boolean {
  return (
    times.test(text) ||
    (otherwise.test(said) && !allWell.test(said)) ||
    bareEvent.test(said) ||
    (downed.test(said) && asksOfFalls.test(asked.said))
  );
}
const fewestOwn = 4;
const asksOfFalls = /\bfall(?:s|en|ing)?\b/;

const shortest = 4;
const stem = 5;

// "Any trouble breathing?" "No." "She's breathing through her mouth all night."
function affirms({ words, role }: Unit, asked: Unit): boolean {
  const ofWhom = role === 'relative' ? /^(?:he|she|you|it|there|his|her)\b/ : /^(?:i|it|there|my)\b/;
  return (
    ofWhom.test(words[0] ?? '') &&
    asked.words.some(
      (word) =>
        word.length > shortest &&
        !common.test(word) &&
        words.some((said) => said.length >= shortest && said.startsWith(word.slice(0, stem))),
    )
  );
}

const common =
  /^(?:about|after|again|anybody|anyone|anything|before|doing|every|family|have|having|other|since|something|still|taking|there|these|think|those|where|which|would|your)$/;
