import type { LabelMark } from './line-marks.ts';
import type { Line } from './read-lines.ts';
import { isPatientTitle, isVoiceLabel, labelRole, letterRole } from './speaker-label.ts';

// Headings of notes and dictation that look like names before a colon.
const headings =
  /^(?:assessment|plan|subjective|objective|medications?|allerg(?:y|ies)|history|exam(?:ination)?|physical exam|vitals?|vital signs|labs?|results?|notes?|impression|diagnos[ie]s|instructions?|follow.?up|hpi|ros|pmh|chief complaint|date|time|location|duration|subject|re|ps|nb|today|yes|no|okay|ok|so|well|also|anyway|question|answer|transcript|visit|start|end|audio|title|participants|attendees|summary)$/i;

/**
 * Tells which label marks are labels. Brackets and voice tags count when they name a role or a voice or recur; words before a
 * colon count when they name a role or voice, or are a capitalised name that opens two lines or more, or one where nearly
 * all others name a role.
 */
export function acceptedLabels(lines: readonly Line[]): (label: LabelMark) => boolean {
  const counts = new Map<string, number>();
  let words = 0;
  let letterLines = 0;
  let byRole = 0;
  for (const line of lines) {
    if (line.kind !== 'words') continue;
    words++;
    const label = line.marks?.label;
    if (!label) continue;
    counts.set(label.text, (counts.get(label.text) ?? 0) + 1);
    if (letterRole(label.text)) letterLines++;
    if (namesRole(label.text)) byRole++;
  }
  const verdicts = new Map<string, boolean>();
  return (label) => {
    const key = `${label.form} ${label.text}`;
    let verdict = verdicts.get(key);
    if (verdict === undefined) {
      verdict = judge(label, counts.get(label.text) ?? 0);
      verdicts.set(key, verdict);
    }
    return verdict;
  };

  function judge(label: LabelMark, count: number): boolean {
    if (label.form === 'voice') return true;
    const { text } = label;
    if (isVoiceLabel(text)) return true;
    if (label.form === 'bracket')
      return namesRole(text) || (count >= 2 && count >= words * 0.1 && !isSound(text));
    if (headings.test(text)) return false;
    if (letterRole(text)) return letterLines >= 2 || words === 1;
    if (namesRole(text)) return true;
    if (isPatientTitle(text)) return true;
    const capitalised = text.split(/\s+/).every((word) => /^[\p{Lu}(\d#]/u.test(word));
    if (!capitalised || text.split(/\s+/).length > 4) return false;
    // "Yusuf: Digger." among lines that nearly all say who speaks.
    if (byRole > words * nearlyAll && byRole > 3) return true;
    return count >= 2 && count >= words * 0.08;
  }
}

const nearlyAll = 0.85;

// In speech a role word may stand before a colon ("the doctor told me this: rest"); a label is the role and little else.
function namesRole(text: string): boolean {
  if (labelRole(text) === null) return false;
  const words = text.split(/\s+/);
  if (words.length > 5) return false;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word));
  if (
    lower.some((word) =>
      /^(?:the|a|an|my|your|our|i|he|she|it|they|you|we|said|says|told|and|is|was|to|this|that|so)(?=)$/.test(
        word,
      ),
    )
  )
    return false;
  return lower.length <= 1 || words.length <= 3;
}

function isSound(text: string): boolean {
  return /inaudible|crosstalk|laugh|cough|pause|silence|unintelligible|music|noise|door|phone|redacted|name/i.test(
    text,
  );
}
