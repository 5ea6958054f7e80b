import { contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import { once } from '../../once.ts';
import type { DraftSentence } from '../../writer.ts';
import type { CodingInput } from '../coding-input.ts';
import { fact, type StandingFact } from './standing-fact.ts';
import { smokingTold, tobacco } from './tobacco.ts';

const insulins =
  /\b(?:insulin|lantus|glargine|basaglar|levemir|detemir|tresiba|degludec|humalog|lispro|novolog|aspart|toujeo)\b/i;
const tablets =
  /\b(?:metformin|glucophage|glipizide|glyburide|glimepiride|januvia|sitagliptin|tradjenta|linagliptin|jardiance|empagliflozin|farxiga|dapagliflozin|invokana|canagliflozin|actos|pioglitazone|rybelsus)(?=)\b/i;
const injected =
  /\b(?:ozempic|semaglutide|trulicity|dulaglutide|victoza|liraglutide|mounjaro|tirzepatide|byetta|exenatide)\b/i;
// "Insulin the patient cannot, they would lose their card."
const refused =
  /\b(?:insulin|it|that|them)(?=) (?:(?:the patient|he|she|they) )?(?=)(?:cannot|could not|will not|would not|refuse[sd]?|declined)(?=)\b|\b(?:refuse[sd]?|declin(?:es|ed)|afraid of|does not want|not on|do not want|no)(?=) (?:(?:any|the|to take|to use|go on|to go on)(?=) ){0,2}insulin\b/i;
// What it is taken for; the drugs, each with the table's own words for its taking.
const longTerm: readonly (readonly [
  illness: RegExp,
  drugs: readonly (readonly [drug: RegExp, as: string])[],
])[] = [
  [
    /^(?:C50|D05|Z85\.3)/,
    [
      [/\b(?:letrozole|femara|anastrozole|arimidex|exemestane|aromasin)\b/i, 'On aromatase inhibitor.'],
      [/\btamoxifen\b/i, 'On tamoxifen.'],
    ],
  ],
  [
    /^(?:I48|I26|I82|Z86\.71|D68)/,
    [
      [
        /\b(?:eliquis|apixaban|xarelto|rivaroxaban|warfarin|coumadin|pradaxa|dabigatran|savaysa|edoxaban)\b/i,
        'Long term anticoagulation.',
      ],
    ],
  ],
];
/** "She took anastrozole for five years.", "she finished the tamoxifen", "he was on insulin in the hospital": over. */
const over =
  /\b(?:(?:finish|complet)ed|came off|went off|was on|were on|used to (?:take|be on)|in (?:the )?hospital)\b|\btook [a-z ]{2,40} for (?:\d+|[a-z]+) (?:months|years)\b/i;
const ended = /\b(?:stop|discontinue|hold|allerg\w+|resistan\w+|used to|never)\b/i;

/**
 * Tobacco (Official Guidelines, Section I.C.5.b; Z87.891 for the past) and long-term drugs of type 2 and other diabetes
 * (Section I.C.4.a.3), of breast cancer and of clots and atrial fibrillation (category Z79), from history, medications and plan. `codes` are those that the problems have got.
 */
export function standingFacts(
  { sentences, transcript }: CodingInput,
  codes: readonly string[],
): StandingFact[] {
  const smoking = sentences.filter(smokingTold);
  const told = smoking.filter(
    ({ section, heading }) => section === 'subjective' && !/family|allerg|systems/i.test(heading ?? ''),
  );
  const judged = smoking.filter(({ section }) => section === 'assessment' || section === 'plan');
  const taken = once(() => sentences.filter(isTaken));
  const facts = [tobacco(told, judged, transcript, codes)];
  if (codes.some((code) => /^E1[13]/.test(code))) {
    facts.push(
      takes(taken(), insulins, 'Long term insulin use.'),
      takes(taken(), tablets, 'On oral hypoglycemics.'),
      takes(taken(), injected, 'On GLP 1 for diabetes.'),
    );
  }
  for (const [illness, drugs] of longTerm) {
    if (!codes.some((code) => illness.test(code))) continue;
    // The first that is taken: of another hormone blocker one only talks.
    for (const [drug, as] of drugs) {
      const found = takes(taken(), drug, as);
      facts.push(found);
      if (found !== null) break;
    }
  }
  if (!codes.some((code) => /^[CD]\d/.test(code))) facts.push(pastCancer(sentences));
  return facts.filter((fact) => fact !== null);
}

// "Breast cancer on the left in 2009."
const cancerOnce =
  /\b(breast|colon|prostate|thyroid|bladder|kidney|cervical|ovarian) cancer\b[^.]{0,30}?(?: in (?:19\d\d|20[01]\d)| (?:[5-9]|\d\d) years ago)\b/i;

function pastCancer(sentences: readonly DraftSentence[]): StandingFact | null {
  for (const { section, heading, text, sources } of sentences) {
    if (section !== 'subjective' || !text.includes('cancer') || !/medical|surgical/i.test(heading ?? ''))
      continue;
    const found = cancerOnce.exec(text);
    if (found !== null && !somebodyElse.test(text))
      return fact(`History of ${found[1]!.toLowerCase()} cancer.`, found[0], sources);
  }
  return null;
}
const somebodyElse = new RegExp(`\\b(?:${kin})\\b`, 'i');

function isTaken({ section, heading, text }: DraftSentence): boolean {
  return (
    (section === 'subjective' && !/allerg|family/i.test(heading ?? '')) ||
    (section === 'plan' && /\b(?:continu|increas|decreas|refill|keep|stay)/i.test(text))
  );
}

function takes(sentences: readonly DraftSentence[], drug: RegExp, as: string): StandingFact | null {
  for (const { text, sources } of sentences) {
    const found = drug.exec(text);
    if (found !== null && over.test(text)) return null;
    if (found === null || ended.test(text.slice(0, found.index)) || refused.test(text)) continue;
    const { assertion } = contextOf(text, found.index, found.index + found[0].length);
    if (assertion === 'affirmed') return fact(as, found[0], sources);
  }
  return null;
}
