import { upperFirst } from '../../language/upper-first.ts';
import { childIsPatient, namesPerson } from './person-meant.ts';
import { plainOf, reworded, type Unit } from './units.ts';
import type { Passage } from './visit.ts';

const baby =
  /\b(?:(?:the|your|my|our|this)(?=) (?:(?:new|little) )?(?=)(?:baby|newborn|infant|little (?:one|girl|boy))|(?:a|the|your|my) newborn)(?=)\b/;
/** "She's a week old", "and he cries all evening" */
const opens =
  /^((?:(?:and|but|so|no|yes|yeah|well|oh|because)(?=),?(?=) ){0,2})(?:she|he)(?=)(?:(['’]s|['’]d|['’]ll)|(?= ))/i;
/** "Has she had any colour change?", "how much is he taking?" */
const asks = /\b(is|was|does|did|has|can|will) (?:she|he)\b/i;
const ofBaby = /^(?:(?:and|so|is|the|your) ){0,3}(?:baby|newborn|little one)\b/;
/** In turns: so long the baby is meant who was named. */
const reach = 2;

/**
 * The passages of a visit of a mother or father with the baby in place of "she" or "he": "How's the new baby?" "She breathes
 * fast." → The baby breathes fast. In the third person it would be told of the patient.
 */
export function withBabyNamed(passages: readonly Passage[]): readonly Passage[] {
  if (passages.some(({ role }) => role === 'relative') || !passages.some(({ unit }) => baby.test(unit.said)))
    return passages;
  if (childIsPatient(passages)) return passages;
  let turn = -1;
  return passages.map((p) => {
    const { unit } = p;
    if (namesPerson(unit)) turn = -1;
    else if (baby.test(unit.said)) turn = unit.turn;
    if (turn < 0 || unit.turn - turn > reach) return p;
    // "Baby sleeping through?" "She's better than she was.": told under what was asked.
    if (unit.opens && ofBaby.test(unit.answers?.said ?? '')) return p;
    const text = unit.question ? askedOfBaby(unit) : toldOfBaby(unit);
    if (text === null) return p;
    turn = unit.turn;
    const named = reworded(unit, text);
    return { ...p, unit: named };
  });
}

function toldOfBaby(unit: Unit): string | null {
  const said = plainOf(unit);
  const found = opens.exec(said);
  if (found === null) return null;
  const [all, lead = '', short] = found;
  const verb = short === undefined ? '' : /['’]ll/.test(short) ? ' will' : short;
  return `${lead}${lead === '' ? 'The baby' : 'the baby'}${verb}${said.slice(all.length)}`;
}

function askedOfBaby(unit: Unit): string | null {
  return asks.test(unit.text) ? upperFirst(unit.text.replace(asks, '$1 the baby')) : null;
}
