import { upperFirst } from '../../language/upper-first.ts';
import { type PlanKind, planKindOf } from './plan-kind.ts';

const joined =
  /,? and (?:also |then |we will |we are going to |i will )?(?=(?:refer|order|continue|start|prescribe|add|increase|decrease|stop|discontinue|schedule|repeat|obtain|recheck|monitor|see)\b,? [a-z0-9])/gi;
const dosed =
  /\b(?:daily|weekly|nightly|mg|mcg|units?|mL|puffs|tablets?|bedtime|needed|days?|weeks?|months?|panel|x-ray|mri|labs?|level|ultrasound|echocardiogram)$/i;

// "… was advised to take Tylenol, and refer her to physical therapy": the patient refers nobody.
const clinicsOwn = /,? and (?:also |then )?(?:we will )?(?=(?:refer|order|prescribe) [a-z0-9])/i;

// "Continue atorvastatin, and check a lipid panel today": of another kind.
const otherKind =
  /,? and (?:also |then )?(?=)(?:(?:we will|we are going to|we would like to|we want to) )?(?=(?:check|recheck|repeat|get|draw|order|refer|do|prescribe)(?=) (?!(?:if|in|whether|how|that|this|it|them|not|back|up|on|off|out)(?=)\b)[a-z0-9])/gi;
// "Send a refill, and advise the patient to see the lung specialist.", "restart Flovent and rinse the mouth": the patient's part.
const patients =
  /,? and (?:also |then )?(?:(?:advise|we want) (?:the patient|him|her|them) to (?=[a-z])|(?=rinse (?:the|your|his|her)))/i;
const ofClinic: ReadonlySet<PlanKind> = new Set([
  'Medical Treatment',
  'Additional Testing',
  'Specialist Referrals',
]);
const onlyThen = /\b(?:when|until|once|before|after|unless)\b/i;
// "They will do bloods and get fluids into a vein.", "our nurse washes it out and does the hearing screen"
const ofOthers = /^(?:They|He|She|It|Our|Asked|To)\b|\b(?:they|he|she|nurse) (?:will|would|is going to)\b/;
const shortestAct = 2;

// What the clinic does besides, where that is another kind of thing: a test beside a medicine.
function partKinds(text: string): string[] {
  if (/\bif\b/i.test(text)) return [text];
  const patient = patients.exec(text);
  if (patient !== null && !text.startsWith('The patient')) {
    const rest = text
      .slice(patient.index + patient[0].length)
      .replace(/^rinse (?:the patient's|his|her|their) /, 'rinse the ');
    return [...partKinds(ended(text.slice(0, patient.index))), `The patient was advised to ${rest}`];
  }
  for (const { 0: joint, index } of text.matchAll(otherKind)) {
    const left = text.slice(0, index);
    if (onlyThen.test(left) || ofOthers.test(left)) continue;
    const isTold = /^The patient (?:was advised|may)\b/.test(text);
    if (isTold && !/\bwe\b/.test(joint)) continue;
    if (left.split(' ').length < shortestAct) continue;
    const right = text.slice(index + joint.length);
    const kind = planKindOf(right);
    const first = planKindOf(left);
    // "Follow up in four weeks, and do spirometry.": then.
    if (kind === first || first === 'Follow-up' || !(ofClinic.has(kind) || /^recheck\b/.test(right)))
      continue;
    if (/^(?:get|do)\b/.test(right) && kind !== 'Additional Testing') continue;
    const own = isTold || text.startsWith('We will ') ? `We will ${right}` : upperFirst(right);
    return [ended(left), ...partKinds(own)];
  }
  return [text];
}

/** One decision a line: "prescribe meloxicam 15 mg once daily, and refer him to …" are two. */
export function partActs(text: string): string[] {
  return partJoined(text).flatMap(partKinds);
}

function partJoined(text: string): string[] {
  const opening = /^(We will )?[A-Z]?[a-z]+ /.exec(text);
  const advised = clinicsOwn.exec(text);
  if (advised !== null && /^The patient (?:was advised|may)\b/.test(text) && !/\bif\b/i.test(text)) {
    const rest = text.slice(advised.index + advised[0].length);
    return [ended(text.slice(0, advised.index)), ...partJoined(`We will ${rest}`)];
  }
  if (opening === null || /^(?:The patient|If|When|Follow up|Options discussed)\b/.test(text)) return [text];
  const lines: string[] = [];
  let from = 0;
  for (const match of text.matchAll(joined)) {
    if (!dosed.test(text.slice(from, match.index))) continue;
    lines.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  lines.push(text.slice(from));
  return lines.map((line, i) =>
    i === 0 ? ended(line) : ended(opening[1] ? `We will ${line}` : upperFirst(line)),
  );
}

function ended(line: string): string {
  return /[.]$/.test(line) ? line : `${line}.`;
}
