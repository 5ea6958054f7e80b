import { limitIn } from '../../language/answer.ts';
import { tellsNothing } from '../choosing/tells-nothing.ts';
import { listed, sentence } from '../draft.ts';
import { limitAsked } from '../history/symptom-limit.ts';
import { placedSymptom } from '../history/symptom-place.ts';
import { onlyMentioned } from '../history/symptom-said.ts';
import { repliesWithout } from '../history/symptom-status.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import type { Reading } from '../reading.ts';
import type { Subject } from '../rephrase/rephrase.ts';
import { plainOf, type Unit, wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { answeredStatement, confirmedStatement } from './answered.ts';
import { contentStems, holdsStem } from './asked-content.ts';
import { askedFor, asksOfSeveral, listsTriggers } from './asked-for.ts';
import { askedLabel } from './asked-label.ts';
import { neverHadTimes } from './bare-answer.ts';
import {
  deniedLater,
  deniesOther,
  isQualified,
  leftOpen,
  namesInstead,
  onlyDenies,
  tellsInstead,
  wouldRatherBeGone,
  wouldRatherNotLive,
} from './left-open.ts';
import { asSureAsGiven, deniedInDoubt, doubtIn } from './unsure-denial.ts';

/** What a question and its answer tell: a sentence, or what is denied. */
export type Told = { text: string; unsure?: true } | { denied: readonly string[] };

const ofSelf = /\b(?:i|my|me|he|she)\b/i;
const partly = /\b(?:just|only|but|except|other than)\b/;
const noneOfThose = /^(?:no )*(?:nothing like (?:that|this)|none of (?:that|those|them|these))\b/;
// "Pulling at his ears?" "No."
const doing = /^[a-z]{2,}ing (?:at|on|in|of|up|out|for|to|with|your|the|his|her|a|an)\b/i;
const names = /^[a-z]+(?: or [a-z]+)?(?: or anything\b.*)?$/i;
const asksAny =
  /^(?:(?:and|so|okay) )*(?:(?:do|did|have|has|does|is|are) (?:you|he|she|there) (?:[a-z]+ ){0,3})?any\b/;
// "So no issues with the migraine?"
const asksNone =
  /^(?:(?:and|so|okay|but)(?=) ){0,3}(?=)no (?:issues?|problems?|trouble|side effects?|difficulty)(?=) (?:with|from) [a-z]/;
const orAnything = /,? or anything\b/;
// "Any problems with bleeding or anesthesia?"
const isGiven = /^an(?:a)?esthe(?:sia|tics?)$/;
// "Any swaying, when you're at your best?"
const hanging = /, (?=(?:when|if|while|after|before|during|since|with|without|at|on|in)\b)/g;
/** "Sore?" "No.": what is denied is a thing. */
const nounOf = new Map([
  ['sore', 'soreness'],
  ['smoke', 'smoking'],
  ['vape', 'vaping'],
  ['drink', 'drinking'],
  ['snore', 'snoring'],
  ['itchy', 'itching'],
  ['itch', 'itching'],
  ['painful', 'pain'],
  ['hurt', 'pain'],
  ['tender', 'tenderness'],
  ['swollen', 'swelling'],
  ['stiff', 'stiffness'],
  ['tired', 'tiredness'],
  ['confused', 'confusion'],
  ['thirsty', 'thirst'],
  ['jumpy', 'jumpiness'],
  ['weepy', 'weepiness'],
]);
const pronoun = /\b(?:it|them|that|this|one)\b/i;
const noneOf =
  /^no (?:any )?(?!(?:i|it|that|this|no|not|never|more|longer|one|other|problems?|issues?|sir|ma|really|nothing|none|thanks?|idea|clue)\b)[a-z]+(?: (?:things?|problems?|troubles?|issues?|diseases?|conditions?))?$/;

const butOwn = /^(?:no )?i (?:do|did|have) (?:n't|not) (?:really )?([a-z]{3,}) .*\bbut\b/;

function deniesOneOf(answer: Unit, question: Unit): boolean {
  if (!/,.*,| or /.test(question.text)) return false;
  // "Do you get dizzy or pass out?" "I don't pass out, but I get lightheaded."
  const own = butOwn.exec(answer.said)?.[1];
  if (own !== undefined) return !anyVerb.test(own) && question.words.includes(own);
  return answer.words.length < 4 && noneOf.test(answer.said);
}
const anyVerb = /^(?:have|had|get|got|feel|felt|notice|noticed|take|taken|really)$/;

// "I haven't lost weight."
const ownDenial = /^(?:(?:no|er|um|uh|well)(?=) ){0,2}(?=)i (?:have|did|do|had) (?:n't|not) [a-z]+ [a-z]/;

// "Any kidney stones, diabetes?" "No stones.": of several things only the one that is named.
function deniedByName(asked: readonly string[], said: string): readonly string[] {
  if (
    asked.length < 2 ||
    !(
      /^no (?!i (?:'ve |have )?(?:put|gained)\b|i've (?:put|gained)\b)[a-z]/.test(said) ||
      ownDenial.test(said)
    ) ||
    onlyDenies.test(said)
  )
    return asked;
  const heard = new Set(said.split(' '));
  // "Numbness in the feet, any vision changes?" "No, the feet are fine.": the place names none of them.
  const denied = asked.filter((item) =>
    item
      .split(' in ', 1)[0]!
      .split(' ')
      .some((word) => word.length > 3 && heard.has(word)),
  );
  return denied.length > 0 ? denied : asked;
}

// "No, no vomiting. No blood. My poo's normal."
function deniedIn([first, ...more]: readonly Unit[]): string {
  if (onlyDenies.test(first!.said)) return first!.said;
  const next = more.findIndex(({ said }) => !said.startsWith('no '));
  const also = next < 0 ? more : more.slice(0, next);
  return [first!, ...also].map(({ said }) => said).join(' ');
}

/** What the passage tells that asks, with its reply; `unit` is its question, whole. Null where nothing is told. */
export function toldByReply(passage: Passage, unit: Unit, heading: string, reading: Reading): Told | null {
  const told = toldPlainly(passage, unit, heading, reading);
  const doubt = told === null || passage.reply!.answer !== 'no' ? null : doubtIn(passage.reply!.units[0]!);
  if (told === null || doubt === null) return told;
  const answer = passage.reply!.units[0]!;
  const text =
    'denied' in told
      ? sentence(deniedInDoubt(listed([...told.denied], 'or'), doubt, answer, reading.who))
      : asSureAsGiven(told.text, doubt, answer, reading.who);
  return { text, unsure: true };
}

function toldPlainly(
  passage: Passage,
  unit: Unit,
  heading: string,
  { who, statuses, passages }: Reading,
): Told | null {
  const { reply } = passage;
  if (reply === null || listsTriggers(unit, passages[passage.index - 1]?.unit)) return null;
  const answer = reply.units[0]!;
  // "Any smoking, drugs or alcohol?" "No drugs. I used to smoke.": the answer says itself what is denied.
  if (reply.answer === 'no' && answer.words[1] !== 'neither' && deniesOneOf(answer, unit)) return null;
  if (reply.answer === 'no' && isQualified(reply.units)) return null;
  const times = reply.answer === 'no' && onlyDenies.test(answer.said) ? neverHadTimes(unit, who) : null;
  if (times !== null) return { text: times };
  const text = unit.text.toLowerCase();
  const open = (phrase: readonly string[]) =>
    reply.answer === 'no' &&
    ((deniesOther(phrase, answer, unit) && !deniedLater(phrase, reply.units)) ||
      leftOpen(phrase, reply.units));
  const said = deniedIn(reply.units);
  const items = unit.clinical.symptoms
    .filter(({ symptom }) => !onlyMentioned(text, symptom.words.join(' '), reply.answer === 'no'))
    .filter(
      ({ symptom }) => !open([...symptom.words, ...placedSymptom(symptom, () => text).written.split(' ')]),
    )
    .map(({ symptom }) => {
      const { written } = placedSymptom(symptom, () => text);
      if (
        reply.answer === 'no' &&
        written === 'suicidal ideation' &&
        wouldRatherNotLive(passages.map((p) => p.unit))
      )
        return `active ${written}`;
      return reply.answer === 'no' && written === symptom.written
        ? `${written}${limitAsked(text, symptom.words.join(' '))}`
        : written;
    });
  const also = reply.answer === 'no' ? deniedAlso(passage, unit, items.length, who) : null;
  if (also !== null) return { text: also };
  const isPartly = partly.test(answer.said) && !namesInstead(answer, unit);
  // "Any blackouts, any fits?" "No.": denied, though no list of symptoms has them.
  const others =
    reply.answer === 'no' && !isPartly
      ? askedFor(unit)
          .filter(
            (item) =>
              !symptomsIn(['any', ...item.split(' ')]).some(
                ({ symptom }) => symptom.words.length === 1 || items.includes(symptom.written),
              ) &&
              !onlyTime.test(item) &&
              !(isPart(item) && items.some((one) => one.includes(' in '))) &&
              !open(item.split(' ')),
          )
          .map((item) => (isGiven.test(item) ? `trouble with ${item}` : item))
      : [];
  const undivided = others.length > 0 && onlyDenies.test(answer.said) ? sharedIn(unit) : null;
  if (undivided !== null) return { denied: [undivided] };
  if (items.length === 0 && others.length > 0) return { denied: deniedByName(others, said) };
  if (
    items.length === 0 ||
    (reply.answer === 'yes' && items.length > 1) ||
    (reply.answer === 'no' && heading === 'PAST MEDICAL HISTORY')
  )
    return answeredWhole(passage, unit, who);
  switch (reply.answer) {
    case 'open':
      return null;
    case 'yes': {
      if (unit.clinical.symptoms.some(({ symptom }) => repliesWithout(reply.units, symptom.words)))
        return null;
      if (asksOfSeveral(unit) || reply.units.some(wouldRatherBeGone)) return null;
      const confirmed =
        confirmedStatement(unit, who) ??
        (saysWhen.test(text) || asksOfDoing(text) ? answeredStatement(passage, who) : null);
      if (confirmed !== null) return { text: confirmed };
      const limit = limitIn(unit.text, plainOf(answer).toLowerCase());
      const when = limit === null || ofSelf.test(limit) ? '' : ` ${limit}`;
      return { text: sentence(`the patient reports ${listed(items, 'and')}${when}`) };
    }
    case 'no': {
      // "any cough or ear pain?" "no cough, but my ear hurts": the answer says itself what is denied.
      if (items.length > 1 && isPartly && !noneOfThose.test(answer.said)) return null;
      // "any headache or chest pain?" "no chest pain; i had a headache last week": the headache is not denied.
      const absent = items.filter((item) => !statuses.some((s) => s.written === item && s.present));
      // "Any back or neck pain?"
      const pains = items.some((item) => item.endsWith(' pain'));
      const denied = [...absent, ...others.map((one) => (pains && isPart(one) ? `${one} pain` : one))];
      if (denied.length === 0) return absent.length < items.length ? answeredWhole(passage, unit, who) : null;
      const all =
        denied.length === items.length + others.length &&
        (onlyDenies.test(answer.said) || deniesAgain(answer, unit));
      return { denied: (all ? askedWhole(unit, denied) : null) ?? deniedByName(denied, said) };
    }
    default:
      return reply.answer satisfies never;
  }
}

// "Do you cough when you run?"
function asksOfDoing(text: string): boolean {
  return asksDoes.test(text) && whileDoing.test(text);
}
const asksDoes = /^(?:(?:and|so) )?do(?:es)? (?:you|he|she) [^,]{3,60}$/;
const whileDoing = / (?:when|if|after|while) (?:you|he|she) /;

/** "Has he been coughing for four days?": more than that he has. */
const saysWhen =
  /\b(?:for|since|in) (?:about |the (?:last|past) )?(?=)(?:an? (?:few|couple)|\d|one|two|three|four|five|six|seven|eight|nine|ten|last|(?:[a-z]+day|january|february|march|april|june|july|august|september|october|november|december)(?=)\b)|\b(?:twice|(?:two|three|four|five|six|\d+) times)\b/;

const ofClause =
  /^(?:(?:and|so|okay|now|then|but|um|uh)(?=),?(?=) ){0,2}(?=)(?:do|does|did|have|has|had|are|is|was|were)(?=) (?:you|he|she|it|they) (?!(?:have|has|had|got|getting|having|noticed|get) any\b)/i;
// "Do you or anyone …?", "anything like numbness or tingling"
const ofMore = /\bany|\bsome(?:one|body)\b|\bor (?:do|does|did|have|has|are|is|was|were) /i;
const eitherOf = /,? or |, /;

// "Did you hit your head or black out?" "No, I landed on my hip.", of which only the second is a symptom by name.
function deniedAlso(passage: Passage, unit: Unit, named: number, who: Subject): string | null {
  const asked = plainOf(unit);
  if (!asked.includes(' or ') || !ofClause.test(asked) || ofMore.test(asked)) return null;
  const [answer] = passage.reply!.units;
  if (asked.split(eitherOf).length <= named) return null;
  if (!onlyDenies.test(answer!.said) && !namesInstead(answer!, unit) && !tellsInstead(answer!, unit))
    return null;
  return answeredStatement(passage, who)?.replace(/ not ([a-z]+ )some /, ' not $1any ') ?? null;
}

// "Numbness in the feet?" "No, no numbness there.": no more than was asked.
function deniesAgain({ words, said }: Unit, { words: asked, text }: Unit): boolean {
  if (!/^(?:no )+[a-z]/.test(said) || /,| or /.test(text)) return false;
  const named = contentStems(asked);
  return contentStems(words).every((stem) => holdsStem(named, stem));
}

const onlyTime =
  /^(?:ever|still|now|today|lately|recently|yet|before|anymore|anything|anything else|anywhere)$/;
const anyOf = /^(?:(?:and|so|okay|now|then),? ){0,2}any (?=[a-z])/;
const plainly = /^[a-z][a-z', -]+$/;
// In words.
const longestWhole = 14;

// "Any chest pain or passing out with exercise?", of which its parts by name leave something out.
function askedWhole({ text, words }: Unit, parts: readonly string[]): string[] | null {
  if (words.length > longestWhole) return null;
  const asked = text.toLowerCase().replace(ofPart, 'the ').replace(inInstance, '');
  const lead = anyOf.exec(asked);
  const whole = asked.slice(lead?.[0].length ?? 0, -1);
  if (!asked.endsWith('?') || !plainly.test(whole)) return null;
  const items = itemsOf(whole);
  // "Numbness, tingling, trouble with your bladder?", without an "any".
  if (lead === null && !(symptomsIn(wordsOf(items[0]!)).length > 0 && items.every(isThing))) return null;
  const undivided = sharedOf(whole);
  if (undivided !== null) return [undivided];
  if (notWhole.test(whole) || !goesFurther.test(whole)) return null;
  const named = contentStems(parts.flatMap((part) => part.split(/[ -]/)));
  const isNamed = (part: string) => {
    const words = wordsOf(part);
    // "Throwing up", which the parts call vomiting.
    return (
      (words.length < 3 && symptomsIn(words).length > 0) ||
      contentStems(words).every((stem) => named.includes(stem))
    );
  };
  if (whole.split(parting).every(isNamed) && !whole.split(parting).slice(1).some(isPart)) return null;
  return whole.includes(', ') && !shared.test(whole) && !items.slice(1).some(isPart) ? items : [whole];
}

function sharedIn({ text }: Unit): string | null {
  const asked = text.toLowerCase().replace(ofPart, 'the ');
  const lead = anyOf.exec(asked);
  return lead === null || !asked.endsWith('?') ? null : sharedOf(asked.slice(lead[0].length, -1));
}

// What is said of all that is asked: where it is, or when it comes.
function sharedOf(whole: string): string | null {
  if (!whole.includes(' or ')) return null;
  if (ofOnePlace.test(whole)) return whole;
  const doing = whole.replace(whenYou, ' $1 ');
  return thenDoing.test(doing) ? doing : null;
}

// "Any pain or swelling in your calves?"
const ofOnePlace = /^[a-z]+(?: [a-z]+)? or [a-z]+ (?:in|on|around|from|down|over) the [a-z]+(?: [a-z]+)?$/;
// "Any chest pain when you're climbing stairs or exercising?"
const whenYou = / (when|while|if|after) (?:you are |you're )?(?=[a-z]+ing\b)/;
const thenDoing =
  /^[a-z]+(?: [a-z]+){0,4} (?:when|while|if|after) [a-z]+ing(?: (?!or\b)[a-z]+){0,3} or [a-z]+ing(?: [a-z]+){0,2}$/;

const ofTwo = /^([a-z]+(?: [a-z]+)?) or ([a-z]+(?: [a-z]+)?)$/;

// "Numbness, weakness or numbness in an arm or a leg": what commas part, and two short ones at the end.
function itemsOf(whole: string): string[] {
  const parts = whole.split(/, (?:or |and )?/);
  const last = ofTwo.exec(parts.at(-1)!);
  return last === null ? parts : [...parts.slice(0, -1), last[1]!, last[2]!];
}

// "Weak, tripping?", "and your breathing?"
function isThing(item: string): boolean {
  if (/^(?:no|so|or|and|how|what|right|more|less) /.test(item)) return false;
  return item.includes(' ') ? !adjectives.test(item) : thing.test(item) && !noThing.test(item);
}
const thing =
  /(?:s|ing|ness|ion|ia|ea|aches?|pains?|fever|cough|rash|blood|trauma|injury|reflux|itch|thirst|lump|jaundice)$/;
const noThing = /^(?:breathing|vision|swallowing|hearing|sleeping|eating|walking|bowels|periods|balance)$/;
const adjectives =
  /^(?:unwell|poorly|thirsty|tired|weak|dizzy|drowsy|confused|blurry|hungry|sick|sore (?!throat|breasts?|joints?|muscles?|spots?|mouth|gums?))\b/;
// "Joint pain in the legs, back or anywhere"
function isPart(item: string): boolean {
  return isBodyPart(item.replace(/s$/, '')) || /^(?:palms|soles|anywhere|elsewhere)$/.test(item);
}
// "Is he on any regular medicines?", "do you use any other tobacco products?"
const taken = /^(?:on|taking|using) (?:any )?/;
/** Said of all of them: "chest pain, tightness, with exercise or without". */
const shared = /, (?:such as|like|with|when|while|after|before|during|on|at|in)\b/;

// "…, when you wipe yourself for instance?"
const inInstance = /, (?:(?:when|if) you [a-z ]+ )?for (?:instance|example)(?=\?$)/;
const ofPart =
  /\byour (?=(?:bladder|bowels?|legs?|arms?|feet|hands?|stomach|belly|back|neck|chest|side|ears?|eyes?|joints?|jaw|groin|calf|calves|ribs|skin|heart|bottom|genitals?|private parts?|tummy|head|face|eyes?|mouth|throat|hips?|knees?|ankles?|shoulders?|waterworks|periods?|other)(?=)\b)/g;
const parting = /, (?:or |and )?| or | and /;
const goesFurther = /,|\b(?:or|and|with|in|into|on|down)\b/;
const notWhole =
  /\b(?:uh|um|er|recent|i|you|he|she|they|it|that|this|is|are|was|were|do|does|did|have|has|had|been|like|else|anything|other|ever|your|yourself|his|her|kind|sort|since|when|while|any|no|how|about|right)(?=)\b/;

// Where no symptom was asked of: the question turned into a statement, or what it asks of, denied.
function answeredWhole(passage: Passage, unit: Unit, who: Subject): Told | null {
  const text = answeredStatement(passage, who);
  if (text !== null) return tellsNothing(text, unit.clinical) ? null : { text };
  const { answer, units } = passage.reply!;
  const label = answer === 'no' && onlyDenies.test(units[0]!.said) ? askedLabel(unit, who) : null;
  // "So nothing at the moment?"
  if (
    label === null ||
    /^(?:nothing|none|nobody|not|never)\b/i.test(label) ||
    pronoun.test(label) ||
    onlyTime.test(label.toLowerCase())
  )
    return null;
  const isDoing = doing.test(label);
  // "How are the bowels?" "No, that's fine."
  if (/\bhow\b(?! about\b)/.test(unit.said)) return null;
  if (names.test(label) || ((asksAny.test(unit.said) || asksNone.test(unit.said)) && !isDoing))
    return {
      denied: label
        .split(orAnything, 1)[0]!
        .toLowerCase()
        .replace(/\bthe patient's /g, 'the ')
        .replace(hanging, ' ')
        .split(/,? or |, /)
        .map((item) => nounOf.get(item) ?? item.replace(taken, '')),
    };
  return isDoing ? { text: sentence(`the patient denies ${label.toLowerCase()}`) } : null;
}
