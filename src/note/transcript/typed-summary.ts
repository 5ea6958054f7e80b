import { lineMarks } from './line-marks.ts';
import { labelRole, letterRole } from './speaker-label.ts';
import { noteHeading, typedHeadingOf } from './typed-headings.ts';

const longest = 4_000;
const ofTalk =
  /\?|\b(?:i|i['’](?:m|ve|ll|d)|me|my|you|your|you['’](?:re|ve|ll|d)|we|us|our|let['’]s|okay)(?=)\b/i;
const telegraphed =
  /\b(?:return|rtc|f\/u|follow[- ]?up|recheck|continue|start|increase|decrease|stop|switch|refer(?:red|ral)?|rest|fluids|ice|prn|as needed|mg|mcg|daily|bid|tid|qid|qhs|po|physical therapy)\b/i;

/**
 * True for what a clinician typed about a visit instead of what was said at it ("Viral URI. Fluids, rest, return if
 * worse."): nobody is labelled as speaking, asks, or says "I" or "you", and it says what is done or has a note's headings.
 */
export function isTypedSummary(text: string): boolean {
  if (text.length > longest || !/[.;:]|\w[\r\n]/.test(text) || ofTalk.test(text)) return false;
  const soap = noteHeading.test(text);
  if (!soap && !telegraphed.test(text)) return false;
  return text.split(/[\r\n]+/).every((line) => {
    const { label, time } = lineMarks(line);
    return (
      time === null &&
      (label === null ||
        (label.form === 'colon' &&
          ((soap && typedHeadingOf(label.text) !== null) ||
            (labelRole(label.text) === null && letterRole(label.text) === null))))
    );
  });
}
