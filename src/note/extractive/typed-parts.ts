import { splitUtterances } from '../language/utterances.ts';
import type { Source } from '../note.ts';
import { type TypedHeading, typedHeadingOf, typedHeadings } from '../transcript/typed-headings.ts';
import type { Turn } from '../transcript.ts';
import { vitalsIn } from './examination/vitals.ts';
import { isConditionWord } from './lexicon/conditions.ts';
import { namesDrug } from './lexicon/drugs.ts';
import { examSystemOf } from './lexicon/exam-words.ts';
import { symptomsIn } from './lexicon/symptoms.ts';
import { isSign } from './problems/vague-name.ts';
import { wordsOf } from './visit/units.ts';

export type TypedKind = 'hpi' | 'vitals' | 'exam' | 'results' | 'assessment' | 'plan';

/** A statement of a typed summary with the part of the note that it belongs to. */
export interface TypedPart {
  kind: TypedKind;
  text: string;
  source: Source;
}

/** The statements of a summary that a clinician typed, in order; without headings each is placed by what it says. */
export function typedParts(turn: Turn): TypedPart[] {
  const parts: TypedPart[] = [];
  let under: TypedHeading | null = null;
  for (const line of linesOf(turn.text))
    for (const { start, end } of splitUtterances(line.text)) {
      let from = start;
      const put = (to: number) => {
        const whole = line.text.slice(from, to).trim();
        const opens = turn.start + line.start + line.text.indexOf(whole, from);
        for (const { at, text } of decidedApart(whole)) {
          if (!/\w/.test(text)) continue;
          const kind = placed(text, under, parts.at(-1)?.kind ?? null);
          const start = opens + at;
          parts.push({ kind, text, source: { turn: turn.index, start, end: start + text.length } });
        }
      };
      for (const found of line.text.slice(start, end).matchAll(typedHeadings)) {
        put(start + found.index);
        from = start + found.index + found[0].length;
        under = typedHeadingOf(found[1]!);
      }
      put(end);
    }
  return parts;
}

// Without the numbers and marks of a list.
function linesOf(text: string): { start: number; text: string }[] {
  return [...text.matchAll(/[^\r\n]+/g)].map((found) => {
    const mark = /^\s{0,8}(?:\d{1,2}[.)](?=\s)|#\d?|[*•-])?\s{0,8}/.exec(found[0])![0].length;
    return { start: found.index + mark, text: found[0].slice(mark) };
  });
}

// "HTN - at goal, continue lisinopril 20 mg daily": a diagnosis, and what is done for it.
function decidedApart(text: string): { at: number; text: string }[] {
  if (namesDiagnosis(text))
    for (const { index, 0: joint } of text.matchAll(/, | - |: |; /g)) {
      const at = index + joint.length;
      const rest = text.slice(at);
      if (acts.test(rest) || isDose(rest))
        return [
          { at: 0, text: text.slice(0, index) },
          { at, text: rest },
        ];
    }
  return [{ at: 0, text }];
}

function isDose(text: string): boolean {
  const words = wordsOf(text);
  const drug = namesDrug(words);
  return (drug ? drugFirst(words) : dosed.test(text)) && taken.test(text);
}

function placed(text: string, under: TypedHeading | null, before: TypedKind | null): TypedKind {
  switch (under) {
    case 'objective':
      return foundIn(text) ?? 'exam';
    case 'both':
      return namesDiagnosis(text) ? 'assessment' : 'plan';
    case 'assessment':
      return acts.test(text) || isDose(text) ? 'plan' : 'assessment';
    case null:
      return byWords(text, before);
    default:
      return under;
  }
}

/** A laboratory test or a picture, as clinicians write them. */
export const studied =
  /\b(?:a1c|hba1c|ldl|tsh|creatinine|egfr|hemoglobin|glucose|potassium|inr|psa|wbc|cbc|cmp|bmp|strep|covid|flu|x-?rays?|ct|mri|ultrasound|ekg|ecg|ua|urinalysis|culture|labs?)\b/i;
const outcome = /\d|\b(?:positive|negative|pos|neg|normal|shows?|showed|unremarkable|clear|pending)\b/i;
const acts =
  /^(?:return|rtc|f\/?u\b|follow(?:ing)?[- ]?up|recheck|repeat|continue|start|begin|increase|decrease|stop|hold|switch|change|add|refer|order|check|send|schedule|obtain|prescribed?|rx|take|use|apply|avoid|rest\b(?! (?:help|relie|make|ease))|ice\b(?! (?:help|relie|make|ease))|elevate|fluids?\b|hydrat\w+|push|supportive|symptomatic|reassur\w+|counsel\w*|advise\w*|educat\w+|discussed|encourage\w*|monitor|call|give|given?\b|no (?:weight|lifting|sports?|work|school)|physical therapy|pt (?:referral|eval))(?=)\b/i;
const taken =
  /\b(?:daily|nightly|bid|tid|qid|qhs|qd|prn|po|as needed|once|twice|(?:two|three|four|\d) times|every|x ?\d+ ?d(?:ays?)?|for \d+ days|at (?:night|bedtime))\b/i;
// A medicine by a name that only clinicians use: "amox 90 mg/kg/day div bid".
const dosed = /^[a-z-]{3,} \d[\d.,]{0,6} ?(?:mg|mcg|g|ml|units?)\b/i;
const ordered = /\b(?:today|ordered|sent|stat|in \d+ (?:days?|weeks?|months?))\b/i;
const known =
  /\b(?:\d{1,3}[- ]?(?:years?|yrs?|yo|y\/?o|months?|mo|weeks?|wks?|days?|m|f)(?=)[- ]?(?:old|o)?(?=)[- ](?:male|female|man|woman|boy|girl|m|f|with|here|presents?)|presents?|here for|c\/o|complain\w*|reports?|denies|denied|since|ago|history of|h\/o|(?:x|for) ?\d+ ?(?:days?|weeks?|months?|years?|d|wks?)|taking|takes)(?=)\b/i;

function byWords(text: string, before: TypedKind | null): TypedKind {
  const words = wordsOf(text);
  if (acts.test(text)) return 'plan';
  if (isDose(text)) return 'plan';
  if (studied.test(text) && ordered.test(text) && !outcome.test(text.replace(ordered, ''))) return 'plan';
  if (known.test(text) && !namesDiagnosis(text)) return 'hpi';
  if (namesDiagnosis(text)) return 'assessment';
  // "No swelling." after what was told is denied, after what was seen it was looked for.
  if (/^no\b/i.test(text) && before === 'hpi') return 'hpi';
  return foundIn(text) ?? (before === 'plan' && words.length < 8 ? 'plan' : 'hpi');
}

function drugFirst(words: readonly string[]): boolean {
  return namesDrug(words.slice(0, 3));
}

function foundIn(text: string): TypedKind | null {
  if (vitalsIn(text).length > 0) return 'vitals';
  if (studied.test(text) && outcome.test(text)) return 'results';
  const seen = /\b(?:tms?|heent|cta|ctab|rrr|perrla?|nad|rom)\b/i.test(text);
  return seen || examSystemOf(text) !== null ? 'exam' : null;
}

const shortNames =
  /\b(?:uri|htn|dm2?|t[12]dm|aom|uti|copd|chf|cad|gerd|osa|ckd|a-?fib|hld|bph|adhd|mdd|gad|dvt|acl tear|well[- ](?:child|woman|man|baby)|physical exam|annual)\b/i;

/** True where the statement opens with the name of a diagnosis: "HTN, well controlled", "right AOM", not "no fever" or "cough for 3 days". */
function namesDiagnosis(text: string): boolean {
  const name = text.split(
    /[,;:(–—]| - |\b(?:with|due to|on|which|well controlled|not|after|since|for)\b/,
  )[0]!;
  const words = wordsOf(name);
  if (words.length === 0 || words.length > 6 || /^(?:no|denies|history|family)$/.test(words[0]!))
    return false;
  if (shortNames.test(name)) return true;
  if (!words.some((word) => isConditionWord(word))) return false;
  return !isSign(name) && (symptomsIn(words).length === 0 || /itis\b|\b(?:sprain|strain)\b/i.test(name));
}
