const measured =
  /\b(?:(?:high|low) )?(?:potassium|calcium|magnesium|sodium|iron|lithium)(?: levels?)?(?= (?:was|is|were|went|got|came back) (?:(?:too|so|very|really|a|little|bit|way|back) ){0,2}(?:high|low|up|down|off|\d))|\b(?:potassium|calcium|magnesium|sodium|iron|lithium|digoxin) (?:levels?|tests?)\b/gi;

/** "The spironolactone, we stopped that because your potassium was high.": without the names of what was only measured. */
export function withoutMeasured(text: string): string {
  return text.replace(measured, ' ');
}
