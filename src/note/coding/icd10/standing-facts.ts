import { contextOf } from '../../language/context.ts';
import { kin } from '../../language/kin.ts';
import { once } from '../../once.ts';
import type { Transcript } from '../../transcript.ts';
import type { DraftSentence } from '../../writer.ts';
import type { CodingInput } from '../coding-input.ts';
import { piecesOf } from '../pieces.ts';
import { fact, type StandingFact } from './standing-fact.ts';
import { smokingTold, tobacco } from './tobacco.ts';
import { forPressure } from './treated-pressure.ts';

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
];
const thinners =
  /\b(?:eliquis|apixaban|xarelto|rivaroxaban|warfarin|coumadin|pradaxa|dabigatran|savaysa|edoxaban)\b/i;
const clots = /^(?:I48|I26|I82|Z86\.71|D68)/;
const fibrillation = /\b(?:a[- ]?fib|atrial fib(?:rillation)?)\b/i;
/** "If you were in A fib", "we'll look for atrial fibrillation": not that it is there. */
const notThere =
  /\b(?:if|risk|look(?:ing)? for|check(?:ing)? for|rule out|no|not|n['’]t|never|possible|might|could|would)\b/i;
/** Watched over by tests of blood or eyes as long as they are taken. */
const watched =
  /\b(?:methotrexate|lithium|amiodarone|hydroxychloroquine|plaquenil|azathioprine|mycophenolate|leflunomide|tacrolimus|ciclosporin|cyclosporine|clozapine)\b/i;
/** What there is a code for being allergic to, and the table's own words for it. */
const allergies: readonly (readonly [to: RegExp, as: string])[] = [
  [/\b(?:penicillin|amoxicillin|augmentin)\b/i, 'Penicillin allergy.'],
  [/\b(?:sulfa|sulfamethoxazole|bactrim|septrin)\b/i, 'Sulfa allergy.'],
  [/\bpeanuts?\b/i, 'Peanut allergy.'],
  [/\b(?:shellfish|shrimp)\b/i, 'Shellfish allergy.'],
  [/\blatex\b/i, 'Latex allergy.'],
];
/**
 * An illness that nobody names, by its medicine on the list and what was said of the matter: "lisinopril", "blood pressure";
 * unless another code tells what the medicine is for.
 */
const treated: readonly { by: RegExp; said: RegExp; unless: RegExp; as: string }[] = [
  {
    by: /\b(?:levothyroxine|synthroid|thyroxine)\b/i,
    said: /\bthyroid|\btsh\b|thyroxine/i,
    unless: /^(?:E0[0-7]|C73|E89)/,
    as: 'Hypothyroidism.',
  },
  {
    by: /\b(?:metformin|glipizide|glimepiride|gliclazide|glyburide|sitagliptin|januvia|linagliptin|tradjenta|pioglitazone|insulin|lantus|glargine|basaglar|tresiba|toujeo|humalog|novolog|novorapid)\b/i,
    said: /\b(?:(?:hb)?a1c|a one c|diabet\w+|sugars?|glucose)\b/i,
    unless: /^(?:E1[013]|R73|E28\.2|O24|O9)/,
    as: 'Diabetes.',
  },
  {
    by: /\b(?:[a-z]{3,}statin(?<!nystatin)|lipitor|crestor|zocor|ezetimibe)\b/i,
    said: /\b(?:cholesterol|ldl|lipids?)\b/i,
    unless: /^(?:E78|I2[0-5])/,
    as: 'Hyperlipidemia.',
  },
  {
    // Those given for the heart's rhythm and for cold fingers left out.
    by: new RegExp(forPressure.source.replace('nifedipine|diltiazem|verapamil|', ''), 'i'),
    said: /\b(?:blood pressure|pressure|bp)\b/i,
    unless: /^(?:I1[0-6]|I50|I48|I73|I95|O1|O9|I27)/,
    as: 'Hypertension.',
  },
  { by: /\b(?:allopurinol|febuxostat)\b/i, said: /\bgout\b/i, unless: /^(?:M10|M1A|C|N20)/, as: 'Gout.' },
];
const vaccine =
  /\b(?:(?:flu|influenza|tetanus|shingles|pneumonia|pneumococcal|covid|hpv|rsv|hepatitis [ab]) (?:shots?|jabs?|vaccines?|boosters?)|tdap|shingrix|mmr)(?=)\b/i;
const givenNow =
  /\b(?:today|now|this (?:morning|afternoon)|before (?:you|he|she|the patient) (?:go|leave)s?|on (?:the|your|his|her|their) way out|is (?:getting|having)|gave|given)\b/i;
const notGiven =
  /\b(?:pharmacy|declin\w+|not|n['’]t|if|next|later|when|had|did|could|refus\w+|last|ago|already|instead|without|holds?|wait)\b|\?|: (?:no|not)\b/i;
/** "She took anastrozole for five years.", "she finished the tamoxifen", "he was on insulin in the hospital": over. */
const over =
  /\b(?:(?:finish|complet)ed|came off|went off|was on|were on|used to (?:take|be on)|for [a-z0-9]{1,6} (?:days|weeks)|in (?:the )?hospital)\b|\btook [a-z ]{2,40} for (?:\d+|[a-z]+) (?:months|years)\b/i;
const ended = /\b(?:stop|discontinue|hold|allerg\w+|resistan\w+|used to|never)\b/i;

/**
 * Tobacco (Official Guidelines, Section I.C.5.b; Z87.891 for the past) and long-term drugs of type 2 and other diabetes
 * (Section I.C.4.a.3), of breast cancer, to thin the blood and such as are watched over (category Z79), listed allergies (Z88,
 * Z91.0), a vaccine given (Z23), from history, medications and plan. `codes` are those that the problems have got.
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
  const byMedicine = illnessesTreated(sentences, transcript, codes);
  facts.push(...byMedicine);
  const isDiabetic = byMedicine.some(({ scope }) => scope.sentences[0]!.text === 'Diabetes.');
  if (isDiabetic || codes.some((code) => /^E1[13]/.test(code))) {
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
  const thinned = takes(taken(), thinners, 'Long term anticoagulation.');
  if (thinned !== null && !codes.some((code) => clots.test(code))) facts.push(fibrillationSaid(transcript));
  facts.push(thinned, takes(taken(), watched, 'Long term drug therapy.'));
  if (!codes.some((code) => /^[CD]\d/.test(code))) facts.push(pastCancer(sentences));
  facts.push(...allergiesListed(sentences), vaccinated(sentences));
  return facts.filter((fact) => fact !== null);
}

// Of one who takes a blood thinner: "your EKG today, you're still in A fib", "for the atrial fibrillation?"
function fibrillationSaid({ turns }: Transcript): StandingFact | null {
  for (const { role, index, start, text } of turns) {
    if (role === 'patient' || role === 'relative') continue;
    for (const piece of piecesOf(text, start)) {
      const found = fibrillation.exec(piece.text);
      if (found === null || notThere.test(piece.text)) continue;
      const at = piece.start + found.index;
      return fact('Atrial fibrillation.', found[0], [{ turn: index, start: at, end: at + found[0].length }]);
    }
  }
  return null;
}

function illnessesTreated(
  sentences: readonly DraftSentence[],
  { turns }: Transcript,
  codes: readonly string[],
): StandingFact[] {
  const listed = sentences.filter(
    ({ heading, text }) => heading === 'MEDICATIONS' && !text.endsWith('(stopped at this visit).'),
  );
  const ofClinic = turns.filter(({ role }) => role !== 'patient' && role !== 'relative');
  return treated.flatMap(({ by, said, unless, as }) => {
    if (codes.some((code) => unless.test(code))) return [];
    const medicine = listed.find(({ text }) => by.test(text));
    if (medicine === undefined || !ofClinic.some(({ text }) => said.test(text))) return [];
    return [fact(as, by.exec(medicine.text)![0], medicine.sources)];
  });
}

function allergiesListed(sentences: readonly DraftSentence[]): StandingFact[] {
  const listed = sentences.filter(({ heading }) => heading === 'ALLERGIES');
  return allergies.flatMap(([to, as]) => {
    const own = listed.find(({ text }) => to.test(text) && !noAllergy.test(text));
    return own === undefined ? [] : [fact(as, to.exec(own.text)![0], own.sources)];
  });
}
const noAllergy = /\b(?:no|not|n['’]t|denies|never|without|outgrown|tolerate[sd]?)\b/i;

// "Flu shot today", "we will give the patient a tetanus shot today"
function vaccinated(sentences: readonly DraftSentence[]): StandingFact | null {
  for (const { section, text, sources } of sentences) {
    const found = section === 'plan' ? vaccine.exec(text) : null;
    if (found === null) continue;
    const { index } = found;
    const near = text.slice(Math.max(0, index - 30), index + found[0].length + 60);
    if (givenNow.test(near) && !notGiven.test(near)) return fact('Immunization.', found[0], sources);
  }
  return null;
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
    (section === 'subjective' &&
      !/allerg|family/i.test(heading ?? '') &&
      !text.endsWith('(stopped at this visit).')) ||
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
