/** What stands at the start of a transcript's line, before the words: a time, a speaker. Offsets are into the line. */
export interface LineMarks {
  /** Seconds, from `[00:01:23]`, `(1:02)`, `00:12`. */
  time: number | null;
  label: LabelMark | null;
  /** Where the words begin. */
  textStart: number;
}

export interface LabelMark {
  text: string;
  /** `bracket` and `voice` are labels by their form; `colon` needs more proof (see parse-transcript). */
  form: 'bracket' | 'voice' | 'colon';
}

const timestamp =
  /^[ \t]{0,8}(?:[[(<]?)(\d{1,2})(?=):(\d{2})(?::(\d{2}))?(?:[.,](\d{1,3}))?(?:[\])>]?)(?=[\s:\-–—[]|$)[ \t]{0,8}(?:[-–—:][ \t]{1,4})?/;
const bracketed = /^[ \t]{0,8}\[[ \t]?([\p{L}][\p{L}\p{N} .'’_-]{0,38})\][ \t]{0,2}:?/u;
const voiceTag = /^[ \t]{0,8}<v(?:\.[\w.]{1,20})? ([^>\n]{1,40})>/;
const colon =
  /^[ \t]{0,8}(?:[-–•*>]{1,3}[ \t]?)?(?:\*\*)?([\p{L}][\p{L}\p{N} .'’_#()/-]{0,40}?)(?:\*\*)?[ \t]{0,2}(?:[[(](\d{1,2}):(\d{2})(?::(\d{2}))?[\])][ \t]{0,2})?:(?:\*\*)?(?=\s|$|[^\d\s/])/u;
const cue =
  /^[ \t]{0,8}(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})(?=)[ \t]{1,4}(?=)-->[ \t]{1,4}(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;

function seconds(h: string | undefined, m: string, s: string, fraction: string | undefined): number {
  return Number(h ?? 0) * 3600 + Number(m) * 60 + Number(s) + (fraction ? Number(`0.${fraction}`) : 0);
}

/** The times of a WebVTT or SRT cue line (`00:00:01.000 --> 00:00:04.000`), or null. */
export function cueTimes(line: string): { start: number; end: number } | null {
  const match = cue.exec(line);
  if (!match) return null;
  const [, h1, m1, s1, f1, h2, m2, s2, f2] = match;
  return { start: seconds(h1, m1!, s1!, f1), end: seconds(h2, m2!, s2!, f2) };
}

/** Reads the marks at the start of one line (no line end in it). Every pattern is bounded, so time is linear. */
export function lineMarks(line: string): LineMarks {
  let at = 0;
  let time: number | null = null;
  const head = line.slice(0, 200);
  const takeTime = () => {
    const match = timestamp.exec(head.slice(at));
    if (!match) return;
    const [whole, a, b, c, fraction] = match;
    time = c === undefined ? seconds(undefined, a!, b!, fraction) : seconds(a, b!, c, fraction);
    at += whole.length;
  };
  takeTime();
  const rest = head.slice(at);
  const voice = voiceTag.exec(rest);
  if (voice)
    return { time, label: { text: voice[1]!.trim(), form: 'voice' }, textStart: at + voice[0].length };
  const bracket = bracketed.exec(rest);
  if (bracket) {
    at += bracket[0].length;
    const label: LabelMark = { text: bracket[1]!.trim(), form: 'bracket' };
    if (time === null) takeTime();
    return { time, label, textStart: at };
  }
  const plain = colon.exec(rest);
  if (plain) {
    const [whole, name, a, b, c] = plain;
    if (a !== undefined && b !== undefined) {
      time = c === undefined ? seconds(undefined, a, b, undefined) : seconds(a, b, c, undefined);
    }
    return { time, label: { text: name!.trim(), form: 'colon' }, textStart: at + whole.length };
  }
  return { time, label: null, textStart: at };
}

/** A line that is only a speaker and a time (`Dr Smith  0:12`), as meeting software writes it, or null. */
export function headerLine(line: string): { label: string; time: number } | null {
  if (line.length > 80) return null;
  const match =
    /^\s{0,8}([\p{L}][\p{L}\p{N} .'’_()-]{0,40}?)[ \t,|-]{1,8}[[(]?(\d{1,2}):(\d{2})(?::(\d{2}))?[\])]?\s{0,8}$/u.exec(
      line,
    );
  if (!match) return null;
  const [, label, a, b, c] = match;
  return {
    label: label!.trim(),
    time: c === undefined ? seconds(undefined, a!, b!, undefined) : seconds(a, b!, c, undefined),
  };
}
