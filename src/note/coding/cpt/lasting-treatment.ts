import type { DraftSentence } from '../../writer.ts';
import { forPressure, isGiven } from '../icd10/treated-pressure.ts';

/** Medicines that are taken for years, by what they are taken for. */
const classes: readonly RegExp[] = [
  forPressure,
  /\b(?:bisoprolol|metoprolol|carvedilol|atenolol|furosemide|frusemide|torsemide|bumetanide|spironolactone|eplerenone|sacubitril|entresto)\b/i,
  /\b(?:[a-z]{3,}statin(?<!nystatin)|ezetimibe|lipitor|crestor)\b/i,
  /\b(?:metformin|glipizide|glimepiride|gliclazide|sitagliptin|januvia|linagliptin|jardiance|empagliflozin|farxiga|dapagliflozin|ozempic|semaglutide|dulaglutide|trulicity|mounjaro|insulin|glargine|lantus|degludec|tresiba)\b/i,
  /\b(?:levothyroxine|synthroid|thyroxine|methimazole|carbimazole)\b/i,
  /\b(?:apixaban|eliquis|rivaroxaban|xarelto|warfarin|coumadin|dabigatran|edoxaban)\b/i,
  /\b(?:sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|paroxetine|venlafaxine|mirtazapine|bupropion|wellbutrin)\b/i,
  /\b(?:lithium|lamotrigine|valpro[a-z]+|quetiapine|seroquel|aripiprazole|abilify|olanzapine|risperidone|clozapine)\b/i,
  /\b(?:fluticasone|flovent|budesonide|beclomet[a-z]+|clenil|qvar|symbicort|fostair|trelegy|trimbow|advair|breo|asmanex|mometasone|tiotropium|spiriva|anoro|montelukast)\b/i,
  /\b(?:allopurinol|febuxostat)\b/i,
  /\b(?:methotrexate|hydroxychloroquine|plaquenil|sulfasalazine|leflunomide|azathioprine|mycophenolate|adalimumab|humira|etanercept)\b/i,
  /\b(?:tamsulosin|flomax|finasteride|dutasteride|terazosin)\b/i,
  /\b(?:alendronate|alendronic|fosamax|risedronate|zoledronic|denosumab|prolia)\b/i,
  /\b(?:gabapentin|pregabalin|topiramate|levetiracetam|keppra|propranolol|[a-z]{2,}triptan|donepezil|pramipexole|ropinirole)\b/i,
];
const begun =
  /\b(?:start|begin|add|switch|swap|chang|rais|increas|doubl)(?:e|es|ed|ing|s|t?ing)?\b|\b(?:go(?:ing)? up|up to|put (?:the patient|him|her|them|you) on|instead of)\b/i;
const open =
  /\b(?:if|may|might|could|no need|not|no|once|until|when|before|down|halve|cut|stop(?:ped)?|side effects?)\b/i;

/** What the plan does with medicines that are taken for years. */
export interface LastingTreatment {
  /** One that is kept or changed of each class. */
  seenTo: string[];
  /** One that is begun, exchanged or raised; null where none is. */
  begun: string | null;
}

/** Tells lasting illnesses that nobody named by their medicines ("lisinopril stays, atorvastatin stays"). */
export function lastingTreatment(sentences: readonly DraftSentence[]): LastingTreatment {
  const plan = sentences.filter(({ section }) => section === 'plan');
  const seenTo: string[] = [];
  let first: string | null = null;
  for (const medicine of classes) {
    const given = plan.filter(({ text }) => isGiven(text, medicine));
    if (given.length === 0) continue;
    seenTo.push(medicine.exec(given[0]!.text)![0].toLowerCase());
    const one = given.find(({ text }) => begun.test(text) && !open.test(text));
    if (one !== undefined) first ??= medicine.exec(one.text)![0].toLowerCase();
  }
  return { seenTo, begun: first };
}
