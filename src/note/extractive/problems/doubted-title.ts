import { kin } from '../../language/kin.ts';
import { uncapital } from '../../language/uncapital.ts';
import { isConditionWord } from '../lexicon/conditions.ts';
import { stateNouns } from '../lexicon/everyday-troubles.ts';
import { wordsOf } from '../visit/units.ts';
import type { Passage } from '../visit/visit.ts';
import { hurts } from './problem-name.ts';
import { isJudged, isPlainToSee } from './vague-name.ts';

const doubts =
  /\b(?:(?:could|may|might|can)(?: also)?(?: just| still| yet)? be|look(?:ing)? for|(?:you|he|she) (?:may|might|could)(?: well| also)? have|(?:ca n't|cannot|can not|have to|need to|want to|to|got to)(?=) rule (?:that |it )?out|rule out|possibl[ey]|wonder(?:ing)?|(?:worr(?:y|ied)|concerned)(?=) (?:about|it's|that|it is|this is)|whether|makes me think|sounds like the beginnings?|if (?:it|this|that)(?:'s| is)|suspicious (?:for|of)|suspect(?!ed)|suspicion|more likely than not|my (?:best )?(?:guess|hunch)|my money|money on|bet (?:on|is)|leaning towards?|to be sure (?:it's|it is|that))(?=)\b/;
// "I'm worried you've torn your Achilles."
const feared =
  /\b(?:worried|concerned)(?=) (?:that )?(?=)(?:you|he|she)(?=)(?:['’]ve| have|['’]s| has)? (?:(?:just|also|probably|likely) )*$/;
const asserts =
  /\b(?:you(?:'ve| have|'re| are)|(?:it|this|that)(?:'s| is)|(?:he|she)(?:'s| has)|definitely|confirms?|confirmed|shows?|positive|i'd call|diagnosis)\b/;
const elsewhere =
  /\b(?:no|not|n't|unlikely|instead of|had|history|any|family|sister|brother|mother|father|if)\b/;
const already = /^(?:possible|probable|suspected|likely|presumed|rule out|concern)\b|\b(?:or|versus|vs)\b/i;
const told = 0.15;

/**
 * A problem's title as sure as the clinician was: "it could be nothing, it could be an early melanoma" → possible early
 * melanoma. As it is where anybody says that it is so.
 */
export function asSure(title: string, passages: readonly Passage[]): string {
  const head = wordsOf(title).findLast((word) => isConditionWord(word) || word === 'broken');
  // "Tennis elbow": neither word is an illness.
  const whole = head ?? wordsOf(title.replace(sided, '')).join(' ');
  if (whole === '' || already.test(title) || (isPlainToSee(whole) && !isJudged(title))) return title;
  let doubted = false;
  for (const { unit, role, keep } of passages) {
    if (role === 'clinician' && hedgesState(unit.said, title)) doubted = true;
    const word =
      head === undefined ? (unit.said.includes(whole) ? whole : undefined) : saidAs(unit.words, head);
    if (word === undefined || unit.question || (role === 'clinician' && keep < told)) continue;
    const { said } = unit;
    const at = said.indexOf(word);
    const before = said.slice(Math.max(0, at - reach), at).replace(setAside, '');
    if (role !== 'clinician') {
      if (owns.test(before)) return title;
    } else if (isDoubted(before)) doubted = true;
    else if (asserts.test(before) || !elsewhere.test(before)) return title;
  }
  return doubted ? `possible ${uncapital(title)}` : title;
}

// "It's quite possible that your thyroid is underactive.", "it's likely that you're anaemic"
function hedgesState(said: string, title: string): boolean {
  if (!said.includes('likely') && !said.includes('possible')) return false;
  const state = hedged.exec(said)?.[1];
  if (state === undefined) return false;
  const low = title.toLowerCase();
  return low.startsWith(state) || low.endsWith(stateNouns.get(state) ?? ' ');
}
const hedged =
  /\b(?:possible|likely)(?=)(?: that)? (?:(?:you|he|she)(?: are| is|['’]re|['’]s)|(?:your|his|her|the)(?=) (?:thyroid|bladder)(?: is|['’]s))(?=)(?: (?:a bit|a little|slightly|mildly))? ([a-z]+)\b/;

// "I can't rule out a fracture, but I think it's a sprain.": no doubt of the sprain.
const setAside = /^.{0,60} but (?=i think |it's |this is |that's )/;
const owns = new RegExp(`\\b(?:i have|i've|my(?! (?:${kin})\\b)|i had|i got|diagnosed)\\b`);
const sided = /^(?:right|left|bilateral) /i;

function saidAs(words: readonly string[], head: string): string | undefined {
  return words.includes(head)
    ? head
    : words.find((one) => hurts.get(one) === head || (head === 'broken' && one === 'broke'));
}

const reach = 50;

function isDoubted(before: string): boolean {
  return feared.test(before) || (doubts.test(before) && !/\b(?:related|due|from|because)\b/.test(before));
}
