import { reworded, type Unit } from './units.ts';

const parents = {
  he: /\byour (?:dad|father|daddy)(?:(['’]s)|(?![a-z'’]| side))/gi,
  she: /\byour (?:mum|mom|mother|mam)(?:(['’]s)|(?![a-z'’]| side))/gi,
};
const grandparents = {
  he: /\byour (?:grandad|granddad|grandpa|grandfather)(?:(['’]s)|(?![a-z'’]| side))/gi,
  she: /\byour (?:gran|granny|nan|grandma|grandmother)(?:(['’]s)|(?![a-z'’]| side))/gi,
};
const children = {
  he: /\byour (?:son|little boy|boy|grandson)(?:(['’]s)|(?![a-z'’]| side))/gi,
  she: /\byour (?:daughter|little girl|girl|granddaughter)(?:(['’]s)|(?![a-z'’]| side))/gi,
};
const spouse = {
  he: /\byour husband(?:(['’]s)|(?![a-z'’]| side))/gi,
  she: /\byour wife(?:(['’]s)|(?![a-z'’]| side))/gi,
};
/** What the clinician calls the patient to whoever came with them, by what that person is to the patient. */
const calledTo: Readonly<Record<string, { readonly he: RegExp; readonly she: RegExp }>> = {
  son: parents,
  daughter: parents,
  grandson: grandparents,
  granddaughter: grandparents,
  mother: children,
  father: children,
  grandmother: children,
  grandfather: children,
  wife: spouse,
  husband: spouse,
};
const asObject =
  /\b(?:with|to|for|of|about|on|from|at|by|give|giving|gave|bring|brings|see|seen|help|let|have)$/i;

/**
 * The units with "he" or "she" where the clinician calls the patient by what they are to who came along: "is your dad on
 * blood thinners?", asked of the son → Is he on blood thinners? Only where the patient is not heard.
 */
export function withPatientCalled(units: readonly Unit[]): readonly Unit[] {
  const teller = units.find(({ role, kin }) => role === 'relative' && kin !== null);
  const names = teller === undefined ? undefined : calledTo[teller.kin!];
  if (names === undefined || units.some(({ role, kin }) => isOther(role, kin, teller!))) return units;
  const anew = new Map<Unit, Unit>();
  return units.map((unit) => {
    if (unit.role !== 'clinician') {
      const asked = unit.answers === null ? undefined : anew.get(unit.answers);
      return asked === undefined ? unit : { ...unit, answers: asked };
    }
    if (!unit.words.includes('your')) return unit;
    let { text } = unit;
    for (const they of ['he', 'she'] as const)
      text = text.replace(names[they], (_, owned: string | undefined, at: number, whole: string) =>
        pronoun(they, owned, whole.slice(0, at).trimEnd(), whole.slice(at + _.length)),
      );
    if (text === unit.text) return unit;
    const other = reworded(unit, text);
    anew.set(unit, other);
    return other;
  });
}

function isOther(role: Unit['role'], kin: string | null, teller: Unit): boolean {
  return role === 'patient' || (role === 'relative' && kin !== teller.kin);
}

// "How's your dad's breathing?", "how's your mother's been sleeping": whose, or is.
const isVerbNext = /^ (?:been|got|had|doing|eating|sleeping|feeling|still|having|taking|on)\b/i;

function pronoun(they: 'he' | 'she', owned: string | undefined, before: string, after: string): string {
  if (owned !== undefined && isVerbNext.test(after)) return `${they}'s`;
  const own = they === 'he' ? 'his' : 'her';
  if (owned !== undefined) return capitalAt(before, own);
  return capitalAt(before, asObject.test(before) ? (they === 'he' ? 'him' : 'her') : they);
}

const capitalAt = (before: string, word: string) =>
  before === '' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
