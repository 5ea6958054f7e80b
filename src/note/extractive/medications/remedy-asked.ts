import type { Unit } from '../visit/units.ts';

const asksToGoOn =
  /\b(?:(?:carry on|keep|go|keep on|go on|stay|stay on|continue)(?=)(?: with| taking| using| on)?|still (?:take|use|have)|stop(?: taking| using)?)(?=) (?:the|my|his|her)(?=) ([a-z]{3,}(?: (?!(?:too|as|now|then|still|with|while|and|or|for)(?=)\b)[a-z]{2,}){0,2})(?=$| (?:too|as well|now|then|still|with (?:it|that))$)/;

/** "Do I carry on with the herbal one?": what the patient asks of to go on with, known as a medicine or not; else null. */
export function remedyAsked({ question, role, said }: Unit): string | null {
  return question && role !== 'clinician' ? (asksToGoOn.exec(said)?.[1] ?? null) : null;
}
