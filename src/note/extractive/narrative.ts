import { limitIn } from '../language/answer.ts';
import { upperFirst } from '../language/upper-first.ts';
import type { DraftSentence } from '../writer.ts';
import { onlyNames, reportedIn } from './already-reported.ts';
import { qualifiedBy, qualifierOf } from './answer-qualifier.ts';
import { answerUnderQuestion, underItsTopic } from './answer-under-question.ts';
import { answeredStatement, confirmedStatement, countedAnswer, labelledAnswer } from './answered.ts';
import { askedFor } from './asked-for.ts';
import { askedLabel } from './asked-label.ts';
import { withTopicNamed } from './asked-topic.ts';
import { takenUpAgain } from './cut-off.ts';
import { draft, listed, sentence, sourcesOf } from './draft.ts';
import { standing } from './elliptical.ts';
import { familyAnswer, ofFamilyOnly, runsInFamily } from './family-answer.ts';
import { filledAnswer } from './filled-answer.ts';
import { symptomsIn } from './lexicon/symptoms.ts';
import { withDrugNamed } from './named-drug.ts';
import { onlyNamed } from './only-named.ts';
import { withPersonNamed } from './person-meant.ts';
import type { Reading } from './reading.ts';
import { goesOnAs, withBefore, withFragments } from './said-in-pieces.ts';
import { sayTold } from './say.ts';
import { topicAnswer } from './specialty-parts.ts';
import { placedSymptom } from './symptom-place.ts';
import { onlyMentioned } from './symptom-said.ts';
import { repliesWithout } from './symptom-status.ts';
import { tellsNothing } from './tells-nothing.ts';
import { withThingNamed } from './thing-asked-of.ts';
import { plainOf, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

export const present = 'HISTORY OF PRESENT ILLNESS';

const ofSelf = /\b(?:i|my|me|he|she)\b/i;
const partly = /\b(?:just|only|but|except|other than)\b/;

// "He is here for his annual visit." under the chief complaint "Annual visit."
function saysOnlyWhy(text: string, complaint: string | undefined): boolean {
  if (complaint === undefined) return false;
  if (text.startsWith('Chief complaint is ')) return true;
  const why =
    /^(?:she|he|the patient)(?=) (?:(?:is|comes|came|presents) (?:in |here |today )*(?:for|with)|(?:is|has been) (?:having|experiencing))(?=) (?:(?:his|her|their|an?|the) )?(.+)[.]$/i.exec(
      text,
    );
  return why !== null && sentence(why[1]!) === sentence(complaint);
}

// "For family history, it looks like there's high blood pressure."
const ledIn =
  /^For (?:(?:his|her|the patient's) )?(?=)family history,? (?:it (?:looks|seems) like )?(?=)(?:there is |there are |(?:he|she|the patient) has )?/;
// "Not since we last talked.", "just my prescription": nothing by themselves.
const fragment =
  /^Not (?:since|in|for|until|anymore|lately|recently|yet)\b[^,;]{0,60}\.$|^(?:The patient's|His|Her) [a-z]+\.$/;
// "We'll come back to that one.", "it's in your family, if I remember": of the talk, not of the patient.
const aside =
  /^We (?:will|can|are going to) (?:come|get) (?:back )?(?=)to (?:that|this|it|those)\b|^(?:It|That) (?:is|runs)(?=) in (?:his|her|their|the patient's) family\b/;

// "Are you still smoking?" "No sir, I quit four years ago."
function withWhatWasQuit(text: string | null, before: Unit | undefined): string | null {
  if (text === null || !before?.words.some((word) => word.startsWith('smok'))) return text;
  return text.replace(
    /\b(quit|stopped) (?=(?:about |over )?\d{1,2} (?:years?|months?|weeks?|days?) ago\b)/,
    '$1 smoking ',
  );
}

// What the other said last, with or without a question mark.
function askedBefore({ unit, index }: Passage, passages: readonly Passage[]): Unit | null {
  for (let i = index - 1; i >= 0 && i > index - 6; i--) {
    const before = passages[i]!.unit;
    if (before.role !== unit.role) return before;
  }
  return null;
}

// "It started maybe | a month or two after i started the pill": when, and of what stands before.
const onlyWhen = /^(?:Maybe|Probably|About) (?:an?|\d+) (?:[a-z0-9]+ ){1,4}(?:after|before) /;
// "Every time I swallow.": what happens then was asked.
const everyTime = /^(?:Every|Any) ?time (?:he|she|the patient) [a-z]+\.$/;
const noneOfThose = /^(?:no )*(?:nothing like (?:that|this)|none of (?:that|those|them|these))\b/;
// "Pulling at his ears?" "No."
// "No kidney trouble." denies no more than it names.
const onlyDenies =
  /^(?:(?:um|uh|oh|well) )*(?:no|nope|nah|never|none|neither|not me|not at all|not really|nothing|nothing like (?:that|this)|none of (?:that|those|them))(?: (?:no|never|nothing|none|sir|ma'am|doctor|not at all|nothing like (?:that|this)|none of (?:that|those|them)|thank you|thanks|thankfully|i wish))*$/;
// "No guns."
const none =
  /^No (?!clue|idea|problem|thanks|way|worries|wonder|question|kidding|doubt|sir|more|matter|need)[a-z]{3,}\.$/;
const doing = /^[a-z]{2,}ing (?:at|on|in|of|up|out|for|to|with|your|the|his|her|a|an)\b/i;
const names = /^[a-z]+(?: or [a-z]+)?(?: or anything\b.*)?$/i;
const asksAny =
  /^(?:(?:and|so|okay) )*(?:(?:do|did|have|has|does|is|are) (?:you|he|she|there) (?:[a-z]+ ){0,3})?any\b/;
const orAnything = /,? or anything\b/;
const pronoun = /\b(?:it|them|that|this|one)\b/i;
const noneOf =
  /^no (?:any )?(?!(?:i|it|that|this|no|not|never|more|longer|one|other|problems?|issues?|sir|ma|really|nothing|none)\b)[a-z]+$/;

function deniesOneOf(answer: Unit, question: Unit): boolean {
  return answer.words.length < 4 && noneOf.test(answer.said) && /,.*,| or /.test(question.text);
}

// "Does it give way?" "No, it hasn't given out.": one denial, said twice.
const onlyNo =
  /^no (?:no )?(?:it|that|i|he|she|they)(?=)(?:'s|'ve)?(?=)(?: has| have| does| do| did| is| was| would)?(?=)(?: n't| not| never)(?: [a-z]+){0,4}$/;

function saysNoAgain({ said, clinical }: Unit): boolean {
  return onlyNo.test(said) && clinical.symptoms.length + clinical.conditions + clinical.drugs === 0;
}

// "Any kidney stones, diabetes?" "No stones.": of several things only the one that is named.
function deniedByName(asked: readonly string[], said: string): readonly string[] {
  if (asked.length < 2 || !/^no [a-z]/.test(said) || onlyDenies.test(said)) return asked;
  const heard = new Set(said.split(' '));
  const denied = asked.filter((item) => item.split(' ').some((word) => word.length > 3 && heard.has(word)));
  return denied.length > 0 ? denied : asked;
}

function bareOf(text: string): string {
  return text.replace(/\.$/, '').toLowerCase();
}

// The last questions before an answer.
function asksBefore({ index }: Passage, passages: readonly Passage[]): Unit[] {
  return passages.slice(Math.max(0, index - 3), index).map(({ unit }) => unit);
}

// Who has a pain denies none but that one, which was asked of at that moment.
const barePain = /^(?:any )?(?=)pain(?: (?:here|there|now|currently|today)){0,2}$/;

function hurts({ unit, role }: Passage): boolean {
  return (
    role !== 'clinician' &&
    !unit.question &&
    /\b(?:hurts?|hurting|pain|painful|aches?|aching|sore)\b/.test(unit.said) &&
    !/\b(?:no|not|n't|never|without)\b/.test(unit.said)
  );
}

const byTouch =
  /\b(?:when|if|where|as) i (?:push|press|touch|bend|lift|move|squeeze|feel|tap|poke|turn|pull|twist)\b|^(?:(?:okay|and|now|all right|alright|so) )*can you (?:[a-z]+ ){1,6}for me\b/;

// "Two days is all."
const isAll = /^(?:\S+ ){1,5}is (?:all|it|about it)\.$/;
// In words: a longer answer that stands in its own part of the history reads without its question.
const longestLabelled = 12;

/**
 * Sentences of what was told, in the order of the visit; neighbouring denials become one. An answer that is no
 * sentence is not told again where one of `lines` has it.
 */
export function* narrative(
  heading: string,
  told: readonly Passage[],
  { who, parent, statuses, guide, complaint, passages }: Reading,
  lines: readonly string[] = [],
): Generator<DraftSentence> {
  let denied: { items: string[]; units: Unit[] } | null = null;
  const alreadyDenied = new Set<string>();
  const reported = new Set<string>();
  const report = (text: string, ...units: readonly Unit[]) => {
    for (const symptom of reportedIn(text)) reported.add(symptom);
    return draft('subjective', heading, 'prose', null, text, sourcesOf(...units));
  };
  const deny = (items: readonly string[], units: readonly Unit[]) => {
    const news = [...new Set(items)].filter(
      (item) => !alreadyDenied.has(item) && !(barePain.test(item) && passages.some(hurts)),
    );
    if (news.length === 0) return;
    denied ??= { items: [], units: [] };
    denied.items.push(...news);
    denied.units.push(...units);
    for (const item of news) alreadyDenied.add(item);
  };
  const flush = function* () {
    if (denied)
      yield draft(
        'subjective',
        heading,
        'prose',
        null,
        sentence(`the patient denies any ${listed(denied.items, 'or')}`),
        sourcesOf(...denied.units),
      );
    denied = null;
  };
  // Where a parent answers for a child, "you" is the parent.
  const teller =
    parent === null
      ? who
      : { ...who, they: parent, them: parent, their: `${parent}'s`, theirs: `${parent}'s` };
  const joined = new Set<Passage>();
  const written = new Set(told);
  const restated = new Set<Unit>();
  for (const passage of told) {
    if (joined.has(passage) || restated.has(passage.unit)) continue;
    const { reply } = passage;
    const next = passages[passage.index + 1];
    const more = next !== undefined && written.has(next) ? goesOnAs(passage, next) : null;
    const again = more === null ? takenUpAgain(passage, passages) : { unit: more, end: next! };
    if (again !== null) joined.add(again.end);
    const trailed = again === null ? withFragments(passage, passages, written) : null;
    const parts = trailed !== null && sayTold(trailed.unit, who) === null ? null : trailed;
    for (const part of parts?.ends ?? []) joined.add(part);
    const said = again?.unit ?? parts?.unit ?? passage.unit;
    const meant = again === null && parts === null ? withPersonNamed(passage, passages) : null;
    const unit = meant === null ? said : { ...said, text: meant, plain: null };
    if (unit.question) {
      // "Does it hurt when I push here?": found, not told.
      if (byTouch.test(unit.said)) continue;
      const items = unit.clinical.symptoms
        .filter(({ symptom }) => !onlyMentioned(unit.text.toLowerCase(), symptom.words.join(' ')))
        .map(({ symptom }) => placedSymptom(symptom, () => unit.text.toLowerCase()).written);
      if (!reply) continue;
      // "Any smoking, drugs or alcohol?" "No drugs. I used to smoke.": the answer says itself what is denied.
      if (
        reply.answer === 'no' &&
        reply.units[0]!.words[1] !== 'neither' &&
        deniesOneOf(reply.units[0]!, unit)
      )
        continue;
      // "Any blackouts, any fits?" "No.": denied, though no list of symptoms has them.
      const others =
        reply.answer === 'no' && !partly.test(reply.units[0]!.said)
          ? askedFor(unit).filter((item) => symptomsIn(item.split(' ')).length === 0)
          : [];
      if (items.length === 0 && others.length > 0) {
        deny(deniedByName(others, reply.units[0]!.said), [unit, reply.units[0]!]);
        continue;
      }
      if (
        items.length === 0 ||
        (reply.answer === 'yes' && items.length > 1) ||
        (reply.answer === 'no' && heading === 'PAST MEDICAL HISTORY')
      ) {
        const text = answeredStatement(passage, who);
        if (text === null) {
          const label =
            reply.answer === 'no' && onlyDenies.test(reply.units[0]!.said) ? askedLabel(unit, who) : null;
          if (label === null || pronoun.test(label)) continue;
          if (names.test(label) || (asksAny.test(unit.said) && !doing.test(label)))
            deny(
              label
                .split(orAnything, 1)[0]!
                .toLowerCase()
                .split(/,? or |, /),
              [unit, reply.units[0]!],
            );
          else if (doing.test(label)) {
            yield* flush();
            yield report(sentence(`the patient denies ${label.toLowerCase()}`), unit, reply.units[0]!);
          }
          continue;
        }
        if (tellsNothing(text, unit.clinical)) continue;
        const [again] = reply.units;
        if (reply.answer === 'no' && again !== undefined && saysNoAgain(again)) restated.add(again);
        yield* flush();
        yield report(text, unit, reply.units[0]!);
        continue;
      }
      if (reply.answer === 'open') continue;
      if (
        reply.answer === 'yes' &&
        unit.clinical.symptoms.some(({ symptom }) => repliesWithout(reply.units, symptom.words))
      )
        continue;
      if (reply.answer === 'no') {
        // "any cough or ear pain?" "no cough, but my ear hurts": the answer says itself what is denied.
        if (items.length > 1 && partly.test(reply.units[0]!.said) && !noneOfThose.test(reply.units[0]!.said))
          continue;
        // "any headache or chest pain?" "no chest pain; i had a headache last week": the headache is not denied.
        const none = items.filter((item) => !statuses.some((s) => s.written === item && s.present));
        if (none.length + others.length === 0) continue;
        deny(deniedByName([...none, ...others], reply.units[0]!.said), [unit, reply.units[0]!]);
        continue;
      }
      const when = limitIn(unit.text, plainOf(reply.units[0]!).toLowerCase());
      const text =
        confirmedStatement(unit, who) ??
        sentence(
          `the patient reports ${listed(items, 'and')}${when === null || ofSelf.test(when) ? '' : ` ${when}`}`,
        );
      if (onlyNames(text, reported)) continue;
      yield* flush();
      yield report(text, unit, reply.units[0]!);
      continue;
    }
    const qualified = qualifiedBy(passage, passages);
    if (qualified !== null) {
      const limits = qualifierOf(plainOf(unit)) === null;
      const text = limits ? null : answeredStatement(qualified, who);
      // Told with what was asked.
      if (written.has(qualified) && (limits || text !== null)) continue;
      if (text !== null) {
        yield* flush();
        yield report(text, qualified.unit, unit);
        continue;
      }
    }
    const named = onlyNamed(unit);
    if (named !== null) {
      deny(named.denied, [unit]);
      if (named.reported.length === 0) continue;
      const text = sentence(`the patient reports ${listed(named.reported, 'and')}`);
      if (onlyNames(text, reported)) continue;
      yield* flush();
      yield report(text, unit);
      continue;
    }
    const asked = unit.answers ?? askedBefore(passage, passages);
    const labelled =
      topicAnswer(unit, who, guide) ??
      (unit.answers
        ? (countedAnswer(unit.answers, unit, who) ??
          familyAnswer(unit.answers, unit, who) ??
          labelledAnswer(unit.answers, unit))
        : null);
    const told =
      labelled ?? withWhatWasQuit(sayTold(filledAnswer(unit, asked), who), passages[passage.index - 1]?.unit);
    const stands = told === null || labelled !== null ? told : standing(told, unit, asked, who);
    let text = heading === present ? stands : told;
    const short = unit.words.length < longestLabelled;
    let source = unit;
    let thing: Unit | null = null;
    if (told !== null && (text === null || onlyWhen.test(text))) {
      const whole = withBefore(unit, passages[passage.index - 1]?.unit);
      const all = whole === null ? null : sayTold(whole, who);
      if (all !== null) {
        text = standing(all, whole!, asked, who);
        source = whole!;
      }
    }
    const under =
      labelled === null && source === unit && (stands === null ? text === null || short : isAll.test(stands))
        ? answerUnderQuestion(unit, told, unit.role === 'relative' ? teller : who)
        : null;
    if (under !== null && told !== null && lines.some((line) => line.includes(bareOf(told)))) continue;
    if (under !== null) {
      text = under;
      thing = unit.answers;
    } else if (text !== null && labelled === null) {
      const drug = withDrugNamed(text, asked, passages[passage.index - 1]?.unit);
      const named = drug === text ? text : sentence(drug);
      const plain = withTopicNamed(named, passage, passages, who, written);
      text = withThingNamed(plain, unit.answers);
      if (text !== plain) thing = unit.answers;
      else if (text === told && unit.opens && source === unit) {
        const whole = underItsTopic(
          unit,
          text,
          asksBefore(passage, passages),
          unit.role === 'relative' ? teller : who,
        );
        if (whole !== null) thing = unit.answers;
        text = whole ?? text;
      }
    }
    if (text !== null && heading === 'FAMILY HISTORY')
      text = upperFirst(ofFamilyOnly(runsInFamily(text, asked), asked).replace(ledIn, ''));
    if (
      text === null ||
      (under === null && !none.test(text) && text.split(' ').length < (heading === present ? 3 : 2)) ||
      fragment.test(text) ||
      (unit.role === 'clinician' && aside.test(text)) ||
      tellsNothing(text, unit.clinical) ||
      saysOnlyWhy(text, complaint?.text)
    )
      continue;
    // "We're gonna look at this": what the clinician does next.
    if (heading === present && everyTime.test(text)) continue;
    if (heading === present && unit.role === 'clinician' && /^We will (?:look|take|see|talk|do)\b/.test(text))
      continue;
    if (onlyNames(text, reported)) continue;
    yield* flush();
    if (labelled) yield report(text, unit.answers!, unit);
    else if (again !== null) yield report(text, passage.unit, again.end.unit);
    else if (thing !== null) yield report(text, thing, source);
    else yield report(text, source);
  }
  yield* flush();
}
