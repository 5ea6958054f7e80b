import { upperFirst } from '../language/upper-first.ts';

/**
 * Shorter versions of a sentence that leave out one part and are still whole, for when a part is not borne out:
 * without "bilateral(ly)", without one clause between semicolons, without one item of a plain list
 * ("Denies fever, chills, or cough."). Empty where the sentence can't safely be shortened.
 */
export function partsOf(text: string): SentenceParts | null {
  const list = listSentence.exec(text);
  if (list !== null && !/[;.]/.test(list[2]!)) {
    const items = list[2]!.split(/, (?:and |or )?| (?:and|or) /);
    const joiner = /\bor\b/.test(list[2]!) || /(?:denies|no|negative for) $/i.test(list[1]!) ? 'or' : 'and';
    if (items.length > 1 && items.every((item) => item.split(' ').length <= 4)) {
      return {
        items,
        join: (kept) => `${list[1]}${enumerate(kept, joiner)}${list[3]}`,
        whole: (item) => `${list[1]}${item}.`,
      };
    }
  }
  const clauses = text.replace(/\.$/, '').split('; ');
  if (clauses.length > 1) {
    return {
      items: clauses,
      join: (kept) => upperFirst(`${kept.join('; ')}.`),
      whole: (item) => `${item}.`,
    };
  }
  return null;
}

/** `Denies a, b, or c.`, also after a label (`Skin: `) or with a subject. */
const listSentence =
  /^((?:[A-Z][\w/ &-]{1,30}: )?(?:(?:The patient|Patient|He|She) )?(?=)(?:(?:[Aa]lso )?(?:[Dd]enies|[Rr]eports|[Ee]ndorses)|No|Negative for|Positive for) )(.+?)(\.?)$/;

export interface SentenceParts {
  items: readonly string[];
  /** A sentence of only these parts. */
  join(kept: readonly string[]): string;
  /** One part as a sentence of its own, to be checked. */
  whole(item: string): string;
}

export function withoutBilateral(text: string): string | null {
  const shorter = text.replace(/,? bilaterally\b|\bbilateral /gi, '').trim();
  return shorter === text ? null : upperFirst(shorter);
}

function enumerate(items: readonly string[], joiner: 'and' | 'or'): string {
  if (items.length < 3) return items.join(` ${joiner} `);
  return `${items.slice(0, -1).join(', ')}, ${joiner} ${items.at(-1)}`;
}
