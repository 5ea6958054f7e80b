import { upperFirst } from '../../language/upper-first.ts';

const speaks = /\b(?:we|us)\b/i;

const rules: [RegExp, string][] = [
  [/,? (?:which|that)(?=) we have (?:heard|seen|noted)(?=) (in the past|before)\b/gi, ', noted $1'],
  [/\b(?:which is )?what we (?:would )?call (?=an?\b|[a-z])/gi, ''],
  [/, (?:which )?we call (?:that|it|this) (?=an?\b|[a-z])/gi, ', called '],
  [/ (?:that|which) we did (?=(?:last|a|in|before|yesterday|today|earlier)\b)/gi, ' done '],
  [/ that we talked about(?= in the past| before| last)/gi, ' discussed'],
  [/\b(came|come|comes) (in|here|back)? ?to see us\b/gi, '$1 $2'],
  [/^we will say (?=(?:she|he|the patient)\b)/i, ''],
];

// What the clinician turns to next is said at the end.
const turnsTo = /,? (?:(?:and|so|but) ){0,2}let us (?:talk|take a|look|see|go over|go through|review)\b/i;
const longestTurn = 80;

/** A sentence of the note without the clinic where it only stands by: "what we call a sprain" → a sprain, "that we did last year" → done last year. */
export function withoutClinic(sentence: string): string {
  if (!speaks.test(sentence)) return sentence;
  const turn = turnsTo.exec(sentence);
  const said =
    turn && sentence.length - turn.index < longestTurn ? `${sentence.slice(0, turn.index)}.` : sentence;
  const text = rules
    .reduce((out, [from, to]) => out.replace(from, to), said)
    .replace(/ {2,}/g, ' ')
    .trim();
  return upperFirst(text);
}
