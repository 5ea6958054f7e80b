import { upperFirst } from '../../language/upper-first.ts';
import type { DraftSentence } from '../../writer.ts';
import { wordsOf } from '../visit/units.ts';

// What a list's heading says already: "Other medical problems: asthma; nothing else." under PAST MEDICAL HISTORY.
const ofPast =
  /^(?:(?:(?:any|other|past|previous|ongoing|current|existing|underlying|serious|major|known|long[- ]?term|long[- ]?standing)(?=) ){0,2}(?:(?:medical|health|chronic) )?(?=)(?:problems?|conditions?|history|issues|illness(?:es)?|diseases?|others)(?=)(?: in the past| at all| themsel(?:f|ves)| himself| herself| of (?:his|her|their) own)?(?=): |asked "(?:[a-z]+ ){0,4}(?:medical|health) (?:problems?|conditions?|history|issues)[^"]{0,20}": )(?:just |only )?(?!no\b|none\b|nothing\b|never\b|not\b)/i;
const nothingElse = /[,;] (?:and )?(?:nothing else|that is (?:it|all))(?=\.$)/i;
const hadFor = /; (?:the patient|he|she) has had (?:that|it|this) (?=for |since )/;
const ofHistory = /^For (?:his|her|the patient's) (?:past )?(?:medical )?history,? (?:it is|there is) /;
const allBut = /^((?:His|Her|The patient's) [a-z]+) up to date: everything ((?:apart from|except) )/;
const throughMenopause = /\bwas through the menopause\b/;

// "A bunch of infections": how many is no heading's.
const many = /^(?:an? )?(?:whole )?(?:bunch|lot|ton) of (?!times\b)/i;

const ofMedicines =
  /^(?:asked "(?:(?:and|so|okay),?(?=) ){0,2}(?=)what (?:(?:else|other|medications?|medicines?|tablets)(?=) ){0,2}(?=)(?:do you take|are you (?:taking|on)|do you use)(?=)(?: (?:right now|currently|these days|for (?:that|those)))?\?": |what (?:medic[a-z]{2,8} )?(?:he|she|they|the patient)(?=)(?:['’]s| is| are)?(?=) (?:takes?|taking|on|uses?)(?=)(?: for (?:that|those))?: |(?:his|her|the patient's) (?:current )?medic[a-z]{2,8}: )(?=)(?:just |only )?(?:the |a |an )?/i;
const noMore = /\b(?:stopped|quit|ran out|used to|was|were|had|never|not)\b/i;
const ofPregnancy =
  /^[^:.]{0,40}\b(?:could|might) be pregnant\b[^:]{0,4}: (?:no, )?(?=(?:she|he|they|the patient) )/i;
// "Doing a COVID test: the patient did two."
const doing = /^doing (?:an? |any )?(?=[a-z -]{0,20}\b(?:tests?|x-rays?|ultrasound|scan|mri|swab): )/i;
const small = new Set(
  'and the a an of that patient takes take taking he she they also is are on his her for plus'.split(' '),
);

/**
 * A sentence of the history without a question about medicines; null where it says no more than the list of them, of
 * which `lines` are the lines.
 */
export function historyItem(text: string, lines: readonly string[]): string | null {
  const bare = upperFirst(text.replace(ofPregnancy, '').replace(doing, ''));
  const told = bare.replace(ofMedicines, '');
  if (told === bare || noMore.test(told)) return bare;
  const [first = '', ...more] = wordsOf(told);
  if (!lines.some((line) => wordsOf(line)[0] === first)) return bare;
  const listed = new Set(lines.flatMap(wordsOf));
  return more.every((word) => small.has(word) || listed.has(word)) ? null : `Takes ${told}`;
}

// "Was she premature?" "She was born at 35 weeks."
const bornEarly = /^Premature: (?=(?:he|she) was born (?:at|\d))/;
// "Are his vaccines up to date?" "He's had everything except his flu shot."
const allVaccines =
  /\bhas had everything (?=(?:except|but|apart from)(?: for)? (?:his|her|their|the|an?) [a-z]+ (?:vaccine|shot|jab|booster))/;

/** An item of the past medical history: "Reports eczema as a baby." → "Eczema as a baby." */
export function pastItem(text: string): string {
  const bare = text
    .replace(/^Reports (?:some |an? )?(?=[a-z])/, '')
    .replace(ofHistory, '')
    .replace(many, '');
  const told = bare
    .replace(ofPast, '')
    .replace(nothingElse, '')
    .replace(hadFor, ' ')
    .replace(allBut, '$1 are up to date $2')
    .replace(bornEarly, '')
    .replace(allVaccines, 'has had all vaccines ')
    .replace(throughMenopause, 'went through the menopause');
  return upperFirst(told);
}

// "Surgeries: the patient's gallbladder, and a C-section.", "Asked "Any surgeries?": no, she had her tubes tied."
const ofOperations =
  /^(?:(?:any |past |previous |what |what other |other )?(?=)(?:surger(?:y|ies)|operations?)[a-z' ]{0,40}: |asked "[^"]{0,40}\b(?:surger(?:y|ies)|operations?)\b[^"]{0,40}": |reports )(?!not\b|(?:the patient|he|she|they) (?:has |have )?(?=)had (?:it|that|one|them)\b)(?:(?:no|yes|just|only),?(?=) ){0,2}(?=)(?:the patient's |his |her )?/i;
const besides =
  /^(?:surger(?:y|ies)|operations?)(?=) (?:besides|other than|apart from)(?=) (?:the )?([a-z -]{3,30}): (?:just |only )?(?=)(?:the patient's |his |her )?(?!no\b|none\b|nothing\b)/i;
const askedElse =
  /^(?:asked (?:"[^"]{0,120}"|about [^:"]{3,60})|(?:any )?(?:other )?(?:medical|health)(?=) (?:problems|conditions|issues|history)): (?:no|yes), (?=(?:the patient|she|he|they)(?=) (?:did )?ha[ds]\b|(?:the patient|she|he|they) did have\b)/i;

const askedWhen = /^asked "[^"]{0,80}": [^,."]{1,20}, (?=they put\b)/i;

/** An item of the surgical history. */
export function operationItem(text: string): string {
  const told = text
    .replace(/^of note, /i, '')
    .replace(besides, (_, known: string) => `${known}, `)
    .replace(ofOperations, '')
    .replace(askedElse, '')
    .replace(askedWhen, '');
  return upperFirst(told);
}

// "Asked "Does anyone in your family have prostate cancer?": the patient's older brother was diagnosed at 62."
const askedOfFamily =
  /^asked "[^"]{0,60}\b(?:(?:in (?:your|the|his|her) (?:[a-z]+ )?family|your family)(?=)(?: (?:have|has|had|with))?|family history of|family with)(?=)(?: any| an?)? ([a-z][a-z -]{2,40})\?": (?!no\b|yes\b|none\b|not\b|nobody\b)/i;
const inFamily = /^(?:else )?in the family (?:have|has|had|with) ([^:]{3,40}): /i;
const runsInFamily =
  /^(?:asked about )?([a-z][a-z -]{2,30}) in the family: (?!no\b|yes\b|none\b|not\b|nobody\b)/i;
const diagnosed = /^([^.]{3,60}\bwas diagnosed)\b(?! with)/;

const noIllness =
  /^(?:ever|who|on|lose|have|had|with|get|it|this|that|these|any)\b|\b(?:it|this|that|thing|run|runs)$/i;
// "Any history of diseases in the family?" "I was adopted."
const adopted = /^asked "[^"]{0,80}": (?=(?:the patient|he|she|they) (?:was|is|were) adopted\b)/i;

/** An item of the family history, under the name of the illness that was asked about. */
export function familyItem(text: string): string {
  const illness = (askedOfFamily.exec(text) ?? inFamily.exec(text) ?? runsInFamily.exec(text))?.[1];
  if (adopted.test(text)) return upperFirst(text.replace(adopted, ''));
  if (illness === undefined || noIllness.test(illness)) return text;
  const told = text.replace(askedOfFamily, '').replace(inFamily, '').replace(runsInFamily, '');
  return diagnosed.test(told)
    ? upperFirst(told.replace(diagnosed, `$1 with ${illness}`))
    : `${upperFirst(illness)}: ${told}`;
}

const upToDate = /^(His|Her|The patient's) ([a-z]+) are up to date\.$/;
const butOne =
  /^(?:(?:His|Her|The patient's) [a-z]+ up to date|Up to date with (?:his|her|the patient's) [a-z]+): (?:everything )?((?:apart from|except)[^.;]{3,60})[.;]/;
// "His jabs up to date: he had his one year ones last month."
const toldMore =
  /^(?:His|Her|The patient's) [a-z]+ up to date: ((?:he|she|the patient) (?:had|got|has had)\b.{3,120})$/;
// "Shingles vaccine: he never got round to it."
const notHad = /^(?:He|She|The patient) has not had the ([a-z ]{3,25} (?:vaccine|shot|jab))\.$/;
const notThisYear = /^(?:He|She|The patient) has not had (?:that|it|one)( (?:yet|this year|so far))?\.$/;

/** The items of a list as one where a later one only takes something out of the one before: "up to date", "apart from the flu vaccine". */
export function withExceptions(items: Iterable<DraftSentence>): DraftSentence[] {
  const out: DraftSentence[] = [];
  for (const item of items) {
    const last = out.at(-1);
    const joined = last === undefined ? null : asException(last.text, item.text);
    if (last === undefined || joined === null) out.push(item);
    else out[out.length - 1] = { ...last, text: joined, sources: [...last.sources, ...item.sources] };
  }
  return out;
}

function asException(before: string, text: string): string | null {
  const more = upToDate.test(before) ? toldMore.exec(text)?.[1] : undefined;
  if (more !== undefined) return `${before.slice(0, -1)}: ${more}`;
  const vaccine = notHad.exec(before)?.[1];
  if (vaccine !== undefined && text.startsWith(`${upperFirst(vaccine)}: `))
    return `${before.slice(0, -1)}; ${text.slice(vaccine.length + 2)}`;
  const but = upToDate.test(before) ? butOne.exec(text)?.[1] : undefined;
  if (but !== undefined) return `${before.slice(0, -1)} ${but}.`;
  const yet = / up to date,? (?:apart from|except)/.test(before) ? notThisYear.exec(text) : null;
  return yet === null ? null : `${before.slice(0, -1)} (not had${yet[1] ?? ''}).`;
}
