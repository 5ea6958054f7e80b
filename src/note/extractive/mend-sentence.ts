import { anyOf } from '../any-of.ts';
import { upperFirst } from '../language/upper-first.ts';
import { isConditionWord } from './lexicon/conditions.ts';
import { symptomsIn } from './lexicon/symptoms.ts';
import { hasFiniteVerb, isSubordinateAlone } from './rephrase/clauses.ts';
import { type ClinicalWords, namesAnything } from './visit/clinical-words.ts';
import { wordsOf } from './visit/units.ts';

const person = '(?:the patient|he|she|they|we|it|there|this|that)';

/** What was begun and said otherwise, in the words of a note, and what stands instead. */
const begunAgain: readonly (readonly [RegExp, string])[] = [
  [/\b(will|would|can|could|should|may|might) (?:he|she|the patient) knows? (?=[a-z])/, '$1 '],
  [/^We will let us (?:go ahead and )?/, 'We will '],
  [/^We will (?=(?:we|it|he|she|they|there|that|this|the patient|I|no) )/, ''],
  [/^(?:Very good|So that said|That said),? (?=(?:we|he|she|the patient|it) )/, ''],
  [/^We will (start|add|use|try|order) (?:it|that|this) is (?=[A-Za-z])/, 'We will $1 '],
  [/^We will provide (?:is|are|was|were) (?:going to be |probably )?/, 'We will provide '],
  [/\bto the patient was advised to\b/, 'to'],
  [/^It (?:would be|is|was) an? (?=(?:we|it|he|she|they) )/, ''],
  [/^(?:The patient|He|She) has that (?=(?:the|their) )/, ''],
  [/^(?:The patient|He|She) (?:currently |otherwise )?(?=there (?:is|are)\b)/, ''],
  [/^If (?:it|that|this) does not (?:get )?(?=if )/, ''],
  [/ then, (?=the patient was advised)/, ', '],
  [/ as we go (?:through|over|along)(?: (?:that|this|it|here))?(?=\.)/, ''],
  [/^Forth and (?=[a-z])/, ''],
  [/^For (?:him|her|the patient) (?=for\b)/, ''],
  [/\b([Ii]t|[Hh]e|[Ss]he|[Tt]his|[Tt]hat) is been\b/, '$1 has been'],
  [/^There (?=(?:otherwise )?(?:his|her|the patient's) )/, ''],
  [/\b(?:[Oo]n|[Ii]n) (?:her|his|the patient's) (?=(?:on|in) the\b)/, ''],
  [/\bin (?:his|her|their) (?=both of (?:his|her|their)\b)/, 'in '],
  [/\b[Ii]t is (?=there (?:is|are)\b)/, ''],
  [/\b(or|and) (?=\1\b)/, ''],
  [/\ban? (?=an [a-z])/, ''],
  [/\b(has|have) Been /, '$1 been '],
  [/\b(?:has|have) (?=(?:may|might) have\b)/, ''],
  [/\brefer to (?=for\b)/, 'refer '],
  [/(?:\b[Tt]he patient's|\b[Hh]er|\b[Hh]is|\b[Tt]he) ([a-z-]{3,20}) (?=the \1 of\b)/, ''],
  // "local localized", "obstruct obstructing": the first was broken off.
  [/\b(?!patient\b)([a-z]{5,20}) (?=\1[a-z]{2,9}\b)/, ''],
  [
    /\b(?!that\b|this\b|those\b|they\b|have\b|over\b|more\b|again\b|through\b|\w+er\b|regular\b)([a-z]{4,20}) and (?=\1\b)/,
    '',
  ],
];

const anyBegun = new RegExp(anyOf(begunAgain.map(([from]) => from)));

/** "For your second problem, …", where the heading of the note says which. */
const counted =
  /^(?:[A-Z][a-z]+ )?(?=)(?:For|for|With|with|In terms of|in terms of|As for|as for)(?=) (?:him for |her for |the patient for )?(?=)(?:the patient's|his|her|their|the)(?=) (?:first|second|third|fourth|fifth|next|last|other|main|primary|final)(?=) (?:problem|issue|diagnosis|concern|thing|condition|complaint)(?=)s?\b/;
const standpoint = /^From an? [a-z -]{3,40} (?:standpoint|perspective|point of view)\b/;
const main = new RegExp(
  `^(?:${person} (?:is|are|was|were|has|have|had|may|might|will|would|can|could|does|do|want|need|recommend|think|looks|seems)\\b|(?:the|her|his|their|the patient's) (?:[a-z-]{1,20} ){1,3}(?=)(?:is|are|was|were|seems?|shows?) |let us )`,
);
// "Second problem.", "Number two, and this one is more important.", "3, his diabetes."
const onlyCounts =
  /^Of (?:the|his|her|their) [a-z]+\.$|^(?:(?:Next|Last|Second|Third|Fourth) (?:problem|issue|thing|diagnosis)|(?:Number )?(?:[2-5]|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive),? (?:and )?(?:this one(?: is|'s) [a-z ]{3,40}|(?:the patient's|his|her|their|the) [a-z]+))\.$|^We will [a-z]+ (?:we|it|the|us)\.$|^(?:The|His|Her|The patient's) (?:first|second|third|fourth|next|last|other|main) (?:problem|issue|diagnosis|concern|thing|condition)(?=)s?(?: that we talked about)?(?: today| briefly)?\.$|^It is (?:not )?thought(?: that| to be)?\.$|^(?:It|He|She|They|The patient)(?=) (?:might|may|will|would|could)\.$/;

/** "Call us with any questions or concerns." */
const keptTail = /\bwith any (?:other )?questions(?: or concerns)?\.$/;

/** What a sentence of unpunctuated speech ends in and another goes on from. */
const tail =
  /,? (?:and (?:on|in|at) that (?:[a-z0-9]+ ){0,3}?(?:day|time|point|period)|and based on(?: [a-z]+){1,3}|and (?:luckily|fortunately|unfortunately|hopefully|only|see|she reports|he reports|the patient reports)|though and only|(?:and )?since (?:it|the patient|he|she|they|them)|(?:just )?in case|if (?:we|he|she|they|the patient) needs?|because (?:that|it|this) (?:impacts|affects|causes|gives|makes)|but currently|as well as|and (?:that|this|it) is(?: explaining)?(?: technically| probably| actually)?|and that (?:the patient|they)|those side effects(?: unfortunately)?|and why do not we|of the (?:greater|lesser|lateral|medial)|or something|but the [a-z]+|near|about what [a-z]+|any (?:other )?questions(?: or concerns)?)\.$/;

/** "You have decreased range of motion", "it looks like his McMurray's test is negative", whoever was not heard to say it. */
const asFinding =
  /^(?:(?:Have|Had) (?:got )?(?=(?:an? |some |mild |slight )?(?=)(?:decreased|limited|positive|negative|pain|tenderness|swelling|normal|good|full|reduced|\d)(?=)\b)|(?:It )?[Ll]ooks like (?=(?:the patient's|his|her|there|the) ))/;
const waits =
  /^(?:If|When|Because|Since|Once(?! (?:daily|nightly|weekly|an?|every)\b)|While|Although|Unless) /;
const acts =
  /\b(?:please|call|ring|contact|go (?:to|back|in|see|ahead|straight|get)|come (?:back|in|see|here)|return|let|give|take|use|stop|see|follow|try|start|continue|we|I|then|the patient (?:was|may|should|can|will|would|needs)|(?:they|it|that|he|she)(?=) (?:will|would|can|may|could|should|is|does|has))(?=)\b/;
const brokenThat = /^That (?:the patient|they|he|she|we|it is) /;
const opensPhrase =
  /^(?:The patient's|His|Her|Their|Some|Based on|On|In|With|From|Working|Looking|Including|Below|That type) /;

const owned = /^(?:Some|The patient's|His|Her|Their) /;

/** "Her depression's stable." */
const hasShortVerb = /^(?:The patient's|His|Her|Their) [a-z ]{3,40}'s /;

/** What a sentence of the note tells. */
export type Told = 'finding' | 'history' | 'plan';

/**
 * A sentence of the note as a whole one: without what was said twice, without the words that open a problem, and without
 * the beginning of the next one at its end. Null for a part of a sentence that names nothing clinical. A finding may be
 * a part; so may a clause in the history, which is joined there to what it belongs to.
 */
export function mendSentence(sentence: string, clinical: ClinicalWords, told: Told): string | null {
  let text = sentence;
  if (anyBegun.test(sentence)) for (const [from, to] of begunAgain) text = text.replace(from, to);
  const lead = (counted.exec(text) ?? standpoint.exec(text))?.[0].length ?? 0;
  if (lead > 0 && lead >= text.length - 1) return null;
  if (lead > 0) {
    const from = mainAt(text, lead);
    // "For his first problem of recurrent infections his symptoms fit …": what the problem is stays.
    if (from > 0 && !names(text.slice(lead, from))) text = text.slice(from);
    else if (from < 0 && clinical.drugs === 0 && !/\d/.test(text) && !states(text.slice(lead))) return null;
  }
  if (onlyCounts.test(text)) return null;
  const end = keptTail.test(text) ? null : tail.exec(text);
  if (end !== null && text.slice(0, end.index).split(' ').length > 2) text = `${text.slice(0, end.index)}.`;
  if (told === 'finding') text = text.replace(asFinding, '');
  else if (brokenThat.test(text) ? clinical.drugs === 0 : !tells(text, clinical, told) && isPart(text, told))
    return null;
  return upperFirst(text);
}

// "Some bloods, thyroid and iron."
const someTests = /^Some (?:more )?(?=)(?:bloods?|blood (?:work|tests?)|labs?|tests?|x-?rays?|scans?)(?=)\b/;

// "If the joint is worn.", "Some renal artery stenosis.": in a plan a name alone tells nothing.
function tells(text: string, clinical: ClinicalWords, told: Told): boolean {
  if (told === 'plan' && (waits.test(text) || owned.test(text)))
    return (
      clinical.drugs > 0 ||
      (clinical.symptoms.length > 0 && !owned.test(text)) ||
      /\d/.test(text) ||
      someTests.test(text)
    );
  return namesAnything(clinical) || /\d/.test(text);
}

/** Where the main clause begins, or -1. */
function mainAt(text: string, lead: number): number {
  for (let space = text.indexOf(' ', lead); space >= 0; space = text.indexOf(' ', space + 1))
    if (main.test(text.slice(space + 1, space + 90))) return space + 1;
  return -1;
}

function states(said: string): boolean {
  return hasFiniteVerb(said.replace(/ that we (?:talked about|discussed)(?: today| briefly)?/, ''));
}

function names(said: string): boolean {
  const words = wordsOf(said);
  return words.some(isConditionWord) || symptomsIn(words).length > 0;
}

function isPart(text: string, told: Told): boolean {
  if (waits.test(text)) return told === 'plan' && !acts.test(text.slice(12)) && isSubordinateAlone(text);
  return opensPhrase.test(text) && !hasFiniteVerb(text) && !hasShortVerb.test(text);
}
