import { contextOfPhrase } from '../../language/context.ts';
import { acquaintances, kin } from '../../language/kin.ts';
import { endorsedBack } from '../../language/said-back.ts';
import { isGone } from '../../language/time-over.ts';
import type { Source } from '../../note.ts';
import { asksOfSeveral, listsTriggers } from '../answers/asked-for.ts';
import {
  deniedLater,
  deniesOther,
  leftOpen,
  namesInstead,
  wouldRatherBeGone,
  wouldRatherNotLive,
} from '../answers/left-open.ts';
import { doubtIn } from '../answers/unsure-denial.ts';
import type { BodySystem } from '../lexicon/body-systems.ts';
import { drugAt } from '../lexicon/drugs.ts';
import type { Symptom } from '../lexicon/symptoms.ts';
import { asksOfEver } from '../medications/not-taken-now.ts';
import { goesOnAboutKin, relativeOfThemselves } from '../visit/of-whom.ts';
import type { Unit } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { kindAsked, limitAsked } from './symptom-limit.ts';
import { isOfAnyPart, placedSymptom } from './symptom-place.ts';
import { examined, onlyMentioned, symptomSaid } from './symptom-said.ts';
import { ofOther, toldOfThen } from './symptom-then.ts';

/** A symptom the patient affirmed or denied. */
export interface SymptomStatus {
  /** As it stands in the note, with its place: "low back pain". */
  written: string;
  /** The symptom's own name: "back pain". */
  named: string;
  system: BodySystem;
  present: boolean;
  sources: Source[];
}

export function sourceOf(unit: Unit): Source {
  return { turn: unit.turn, start: unit.start, end: unit.end };
}

/**
 * Which symptoms were affirmed and which denied: said by the patient, or asked by the clinician and answered.
 * An answer that names some of several symptoms settles only those it names.
 */
export function symptomStatuses(passages: readonly Passage[]): SymptomStatus[] {
  const found = new Map<string, SymptomStatus & { said: boolean }>();
  const set = (named: Symptom, present: boolean, said: boolean, units: readonly Unit[]) => {
    const symptom = placedAs(named, present, units, passages);
    const known = found.get(symptom.written);
    // What the patient says outright beats a reply; once affirmed, a later "no" is about something narrower.
    if (known && (known.said || !said) && (known.present || !present)) return;
    found.set(symptom.written, {
      written: symptom.written,
      named: named.written,
      system: symptom.system,
      present,
      said,
      sources: units.map(sourceOf),
    });
  };
  for (const { unit, reply, role, section, index } of passages) {
    const named = unit.clinical.symptoms;
    if (named.length === 0) continue;
    if (role === 'patient' || role === 'relative') {
      // "Could my weight gain be from the pill?": asked, and had.
      if (unit.question && !aboutSomeoneElse(unit))
        for (const { symptom } of named)
          if (unit.said.includes(` my ${symptom.words.join(' ')}`)) set(symptom, true, true, [unit]);
      if (
        unit.question ||
        unit.words[0] === 'if' ||
        aboutSomeoneElse(unit) ||
        asksBack.test(unit.text.toLowerCase()) ||
        answersOfFamily(unit) ||
        goesOnAboutKin(unit, passages[index - 1]?.unit) ||
        relativeOfThemselves(unit) ||
        saysBack(passages[index]!, passages) ||
        noMoreThen.test(unit.said) ||
        isOverNext(unit, passages[index + 1]?.unit) ||
        isOverToo(unit, passages[index - 1]?.unit) ||
        answersOfPast(unit)
      )
        continue;
      const text = unit.text.toLowerCase();
      for (const { symptom } of named) {
        const phrase = symptom.words.join(' ');
        if ((role === 'relative' && ofTeller(unit, text, phrase)) || bringsOn(unit, phrase)) continue;
        if (role === 'patient' && ofOther(text, phrase, unit.text)) continue;
        // "The headaches are not every day."
        if (unit.inFull && isNotSo.test(text.slice(text.indexOf(phrase) + phrase.length))) continue;
        // "I have almost incontinence."
        if (text.includes(`almost ${phrase}`) || likensPain(unit, phrase)) continue;
        const present = symptomSaid(
          withReturn(text, unit, passages[index + 1]?.unit),
          phrase,
          unit.clinical.drugs > 0 || (unit.opens && (unit.answers?.clinical.drugs ?? 0) > 0),
        );
        if (present === false && (unit.gainsaid || ofThat.test(unit.said))) continue;
        if (present && toldOfThen(passages[index]!, passages[index - 1], text, phrase)) continue;
        if (
          present !== null &&
          !(
            present &&
            section === 'allergies' &&
            !answersOther(unit, passages[index - 1]) &&
            !saysOutright.test(unit.text)
          )
        )
          set(symptom, present, true, [unit]);
      }
      continue;
    }
    if (
      !unit.question &&
      /\b(?:presents?|presenting|here (?:today )?(?:for|with)|complain\w* of|comes in(?!(?<=\bwhere (?:[a-z]+ ){1,3}comes in))|(?<!^(?:and |so |but |or |please )?)come in (?:today )?(?:for|with|because))\b/.test(
        unit.text.toLowerCase(),
      ) &&
      !unit.words.includes('if')
    ) {
      const past = pastThenComes.exec(unit.said)?.[0].length ?? 0;
      for (const { symptom } of named)
        if (unit.said.includes(symptom.words.join(' '), past)) set(symptom, true, true, [unit]);
      continue;
    }
    const recap = endorsedBack.exec(unit.text.toLowerCase());
    if (recap !== null && section !== 'plan') {
      const text = unit.text.toLowerCase();
      for (const { symptom } of named) {
        const phrase = symptom.words.join(' ');
        const at = text.indexOf(phrase, recap.index);
        if (at < 0 || asksOn.test(text.slice(recap.index, at))) continue;
        if (contextOfPhrase(text, phrase)?.assertion === 'affirmed') set(symptom, true, false, [unit]);
      }
    }
    if (
      !unit.question ||
      !reply ||
      section === 'plan' ||
      ofFamily.test(unit.said) ||
      examined.test(unit.text.toLowerCase())
    )
      continue;
    const asked = named.filter(
      ({ symptom }) =>
        !onlyMentioned(unit.text.toLowerCase(), symptom.words.join(' '), reply.answer === 'no') &&
        !ofMedicine(unit) &&
        !listsTriggers(unit, passages[index - 1]?.unit) &&
        !asksOfTolerance(unit, passages[index - 1]?.unit),
    );
    const inReply = new Set(reply.units.flatMap((u) => u.clinical.symptoms).map((s) => s.symptom.written));
    // "Had you ever had migraines before?" "No.": not that there are none now.
    if (reply.answer === 'no' && (ofBefore.test(unit.said) || reply.units.some((one) => one.gainsaid)))
      continue;
    // "I haven't noticed.": said as it was given, and denied by nobody.
    if (reply.answer === 'no' && doubtIn(reply.units[0]!) !== null) continue;
    if (
      reply.answer === 'no' &&
      !answersAnother(reply.units[0]!, unit, passages[index - 1]?.unit) &&
      (onlyThat.test(reply.units[0]!.text) ||
        namesInstead(reply.units[0]!, unit) ||
        !/\b(?:just|only|but|except|other than)\b/.test(reply.units[0]!.said))
    ) {
      // "Any headache, any vomiting?" "No headache.": what else was asked is left open.
      const [first] = reply.units;
      for (const { symptom } of asked)
        if (
          (!deniesOther(symptom.words, first!, unit) || deniedLater(symptom.words, reply.units)) &&
          !inReply.has(symptom.written) &&
          !leftOpen(wordsAsked(symptom, unit), reply.units)
        )
          set(symptom, false, false, [unit, reply.units[0]!]);
    } else if (
      reply.answer === 'yes' &&
      ((asked.length === 1 && !asksOfSeveral(unit)) || toBoth.test(reply.units[0]!.text)) &&
      !over.test(reply.units[0]!.text) &&
      !reply.units.some(wouldRatherBeGone) &&
      !affirmsAnother(reply.units[0]!, unit, asked) &&
      asked.every(
        ({ symptom }) =>
          !repliesWithout(reply.units, symptom.words) && !goneBy(reply.units[0]!, symptom.words.join(' ')),
      )
    )
      for (const { symptom } of asked) set(symptom, true, false, [unit, reply.units[0]!]);
  }
  const ideation = found.get(ofSuicide);
  if (ideation?.present === false && wouldRatherNotLive(passages.map(({ unit }) => unit)))
    ideation.written = `active ${ofSuicide}`;
  return withoutVaguer([...found.values()]);
}

/** A symptom as it is told where it was affirmed or denied: with its place, and within the limits that were asked. */
export function placedAs(
  named: Symptom,
  present: boolean,
  units: readonly Unit[],
  passages: readonly Passage[],
): Symptom {
  const placed = placedSymptom(named, () => placeOf(named, units, passages));
  return limited(
    placed === named && isOfAnyPart(named)
      ? placedSymptom(named, () => talkedOf(units[0]!, passages))
      : placed,
    named,
    present,
    units,
  );
}

const ofBefore = /\b(?:before|previously|in the past)$/;
const isNotSo = /^(?: [a-z]+)? (?:is|are|was|were|do|does|did|has|have) not /;
const ofSuicide = 'suicidal ideation';

// "And the cough?" "Yeah, the cough went by October."
function goneBy({ text }: Unit, phrase: string): boolean {
  const at = text.toLowerCase().indexOf(phrase);
  return at >= 0 && isGone.test(text.slice(at + phrase.length));
}

function wordsAsked(symptom: Symptom, asked: Unit): readonly string[] {
  return [...symptom.words, ...placedSymptom(symptom, () => asked.text.toLowerCase()).written.split(' ')];
}

// "Any bleeding after sex?", "a wet cough?" "No.": no other bleeding or cough is denied.
function limited(placed: Symptom, named: Symptom, present: boolean, [asked]: readonly Unit[]): Symptom {
  if (present || !asked!.question || placed.written !== named.written) return placed;
  const [said, phrase] = [asked!.text.toLowerCase(), named.words.join(' ')];
  const [kind, limit] = [kindAsked(said, phrase), limitAsked(said, phrase)];
  return kind === '' && limit === '' ? placed : { ...placed, written: `${kind}${placed.written}${limit}` };
}

// "Low back pain" says "back pain" already.
export function withoutVaguer(statuses: readonly SymptomStatus[]): SymptomStatus[] {
  return statuses.filter(
    (one) =>
      !statuses.some(
        (other) =>
          other !== one &&
          other.present === one.present &&
          (other.written.endsWith(` ${one.written}`) || other.written === `${one.written}s`),
      ),
  );
}

// The words that may tell where it is: what was said, and the questions about the same that it answers.
function placeOf(symptom: Symptom, units: readonly Unit[], passages: readonly Passage[]): string {
  const stem = symptom.words[0]!.slice(0, 5);
  return units
    .flatMap((unit) => [
      unit,
      ...passages
        .filter(
          ({ unit: asked }) =>
            asked.turn === unit.answers?.turn && (asked.said.includes(stem) || ofIt.test(unit.said)),
        )
        .map((p) => p.unit),
    ])
    .map(({ text }) => text.replace(otherPlace, ''))
    .join(' ')
    .toLowerCase();
}

// "How's your stream?" "It's weak."
const ofIt = /^(?:it|they)(?:'s| is|'re| are)(?: [a-z]+){1,3}$/;
// "Swelling in my feet, not my hands or face"
const otherPlace =
  /,? (?:but )?not (?:(?:in|on|around) )?(?:my|the|his|her) [a-z]+(?: (?:or|and) (?:(?:my|the|his|her) )?[a-z]+)?/i;

const ofFamily = /\b(?:(?:in|of) (?:the|your|his|her) family|family history|runs? in)\b/;

const turnsBefore = 3;

// "My hearing's down." "Ringing? Dizzy, any discharge?" "No discharge.": of the ear that they talk of.
function talkedOf({ turn }: Unit, passages: readonly Passage[]): string {
  return passages
    .filter(({ unit }) => unit.turn <= turn && unit.turn >= turn - turnsBefore)
    .map(({ unit }) => unit.said)
    .join(' ');
}

// "You suffer from itching with the methylprednisolone?": what a medicine did.
function ofMedicine({ words }: Unit): boolean {
  return words.some(
    (_, i) =>
      drugAt(words, i) > 0 &&
      /^(?:with|from|to|after)$/.test(words[words[i - 1] === 'the' ? i - 2 : i - 1] ?? ''),
  );
}

const withIt = /\b(?:with|from|to|after) (?:it|that|them|those)$/;
const tolerated =
  /\btolerat|\b(?:okay|ok|fine|all right) (?:on|with)(?=) (?:it|that|them)\b|\bagree(?:d|s)? with\b/;

// "You had amoxicillin before. Any rash with it?", "he tolerated that okay? No rash?"
function asksOfTolerance({ turn, said }: Unit, before: Unit | undefined): boolean {
  if (before?.turn !== turn) return false;
  return tolerated.test(before.said) || (before.clinical.drugs > 0 && withIt.test(said));
}

const asksOn = /\b(?:any|anything|how about|what about|denied|denying|deny|do you|have you|but no)\b/;

// "So you're telling me you don't think it was a seizure?": the clinician's words, not the patient's trouble.
const asksBack =
  /\byou(?:['’]re| are) (?:telling|saying)\b|\byou (?:mean|meant|said|think|do ?n['’]t think|thought|told me)\b/;

// "What runs in your family?" "High blood pressure and depression."
function answersOfFamily({ answers }: Unit): boolean {
  return answers !== null && /\bfamily\b/.test(answers.said);
}

/** True where a reply that began with yes goes on to deny what was asked: "a little numbing, but nothing tingling". */
export function repliesWithout(units: readonly Unit[], words: readonly string[]): boolean {
  return units.some(({ text }) => contextOfPhrase(text.toLowerCase(), words.join(' '))?.negated);
}

// "I got the hot flashes", "my nipples are, the left one's bleeding", said by the mother.
function ofTeller({ answers, words }: Unit, text: string, phrase: string): boolean {
  // "And how are you?" "Blessed and tired."
  if (answers !== null && words.length < 5 && ofYou.test(answers.said) && !ofThem.test(answers.said))
    return true;
  const before = text.slice(0, Math.max(0, text.indexOf(phrase)));
  return lastOf.test(before) && !perceives.test(before);
}
const ofYou = /\bhow(?:'s| is| are)(?=) (?:you|your (?:mood|sleep|energy))\b/;
const ofThem = /\b(?:he|she|his|her|him)\b/;
const lastOf =
  /\b(?:i|i['’]m|i['’]ve|i['’]d|my|mine|myself)\b(?!.*\b(?:he|she|his|her|him|hers|he['’]s|she['’]s|it|it['’]s|they)\b)/;
const perceives =
  /\bi(?:['’](?:ve|d|m))?(?=) (?:[a-z]+ )?(?=)(?:hear|heard|see|saw|seen|noticed?|noticing|think|thought|feel like|guess|know|call|called|say|said|mean|found|find|worr(?:y|ied)|wrote|counted|gave|give|took|brought)(?=)\b/;

// "Numbness in the feet?" "No, no numbness there."
const ofThat = /^(?:(?:no|well|oh) ){0,3}no [a-z ]{3,40} (?:there|then)$/;

// "What sort of a pain is it?", of a shoulder. "It's a toothache."
export function likensPain({ answers }: Unit, phrase: string): boolean {
  return answers !== null && /^tooth ?aches?$/.test(phrase) && asksWhatPain.test(answers.said);
}
const asksWhatPain =
  /\b(?:what|which)(?=) (?:sort|kind|type)\b|\bwhat(?:['’]s| is| does)(?=)\b.{0,30}\blike$|\bdescribe\b|\b(?:dull|sharp|stabbing|burning|ache)\b/;

// "What makes it worse?" "Driving, coughing, the toilet."
function bringsOn({ answers }: Unit, phrase: string): boolean {
  return answers !== null && /^(?:coughing|sneezing)$/.test(phrase) && worsens.test(answers.said);
}
const worsens =
  /\b(?:worse|sets? it off|brings? it on|triggers?|does it hurt|hurts?(?: the)? most|what hurts)\b/;

// "Nope, just the cough": of what was asked, nothing.
const onlyThat =
  /^\W{0,3}(?:no|nope|nah|none|not really),?(?=) (?:just|only|except(?: for)?|other than)(?=) (?:the|my|this|some|a|[a-z]{3,}ing)\b/i;

// "Any rash? Any ear pain or sore throat?" "No rash.": of the second question nothing is denied.
function answersAnother(answer: Unit, asked: Unit, before: Unit | undefined): boolean {
  const named = answer.words[0] === 'no' && answer.words.length < 4 ? answer.words.at(-1)! : null;
  return (
    named !== null &&
    before?.turn === asked.turn &&
    before.question &&
    before.words.includes(named) &&
    !asked.words.includes(named)
  );
}

// "Any pain, any tingling?" "Pain, yes."
const namesFirst = /^(?!(?:i|he|she|it|they|we|there|that)\b)([a-z]+(?: [a-z]+){0,2}) (?:yes|yeah|aye|yep)\b/;
function affirmsAnother({ said }: Unit, asked: Unit, items: readonly { symptom: Symptom }[]): boolean {
  if (!/,| or /.test(asked.text)) return false;
  const named = namesFirst
    .exec(said)?.[1]
    ?.split(' ')
    .filter((word) => word.length > 3 && asked.words.includes(word));
  return (
    named !== undefined &&
    named.length > 0 &&
    !named.some((word) => items.some(({ symptom }) => symptom.words.includes(word)))
  );
}

// "Yes to both."
const toBoth =
  /\b(?:both(?! (?:(?:of )?(?:my|his|her|the)\b|sides|feet|toes|legs|arms|hands|knees|hips|eyes|ears|ankles|shoulders|wrists|heels|calves|breasts))|all (?:of (?:them|those|that)|three))\b/i;

// "I did, but it went away": neither reported nor denied.
const over =
  /\b(?:nothing else|(?:went|gone) away|(?:is|are|it's|was) gone|resolved|used to|stopped|(?:out ?grown|outgrew|grown out|grew out)|(?:years?|months?) ago|in the past|as a (?:kid|child))\b/i;

const someoneElse = new RegExp(
  `\\b(?:my|his|her)(?=) (?:[a-z]+ )?(?:${kin}|${acquaintances}(?!['’]s)|grand\\w+)(?=)\\b|\\b(?:nobody|no one|everybody|everyone|kids|students|coworkers)\\b`,
);

function aboutSomeoneElse({ said }: Unit): boolean {
  return someoneElse.test(said);
}

// "I'm stopping the lisinopril." "So no more of the cough then."
const noMoreThen = /^(?:(?:oh|okay|good|great|and) )*(?:so|then) no more\b/;

// "A fever or a sore throat, call me." "Fever, sore throat. Okay."
function saysBack({ unit, index }: Passage, passages: readonly Passage[]): boolean {
  if (unit.words.length > longestBack || ofSelf.test(unit.said)) return false;
  for (let i = index - 1; i >= 0 && passages[i]!.unit.turn >= unit.turn - 1; i--) {
    const { unit: told, role, section } = passages[i]!;
    if (
      role === 'clinician' &&
      !told.question &&
      told.clinical.symptoms.length > 0 &&
      (section === 'plan' || warns.test(told.said))
    )
      return unit.clinical.symptoms.every(({ symptom }) =>
        told.clinical.symptoms.some((one) => one.symptom.written === symptom.written),
      );
  }
  return false;
}
const longestBack = 12;
const ofSelf = /\b(?:i|i'm|i've|my|he|she|he's|she's|his|her)\b/;
const warns = /\b(?:if|call|ring|come back|emergency|911|watch for|stop)\b/;

// "Last year I was wheezing. It's come back.": so now.
function withReturn(text: string, { turn }: Unit, next: Unit | undefined): string {
  return next?.turn === turn && isBack.test(next.said) ? `${text} ${next.said}` : text;
}
const isBack =
  /^(?:(?:but|and|then|now|so|well)(?=) ){0,2}(?=)(?:it|they|that|this|those|it's|they're|they've|that's)(?=) (?:[a-z']+ ){0,3}(?=)(?:back|again)\b/;

// "Heartburn." "Which went away once I quit.", "I threw up." "Once."
function isOverNext(unit: Unit, next: Unit | undefined): boolean {
  return next?.turn === unit.turn && overNext.test(next.said);
}
const overNext =
  /^(?:(?:but|and|so) )?(?:which|that|it|they)(?=)(?:'s| has| have| all)?(?=) (?:went away|gone|cleared|stopped|resolved|settled|passed|got better)\b|^(?:just |only )?(?:once|the once|one time)$/;

// "They stopped. The nausea too.", "Those stopped. And the itching."
function isOverToo({ turn, said }: Unit, before: Unit | undefined): boolean {
  return before?.turn === turn && alsoThat.test(said) && allOver.test(before.said);
}
const alsoThat =
  /^(?:and (?:so (?:has|did|have) )?the [a-z]+(?: [a-z]+)?(?: too| as well)?|(?:the|my) [a-z]+(?: [a-z]+)? (?:too|as well|also))$/;
const allOver =
  /^(?:(?:yes|no|yeah|oh|well) )*(?:those|they|that|it|that's|they've|it's|(?:the|my) [a-z]+)(?: have| has| all)* (?:stopped|went|gone|cleared|resolved|settled|passed)\b/;

// "42-year-old male, past medical history of anxiety, presents with shoulder pain": the past is no symptom.
const pastThenComes =
  /^[a-z0-9' .-]{3,60}\b(?:history of|history significant for)\b[a-z0-9' .-]{3,160}?\b(?:presents?|presenting|here|comes in|complain[a-z]{2,4} of)\b/;

// "Why did they change the ramipril?" "Terrible cough."
const askedWhyOver =
  /\bwhy (?:did|was|were|have|had|'d)\b[a-z' -]{0,40}\b(?:stop|stopped|change|changed|switch|switched|swap|swapped|come off|quit|take (?:you|him|her) off)\b/;

// "Has she been sick?" "She had a cold. Snotty, a cough."
function answersOfPast({ answers, said }: Unit): boolean {
  if (answers !== null && answers.clinical.drugs > 0 && askedWhyOver.test(answers.said)) return true;
  return (
    answers !== null &&
    !/\b(?:still|now|since|has|have|having|getting)\b/.test(said) &&
    (askedOfPast.test(answers.said) || asksOfEver(answers))
  );
}
const askedOfPast =
  /\b(?:been|was|were) (?:sick|ill|poorly|unwell)\b|\b(?:colds?|virus|bugs?|infections?)(?=) (?:recently|lately|before|in the (?:last|past))\b/;

// "Cough, yes."
const saysOutright = /^[a-z ]{3,24}, (?:yes|yeah)\W*$/i;

// "Any fever?" "Nope, just the cough.": no allergy, though allergies are so told.
function answersOther({ answers }: Unit, before: Passage | undefined): boolean {
  return answers !== null && before?.unit === answers && before.section !== 'allergies';
}
