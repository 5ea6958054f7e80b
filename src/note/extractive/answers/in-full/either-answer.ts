import { inFirstPerson } from '../../visit/first-person.ts';
import { wordsOf } from '../../visit/units.ts';
import { affirmed, isDo } from '../asked-clause.ts';
import { withinSentence } from './fragments.ts';

// "Is it one side or both?" "Just the left."
const oneOrBoth =
  /^(?:is it )?(?:in |on )?(?=)(?:just |only )?(?:the )?(?:one|both)(?: (side|leg|arm|ear|eye|knee|foot|hand|hip)(?=)s?| feet)? or (?:is it )?(?:just |only )?(?=)(?:in |on )?(?:both|one)(?: (side|leg|arm|ear|eye|knee|foot|hand|hip)(?=)s?| feet| of them)?$/i;
/** True for what asks whether it is one side or both. */
export const asksOneOrBoth = (asked: string) => oneOrBoth.test(asked);
const oneSide =
  /^((?:(?:it['’]s )?(?:just|only|mostly|mainly) )?(?=)(?:on )?(?:the |my )?(?=)(?:left|right|both))(?=)((?: (?:one|side|sides|of them))?)(?=)(?:,? (?:the same|equally))?$/i;
const opens =
  /^(is|are|was|were|does|do|did)(?=) (it|they|that|this|he|she|you|(?:your|the|his|her)(?=) [a-z]+)(?=) (.{3,80})$/i;
const or = /,? or (?:(?:is|are|was|were|does|do|did)(?=) (?:it|they|that|this|he|she|you|there)(?=) )?/i;
const light =
  /^(?:a|an|the|it|it's|is|its|more|of|mostly|mainly|just|really|and|my|in|on|at|or|to|i|you|your|me|kind|sort|about|usually|probably|maybe|definitely)$/;
const own = /^(?:it is|it's|they are|they're|that's|that is|more)(?=)(?: more)?(?=)(?: of)? /i;
const placing =
  /^(?:in|on|at|before|after|during|with|without|from|under|over|behind|when|while|by|all|[a-z]+ing)$/i;

/**
 * Which of two, where an answer names one, in the first person: "is it weakness, or is it pain that stops you?" "It's
 * pain." → it is pain that stops me; "does it hurt more going up or coming down?" "Coming down." → it hurts more coming
 * down. Null where it names both or neither, or says something of its own.
 */
export function eitherAnswer(asked: string, answer: string): string | null {
  const parts = oneOrBoth.exec(asked);
  const side = parts === null ? null : oneSide.exec(answer);
  if (side !== null)
    return `it is ${sideOf(side[1]!.toLowerCase(), side[2]!.trim(), parts![1] ?? parts![2])}`;
  const onset = onsetSaid(asked, answer);
  if (onset !== null) return onset;
  const compared = comparedSaid(asked, answer);
  if (compared !== null) return compared;
  const found = opens.exec(asked);
  const parting = or.exec(asked);
  if (found === null || parting === null || /^no /i.test(answer)) return null;
  const [, aux = '', who = '', rest = ''] = found;
  const at = rest.length - (asked.length - parting.index);
  const one = rest.slice(0, at);
  const other = rest.slice(at + parting[0].length);
  if (at < 1 || or.test(other) || one.includes(',')) return null;
  const verb = aux.toLowerCase();
  // "Did it bend in or out?" "In."
  const [way = ''] = answer.toLowerCase().split(', ', 1);
  if (isDo(verb) && direction.test(other) && direction.test(way) && [lastWord(one), other].includes(way))
    return inFirstPerson(
      affirmed(who.toLowerCase(), verb, `${one.slice(0, one.length - lastWord(one).length)}${way}`),
    );
  const from = startOf(one, other, isDo(verb));
  if (from === null) return null;
  const [first, second] = [telling(one.slice(from)), telling(other)];
  const it = /^(it|they|that)\b/i.exec(answer)?.[1]?.toLowerCase();
  if (it !== undefined && /^(?:he|she|you)$/i.test(who)) return null;
  const told = answer.replace(own, '');
  const said = telling(told.split(', ', 1)[0]!);
  const [ofFirst, ofSecond] = [
    said.some((word) => first.includes(word)),
    said.some((word) => second.includes(word)),
  ];
  if (said.length === 0 || ofFirst === ofSecond || /\b(?:i|it|they|he|she|both|neither)\b/i.test(told))
    return null;
  const option = ofFirst ? one.slice(from) : other;
  const whole = said.every((word) => telling(option).includes(word));
  const after = told.includes(', ') ? told.slice(told.indexOf(', ')) : '';
  const chosen = whole ? `${option}${after}` : withinSentence(told);
  const before = one.slice(0, from).trim();
  const act = `${before} ${chosen}`.trim();
  const held = ofFirst ? other.slice(beginOf(other)) : '';
  const clause = isDo(verb) ? affirmed(who.toLowerCase(), verb, act) : `${who.toLowerCase()} ${verb} ${act}`;
  return inFirstPerson(`${clause}${held}`).replace(/\b(that [a-z]+) i\b/, '$1 me');
}

// "Both legs or just one?" "Just the right one."
function sideOf(side: string, named: string, part: string | undefined): string {
  if (part === undefined || /^sides?$/i.test(named)) return `${side} ${named}`.trim();
  return `${side} ${/both$/.test(side) ? (part === 'foot' ? 'feet' : `${part}s`) : part}`;
}

const asksCompared =
  /^(is|are|does|do|did)(?=) (it|they|that|this|(?:your|the|his|her) [a-z]+(?: pain)?)(?=) ((?:(?:get|feel|getting|feeling) )?)(?=)(?:better|worse|easier|harder)(?=) or (?:(?:does it get|is it|get|getting|feel) )?(?=)(?:better|worse|easier|harder)( (?!each|every|than|now|over|since|lately|overall|compared)[a-z].{2,50})$/i;
const isCompared =
  /^(?:it['’]?s |it gets |it feels )?(?=)((?:(?:a (?:bit|little)|much|definitely|usually|a lot) )?(?=)(?:better|worse|easier|harder))$/i;

// "Does it get better or worse with activity?" "Better." → it gets better with activity.
function comparedSaid(asked: string, answer: string): string | null {
  const found = asksCompared.exec(asked);
  const how = isCompared.exec(answer)?.[1];
  if (found === null || how === undefined) return null;
  const [, aux = '', who = '', verb = '', when = ''] = found;
  const act = `${verb}${how.toLowerCase()}${when}`;
  const it = who.toLowerCase();
  return inFirstPerson(
    isDo(aux.toLowerCase()) ? affirmed(it, aux.toLowerCase(), act) : `${it} ${aux.toLowerCase()} ${act}`,
  );
}

const direction = /^(?:in|out|up|down|left|right|(?:in|out|back|for|up|down)wards?|sideways)$/i;
const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1).toLowerCase();

// "…, or is it pain that stops you?": said of either.
const heldBy = / that (?:stops|bothers|limits|worries|wakes) (?:you|him|her)\b/i;

function beginOf(text: string): number {
  return heldBy.exec(text)?.index ?? text.length;
}

function telling(text: string): string[] {
  return wordsOf(text.slice(0, beginOf(text))).filter((word) => !light.test(word));
}

const atOnce =
  / (?:(?:right|straight) ?away|at once|immediately|instantly|at the time|then and there|(?:the|that) same (?:day|night|evening)|that (?:day|night|evening))$/i;
const late =
  /^(?:later|afterwards?|gradually|slowly|overnight|over (?:time|the)|the (?:next|following|day after)|a (?:few|couple)|(?:some )?(?:hours|days|a while)|after)(?=)\b/i;

const aNoun = / (?:an?|the|your|his|her) [a-z-]+$/i;

/** Where in the first half begins what the second half is set against. */
function startOf(one: string, other: string, acts: boolean): number | null {
  const [head = ''] = other.split(' ');
  const words = one.split(' ');
  const like = (word: string) =>
    /ing$/i.test(head) ? /ing$/i.test(word) : placing.test(head) && placing.test(word) && !/ing$/i.test(word);
  const at = words.findLastIndex(like);
  if (at >= 0) return words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
  // "Did it swell right away or the next day?"
  const soon = acts && late.test(other) ? atOnce.exec(one) : null;
  if (soon !== null) return soon.index + 1;
  if (placing.test(head)) return null;
  // "Does she use a cane or a walker?"
  const noun = acts && aNoun.test(` ${other}`) ? aNoun.exec(one) : null;
  if (noun !== null) return noun.index + 1;
  // "Is it sharp or dull?": all of it; "did it come on suddenly or gradually?": the last word.
  if (!acts) return 0;
  return other.split(' ').length === 1 && words.length > 1 ? one.lastIndexOf(' ') + 1 : null;
}

// "Did it come on suddenly, or has it been building up?" "Gradually, over a few weeks."
const asksOnset = /\b(?:sudden|suddenly|gradual|gradually|slowly|all at once)\b/i;
const how =
  /^((?:(?:pretty|quite|very|fairly|more) )?)(sudden|gradual|slow)(?:ly)?(?=$|,| (?:over|in|while|when|this|last|after|on|at)\b)/i;

function onsetSaid(asked: string, answer: string): string | null {
  const found = asksOnset.test(asked) && or.test(asked) ? how.exec(answer) : null;
  if (found === null) return null;
  const verb = /^does\b/i.test(asked) ? 'comes' : 'came';
  return `it ${verb} on ${found[1]!.toLowerCase()}${found[2]!.toLowerCase()}ly${answer.slice(found[0].length)}`;
}
