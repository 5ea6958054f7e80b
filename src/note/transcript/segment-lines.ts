import { acceptedLabels } from './accepted-labels.ts';
import { isHardWrapped } from './hard-wrap.ts';
import { inlineLabels } from './inline-labels.ts';
import type { Line } from './read-lines.ts';

/** A stretch of one voice: offsets are into the whole text, white space at both ends excluded. */
export interface RawTurn {
  label: string | null;
  start: number;
  end: number;
  audio?: { start: number; end: number };
}

interface Open extends RawTurn {
  time: number | null;
  closed: boolean;
}

/** Groups lines into turns: a label, a cue or a header line opens one; lines without a mark continue it. */
export function segmentLines(text: string, lines: readonly Line[]): RawTurn[] {
  const accept = acceptedLabels(lines);
  const labelled = lines.some(
    (line) => line.kind === 'header' || (line.marks?.label && accept(line.marks.label)),
  );
  const words = lines.filter((line) => line.kind === 'words');
  const wrapped = !labelled && isHardWrapped(words.map((line) => text.slice(line.start, line.end)));
  const timed = words.some((line) => line.marks?.time !== null);
  const turns: Open[] = [];
  let pending: { start: number; end: number } | null = null;
  let lastLabel: string | null = null;
  let newParagraph = true;
  for (const line of lines) {
    if (line.kind === 'blank') newParagraph = true;
    if (line.kind === 'cue') {
      pending = line.times;
      newParagraph = true;
    }
    if (line.kind === 'header' && line.header) {
      lastLabel = line.header.label;
      pending = null;
      turns.push(opened(line.end, lastLabel, line.header.time));
      newParagraph = false;
    }
    if (line.kind !== 'words') continue;
    const marks = line.marks;
    const label = marks?.label && accept(marks.label) ? marks.label.text : null;
    const time = marks?.time ?? null;
    // A colon that is no label stays in the words; a time before it does not.
    const textStart: number =
      line.start +
      (label !== null ? marks!.textStart : time !== null && !marks?.label ? marks!.textStart : 0);
    const last = turns.at(-1);
    const opens =
      label !== null ||
      pending !== null ||
      time !== null ||
      last === undefined ||
      (!labelled && (wrapped ? newParagraph : !timed));
    if (opens) {
      if (label !== null) lastLabel = label;
      const turn = opened(
        textStart,
        label ?? (labelled && (pending || time !== null) ? lastLabel : null),
        time,
      );
      if (pending) turn.audio = pending;
      turns.push(turn);
      pending = null;
    }
    turns.at(-1)!.end = line.end;
    newParagraph = false;
  }
  const trimmed: RawTurn[] = [];
  for (const turn of withTimes(turns))
    for (const part of inlineLabels(text, turn)) {
      const words = trim(text, part);
      if (words !== null) trimmed.push(words);
    }
  return trimmed;
}

function opened(start: number, label: string | null, time: number | null): Open {
  return { label, start, end: start, time, closed: false };
}

// A turn's end on the clock is the next turn's start; the last one's is unknown and equals its start.
function withTimes(turns: readonly Open[]): RawTurn[] {
  return turns.map(({ label, start, end, time, audio }, index) => {
    const next = turns[index + 1]?.time ?? null;
    const clock =
      audio ?? (time === null ? null : { start: time, end: next !== null && next > time ? next : time });
    return { label, start, end, ...(clock ? { audio: clock } : {}) };
  });
}

function trim(text: string, turn: RawTurn): RawTurn | null {
  const words = text.slice(turn.start, turn.end).trimStart();
  const start = turn.end - words.length;
  const end = start + words.trimEnd().length;
  return start < end ? { ...turn, start, end } : null;
}
