import { upperFirst } from '../../language/upper-first.ts';
import { sentence } from '../draft.ts';
import { plainOf, type Unit } from '../visit/units.ts';

const procedure =
  /\b(?:colonoscop(?:y|ies)|endoscop(?:y|ies)|mammograms?|pap smears?|x-?rays?|mris?|ct scans?|ultrasounds?|ekgs?|echocardiograms?|stress tests?|bone density scans?|sleep stud(?:y|ies)|tdap|mmr|shingrix|prevnar|(?:flu|tetanus|covid|pneumonia|shingles|rsv|hpv|hepatitis b|steroid|cortisone|b12) (?:shots?|jabs?|vaccines?|injections?|boosters?)|biops(?:y|ies)|injections?|(?:eye|dental|physical|pelvic|annual) exams?|blood tests?)(?=)\b/gi;
const hadOne =
  /\b(ha[ds]|have|having|got|gets?|did|do(?:es)? have)(?=) one\b(?=[.,]| (?:in|on|at|about|last|back|this|that (?:was|showed)|when|before|after|since|done|and|but|a|an|two|three|\d+|yesterday|today|every|recently|scheduled)(?=)\b)/i;
const sameTrouble =
  /\b((?:ha[ds]|have|having|gets?|got)(?=)(?: also)?)(?=) (?:that|this|the same)(?=) (?:problem|issue|symptom)\b/i;
const notLately =
  /^Not (?=(?:in (?:a|quite a|some) (?:while|time|long time)|recently|lately|for (?:a|some|quite a) (?:while|time)|in (?:the (?:past|last) )?(?=)(?:\d+|a few|several|many|few)(?=) (?:weeks|months|years))(?=)\b)/;

/**
 * An answer that names by "one", "that problem" or nothing at all what was asked of, with its name: "when was your last
 * colonoscopy?" "I had one in 2018" → She had a colonoscopy in 2018; "any seizures?" "not in a while" → Seizures: not in
 * a while. The sentence itself where the question names nothing of the kind, or several.
 */
export function withThingNamed(text: string, question: Unit | null): string {
  if (question === null) return text;
  if (text.includes(' one') && hadOne.test(text)) {
    const named = new Set((plainOf(question).match(procedure) ?? []).map((name) => name.toLowerCase()));
    const [name] = named;
    if (named.size !== 1) return text;
    return sentence(text.replace(hadOne, (_, had: string) => `${had} ${oneOf(name!)}`));
  }
  if (!notLately.test(text) && !sameTrouble.test(text)) return text;
  const symptoms = new Set(question.clinical.symptoms.map(({ symptom }) => symptom.written));
  const [symptom] = symptoms;
  if (symptoms.size !== 1) return text;
  return text.replace(notLately, `${upperFirst(symptom!)}: not `).replace(sameTrouble, `$1 ${symptom}`);
}

/** The one test or procedure that the unit names; null where it names none or several. */
export function onlyProcedureIn(unit: Unit): string | null {
  const named = new Set((plainOf(unit).match(procedure) ?? []).map((name) => name.toLowerCase()));
  const [name] = named;
  return named.size === 1 ? singleOf(name!) : null;
}

function singleOf(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
}

/** "a tetanus shot" */
export function oneOf(name: string): string {
  const single = singleOf(name);
  return `${/^(?:[aeio]|ultra|m[mr][ri]|x-?ray)/.test(single) ? 'an' : 'a'} ${single.replace(/^(?:mmr$|[tsp](?=dap$|hingrix$|revnar$))/, (letters) => letters.toUpperCase())}`;
}
