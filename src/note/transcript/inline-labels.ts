import type { RawTurn } from './segment-lines.ts';
import { isVoiceLabel, labelRole } from './speaker-label.ts';

const inline =
  /\[[ \t]?(\p{L}[\p{L}\p{N} .'’_-]{0,30})\][ \t]?:?|(?<=^|[.?!…)"”\]-][ \t]{1,3})((?:Doctor|DOCTOR|Dr\. ?\p{Lu}[\p{L}'’-]{1,20}|Dr|Patient|PATIENT|Clinician|Physician|Provider|Nurse|Mother|Father|Mom|Dad|Mum|Speaker \d{1,2}|SPEAKER_\d{1,2})):(?=\s)/gu;

/** Parts a stretch that holds more labels in the middle of a line (`Doctor: hello. Patient: hi.` run together). */
export function inlineLabels(text: string, turn: RawTurn): RawTurn[] {
  const body = text.slice(turn.start, turn.end);
  if (!body.includes('[') && !body.includes(':')) return [turn];
  const turns: RawTurn[] = [];
  let open: RawTurn = { ...turn };
  for (const match of body.matchAll(inline)) {
    const label = (match[1] ?? match[2] ?? '').trim();
    if (
      match[1] !== undefined &&
      ((labelRole(label) === null && !isVoiceLabel(label)) || /name|redacted/i.test(label))
    )
      continue;
    turns.push({ ...open, end: turn.start + match.index });
    open = { ...turn, label, start: turn.start + match.index + match[0].length };
  }
  turns.push({ ...open, end: turn.end });
  return turns;
}
