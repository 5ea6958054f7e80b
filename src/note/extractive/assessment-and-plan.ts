import { upperFirst } from '../language/upper-first.ts';
import type { DraftSentence } from '../writer.ts';
import { assentToPlan } from './agreement.ts';
import { withPermissionFilled } from './answered-permission.ts';
import { dictatedTitle } from './dictated-title.ts';
import { draft, sentence, sourcesOf } from './draft.ts';
import { drugAt } from './lexicon/drugs.ts';
import { offeredTreatments } from './offered.ts';
import { partActs } from './plan-acts.ts';
import { type PlanKind, planKindOf, planKinds } from './plan-kind.ts';
import { afterProblemLead, decidedThere, decidesWhatIsDone } from './problem-lead.ts';
import type { Reading } from './reading.ts';
import type { Subject } from './rephrase/rephrase.ts';
import { agreedRequests } from './requested.ts';
import { sayPlanned, sayTold } from './say.ts';
import { corrects } from './takes-back.ts';
import { plainOf, wordsOf } from './units.ts';
import type { Passage } from './visit.ts';

/** Numbered problems with what each rests on. */
export function* writeAssessment({ problems, who, passages, takenBack }: Reading): Generator<DraftSentence> {
  const opening = oneLiner(
    passages.filter(({ unit }) => !takenBack.has(unit)),
    who,
  );
  if (opening) yield opening;
  const several = problems.some(({ sources }) => sources.length > 0);
  for (const problem of problems) {
    const named = problem.sources.length > 0;
    if (named)
      yield draft('assessment', null, 'numbered', problem.name, sentence(problem.name), problem.sources);
    if (named && problem.cameAs !== undefined)
      yield draft('assessment', null, 'numbered', problem.name, sentence(problem.cameAs), problem.sources);
    for (const p of problem.passages) {
      if (p.section !== 'assessment' || opening?.sources[0]?.start === p.unit.start) continue;
      if (!named && several && saysNothingClinical(p)) continue;
      const said = afterProblemLead(p.unit, problem.said);
      if (said.replace(/\W/g, '') === '' || onlyHeads(plainOf(p.unit)) || pities.test(said)) continue;
      if (said !== p.unit.text && decidesWhatIsDone(said)) continue;
      const text = sayTold({ ...p.unit, text: said.replace(dictatedHead, ''), plain: null }, who);
      if (text !== null && !remark.test(text) && !(named && saysOnly(text, problem.name)))
        yield draft(
          'assessment',
          null,
          named ? 'numbered' : 'prose',
          problem.name,
          named ? withoutTitle(text, problem.name) : text,
          sourcesOf(p.unit),
        );
    }
  }
}

// "It is good that you have picked one of those.", said before any problem is named.
function saysNothingClinical({ unit }: Passage): boolean {
  const { drugs, conditions, symptoms } = unit.clinical;
  return drugs + conditions + symptoms.length === 0 && !/\d/.test(plainOf(unit));
}

// "For assessment and plan, the patient presents today with …"
const dictatedHead = /^(?:for |under )?(?:the )?assessment and plan ?,? (?=(?:the patient|this|he|she) )/i;
// "It's annoying that you have to follow them" judges nothing.
const pities =
  /\b(?:it's|it is|that's|i know it's|i know it is)(?=) (?:really |so |very )?(?=)(?:annoying|frustrating|distressing|a pain|no fun|unfortunate)(?=)\b/i;
// "My assessment for your first problem, your back pain.": the heading of what comes.
const heads =
  /^(?:so |and |okay,? )?(?:my|the|our) (?:assessment|impression|plan)(?: and (?:my )?plan)? (?:for|of|on) /i;
const tells = /\b(?:is|are|has|have|was|were|i|we|you|he|she|will)\b/i;
const headingReach = 80;

function onlyHeads(text: string): boolean {
  const head = text.length < headingReach ? heads.exec(text) : null;
  return head !== null && !tells.test(text.slice(head[0].length));
}

// What was counted ("number two, hypertension, not at goal") and decides nothing is no line of the plan.
function onlyNames(said: string): boolean {
  return /^[\s.]*$|^excuse me,?(?: [\w,]+){0,4}[ .]*$|\bdiagnos(?:e|ing)(?=) (?:you|him|her) with\b|^,? ?(?:not |un|well |poorly )?(?=)(?:at goal|(?:well |poorly )?controlled|stable)[.]?$/i.test(
    said,
  );
}

// "Lung field abnormal finding on examination." dictates the title, and nothing more.
function isTitle(text: string, name: string): boolean {
  return wordsOf(text).length < wordsOf(name).length + 3 && dictatedTitle(text) === name;
}

// "Keep bending. Make a fist." is said while examining.
const inTheRoom =
  /^(?:(?:all right|okay|and|now|so|great|good|just|then),? )*(?:(?:keep|continue) )?(?:bend(?:ing)?|straighten(?:ing)?|make a fist|relax|squeeze|scoot)\b(?: [\w']+){0,6}[ .?]*$|\bstrain your (?:arms?|legs?|hands?)\b|\bscoot (?:up|over|back|closer)\b|\bi(?:['’]m| am) going to (?:just )?(?:lift|bend|press|push|pull|tap|touch|squeeze|move|listen|turn)(?=) (?:on |to |at |here|your|the|his|her)\b|\b(?:bend|move|push|squeeze|lift|raise|straighten)(?:ing)? (?:the|your|that|this) \w+(?: \w+){0,4},? as (?:hard|far|high|much) as you can\b|\btake a (?:quick |little )look at (?:your|that|this|the) (?!x-?rays?|labs?|results?|scan|mri)|\bgive me (?:just )?(?:a|one) (?:quick |little )?(?:minute|second|moment|sec)\b/i;

// "The nurse will come in, and she'll see you soon": what the house does next is no plan.
const staffComes =
  /^(?:(?:all right|okay|and|now|so|then|um|uh),? )*(?:the|my|our)(?=) (?:nurse|ma|medical assistant|assistant)(?=)(?:'ll| will| is going to| is gon na),?(?=) (?:be (?:right )?(?:in|back)|come (?:in|back)|see you)(?! [^.]*\b(?:give|draw|shot|vaccine|swab|labs?|blood|inject\w*|prescription|mmr)\b)/i;

// "It's very common.", "Then we agree.", "That's for another day.": said about what is decided.
const remark =
  /^(?:It|That|This|They) (?:is|are) (?:(?:very|quite|pretty|really) )?(?:common|normal|understandable|fine|good|up to (?:him|her|the patient)|for another (?:day|time|visit))\.$|^We (?:agree|have (?:newer|better|other|many) (?:ones|options)|(?:talked|spoke) about (?:it|that|this))\.$|^If we (?:lift|bend|push|press|move|turn|touch|squeeze) /;

// What stands there as a judgement is not a decision too.
function saidInAssessment({ unit }: Passage, said: string, who: Subject): boolean {
  return said === unit.text && sayTold(unit, who) !== null;
}

// The patient says a dose back: "five milligrams, twice a day, all right".
function repeatsDose(text: string, said: readonly DraftSentence[]): boolean {
  const figures = text.match(/\d[\d.]*/g) ?? [];
  const drug = wordsOf(text).some((_, i, words) => drugAt(words, i) > 0);
  return (
    /^\d/.test(text) &&
    !drug &&
    wordsOf(text).length < 7 &&
    said.some((s) => figures.every((f) => s.text.includes(f)))
  );
}

// "75 for 1 week and then 100 mg every morning": how the medicine named just before is taken.
function onlyDose(text: string, before: string): boolean {
  // "800 mg daily. She may take that twice daily": that is said otherwise, not more closely.
  if (doseIn(text) !== text && often.test(before) && often.test(text)) return false;
  return (
    /^(?:\d|once|twice|every)/.test(doseIn(text)) &&
    /\b(?:mg|mcg|mL|units?|tablets?|puffs?|drops?|daily|morning|night|bedtime|times)\b/.test(text) &&
    !wordsOf(text).some((_, i, words) => drugAt(words, i) > 0)
  );
}

// "Order the Ultram": said as a prescription, it is one.
const prescribed = /^(?:We will )?prescribe /i;

const often = /\b(?:daily|nightly|every|times|bedtime|morning)\b/;

// "It is 40 mg.", "She is going to take that once daily."
function doseIn(text: string): string {
  return text
    .replace(/^(?:About|Around) (?=\d)/, '')
    .replace(
      /^(?:It (?:is|will be) |(?:She|He|The patient) (?:is going to |will |may )?(?=)(?:takes?|uses?|do(?:es)?)(?=) (?:(?:it|that|this|them) )?|The patient was advised to (?:take|use) (?:(?:it|that|this|them) )?)(?=\d|once|twice|every)/,
      '',
    );
}

// "This is called atrial fibrillation." under the title "Atrial fibrillation" tells nothing more.
function saysOnly(text: string, title: string): boolean {
  const known = new Set(wordsOf(title));
  return wordsOf(text).every(
    (w) =>
      known.has(w) ||
      /^(?:first|second|third|last|lastly|this|that|it|is|called|a|an|the|she|he|patient|has|i|think|you|have|we|call|likely|so|her|his|for|thought|believed|felt|suspected|to|be|have)$/.test(
        w,
      ),
  );
}

// Under "Major depressive disorder": "This is major depressive disorder, it was a first episode" begins at "It".
function withoutTitle(text: string, title: string): string {
  const low = text.toLowerCase();
  const name = title.toLowerCase();
  // "The sleep, the insomnia, which is part of both" says of it that it is part of both.
  const which = low.indexOf(`${name}, which `);
  const told = which < 0 || which > 30 ? null : /^(?:is|was) .{8,}/.exec(text.slice(which + name.length + 8));
  if (
    told &&
    /^(?:(?:the|this|that|her|his|a|an) [a-z]+, )?(?=)(?:the |this |that |her |his |an? )?$/i.test(
      text.slice(0, which),
    )
  )
    return `It ${told[0]}`;
  const opening = /^(?:(?:this|that|it|she has|he has|the patient has)(?: is)? (?:an? |the )?)?/.exec(
    low,
  )![0];
  if (!low.startsWith(name, opening.length)) return text;
  const rest = text
    .slice(opening.length + name.length)
    .replace(/^,? (?:which (?:is|was) |and (?=it |she |he |the patient ))?/, '');
  if (
    rest.split(' ').length < 3 ||
    !/^,? (?:which |and |it |she |he |,)|^, /.test(text.slice(opening.length + name.length))
  )
    return text;
  return upperFirst(rest);
}

// "Hey dragon, order Lasix 80 mg" after "I will give you Lasix 80 mg": told to the machine what the patient was told.
const commanded = /^(?:hey )?(?:dragon |dax )?(?:order|prescribe) /;
const ofOrder = /^(?:order|prescribe|we|will|a|an|the|some|and|of|for|any|new|refill|referral|to)$/;

function saidBefore(line: string, planned: readonly string[]): boolean {
  const words = wordsOf(line).filter((word) => !ofOrder.test(word));
  return words.length > 0 && planned.some((known) => words.every((word) => known.includes(word)));
}

const advised = /\b([Tt])he patient was advised\b/;

/** Per problem what is done, tested, referred and taught; then follow-up and the patient's assent. */
export function* writePlan(reading: Reading): Generator<DraftSentence> {
  const { problems, passages, planFrom, who, parent, takenBack } = reading;
  let written = false;
  const planned: string[] = [];
  const named = problems.filter(({ sources }) => sources.length > 0);
  const several = named.length > 0;
  // What is about none of the problems comes last, under a heading of its own.
  for (const problem of [...named, ...problems.filter(({ sources }) => sources.length === 0)]) {
    const byKind = new Map<PlanKind, DraftSentence[]>();
    let last = null as { kind: PlanKind; turn: number } | null;
    for (const p of problem.passages) {
      if (takenBack.has(p.unit)) continue;
      const after = afterProblemLead(p.unit, problem.said);
      const consequence = p.section === 'assessment' ? decidedThere(after) : null;
      const said = consequence ?? after;
      if (
        p.section !== 'plan' &&
        !(p.section === 'assessment' && decidesWhatIsDone(said) && !saidInAssessment(p, said, who))
      )
        continue;
      if (p.unit.opens && isTitle(plainOf(p.unit), problem.name)) continue;
      if (onlyNames(said) || inTheRoom.test(plainOf(p.unit)) || staffComes.test(plainOf(p.unit))) continue;
      const before = passages[p.index - 1];
      const correcting: boolean = last !== null && before !== undefined && corrects(p, before);
      const unit = withPermissionFilled({ ...p.unit, text: said, plain: null }, passages, p.index);
      const text = sayPlanned(unit, who) ?? (correcting ? sayTold(unit, who) : null);
      if (text === null || repeatsDose(text, [...byKind.values()].flat())) continue;
      if (problem.name !== '' && saysOnly(text, problem.name)) continue;
      if (remark.test(text)) continue;
      const lines = partActs(text);
      for (const part of lines) {
        const line =
          parent === null
            ? part
            : part.replace(
                advised,
                (_, the: string) => `${the === 'T' ? upperFirst(parent) : parent} was advised`,
              );
        const kind: PlanKind =
          correcting && last
            ? last.kind
            : planKindOf(lines.length === 1 && !prescribed.test(line) ? plainOf(p.unit) : line);
        const list = byKind.get(kind) ?? [];
        if (
          commanded.test(p.unit.said) &&
          saidBefore(line, [...planned, ...[...byKind.values()].flat().map((s) => s.text.toLowerCase())])
        )
          continue;
        byKind.set(kind, list);
        if (
          lines.length === 1 &&
          last?.kind === kind &&
          last.turn === p.unit.turn &&
          onlyDose(line, list.at(-1)!.text)
        ) {
          const known = list.at(-1)!;
          list[list.length - 1] = {
            ...known,
            text: `${known.text.replace(/[.]$/, '')}${known.sources.length > 1 ? ',' : ':'} ${doseIn(line)}`,
            sources: [...known.sources, ...sourcesOf(p.unit)],
          };
          continue;
        }
        last = { kind, turn: p.unit.turn };
        const label = list.length === 0 ? `${kind}: ` : '';
        list.push(
          draft(
            'plan',
            null,
            'bullet',
            problem.sources.length > 0 ? sentence(problem.name) : several ? 'Other.' : null,
            label + line,
            sourcesOf(p.unit),
          ),
        );
      }
    }
    for (const kind of planKinds) {
      const list = byKind.get(kind);
      if (!list) continue;
      written = true;
      planned.push(...list.map(({ text }) => text.toLowerCase()));
      yield* list;
    }
  }
  const [only] = named;
  const besides = named.length === 1 ? sentence(only!.name) : several ? 'Other.' : null;
  for (const { text, what, taken, sources } of offeredTreatments(passages, who)) {
    // What is done is planned already.
    if (taken && planned.some((line) => line.includes(what))) continue;
    written = true;
    yield draft('plan', null, 'bullet', besides, text, sources);
  }
  for (const { text, sources } of agreedRequests(passages, planFrom, who)) {
    written = true;
    yield draft('plan', null, 'bullet', besides, text, sources);
  }
  const assent = written ? assentToPlan(reading) : null;
  if (assent)
    yield draft(
      'plan',
      null,
      'prose',
      'agreement',
      `${assent.by} ${assent.by.endsWith('parents') ? 'understand and agree' : 'understands and agrees'} with the recommended medical treatment plan.`,
      sourcesOf(assent.unit),
    );
}

// Who the patient is and why they came, as clinicians begin an assessment; only where it was said so.
function oneLiner(passages: readonly Passage[], who: Subject): DraftSentence | null {
  const said = passages
    .slice(0, 40)
    .find(
      ({ unit, role }) =>
        role === 'clinician' &&
        /\byears?[- ]old\b/i.test(unit.text) &&
        /\b(?:present|here|come|came|seen|with|for)/i.test(unit.text),
    );
  const text = said ? sayTold(said.unit, who) : null;
  return text === null ? null : draft('assessment', null, 'prose', 'summary', text, sourcesOf(said!.unit));
}
