// Two vital signs in a sentence, or one read out, were measured now.
export const measured =
  /^(?:and |so |okay |then )*(?:your|his|her|the)(?=) (?:temperature|temp|blood pressure|heart rate|pulse|oxygen\w*|weight)(?=)(?: today| here)?(?=) (?:is|was) (?:about )?\d[\d.]*(?! (?:years|months|weeks|days))(?!.*\b(?:at home|last (?:time|night|week|month|year))\b)|^(?:and |so |okay |then )*(?:you|he|she)(?=)(?:['’](?:re|s)| are| is)(?=) afebrile\b/i;

export const tested =
  /\b(?:hb?a1c|tsh|t4|cholesterol|ldl|hdl|triglycerides|ha?emoglobin|creatinine|potassium|sodium|glucose|ferritin|psa|inr|e?gfr|platelets|white (?:blood )?(?:cell )?count|kidney function|bilirubin|uric acid|rheumatoid factor|sed rate|esr|crp|bnp|troponin|white count|neutrophils|sodium|calcium|magnesium|b12|vitamin d|lipase|ast|alt|d-?dimer|mcv|fev1|ejection fraction)\b(?: level)?(?: \w+){0,3}? (?:is|was|are|at|of|came|come)(?=)\b(?! worth\b).{0,25}\d/i;

const levelOf =
  /\b(?:a1c|lithium|digoxin|valproate|phenytoin|peak flow)(?=)(?: level)?(?=) (?:last week |today |here )?(?=)(?:is|was|came) \D{0,12}\d/i;

const testedFor =
  /^(?:(?:and|so|okay|now|well),? )*(?:(?:your|the|his|her) )?(?:[a-z0-9-]+ ){0,3}(?:and [a-z-]+ )?(?=)(?:tests?|swabs?|cultures?|screens?|anti-?ccp|ana|dip|urinalysis)(?=)\b(?: \w+){0,2}? (?:is|are|was|were|came back|come back|has|shows?)(?=)\b.{0,25}\b(?:negative|positive|normal|leukocytes|nitrites|blood|clear)\b/i;

export const urine =
  /^(?:(?:and|so|okay) )*(?:your|the|his|her) urine(?=)(?: (?:dip|sample|test))?(?=) (?:has|had|shows|showed) (?:[a-z]+ ){0,4}(?:protein|sugar|glucose|blood|ketones|nitrites|leukocytes|bacteria)\b/;

export const riskScored =
  /\b(?:cha2?ds2?[- ]?vasc|chads|has-?bled|curb-?65|wells|ascvd|framingham|child-pugh|meld|centor)\b/i;

const scored = /\b(?:scored?|score (?:is|was|came)|phq|gad|mmse|moca|epworth|stop-?bang|edinburgh|ipss)\b/i;

// "Your kidneys are fine, eGFR's 78."
const readOut =
  /\b(?:e?gfr|creatinine|potassium|sodium|hba1c|a1c|ha?emoglobin|ferritin|cholesterol|tsh|inr|crp|psa)['’]s \d/i;

function isScored(text: string): boolean {
  const at = text.search(scored);
  return at >= 0 && /\d/.test(text.slice(at));
}

/** True where a sentence tells what a test gave. */
export function tellsResult(text: string): boolean {
  return (
    tested.test(text) || levelOf.test(text) || testedFor.test(text) || isScored(text) || readOut.test(text)
  );
}

const bloods =
  /^(?:(?:and|so|okay|now|well|also|the|your|his|her|my),? )*(?:(?:labs?|bloods?|blood ?work|results?)\b(?: (?:from|of|on|for|are|show|back|in|here|this morning|last|week|month|[a-z]+day)(?=[ ,:.]))*[,:.]? )?(?:(?:and|the|your|his|her),? )*/i;
const names =
  '(?:hb?a1c|a1c|ha?emoglobin|hematocrit|haematocrit|hgb|creatinine|e?gfr|bun|urea|anion gap|chloride|albumin|bilirubin|alk(?:aline)? phos(?:phatase)?|alt|ast|ggt|crp|esr|sed rate|tsh|free t[34]|psa|inr|ldl|hdl|triglycerides|(?:total )?cholesterol|glucose|white (?:blood )?(?:cell )?count|white cells|wbc|platelets?|mcv|ferritin|iron saturation|transferrin saturation|uric acid|urate|lipase|troponin|bnp|d-?dimer|pth|parathyroid hormone|vitamin d|microalbumin|urine albumin|lactate|ck|ahi|cea|afp|eosinophils)';
/** Of what is taken too, only what a blood can hold: "potassium 20 twice a day" is a medicine. */
const minerals =
  "(?:potassium[,a-z ’']{0,9} [2-7](?:\\.\\d)?|sodium[,a-z ’']{0,9} 1[0-6]\\d|magnesium[,a-z ’']{0,9} [0-4]\\.\\d|calcium[,a-z ’']{0,9} (?:[5-9]|1\\d)(?:\\.\\d)?|(?:phosphorus|phosphate)[,a-z ’']{0,9} \\d{1,2}(?:\\.\\d)?|bicarb(?:onate)?[,a-z ’']{0,9} [1-4]\\d|b12[,a-z ’']{0,9} \\d{2,4})";
const dosed =
  '(?! ?(?:mg|mcg|g|milligrams?|micrograms?|grams?|units?|m?eq|milliequivalents?|ml|pills?|tablets?|capsules?|drops?|times?|a day|daily|once|twice|every|at (?:night|bedtime)|with|days?|weeks?|months?|years?|hours?|to \\d+|or (?:under|below|less|lower|above|more|better))\\b)(?!-)(?![\\d.]*\\d)';
/** "Potassium 5.3, that's a touch high.", "Labs today: sodium 138", "Hemoglobin's 10.", "your CEA's down to 2.1" */
const readingOf = new RegExp(
  `^(?:${names}(?: level)?(?:['’]s|,| is| was| are| were| came back(?: at)?| at| of)?(?: up to| down to)? \\d[\\d.]*|${minerals})${dosed}`,
  'i',
);
/** "H. pylori positive.", "Strep negative, flu negative." */
const outcomeOf =
  /^(?:h\.? ?pylori|strep|flu(?: a| b)?|covid|rsv|mono(?:spot)?|pregnancy|hcg|ana|rheumatoid factor|anti-?ccp|troponins?|d-?dimer|chlamydia|gonorrhea|trichomonas|hiv|hepatitis (?:b|c)|syphilis|lyme|celiac|coeliac|urine|nitrites?)(?: (?:test|swab|screen|culture|antigen|antibod(?:y|ies)|serology|dip))?(?:['’]s| is| was| came back)?(?=) (?:negative|positive|clear|normal|nonreactive|reactive)\b/i;
/** "Liver tests are fine.", "Kidney function's normal.", "T3 is okay." */
const organTests =
  /^(?:free )?t[34](?:['’]s| is| was)?(?=) (?:all |still )?(?=)(?:fine|normal|good|okay|ok|high|low)\b|^(?:liver|kidney|thyroid)(?: blood)?(?=) (?:tests?|function(?: tests?)?|numbers|enzymes|panel)(?=)(?:['’](?:s|re)| is| are| was| were| came back| looks?)?(?=) (?:(?:all|both|still|back|totally|completely)(?=) ){0,2}(?=)(?:fine|normal|good|okay|ok|perfect|great)\b/i;
/** What is decided on a result is no more of it. */
const decidesOn =
  /\b(?:will|going to|gon ?na|want|need|should|would|let|increase|decrease|start|stop|continue|keep|take|order|repeat|recheck|add|switch|goal|if|until|when|by mouth|daily|every|twice|bedtime|worth a (?:try|shot|go)|tablets?|pills?|capsules?|(?:once|a|per) day)\b|['’]ll\b/i;

/** True where a sentence reads out what a test gave, with or without a verb: "potassium 5.3, that's a touch high". */
export function readsValue(text: string): boolean {
  if (!/\d|tive\b|normal|clear|tests?\b|function|numbers|enzymes|panel/.test(text)) return false;
  if (text.length > longestReading) return false;
  const lead = bloods.exec(text)?.[0].length ?? 0;
  const told = text.slice(lead);
  return (readingOf.test(told) || outcomeOf.test(told) || organTests.test(told)) && !decidesOn.test(told);
}

/** In letters. */
const longestReading = 240;
