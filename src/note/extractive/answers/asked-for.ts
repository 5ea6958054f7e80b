import { isConditionWord } from '../lexicon/conditions.ts';
import type { Unit } from '../visit/units.ts';

const asks =
  /^(?:(?:and|so|okay|ok|right|fine|good|but|um|uh|now|no \w+|great|lovely|brilliant|thanks|or)[\s,.]+)*(?:(?:have|has|had) (?:you|he|she|they|there been)(?=)(?: ever)? (?:had|got|noticed|been having|seen|experienced)?|(?:do|does|did) (?:you|he|she|they)(?=) (?:get|have|notice|feel)|(?:are|is) (?:you|he|she|they) (?:getting|having)|(?:is|was|are|were) there|you have|you've had|with)? ?(any [a-z].*)$/i;
// "Have you ever had a seizure or an eating disorder?"
const everHad = /\b(?:you|he|she) ever had (an? [a-z].{0,90})$/i;
// What no answer "no" makes a denial of a symptom: what is asked for its own sake, or has a part of its own in the note.
const ofElse =
  /\b(?:questions?|concerns?|worries|anything|anyone|anybody|idea|chance|other|else|more|allerg\w+|medic\w+|tablets|pills|drugs?|surger\w*|operations?|famil\w+|history|plans?|thoughts?|difference|better|worse|help|further|particular|pets|problems?$|trouble$|issues?$|symptoms?$|contraception|vaccin\w+|temperatures?|jabs?|kids|children|supplements|inhalers?|times)(?=)\b/i;
const goesOn =
  /,? (?:(?<!\bfeeling )that|which|when|where|because|so|(?<!\bfeeling )like|such as|since|as well|at all|recently|lately|with (?:it|that|this|them)|in it|of (?:that|those|them)|for (?:it|that)|to speak of|at any point|at the moment|you(?:'ve|'re| have| are| can| know| get| notice)?|he(?:'s)?|she(?:'s)?|i)(?=)\b/i;

/**
 * What a question beginning with "any" (or "have you ever had a") asks for, as it may stand after "denies": "any blackouts, any fits?" →
 * blackouts, fits. Empty where it asks for something else than a symptom.
 */
export function askedFor(unit: Unit): string[] {
  if (unit.words.length > 16) return [];
  const asksAny =
    unit.clinical.symptoms.length > 0 && noneFirst.test(unit.said) && !limited.test(unit.said)
      ? unit.text.replace(noOf, 'any ')
      : unit.text;
  const any = /\bany\b/i.test(asksAny);
  if (!any && !/ ever had an? /.test(unit.said)) return [];
  const text = asksAny.replace(hesitations, '').replace(/(?<![\s?.!])[\s?.!]+$/, '');
  const asked = any ? asks.exec(text)?.[1] : everHad.exec(text)?.[1];
  if (asked === undefined) return [];
  const items = asked
    .split(/(?:,|\bor\b|\band\b) *(?=any\b)|, (?:or |and )?| or /i)
    .map((item) =>
      item
        .trim()
        .replace(/^(?:any|or|and|some)(?=)\b ?(?:any )?(?=)(?:of )?(?=)(?:the |your |his |her )?/i, '')
        .replace(/^(?:an?|some) /i, '')
        .split(goesOn)[0]!
        .replace(/\b(?:your|his|her|their) /gi, 'the ')
        .replace(/^not being able to /i, 'inability to ')
        .trim(),
    )
    .filter((item) => item !== '' && !ownWord.test(item));
  const stands = (item: string) =>
    item.split(' ').length < 6 && /^[a-z][a-z' -]+$/i.test(item) && !ofElse.test(item) && !hasVerb.test(item);
  return items.length > 0 &&
    items.length < 6 &&
    items.every(stands) &&
    (any || items.every((item) => isConditionWord(item.split(' ').at(-1)!.toLowerCase()))) &&
    !items.some((item) =>
      /^(?:the|in|on|at|with|over|down|up|of|to|from|under|after|before|behind|first|last|between|around|when|where|while|if|that|this|those|these|it|them)\b/i.test(
        item,
      ),
    )
    ? items.map((i) => i.toLowerCase())
    : [];
}

// "No weight loss, no lumps in the armpits?"
const noneFirst = /^(?:(?:and|so|okay) )?no (?!one\b|body\b|more\b|longer\b|other\b|need\b|idea\b).* no /;
/** What makes it more than a list. */
const limited = /\b(?:nothing|none|ever|never|since|until|apart|except|besides)\b/;
const noOf = /\bno (?=[a-z])/gi;

const asksTrigger =
  /\b(?:anything|something|what)(?: that)?(?=) (?:brings?|sets?|triggers?|makes?|causes?)\b/;

/** True for what a question lists of what may bring it on: "anything that brings it on? Coffee, stress?" */
export function listsTriggers({ turn, said }: Unit, before: Unit | undefined): boolean {
  return (
    before?.turn === turn && before.question && asksTrigger.test(before.said) && !/\b(?:any|you)\b/.test(said)
  );
}

// "Any recent, uh, weight gain"
const ownWord = /^(?:recent|new|other|bad|significant|major|severe|more)$/i;
const hesitations = /,? \b(?:u[hm]+|er|hmm),?(?= )/gi;
const hasVerb =
  /\b(?:is|are|was|were|do|does|did|have|has|had|been|be|can|could|would|will|take|taking|tried|help|know|think|want|need)\b/i;

/** "Any trouble breathing, or is he hard to wake?" */
export const asksAnother =
  /,? or (?=(?:is|are|was|were|has|have|had|does|do|did)(?=) (?:he|she|it|you|they|his|her|your)(?=) [a-z])/i;

const longestItem = 4;
const leads = /^(?:and|so|okay|now|any|or) /i;
const noItem =
  /^(?:and|so|okay|ok|now|all right|alright|right|good|great|um|uh|well|yes|no|fine|sorry|oh|i see|then|too)$/i;

/** True where a question is a list of several things, of which a "yes" leaves open which: "nose, gums, black stools?" */
export function asksOfSeveral({ text, words }: Unit): boolean {
  if (asksAnother.test(text) || andSuch.test(text)) return true;
  if (words.length > longestOfMany || !text.includes(',') || hasVerb.test(text)) return false;
  const items = text
    .replace('?', '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !noItem.test(item));
  const longest = items.length > 2 ? longestOfMany : longestItem;
  // "Itching, the roof of the mouth, the ears?": of one thing, in several places.
  if (items.slice(1).every((item) => placed.test(item))) return false;
  return (
    items.length > 1 &&
    (items.length > 2 || words.length <= longestOfTwo) &&
    items.every((item) => item.replace(leads, '').split(' ').length <= longest)
  );
}

// "Do you get anything before it, flashing lights, numbness, anything like that?"
const andSuch =
  /, (?:or )?(?:anything|things|stuff|something) (?:like (?:that|this)|of (?:that|the) (?:sort|kind))\b/i;

const placed = /^(?:(?:and|or) )?(?:the|your|his|her|in|on|around|down|up) /i;
/** In words. */
const longestOfTwo = 9;
const longestOfMany = 18;
