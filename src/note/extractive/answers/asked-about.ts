import type { Unit } from '../visit/units.ts';

/** A standing part of every history, whatever the complaint. */
export type HistoryTopic = 'illnesses' | 'medicines' | 'family' | 'habits' | 'life' | 'trouble';

const topics: [HistoryTopic, RegExp][] = [
  [
    'family',
    /\b(?:run|runs|history) in (?:the|your|his|her) family\b|\b(?:in|of) (?:the|your|his|her) family\b|\bfamily history\b/,
  ],
  [
    'illnesses',
    /\bhistory of\b|\b(?:medical|health|other)(?=) (?:problems?|conditions?|history|issues)\b|\b(?:illness(?:es)?|operations?|surger(?:y|ies)|diabetes|high blood pressure|asthma|heart (?:problems?|trouble|disease)|stroke|blood clots?|clots)(?=)\b(?! (?:run|in the family))|\bseen? (?:a|the)(?=) (?:gp|doctor|specialist) for\b|\b(?:had|have) (?:this|it|that|these|them|anything like (?:this|that|it)|(?:any )?(?:[a-z]+ ){1,3}(?=)(?:infections?|stones?|attacks?|seizures?|fractures?)) before\b/,
  ],
  [
    'medicines',
    /\b(?:medications?|medicines?|tablets|inhalers?|prescriptions?|over the counter|contraception|take (?:anything|any)|taking (?:anything|any|it|for)|tried (?:anything|any)|have you tried|takes? for (?:it|the|that))\b/,
  ],
  [
    'habits',
    /\b(?:smok(?:e|es|ed|er|ers|ing)|tobacco|cigarettes?|vap(?:e|es|ing)|alcohol|do you drink|does (?:he|she) drink|drinker|recreational|drugs)\b/,
  ],
  [
    'life',
    /\bwhat do you do\b|\bwhat (?:kind|sort|type|line) of work\b|\b(?:any(?:one|body)|who) else (?:\w+ )?(?:sick|ill|unwell)\b|\b(?:for (?:work|a living)|your (?:job|work|occupation)|working at the moment|are you working|who(?:'s| is| do you live| lives| else is) (?:at home|with)|live (?:alone|with)|lives with)\b/,
  ],
  // Where it is, when it began, how often and how bad it is, what brings it on.
  [
    'trouble',
    /\b(?:where(?:abouts)?|how long|how often|how many|when did|come and go|worse|better|scale|out of (?:ten|10)|which (?:side|one|knee|ear|eye|leg|arm|foot|hand|hip|shoulder)|(?:does|did) (?:it|that|the pain)(?=) (?:go|come|spread|move|wake|travel)|what (?:does|did) (?:it|that) feel|(?:brings?|sets?) (?:it|them|that) (?:on|off))(?=)\b/,
  ],
];

/** Which standing part of the history a question asks about, or null. */
export function askedAbout(question: Unit): HistoryTopic | null {
  return topics.find(([, asks]) => asks.test(question.said))?.[0] ?? null;
}
