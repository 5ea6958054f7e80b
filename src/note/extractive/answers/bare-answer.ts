import { upperFirst } from '../../language/upper-first.ts';
import { listed, sentence } from '../draft.ts';
import { isBodyPart } from '../lexicon/body-part.ts';
import { namesDrug } from '../lexicon/drugs.ts';
import { symptomsIn } from '../lexicon/symptoms.ts';
import { hasFiniteVerb } from '../rephrase/clauses.ts';
import { rephraseStatement, type Subject } from '../rephrase/rephrase.ts';
import { isAuxiliary, isBaseVerb, thirdPerson } from '../rephrase/verbs.ts';
import { lowerFirst } from '../say.ts';
import { inFirstPerson } from '../visit/first-person.ts';
import { type Unit, wordsOf } from '../visit/units.ts';
import { contentStems } from './asked-content.ts';
import { askedStatement } from './in-full/asked-statement.ts';
import { askedText } from './in-full/asked-text.ts';

const talk =
  /\b(?:any(?: other| more)? questions?|questions? (?:for|about)|are you sure|is that (?:okay|all right|right|correct|so|fair|all)|sounds? (?:good|okay|familiar)|make sense|anything else|can you (?:hear|tell|describe|show|explain|point)|understand|see what|remember|really(?! [a-z])|any idea|do you know|want (?:me|us)|okay with|ready|mean)(?=)\b|^(?:correct|right|yes|no|okay)$/i;

/** True for what is asked of the talk itself, whose answer is no matter of a note: "any questions?", "are you sure?" */
export function asksOfTalk({ text }: Unit): boolean {
  return talk.test(text);
}

const leads =
  /^(?:(?:mom|mum|dad|sir|ma am|miss|hi|hello|lastly|finally|otherwise|first|tell me something|as your doctor,? i have to ask|i (?:must|have to|need to) ask(?: (?:this|you))?|let me (?:ask|check)[^,]{0,25}|(?:just )?to (?:confirm|check|double check|be sure)(?: back)?|this is a funny question|i just (?:wanted|want|need) to (?:know|ask|check) if|by the way|you (?:said|mentioned|told me)(?: that)?),? (?:but |so |and )?){1,3}/i;
const tags =
  /(?:,? (?:correct|right|is that (?:right|correct|so)|ma am|ma'am|sir|miss|mister|huh|though|then|that (?:i|we) should (?:know|be aware)(?: of| about)?|(?:i|we) should (?:know|be aware)(?: of| about)?|if i may ask|(?:like|as) we(?: had| have)? (?:talked|spoke|discussed)(?: about)?)){1,2}$/i;
const someone =
  /\b(?:anything|anyone|anybody|anywhere|those|these|you|your|i|me|my|we|us|that|this|it|he|she|they|else|or not)\b/i;
const any = /^(?:is there |are there |was there |were there |do you have |has there been )?any (?=\S)/i;
const anyoneThere =
  /^(?:(is|are|was|has|does|do|did) )?any(?:one|body)((?: else)?)(?: (?:here|there))? (?=[a-z])/i;
const acts = /\b(have|suffer|smoke|drink|make|get|take|use|live|vape)\b/gi;
const ever = /^(?:ever|have you (?:ever|yet)|have ever) (?=[a-z]+ \S)/i;
const never = /^(?:been|had|gotten|got|taken|tried|done|seen|used|felt|broken|[a-z]+ed)(?=) /i;
const choice = /\b(?:or|any[a-z]*|ever|else|other)\b|^i am the\b/i;
const ofUs = /\b(?:us|we|our|me|my|i)\b/i;
const does = /^(?=(?:live|smoke|vape|drink|exercise|drive)\b)/i;
// "Smoke, vape?" "No, neither."
const eachHabit = /^(?:smoke|drink|vape)(?:, (?:smoke|drink|vape)){1,2}$/i;
const longestName = 5;

/**
 * The statement that a bare yes or no makes of its question: "any history of seizures?" "No." → No history of seizures.
 * Null where the question has to stand with it. `goesOn`: more is told of it in the same breath.
 */
export function bareAnswer(
  question: Unit,
  answer: 'yes' | 'no',
  who: Subject,
  goesOn: boolean,
): string | null {
  const asked = askedText(question)
    .replace(leads, '')
    .replace(tags, '')
    .replace(leads, '')
    .replace(eachHabit, (all) => all.toLowerCase().replaceAll(', ', ' or '))
    .replace(does, 'you ');
  const times = answer === 'no' ? neverHad(asked, who) : null;
  if (times !== null) return times;
  if (asked.includes('?') || asked.includes('"') || asked.split(' ').length > 20) return null;
  if (answer === 'no') return denied(asked, who);
  return affirmed(asked, who) ?? (goesOn ? null : named(asked, answer));
}

// "Have you ever had periods where you felt unusually high, not needing sleep?" "No."
const hadTimes =
  /^(?:have you (?:ever )?had |(?:are|were) there )?(?=)((?:an? |any )?(?=)(?:times?|periods?|spells?|stretch(?:es)?|episodes?)(?=)(?: of time)?)((?:,? that [a-z ]{3,40},?)?(?=) (?:where|when) (?:you|your)(?=) (?:felt|feel|were|are|was|had|have|needed|need|spent|did|do)(?=)\b[a-z ,'-]{5,150})$/i;

/** "Any times where you had too much energy and hardly needed sleep?" "No." → The patient has never had times where … */
export function neverHadTimes(question: Unit, who: Subject): string | null {
  return question.said.includes(' you') ? neverHad(askedText(question), who) : null;
}

function neverHad(asked: string, who: Subject): string | null {
  const times = asked.includes('"') ? null : hadTimes.exec(asked);
  return times === null
    ? null
    : rephraseStatement(
        inFirstPerson(
          `i have never had ${times[1]!.replace(any, '')}${times[2]!.replace(/, like (?:really )?/i, ', ')}`,
        ),
        who,
        'subject',
      );
}

// "No thyroid problems in you that we know of?"
const asKnown = /(?:,? in you)?,? that (?:you|we|i)(?=) (?:know|are aware|knew) of$/i;

function denied(whole: string, who: Subject): string | null {
  const asked = whole.replace(asKnown, '');
  const each = deniedList(asked) ?? deniedDoing(asked, who);
  if (each !== null) return each;
  if (any.test(asked)) {
    const what = asked.replace(any, '').replace(/\byour\b/gi, who.their);
    return someone.test(what) || hasFiniteVerb(what) ? null : sentence(`no ${what}`);
  }
  // "No dizziness?" "No.", "Nothing in the last year?" "No."
  if (/^no(?:thing)? [a-z]/i.test(asked) && !someone.test(asked) && !hasFiniteVerb(asked))
    return sentence(asked);
  // "Nobody in the family has had heart problems?" "No."
  if (nobodyHas.test(asked) && !someone.test(asked.slice(asked.indexOf(' ')))) return sentence(asked);
  const nobody = anyoneThere.exec(asked);
  if (nobody !== null) {
    const rest = asked.slice(nobody[0].length).replace(/\byour\b/gi, who.their);
    const told = /^(?:d(?:o|oes))?$/i.test(nobody[1] ?? '')
      ? rest.replace(acts, (verb) => thirdPerson(verb))
      : rest;
    return /\byou\b/i.test(told) ? null : sentence(`no one${nobody[2]} ${told}`);
  }
  if (ever.test(asked)) {
    const done = asked.replace(ever, '');
    return never.test(done) && !/\?|, /.test(done)
      ? rephraseStatement(inFirstPerson(`i have never ${done}`), who, 'subject')
      : null;
  }
  const stated = askedStatement(asked);
  if (!stated?.stated || stated.negative) return named(asked, 'no');
  const not = negated(stated.text);
  return not === null ? null : rephraseStatement(not, who, 'subject');
}

const nobodyHas =
  /^(?:nobody|no one)(?= )(?: (?:else )?in (?:the|your)(?=) (?:family|house|house ?hold))?(?=) (?:has|had|is|was|does|died|smokes)(?=)\b/i;
const parting = /, (?:or |and |any )?| or (?:any )?/i;
const opensList = /^(?:(?:is|are) there |do you have )?any (?=[a-z])/i;
const trails = /,? (?:ever|at all|anything|anything like)$/i;
const leadsItem = /^(?:an?|any|some|or|and) /i;
const longestItem = 5;
// "Kidney, liver, heart?": of what there, nobody said.
const notItem =
  /^(?:(?:kidneys?|liver|heart|lungs?|thyroid|gallbladder|bowels?|hair|skin|stomach|vision|hearing|weight|appetite|sleep|mood|balance|memory|blood pressure|family|swallowing|breathing|eating|sleeping|hearing)$|the|other|artificial|no|nothing|never|ever|been|had|tried|after|before|with|without|in|on|at|for|from|during|of|to|when|while|if|how|what|where|who|which|why|hands?|wrists?|one|both|all|just|only|like|not)(?=)\b|\d/i;

// "Stents, heart failure, murmur, pacemaker?" "No."
function deniedList(asked: string): string | null {
  const bare = asked.replace(trails, '');
  const items = bare
    .replace(opensList, '')
    .split(parting)
    .map((item) =>
      inList(item.trim())
        .replace(leadsItem, '')
        .replace(/ ever$/, ''),
    );
  // "Itch, bleed?"
  if (items.length < 2 || items.every(isBaseVerb) || !items.every(isItem)) return null;
  return sentence(`no ${listed(items, 'or')}`);
}

// "Eyes red or sore?"
const state =
  /\b(?:red|sore|swollen|stiff|numb|dry|itchy|yellow|painful|tender|pale|cold|hot|dark|blocked|weak|up|down|better|worse)$/i;

function inList(item: string): string {
  return namesDrug(wordsOf(item)) ? item : lowerFirst(item);
}

function isItem(item: string): boolean {
  const words = item.split(' ');
  return (
    words.length <= longestItem &&
    !(words.length === 1 && isBodyPart(item.toLowerCase())) &&
    !notItem.test(item) &&
    !someone.test(item) &&
    !state.test(item) &&
    !hasFiniteVerb(item) &&
    contentStems(words.map((word) => word.toLowerCase())).length > 0
  );
}

const doing =
  /^(?:hearing|seeing|feeling|burning|bleeding|throwing|passing|losing|waking|vomiting|coughing|wheezing|tingling|leaking|itching|hurting|fainting|choking) [a-z]/i;
const longestDoing = 12;

// "Hearing or seeing things that other people do not?", "burning when you go?" "No."
function deniedDoing(asked: string, who: Subject): string | null {
  if (asked.includes(',') || asked.split(' ').length > longestDoing) return null;
  if (!doing.test(asked) && !isTroubleThen(asked)) return null;
  return ofOther.test(asked)
    ? null
    : rephraseStatement(inFirstPerson(`you deny ${lowerFirst(asked)}`), who, 'subject');
}

const then = /^([a-z]+(?: [a-z]+){0,3}) (?:when|if|after|while) you [a-z]/i;
const ofOther =
  /\b(?:us|we|our|me|my|i|that|this|it|he|she|they|them|else)\b(?! (?:other|others|are not|is not)\b)/i;

// "Jaw ache when you chew?"
function isTroubleThen(asked: string): boolean {
  const trouble = then.exec(asked)?.[1];
  return trouble !== undefined && !hasFiniteVerb(trouble) && symptomsIn(wordsOf(trouble)).length > 0;
}

// "You smoke cigarettes?" "No."
function negated(clause: string): string | null {
  const [who = '', verb = '', ...rest] = clause.split(' ');
  if (isAuxiliary(verb) && verb !== 'do') return `${who} ${verb} not ${rest.join(' ')}`;
  return who === 'i' ? `i do not ${[verb, ...rest].join(' ')}` : null;
}

function affirmed(asked: string, who: Subject): string | null {
  const told = askedStatement(
    asked
      .replace(/\bany history\b/i, 'a history')
      .replace(/\bany (?=(?:children|kids|siblings|pets)\b)/i, ''),
  );
  if (told === null || told.negative || choice.test(told.text) || ofUs.test(asked)) return null;
  return rephraseStatement(told.text, who, 'subject');
}

// "Tanning beds?" "No."
function named(asked: string, answer: 'yes' | 'no'): string | null {
  const words = asked.split(' ');
  if (words.length > longestName || asked.length < 4 || someone.test(asked) || hasFiniteVerb(asked))
    return null;
  return noName.test(asked) ? null : sentence(`${upperFirst(asked.replace(any, ''))}: ${answer}`);
}

const noName =
  /^(?:\d|no|nothing|none|after|before|with|without|in|on|at|for|from|during|of|to|when|while|if|how|what|where|who|which|why|lock|wake|neck|seen|worse|better|were|was|did|do|does|are|is|have|has|their|his|her)(?=)\b|,/i;
