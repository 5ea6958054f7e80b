const parts =
  'knee|hip|shoulder|elbow|wrist|hand|thumb|finger|ankle|foot|heel|toe|ear|eye|arm|leg|calf|breast|lung|side|nostril|tonsil|testicle|kidney';
const lead =
  /^(?:(?:and|so|now|okay|ok|then|all right|alright|good|great|next|first|moving|going|over|on|to|onto|for|let['’]s see|here['’]s)(?=)[,.]? ){0,5}(?:looking at |(?:let me|let['’]s|can i|may i|i['’]ll|i['’]m (?:going to|gonna|gon na))(?=) (?:(?:just|also|now) )?(?=)(?:take|have|look|see|examine|check|feel|move|try|do|start)(?=)(?: (?:a|another)(?: quick)? look)?(?=)(?: (?:at|in|into|on|with))? )?/i;
/** "The right", "left ear first", "the other one", and never the "right" of "okay, right". */
const side = new RegExp(
  String.raw`^(?:(?:the|your|his|her|that|this) (right|left|other)|(left)|(right|other)(?= (?:${parts}|one)\b))(?: (${parts})| one)?(?:,? (now|first|next|then|too))?(?=[.!?]?$|, (.{6,})$)`,
  'i',
);
/** "Right ear first, the good one." */
const onlyNames = /^(?:the|your|his|her) [a-z]+ (?:one|side)\W*$/i;
const sidedPart = new RegExp(
  String.raw`\b(?:right|left)(?=) (?:(?:lower|upper|middle|index|ring|little|big|great) )?(${parts})(?=)\b`,
  'i',
);
const anyPart = new RegExp(String.raw`\b(?:the|your|his|her|both|that|those) (${parts})s?\b`, 'i');
const names = /\b(?:left|right|other)\b/i;
const longest = 90;

/** The side, and the part where it is named, that an examiner turns to in so many words. */
export interface SideTurnedTo {
  side: 'left' | 'right' | 'other';
  part: string | null;
  /** What was found there, where the same sentence tells it: "nice and strong". */
  rest: string | null;
}

/** "On to the right.", "Let me look at the other one.", "Left ear first, that's clear"; null for what turns to no side. */
export function sideTurnedTo(text: string): SideTurnedTo | null {
  if (text.length > longest || !names.test(text)) return null;
  const found = side.exec(text.replace(lead, ''));
  if (found === null) return null;
  const [, named, left, other, part, order, rest] = found;
  // "The left knee, no swelling" says of what it is itself.
  if (rest !== undefined && order === undefined && (part !== undefined || named === undefined)) return null;
  return {
    side: (named ?? left ?? other)!.toLowerCase() as SideTurnedTo['side'],
    part: part?.toLowerCase() ?? null,
    rest: rest === undefined || onlyNames.test(rest) ? null : rest,
  };
}

/** The part that a side turned to after it is of: "Left breast is normal." → breast. Null where none is named. */
export function partNamed(text: string): string | null {
  return (sidedPart.exec(text)?.[1] ?? anyPart.exec(text)?.[1])?.toLowerCase() ?? null;
}
