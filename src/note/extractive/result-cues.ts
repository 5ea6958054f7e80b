// Two vital signs in a sentence, or one read out, were measured now.
export const measured =
  /^(?:and |so |okay |then )*(?:your|his|her|the)(?=) (?:temperature|temp|blood pressure|heart rate|pulse|oxygen\w*|weight)(?=)(?: today| here)?(?=) (?:is|was) (?:about )?\d[\d.]*(?! (?:years|months|weeks|days))(?!.*\b(?:at home|last (?:time|night|week|month|year))\b)/i;

export const tested =
  /\b(?:hb?a1c|tsh|t4|cholesterol|ldl|hdl|triglycerides|ha?emoglobin|creatinine|potassium|sodium|glucose|ferritin|psa|inr|e?gfr|platelets|white (?:blood )?(?:cell )?count|kidney function|bilirubin|uric acid|rheumatoid factor|sed rate|esr|crp|bnp|troponin|white count|neutrophils|sodium|calcium|magnesium|b12|vitamin d|lipase|ast|alt|d-?dimer|mcv|fev1|ejection fraction)\b(?: level)?(?: \w+){0,3}? (?:is|was|are|at|of|came|come)(?=)\b.{0,25}\d/i;

const levelOf =
  /\b(?:a1c|lithium|digoxin|valproate|phenytoin|peak flow)(?=)(?: level)?(?=) (?:last week |today |here )?(?=)(?:is|was|came) \D{0,12}\d/i;

const testedFor =
  /^(?:(?:and|so|okay|now|well),? )*(?:(?:your|the|his|her) )?(?:[a-z0-9-]+ ){0,3}(?:and [a-z-]+ )?(?=)(?:tests?|swabs?|cultures?|screens?|anti-?ccp|ana|dip|urinalysis)(?=)\b(?: \w+){0,2}? (?:is|are|was|were|came back|come back|has|shows?)(?=)\b.{0,25}\b(?:negative|positive|normal|leukocytes|nitrites|blood|clear)\b/i;

export const urine =
  /^(?:(?:and|so|okay) )*(?:your|the|his|her) urine(?=)(?: (?:dip|sample|test))?(?=) (?:has|had|shows|showed) (?:[a-z]+ ){0,4}(?:protein|sugar|glucose|blood|ketones|nitrites|leukocytes|bacteria)\b/;

export const riskScored =
  /\b(?:cha2?ds2?[- ]?vasc|chads|has-?bled|curb-?65|wells|ascvd|framingham|child-pugh|meld|centor)\b/i;

const scored = /\b(?:scored?|score (?:is|was|came)|phq|gad|mmse|moca)\b.*\d/i;

// "Your kidneys are fine, eGFR's 78."
const readOut =
  /\b(?:e?gfr|creatinine|potassium|sodium|hba1c|a1c|ha?emoglobin|ferritin|cholesterol|tsh|inr|crp|psa)['’]s \d/i;

/** True where a sentence tells what a test gave. */
export function tellsResult(text: string): boolean {
  return (
    tested.test(text) || levelOf.test(text) || testedFor.test(text) || scored.test(text) || readOut.test(text)
  );
}
