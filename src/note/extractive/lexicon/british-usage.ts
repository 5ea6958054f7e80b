import type { Turn } from '../../transcript.ts';
import type { Symptom } from './symptoms.ts';

const british =
  /\b(?:gp|a&e|nhs|paracetamol|calpol|salbutamol|loo|fortnight|tummy|mum|diarrhoea|chemist|111|999|wee|poo|jabs?|napp(?:y|ies)|surger(?:y|ies) (?:reception|receptionist)|practice nurse|co-codamol|ring (?:us|me|you|back)|litres?|whilst|poorly|reckon|aye|bloods|fit note)(?=)\b/gi;
const enough = 3;

/** True for a visit in British English: "have you been sick?" asks there whether the patient vomited. */
export function isBritish(turns: readonly Turn[]): boolean {
  let said = 0;
  for (const { text } of turns) {
    said += text.match(british)?.length ?? 0;
    if (said >= enough) return true;
  }
  return false;
}

const queasy =
  /\b(?:feel|feeling|feels|felt) (?:(?:really|very|a bit|quite|so|still|at all) )?sick\b(?! of\b)/;
const vomited =
  /\b(?:been|being|be|was|were)(?=) (?:(?:actually|physically|violently|really) )?(?=)sick\b(?! (?:of|pay|note|leave|since|with (?:a|the) (?:cold|flu))(?=)\b)/;

/** What "sick" says in a British visit; `said` is the words of one utterance with a space between them. */
export function sickSaid(said: string): { symptom: Symptom; at: number }[] {
  const out: { symptom: Symptom; at: number }[] = [];
  for (const [pattern, written] of [
    [queasy, 'nausea'],
    [vomited, 'vomiting'],
  ] as const) {
    const found = pattern.exec(said);
    if (found === null) continue;
    out.push({
      symptom: { system: 'Gastrointestinal', written, words: found[0].split(' ') },
      at: said.slice(0, found.index).split(' ').length - 1,
    });
  }
  return out;
}
