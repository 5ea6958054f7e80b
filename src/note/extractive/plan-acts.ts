import { upperFirst } from '../language/upper-first.ts';

const joined =
  /,? and (?:also |then |we will |we are going to |i will )?(?=(?:refer|order|continue|start|prescribe|add|increase|decrease|stop|discontinue|schedule|repeat|obtain|recheck|monitor|see)\b,? [a-z0-9])/gi;
const dosed =
  /\b(?:daily|weekly|nightly|mg|mcg|units?|mL|puffs|tablets?|bedtime|needed|days?|weeks?|months?|panel|x-ray|mri|labs?|level|ultrasound|echocardiogram)$/i;

// "… was advised to take Tylenol, and refer her to physical therapy": the patient refers nobody.
const clinicsOwn = /,? and (?:also |then )?(?:we will )?(?=(?:refer|order|prescribe) [a-z0-9])/i;

/** One decision a line: "prescribe meloxicam 15 mg once daily, and refer him to …" are two. */
export function partActs(text: string): string[] {
  const opening = /^(We will )?[A-Z]?[a-z]+ /.exec(text);
  const advised = clinicsOwn.exec(text);
  if (advised !== null && /^The patient (?:was advised|may)\b/.test(text) && !/\bif\b/i.test(text)) {
    const rest = text.slice(advised.index + advised[0].length);
    return [ended(text.slice(0, advised.index)), ...partActs(`We will ${rest}`)];
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
