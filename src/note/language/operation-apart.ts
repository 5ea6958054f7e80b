const organs =
  'appendix|gall ?bladder|tonsils|adenoids|uterus|womb|ovar(?:y|ies)|spleen|thyroid|prostate|wisdom teeth|hips?|knees?|cataracts?|hernia|tubes|valve';
const operation = `(?:(?:they|the doctors?) (?:put|placed) (?:in )?(?:an?|one|two|three|\\d) stents?\\b|(?:i|he|she)(?:['’](?:ve|s)| have| has)?(?=) (?:also )?had (?:(?:my|his|her|an?|the|both|one)(?=) ){1,2}(?:(?:${organs})(?=) (?:(?:taken|removed)(?=) )?(?:out|removed|replaced|repaired|fixed|done|tied)\\b|[a-z ]{0,20}(?:surgery|operation|bypass|stents?|c-section|hysterectomy|[a-z]{3,20}ectomy)\\b))`;
const thenOperation = new RegExp(`,? (?:and|but) (?=${operation})`, 'i');
const isOperation = new RegExp(operation, 'i');
const thenIllness = /,? and (?=(?:i|he|she)(?:['’](?:ve|s) got| have| has)(?=) (?!had\b)[a-z])/i;
// "when i got diabetes and i had my gallbladder out": the one clause leans on the other.
const leans = /\b(?:when|after|since|because|before|if|until|while|that|said|told)\b/i;

/**
 * Where an operation is told behind what one has, or the other way round, and how long the words between are: "I have
 * diabetes, and I had my gallbladder out" → the place of ", and ". Null where nothing is to be parted.
 */
export function operationApart(text: string): { at: number; length: number } | null {
  const found = thenOperation.exec(text) ?? illnessBehind(text);
  if (found === null || leans.test(text.slice(0, found.index))) return null;
  return { at: found.index, length: found[0].length };
}

function illnessBehind(text: string): RegExpExecArray | null {
  const found = thenIllness.exec(text);
  const before = found === null ? '' : text.slice(0, found.index);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('.')) + 1);
  return isOperation.test(clause) ? found : null;
}
