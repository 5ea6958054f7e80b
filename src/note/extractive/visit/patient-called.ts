import { reworded, type Unit } from './units.ts';

const parents = { he: 'dad|father|daddy', she: 'mum|mom|mother|mam' } as const;
const grandparents = {
  he: 'grandad|granddad|grandpa|grandfather',
  she: 'gran|granny|nan|grandma|grandmother',
} as const;
const children = {
  he: 'son|little boy|boy|grandson',
  she: 'daughter|little girl|girl|granddaughter',
} as const;
/** What the clinician calls the patient to whoever came with them, by what that person is to the patient. */
const calledTo: Readonly<Record<string, { readonly he: string; readonly she: string }>> = {
  son: parents,
  daughter: parents,
  grandson: grandparents,
  granddaughter: grandparents,
  mother: children,
  father: children,
  grandmother: children,
  grandfather: children,
  wife: { he: 'husband', she: 'wife' },
  husband: { he: 'husband', she: 'wife' },
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
  const patterns = (['he', 'she'] as const).map(
    (they) => [they, new RegExp(`\\byour (?:${names[they]})(?:(['’]s)|(?![a-z'’]| side))`, 'gi')] as const,
  );
  const anew = new Map<Unit, Unit>();
  return units.map((unit) => {
    if (unit.role !== 'clinician') {
      const asked = unit.answers === null ? undefined : anew.get(unit.answers);
      return asked === undefined ? unit : { ...unit, answers: asked };
    }
    if (!unit.words.includes('your')) return unit;
    let { text } = unit;
    for (const [they, pattern] of patterns)
      text = text.replace(pattern, (_, owned: string | undefined, at: number, whole: string) =>
        pronoun(they, owned, whole.slice(0, at).trimEnd(), whole.slice(at + _.length)),
      );
    if (text === unit.text) return unit;
    const called = reworded(unit, text);
    anew.set(unit, called);
    return called;
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
