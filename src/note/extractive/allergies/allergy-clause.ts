import { answerOf } from '../../language/answer.ts';
import { agentsIn } from '../lexicon/allergens.ts';
import { clinicalWords } from '../visit/clinical-words.ts';
import { wordsOf } from '../visit/units.ts';
import { reactionIn, whenIn } from './allergy-reaction.ts';
import { allergensIn, bareAnswer } from './named-allergens.ts';
import { isTakenBack } from './taken-back-allergen.ts';

/** What a clause, said of allergies, tells. `other` tells something else, which must be told elsewhere. */
export type AllergyClause =
  | { tells: 'agents'; agents: ({ name: string } & Detail)[]; whole: boolean }
  | ({ tells: 'reaction' } & Detail)
  | { tells: 'denial'; ofDrugs: boolean }
  | { tells: 'taken back' | 'nothing' | 'other' };

/** What it did, when, and whether it is thought no allergy. */
export interface Detail {
  reaction: string | null;
  when: string | null;
  doubted: boolean;
}

/** How the clause stands: who says it, and after what. */
export interface Standing {
  /** Said by one who came with the patient. */
  byRelative: boolean;
  /** An allergen was named just before. */
  afterAgent: boolean;
  /** Medicines were asked for in the same breath. */
  mixed: boolean;
  /** The first words after the question. */
  first: boolean;
  /** What was named by who asked. */
  asked: boolean;
  /** It stands in an answer of "no". */
  denies: boolean;
}

// "I was allergic to eggs as a child, but I eat them now."
export const outgrown =
  /\b(?:outgr(?:ew|own)|(?:was|used to be) allergic\b.*\b(?:(?:but|and) (?:now )?(?:i|he|she|it|we|they)(?:'m| am|'s| is)?(?=) (?:can |do )?(?=)(?:eats?|takes?|not|fine|tolerates?|grew)|any ?more|no longer)(?=)\b)/;
/** "Eggs, he used to, he's grown out of it." */
export const grownOut = /\bgr(?:ew|own) out of (?:it|them|that)\b/;
const kin =
  /\b(?:my|his|her|our|their|your) (?:[a-z]+ )?(?=)(?:mothers?|mom|mum|mam|fathers?|dad|brothers?|sisters?|sons?|daughters?|wife|husband|partner|aunt|uncle|cousin|nan|gran|grand[a-z]+|parents)(?=)\b(?! (?:always )?(?:says?|said|tells?|told|reckons?|thinks?|thought|remembers?|swears?)(?=)\b)/;
const ofThemselves = /^(?:(?:well|no|and|but|oh) )*(?:i|i'm|i've)\b/;
const ofPatient = /\b(?:him|her|he|she|his|he's|she's)\b/;
const fine =
  /\b(?:fine|okay|ok|no (?:problems?|trouble|issues?|reaction)|tolerat(?:es?|ed)|all right|alright)\b/;
const takes =
  /\b(?:i|he|she|we|they|i'm|he's|she's|i've|we've)(?: am| is| was| have| has)?(?=) (?:also |just |only |still |got )?(?=)(?:on|take|takes|taking|took|use|uses|using|carry|carries|carrying)(?=)\b/;
// "Codeine. I had itching when I took it."
const whenTaken =
  /\b(?:when|whenever|if|after|once|(?:the|every|each|any|last) time)(?=) (?:i|he|she)(?=)(?:'d| had)? (?:take|takes|took|taken|use|uses|used)(?=) (?:it|that|them)\b/;
const helps = /\b(?:helps?|helped|works?|worked|relieves?|for (?:my|his|her|the) allerg(?:y|ies))\b/;
const forbidden =
  /\b(?:ca n't|can n't|cannot|can not|should n't|should not|must n't|must not|not supposed to|not allowed to|(?:told|said|advised) (?:(?:me|him|her|us|that|i|he|she|we) ){0,2}not to|do n't|does n't|never to)(?=) (?:take|have|use|be given|go near|tolerate)\b/;
// "He's not allergic to anything. Well, latex."
const deniesAny =
  /^(?:(?:well|no|oh|um) )*(?:i|he|she)(?:'m| am|'s| is)(?=) not allergic to (?:anything|any [a-z]+)(?: (?:i|we) know of)?$/;
// "Not medicines.", "not to any drugs"
const notDrugs = /^(?:no|not)(?: to)?(?: (?:any|the))?(?=) (?:medicines?|medications?|drugs?|meds)$/;
// "I can't take the Advil because of the blood thinner."
const forOther =
  /\bbecause of (?:the|my|his|her|being|all the) (?!reaction|rash|hives|allerg|swelling|itch)[a-z]/;
const advised = /\b(?:told|said|advised|warned)\b/;
const notAgain = /\b(?:not to|never|avoid|again|stay away|keep away)\b/;
// "His pediatrician said he shouldn't take it."
const notIt =
  /\b(?:should n't|should not|must n't|must not|ca n't|can not|cannot) (?:take|have)(?=) (?:it|that|them)\b/;
const notSince = /\bnever (?:had|taken?|touched)(?=) (?:it|them|that)(?=) (?:again|since)(?=)\b/;
const nothingElse =
  /^(?:(?:and|but|so) )?(?=)(?:nothing|none|not|no|nowt)(?=)(?: (?:drugs?|medicines?|medications?|allergies|that i know of))?(?=) (?:else|others?|more)(?: that i know of)?$|^(?:just|only) (?:that|it|the one|that one|those)$|^that(?:'s| is) (?:it|all|the one|the only one)$/;
const unsure =
  /\b(?:do n't|do not|ca n't|not) (?:really )?(?=)(?:know|remember|recall|sure)\b|\b(?:counts?|call it|an allergy)\b/;
// "No, I've had penicillin loads of times."
const hasHad =
  /\b(?:i've|i have|he's|he has|she's|she has) had\b(?!.*\b(?:react|reactions?|reacted|allerg\w+|problems?|trouble|bad)\b)/;
// "No, I eat peanut butter every day.", "he has eggs for breakfast", but not "when I eat shrimp"
const eats =
  /(?:^|, |\b(?:no|nope|and|but|well|because|cause) )(?=)(?:i|he|she|we|they)(?=)(?: (?:can|still|do|always|just|often|actually)(?= )){0,2}(?=) (?:(?:eats?|drinks?) [a-z]|(?:ha(?:ve|s|d)|ate|drank) [a-z][a-z ]{2,30} (?:for (?:breakfast|lunch|dinner|tea|supper|dessert|a snack)|every (?:day|morning|week|night)|all the time|daily|a lot|most days|yesterday|last (?:week|night)|this morning)(?=)\b)/;
const loves = /(?:^|, )(?:i|he|she|they) (?:loves?|likes?) [a-z]/;
/** Medicines that people name as allergens and hardly ever as what they take. */
const antibiotic =
  /(?:cillin|mycin|cycline|oxacin)$|^(?:sulfa|latex|cef[a-z]+|keflex|cephalexin|trimethoprim|bactrim|septra|augmentin)(?=)$/;
/** In words: what is said of a forbidden medicine beyond its name is worth telling. */
const longest = 9;
const agreeing = new Set(
  "yes yeah yep yup oh uh um mm hmm hm huh right correct exactly sure that that's it is i am i'm he she does did do think so still as far know aware of apparently absolutely we sorry though well okay".split(
    ' ',
  ),
);
/** "That's not a true allergy." */
export const notTrue =
  /\b(?:not|n't)(?=) (?:(?:really|actually|exactly|quite|necessarily|technically|be|a|an|count as|called|call it)(?=) ){0,3}(?=)(?:(?:true|real|actual|proper) )?(?=)(?:allergy|allergic(?! to (?!it\b|that\b|them\b))|reaction)\b|\b(?:would|do)(?:n't| n't| not)(?=) (?:say|think|call)(?=) (?:(?:that|it)(?:'s| is| was| counts as| makes (?:me|him|her))?(?=) )?(?:(?:i|he|she|it)(?:'m| am|'s| is) )?(?=)(?:an? )?(?=)(?:allergic|allergy)\b|\b(?:more an?|more of an?|that's an?|just an?)(?=) (?:intolerance|side effect|sensitivity)\b/;

const likeness =
  /\b(?:(?:sick|ill|red|big|bad|rough|itchy|swollen|hot|white|pale) as|(?:up|out|red|swollen|swell|swelled|looked|went|felt|puffed|itched|itching|sneezed|sneezing) like) an? [a-z]+(?: [a-z]+)?(?=[.!]?$)/;

// "I've got white spots on my back, since the summer": another matter, of today.
const goesOnNow =
  /^(?:and |also |oh,? )?(?:i|he|she)(?=)(?:'ve| have|'s| has) (?:also )?got (?!(?:it|that|them)\b).*\b(?:since|for (?:\d|an?|about|like)|lately|now|this (?:morning|week))\b/;

// "She gets hives and we have an EpiPen."
const hasPen =
  /\b(?:have|has|had|got|carry|carries|keep)(?=) (?:(?:an?|the|two|his|her|my)(?=) ){0,2}(?=)(?:epi ?pens?|epinephrine|auvi-?q)(?=)\b/;
// "Penicillin, I get a rash." "Other problems?" "I had eczema as a kid.": an illness of its own.
const hadThen =
  /^(?:(?:well|yes|yeah|and|just|so|oh|no)(?=) ){0,3}(?:i|he|she)(?=)(?:'ve| have|'s| has)? had (?!(?:it|that|them)\b)/;

// "They tested me, and I'm not."
const notAfterAll =
  /^(?:(?:and|but|so|it|turned|turns|out|well|actually|that) ){0,4}(?:i|he|she)(?:'m| am|'s| is)(?=) not(?: allergic)?(?: (?:really|actually|any ?more|after all|to it|to that))?$/;

export function readClause(clause: string, standing: Standing): AllergyClause {
  const low = clause.toLowerCase().replaceAll('’', "'");
  const words = wordsOf(low);
  const said = words.join(' ');
  if (
    standing.afterAgent &&
    (isTakenBack(words, 0) || notAfterAll.test(said)) &&
    agentsIn(words).length === 0
  )
    return { tells: 'taken back' };
  const ofOther = standing.byRelative && ofThemselves.test(said) && !ofPatient.test(said);
  if (ofOther || kin.test(low)) return { tells: said.includes('allerg') ? 'nothing' : 'other' };
  const detail = detailIn(low, said);
  // "Came up like a lobster", "sick as a dog": nobody is allergic to that.
  const literal = low.replace(likeness, '');
  const isForOther = detail.reaction === null && forbidden.test(said) && forOther.test(said);
  if (isForOther && !said.includes('allerg')) return { tells: 'other' };
  const named = allergensIn(literal, literal === low ? words : wordsOf(literal)).filter(
    (name) => !isCleared(name, low, said, detail.reaction) && !(standing.denies && loves.test(low)),
  );
  const bare =
    named.length === 0 && standing.first && !standing.mixed && !standing.afterAgent
      ? bareAnswer(literal)
      : null;
  const names = bare === null ? named : [bare];
  const counted =
    !standing.mixed || detail.reaction !== null || said.includes('allerg') || forbidden.test(said)
      ? names
      : names.filter((name) => antibiotic.test(name));
  if (counted.length > 0 && standing.asked)
    return {
      tells: 'agents',
      agents: withDetails(counted, low, detail),
      whole: detail.reaction !== null || words.length < longest || !forbidden.test(said),
    };
  if (names.length === 0 && hasHad.test(low) && answerOf(low) === 'no')
    return { tells: 'denial', ofDrugs: false };
  const ofOthers = standing.afterAgent && detail.reaction !== null ? said.replace(whenTaken, '') : said;
  if (names.length > 0 || (!standing.afterAgent && clinicalWords(words).drugs > 0) || takes.test(ofOthers))
    return { tells: 'other' };
  if (hasPen.test(said)) return { tells: 'other' };
  if (standing.afterAgent && goesOnNow.test(low)) return { tells: 'other' };
  if (detail.reaction === null && hadThen.test(said) && clinicalWords(words).conditions > 0)
    return { tells: 'other' };
  if (standing.afterAgent && (detail.reaction !== null || detail.when !== null || detail.doubted))
    return { tells: 'reaction', ...detail };
  if (
    nothingElse.test(said) ||
    (advised.test(low) && (notAgain.test(low) || (standing.afterAgent && notIt.test(said)))) ||
    notSince.test(low) ||
    (words.length < 14 && unsure.test(said))
  )
    return { tells: 'nothing' };
  if (notDrugs.test(said)) return { tells: 'denial', ofDrugs: true };
  if (deniesAny.test(said) || (answerOf(low) === 'no' && !takes.test(said)))
    return { tells: 'denial', ofDrugs: /\b(?:drugs?|medic[a-z]+|tablets?)\b/.test(said) };
  if (words.length < 5 && standing.afterAgent && clinicalWords(words).drugs === 0)
    return { tells: 'nothing' };
  return { tells: words.every((word) => agreeing.has(word)) ? 'nothing' : 'other' };
}

function detailIn(low: string, said = wordsOf(low).join(' ')): Detail {
  return { reaction: reactionIn(low), when: whenIn(low), doubted: notTrue.test(said) };
}

// "Codeine makes me sick and I think penicillin, when I was little": of each what is said before the next.
function withDetails(names: readonly string[], low: string, detail: Detail): ({ name: string } & Detail)[] {
  const starts = names.map((name) => Math.max(0, low.indexOf(name)));
  const own = names.map((_, i) => detailIn(low.slice(starts[i]!, starts[i + 1] ?? low.length)));
  const apart = own.slice(0, -1).some(({ reaction, when }) => reaction !== null || when !== null);
  return names.map((name, i) => ({ name, ...(apart ? own[i]! : detail) }));
}

/** In characters: as far as a "not" before a name reaches. */
const reach = 38;

// "He's had amoxicillin and he was fine", "I take lisinopril", "not penicillin".
function isCleared(name: string, low: string, said: string, reaction: string | null): boolean {
  if (forbidden.test(said)) return false;
  if (
    reaction === null &&
    (takes.test(said) || hasHad.test(low) || fine.test(low) || helps.test(low) || eats.test(low))
  )
    return true;
  const lead = low.slice(0, low.indexOf(name));
  if (doesNotBear.test(lead)) return false;
  const before = lead.replace(/^(?:no|nope),? (?=(?:just|only|but|well|i'm)\b)/, '');
  const near = before.slice(before.lastIndexOf(',') + 1).slice(-reach);
  return /\b(?:no|not|nor|never|without)\b|n't\b/.test(near) && !/\b(?:only|just)\b/.test(before);
}

// "I don't do well with Percocet."
const doesNotBear =
  /\b(?:do|does)(?:n't| n't| not)(?=) (?:like|stand|do well (?:with|on)|get on with) (?:the |that |any )?$/;

// Where one clause ends and the next begins.
const cuts = [
  /[.;?!](?= |$)/g,
  /,? \bbut\b/g,
  /,? (?=no (?:medicines?|medications?|drugs?|other|known|others)\b)/g,
  /,? and (?=(?:i|he|she|we)(?=) (?:also |still )?(?=)(?:get|gets|have|has|carry|take|takes|use|uses|suffer)(?=)\b)/gi,
  /,? and (?=there was\b)/gi,
  /,? and (?=(?!it|that|they|he|she|i)[a-z]{4,20} (?:gives?|gave|makes?|made|brings?|brought)\b)/gi,
];
const cut = '\n';

/** The clauses of what was said, each of which is read by itself. */
export function clausesOf(text: string): string[] {
  return cuts
    .reduce((left, pattern) => left.replace(pattern, cut), text)
    .split(cut)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}
