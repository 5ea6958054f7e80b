import type { Element } from './decision-making.ts';
import { firstSaid, type Said, saidAt, type VisitPieces } from './visit-facts.ts';

// Each unique test counts once. Those billed here with their reading (ECG, spirometry) do not count (AMA, 2021).
const tests: readonly [string, RegExp][] = [
  ['blood count', /\b(?:cbc|fbc|(?:complete |full )?blood count|ha?emoglobin(?! a1c))\b/i],
  [
    'kidney function or metabolic panel',
    /\b(?:bmp|cmp|metabolic panel|kidney function|renal function|kidneys|creatinine|electrolytes|e?gfr|u(?: and | ?& ?)es)\b/i,
  ],
  ['A1c', /\b(?:(?:hb)?a1c|hemoglobin a1c|a one c)\b/i],
  ['lipid panel', /\b(?:lipid panel|lipids|cholesterol (?:panel|level|test|check))\b/i],
  ['thyroid test', /\b(?:tsh|thyroid (?:panel|test|function|levels?|labs?))\b/i],
  ['liver tests', /\b(?:lfts|liver (?:function|tests?|enzymes|panel))\b/i],
  [
    'urinalysis',
    /\b(?:urinalysis|ua|dipstick|dip(?=['’]s|\s(?:is|was|shows?|showed)\b)|urine (?:test|sample|dip\w*|protein))\b/i,
  ],
  [
    'urine culture',
    /\b(?:urine (?:culture|for (?:a )?culture)|culture (?:of )?(?:the|your|her|his) urine)\b/i,
  ],
  ['culture', /\b(?:throat|wound|blood|sputum|stool) culture\b/i],
  ['inflammation tests', /\b(?:esr|sed rate|crp|c[- ]reactive protein)\b/i],
  ['antibody tests', /\b(?:ana|rheumatoid factor|anti-?ccp|autoimmune panel)\b/i],
  ['pregnancy test', /\bpregnancy test\b/i],
  ['PSA', /\bpsa\b/i],
  ['vitamin level', /\b(?:vitamin d level|(?:vitamin )?b ?12(?! (?:shots?|injections?|tablets?|pills?)))\b/i],
  ['iron studies', /\b(?:ferritin|iron studies|iron panel)\b/i],
  ['INR', /\binr\b/i],
  ['antibodies', /\bantibod(?:y|ies)\b/i],
  ['calcium', /\b(?:bone profile|calcium level)\b/i],
  ['TB blood test', /\b(?:quantiferon|tb blood test)\b/i],
  ['uric acid', /\buric acid\b/i],
  ['strep test', /\b(?:strep (?:test|swab)|rapid strep)\b/i],
  ['COVID test', /\bcovid(?:[- ]19)? (?:test|swab)\b/i],
  ['flu test', /\b(?:flu|influenza) (?:test|swab)\b/i],
  ['chest x-ray', /\bchest (?:x-?ray|radiograph|film)\b/i],
  ['x-ray', /\b(?:x-?rays?|x rays?|radiographs?)\b/i],
  ['CT', /\b(?:ct|cat scan|ct scan|cta)\b/i],
  ['MRI', /\bmri\b/i],
  ['ultrasound', /\b(?:ultrasound(?! of (?:the|your|her|his) heart)|doppler|sonogram)\b/i],
  ['echocardiogram', /\b(?:echo|echocardiogram)\b/i],
  ['stress test', /\bstress test\b/i],
  ['mammogram', /\bmammogram\b/i],
  ['bone density', /\b(?:dexa|bone density)\b/i],
  ['colonoscopy report', /\b(?:colonoscopy|endoscopy) (?:report|results?|showed)\b/i],
  ['nerve study', /\b(?:emg|nerve conduction)\b/i],
  ['sleep study', /\b(?:sleep study|polysomno\w+)\b/i],
  ['magnesium', /\bmagnesium(?: level)?\b/i],
  ['tumor marker CA-125', /\bca[- ]?125\b/i],
  ['AFP', /\bafp\b/i],
  ['hCG', /\bhcg\b/i],
  ['LDH', /\bldh\b/i],
  ['aldosterone', /\baldosterone\b/i],
  ['24-hour urine', /\b24[- ]hour urine\b/i],
  ['hepatitis test', /\b(?:hcv|hep(?:atitis)? [bc]) (?:rna|genotype|antibody|viral load)\b/i],
  ['Lyme test', /\blyme (?:titer|test)\b/i],
  ['testosterone', /\btestosterone levels?\b/i],
  ['cortisol', /\bcortisol(?: tests?| levels?)?\b/i],
  ['alkaline phosphatase', /\balkaline phosphat\w+\b/i],
  ['BNP', /\bbnp\b/i],
  ['troponin', /\btroponins?\b/i],
  ['D-dimer', /\bd[- ]dimer\b/i],
  ['H. pylori test', /\bh\.? pylori (?:test|breath|stool)\b/i],
  ['lung function tests', /\b(?:pulmonary function(?: tests?)?|pfts?)\b/i],
  ['heart monitor', /\b(?:holter|event monitor|zio patch|heart monitor)\b/i],
  ['barium swallow', /\bbarium swallow\b/i],
  ['biopsy result', /\b(?:biopsy|pathology) (?:report|results?|showed|came back)\b/i],
];
// All of them begin where a word does.
const anyOf = (some: typeof tests) =>
  new RegExp(`\\b(?:${some.map(([, { source }]) => source.slice(2)).join('|')})`, 'i');
// In parts, so that each stays small enough to be proved linear.
const part = 7;
const parts = Array.from({ length: Math.ceil(tests.length / part) }, (_, i) => {
  const some = tests.slice(i * part, (i + 1) * part);
  return { some, any: anyOf(some) };
});
const used =
  /\b(?:order\w*|check\w*|get(?:ting)?|repeat\w*|obtain\w*|review\w*|result\w*|show(?:s|ed|ing)?|look(?:s|ed|ing)? at|came back|send\w*|draw\w*|do(?:ing)?|did|have|need|want|schedul\w*|level|was|is|were|are|of|at)(?=)\b/i;
const notUsed = /\b(?:don['’]t need|no need|not (?:going to|ordering)|declin\w+|hold off)\b/i;
// What the patient remembers of a test is no review of it.
const askedFor =
  /\b(?:do you (?:recall|remember|know)|have you (?:ever )?(?:had|been)|did you (?:ever )?(?:have|get)|(?:when|what) was your last|was your last)\b/i;
// A "valgus stress test" is part of examining a joint.
const ofJoint = /\b(?:varus|valgus|ligament|ligamentous|joint) $/i;
// A test that may come later is not ordered.
const maybe = /\b(?:if|might|may|possibly|potentially|consider\w*|unless|down the road)\b/i;
const onCondition = /^.{0,12}\bif (?:we|needed|necessary|it|you|that|things|symptoms)\b/i;
const maybeReach = 70;
const outsideNotes =
  /\b(?:(?:notes?|records?|letter|report|summary)(?=) from (?:your|the|her|his)|discharge summary|(?:cardiolog|specialist|surgeon|er|hospital|referring)\w*['’]?(?=)s? (?:notes?|records?|letter|report)|records from)(?=)\b/i;
const ownReading =
  /\b(?:(?:i(?:['’]ve| have)?|we)(?=) (?:personally |independently |also )?(?=)(?:looked at|reviewed|read|interpreted|pulled up|went over)[^.?!]{0,30}\b(?:images?|imaging films?|films?|tracing|x-?rays? (?:myself|images?)|mri (?:myself|images?)|scan myself)|independent(?:ly)? (?:review|interpret)\w*|my (?:own )?(?:read|interpretation) of)(?=)\b/i;
// "I reviewed the x-rays from urgent care, and there's no fracture."
const filmsRead =
  /\b(?:looked at|reviewed|went over) (?:the|your|his|her) (?:x-?rays?|films?|mri|ct|scans?) from\b/i;
const discussed =
  /\b(?:i (?:spoke|talked|discussed|called|have spoken)(?: \w+){0,4} (?:with|to) (?:your |the |her |his |dr\.? ?|doctor )?(?=)(?:cardiolog|surgeon|oncolog|neurolog|radiolog|pharmacist|specialist|dr\b|doctor|teacher|case manager|therapist))\w*/i;

/** The amount and complexity of data reviewed and analysed. */
export function dataElement(pieces: VisitPieces): Element {
  const found = new Map<string, Said>();
  for (const piece of pieces.ofClinic) {
    if (!used.test(piece.text)) continue;
    const likely = parts.filter(({ any }) => any.test(piece.text));
    if (likely.length === 0 || notUsed.test(piece.text)) continue;
    for (const [name, pattern] of likely.flatMap(({ some }) => some)) {
      if (found.has(name)) continue;
      const said = pattern.exec(piece.text);
      if (said === null || (name === 'x-ray' && found.has('chest x-ray'))) continue;
      if (ofJoint.test(piece.text.slice(Math.max(0, said.index - 20), said.index))) continue;
      if (isOpen(piece.text, said.index, said.index + said[0].length)) continue;
      if (askedFor.test(piece.text.slice(Math.max(0, said.index - 50), said.index))) continue;
      found.set(name, saidAt(piece, said.index, said[0]));
    }
  }
  const notes = firstSaid(pieces, outsideNotes);
  const historian = pieces.all.find(
    ({ turn, text }) => turn.role === 'relative' && text.trim().split(/\s+/).length > 4,
  );
  const reading = firstSaid(pieces, ownReading) ?? firstSaid(pieces, filmsRead);
  const talk = firstSaid(pieces, discussed);
  const items = [...found.keys(), ...(notes === null ? [] : ['outside notes'])];
  const category1 = items.length + (historian === undefined ? 0 : 1) >= 3;
  const categories = Number(category1) + Number(reading !== null) + Number(talk !== null);
  const reasons = [...items];
  if (historian !== undefined) reasons.push('history from a relative');
  if (reading !== null) reasons.push('own reading of a study');
  if (talk !== null) reasons.push('discussion with another professional');
  const level =
    categories >= 2 ? 5 : categories === 1 ? 4 : items.length >= 2 || historian !== undefined ? 3 : 2;
  const said = [...found.values(), ...[notes, reading, talk].filter((one) => one !== null)];
  return { level, because: reasons.length === 0 ? 'no data' : reasons.join(', '), said };
}

function isOpen(text: string, start: number, end: number): boolean {
  return (
    maybe.test(text.slice(Math.max(0, start - maybeReach), start)) ||
    onCondition.test(text.slice(end, end + maybeReach))
  );
}
