import { upperFirst } from '../language/upper-first.ts';
import { matchesOf } from '../matches.ts';

/** A sentence of more words than this is parted where it can be. */
const longest = 14;
const subject =
  "(?:I|we|you|he|she|it|they|that|this|these|there|your|our|the|a|an|please|do|don['’]t|take|call|use|go|come|stop|start|keep|check)\\b";
const andThen = /(?<!\s)\s+and\s+(?:then\s+)?(?=(?:we|you|it|that|this|they|I)\s)/i;
const andActs =
  /(?<!\s)\s+and\s+(?=(?:start|add|begin|take|use|switch|change|stop|give|refer|order|send)\s)/i;
const joints: readonly [RegExp, string][] = [
  [/;\s+/, ''],
  // "We will stop the glipizide because of the low and start Ozempic."
  [andActs, ''],
  [/(?:,|(?<![\s,]))\s+because\s+(?=\S)/i, 'This is because '],
  [new RegExp(`,\\s+so\\s+(?=${subject}|(?:if|when)\\b)`, 'i'), 'So '],
  [new RegExp(`,\\s+but\\s+(?=${subject}|(?:if|when)\\b)`, 'i'), 'But '],
  [new RegExp(`,\\s+(?:and\\s+)?(?:then\\s+)?(?=${subject})`, 'i'), ''],
  [andThen, ''],
  [/(?:,|(?<![\s,]))\s+which\s+(?=(?:is|are|was|can|may|will|means|helps|shows)\b)/i, 'This '],
];

/** Parts a long sentence at its joints into short ones; each is a sentence. Words are never dropped. */
export function shortSentences(text: string): string[] {
  const whole = text.trim().replace(/(?<![.!?])[.!?]+$/, '');
  if (wordsIn(whole) <= longest) return whole === '' ? [] : [ended(upperFirst(whole))];
  for (const [joint, lead] of joints) {
    const from = startOfMain(whole, joint);
    if (from === null) continue;
    const match = joint.exec(whole.slice(from));
    if (match === null) continue;
    const left = whole.slice(0, from + match.index).replace(/,$/, '');
    const right = lead + whole.slice(from + match.index + match[0].length);
    if (wordsIn(left) < 3 || wordsIn(right) < 3 || openCondition.test(left) || isOnlyNamed(right)) continue;
    if (onCondition.test(left.slice(left.lastIndexOf(',') + 1)) && right.includes(', or ')) continue;
    if (joint === andActs && !/\bbecause of\b/.test(left)) continue;
    if (goesOn.test(left) || isConsequence(left, right) || twoReasons.test(left)) continue;
    return [...shortSentences(left), ...shortSentences(right.replace(/^This (?=are\b)/, 'These '))];
  }
  return [ended(upperFirst(whole))];
}

// "I threw my back out.": the quotation has its end.
function ended(text: string): string {
  return /[.!?]"$/.test(text) ? text : `${text}.`;
}

/** A condition or a lead-in belongs to what follows its comma. */
const leadsIn =
  /^(?:if|when|once|until|unless|after|before|while|since|for|to|in|at|on|with|given|as|by|because|looking|meanwhile|otherwise|next|so)\b/i;
const openCondition = /(?:^|[,;.] ?|\b(?:and|but|or|so) )(?=)(?:if|when|once|unless|until)\b[^,]{0,300}$/i;

/** "Bring him back if he can't breathe, | he won't drink, or you can't wake him": each is a condition. */
const onCondition = /\b(?:if|when|unless)\b/i;

/** What ends so is no sentence yet: "we are going to prescribe, an extra dose". */
const goesOn =
  /(?:\b(?:prescribe|order|give|get|start|take|use|is|are|was|were|be|of|with|for|to|the|an?|generally|usually|hopefully|that|and|or|but|so|because|as|than|maybe|probably|actually)|\bthat (?:after|before|when|if|once|with|in|for|since)\b[^,]{0,200})$/i;

/** "Because of your eyes, and because you would like to get pregnant, …" */
const twoReasons = /^because\b[^,]{0,200}, (?:and|or) because\b[^,]{0,200}$/i;

// "So much scar tissue, that they cannot get through".
function isConsequence(left: string, right: string): boolean {
  return /^that (?:they|it|you|we|he|she|the)\b/i.test(right) && /\bso (?:much|many|[a-z]+)\b/i.test(left);
}

// "We will check your thyroid, a full blood count and the A1c": the last of several, and no sentence.
function isOnlyNamed(right: string): boolean {
  return opensNaming.test(right) && !finite.test(right.split(',')[0]!);
}
const opensNaming = /^(?:your|our|the|an?)\b/i;
const finite =
  /\b(?:is|are|was|were|will|can|cannot|may|might|has|have|had|do|does|did|should|would|could|must|[a-z]{3,}(?:s|ed)(?= ))\b(?=)(?! (?:count|test|of)\b)|['’]s (?:about|not|[a-z]+ing|too|very|there|here)\b/i;

// Where what a lead-in leads to begins; null where that cannot be told.
function startOfMain(text: string, joint: RegExp): number | null {
  if (condition.test(text)) return afterCondition(text);
  if (!leadsIn.test(text) || !(joint.source.startsWith(',') || joint === andThen)) return 0;
  const first = leadInEnd.exec(text)?.[0].length;
  return first ?? (joint === andThen ? 0 : null);
}

// "As it worked before, and it is safe, we would suggest it": what is joined by "and" leads in, too.
const leadInEnd = /^[^,]*,(?: (?:and|or) [^,]*,)*/;

const condition = /^(?:if|when|unless|once)\b/i;
const lastOfSeveral = /, or /g;
const opensMain =
  /, (?:please |then |just |do not |don['’]t )?(?=)(?:I|we|you|he|she|it|they|that|this|there|do|don['’]t|take|call|ring|dial|use|go|come|bring|stop|start|keep|check|let|tell|get|seek|return|contact|see)\b/i;

// "If you get a fever, a rash, or you feel faint, call us": all of that is the condition.
function afterCondition(text: string): number | null {
  const last = matchesOf(lastOfSeveral, text).at(-1)?.index ?? 0;
  const main = opensMain.exec(text.slice(last + 1));
  return main === null ? null : last + 1 + main.index + 1;
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
