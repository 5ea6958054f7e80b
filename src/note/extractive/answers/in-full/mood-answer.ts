import { upperFirst } from '../../../language/upper-first.ts';
import type { Unit } from '../../visit/units.ts';

const told =
  /^(?:(?:um|oh|well|yeah|honestly),?(?=) ){0,2}(?=)(?:(he|she)(?:['’]s| has| is)|i(?:['’]m| am|['’]ve| have))(?=)(?: been)? ((?:a (?:bit|little)|pretty|quite|very|really|sometimes) )?(low|down|flat|up and down)[.]?$/i;
const whose: Readonly<Record<string, string>> = { he: 'his', she: 'her' };

/** How the mood is, in full: "how's his mood been?" "He's a bit down." → His mood is a bit low. Null for other answers. */
export function moodAnswer(asked: Unit, { text }: Unit): string | null {
  if (!asked.words.includes('mood')) return null;
  const found = told.exec(text);
  if (found === null) return null;
  const [, they = '', degree = '', how = ''] = found;
  return `${upperFirst(whose[they.toLowerCase()] ?? 'my')} mood is ${degree}${how.replace(/^down$/i, 'low')}.`;
}
