import { isConditionWord } from '../../lexicon/conditions.ts';
import { namesDrug } from '../../lexicon/drugs.ts';
import { symptomsIn } from '../../lexicon/symptoms.ts';
import { isBaseVerb } from '../../rephrase/verbs.ts';
import { wordsOf } from '../../visit/units.ts';

const opener =
  /^(?:(?:is|are|was|were) there (?:been )?|(?:have|has|had) (?:you|he|she|they)(?=)(?: ever)?(?: been)?(?: had| noticed| got| having| getting| seen| experienced)? |(?:do|does|did) (?:you|he|she|they)(?=) (?:ever )?(?:get|have|notice|feel|suffer from) |(?:are|is|were|was) (?:you|he|she|they)(?=) (?:having|getting|noticing) |(?:you|he|she) (?:have|has)(?=)(?: had| got)? |(?:what|how) about |with )?(?:any |no |an? |the )?/i;
const parting = /,? (?:or|and|nor) (?:any |an? |the )?|, (?:any |an? |the )?/i;
const goesOn =
  / (?:that|which|when|while|where|because|so|like|such as|since|as well|at all|recently|lately|with (?:it|that|this|them)|in it|of (?:that|those|them)|for (?:it|that)|at the moment|you(?:'ve| have)?|he|she|anywhere|before|now|at night|today)(?=)\b/i;
const plain = /^[a-z][a-z' -]{2,40}$/i;
// "Breathless walking or lying down": what is done, and no trouble.
const doing =
  /\b(?!(?:swell|bleed|itch|burn|tingl|vomit|wheez|cough|sneez|bloat|cramp|ach|bruis|flush|sweat|chok|breath|swallow|spott|tremb|snor|faint|ring|buzz|hear|feel|redden|stagger|los)(?:[a-z]?)ing\b)[a-z]{2,}(?<!even|morn|noth|anyth|someth|everyth)ing\b/i;
const placed = /^(?:on|in|at|to|of|from|with|under|over|if|after|before|during|more|less|better|worse)\b/;
const noItem =
  /\b(?:is|are|was|were|do|does|did|have|has|had|been|be|can|could|would|will|you|it|he|she|they|how|what|when|where|why|who|which|else|other|questions?|concerns?|anything|anyone|anybody|something|allerg\w*|medic\w*|tablets?|pills?|drugs?|family|surger\w*|operations?|cigarettes?|packs?|smok\w*|drink\w*|alcohol|plans?|help|thoughts?)(?=)\b/i;

/** What a question asks for by name: "any rash, mouth ulcers or red eyes?" → rash, mouth ulcers, red eyes. */
export function itemsAsked(asked: string): string[] {
  const items = asked
    .replace(/\bpins and needles\b/i, 'pins-and-needles')
    .replace(opener, '')
    .split(parting)
    .map((item) =>
      item
        .replace(/^(?:any|some|your|his|her|the|an?) /i, '')
        .split(goesOn, 1)[0]!
        .trim()
        .toLowerCase(),
    )
    .filter((item) => item !== '');
  if (items.some((item) => doing.test(item) || placed.test(item))) return [];
  return items.length < 7 &&
    items.every((item) => plain.test(item) && item.split(' ').length < 6 && !noItem.test(item))
    ? items
    : [];
}

/** What a question lists, whatever else it does: "passing less water, foamy urine, blood?" → foamy urine, blood. */
export function itemsListed(asked: string): string[] {
  if (!asked.includes(', ')) return [];
  return asked
    .split(parting)
    .map((item) => item.toLowerCase())
    .filter(
      (item) =>
        plain.test(item) &&
        item.split(' ').length < 4 &&
        !/(?:y|ed)$/.test(item) &&
        !noItem.test(item) &&
        !doing.test(item) &&
        !placed.test(item),
    );
}

// "Ready?" "Sunday.", "a day?" "At Christmas.", "hot, cold?": nothing that can be had.
const noThing =
  /^(?:ready|a? ?(?:day|week|month|year|night|hour|time|morning)s?|hot|cold|fine|good|okay|ok|all over|right|left|pee|poo|poop|wee|urine|work|sleep|sleeping|eating|happy|true|really|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|weekends?)$/i;

export function isNoThing(item: string): boolean {
  return noThing.test(item);
}

// "Regular?" "When I go upstairs.", "swell up?" "Now and then.", "man, woman?" "Woman.": no trouble that anybody has.
export function isHad(item: string): boolean {
  const words = wordsOf(item);
  if (isNoThing(item) || (isBaseVerb(words[0]!) && words.length > 1)) return false;
  return (
    symptomsIn(words).length > 0 ||
    words.some(isConditionWord) ||
    namesDrug(words) ||
    /[a-z]{3}[^sui]s$|(?:ness|trouble|blood|discharge)$/.test(item)
  );
}

const small =
  /^(?:the|and|any|your|with|some|from|that|when|pain|pains|trouble|problems?|change|feeling|loss|side|both|much|more|other|lots?|odd|just|only|little|have|been|it's)$/;

function telling(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !small.test(word));
}

function alike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 5);
  return length > 3 ? one.slice(0, length) === other.slice(0, length) : one === other;
}

/** True where the words name the item, or the part of the body or the thing that it is of. */
export function namesItem(text: string, item: string): boolean {
  const words = telling(text);
  return telling(item).some((word) => words.some((said) => alike(said, word)));
}

/** True where the words name nothing but the item: "blood pressure", not "a bit on the stairs". */
export function onlyItem(text: string, item: string): boolean {
  const words = telling(text);
  return words.length > 0 && words.every((said) => telling(item).some((word) => alike(said, word)));
}
