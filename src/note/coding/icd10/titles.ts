import { testedFor } from '../assertion.ts';
import type { Mention } from './find-problems.ts';
import type { Part } from './phrase-index.ts';

/** The same title, with or without its capital and its stop: "type 2 diabetes" heads the assessment, "Type 2 diabetes." the plan. */
export function sameTitle(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && (a === b || bare(a) === bare(b));
}

function bare(title: string): string {
  const low = title.toLowerCase();
  const end = low.trimEnd();
  return end.endsWith('.') || end.endsWith(':') ? end.slice(0, -1) : low;
}

/**
 * Weighs a title by what is said under it. A title whose problem is there only spoken of as probable is in doubt too
 * (ICD-10-CM Official Guidelines, Section IV.H); words "consistent with" what the title gives tell more of it.
 * `own` are the mentions of the assessment, `planned` those of the plan, `known` tells what the patient has had; assertions in
 * `own` change.
 */
export function weighTitle(
  own: readonly Mention[],
  planned: readonly Mention[],
  known: (part: Part) => boolean,
): void {
  const said = [...own.filter(({ titled }) => !titled), ...planned];
  for (const title of own) {
    if (!title.titled || title.assertion !== 'affirmed') continue;
    const whole = !own.some((other) => other.titled && isWithin(title, other));
    const same = said.filter(
      (one) =>
        (one.part === title.part || saysLess(one, title)) &&
        !(whole && said.some((other) => isWithin(one, other))),
    );
    const doubted =
      same.some((one) => one.assertion === 'uncertain' && !isCause(one)) &&
      !same.some((one) => one.assertion === 'affirmed' && own.includes(one));
    if (isOfTest(title, said)) title.assertion = 'hypothetical';
    else if (doubted && !known(title.part)) title.assertion = 'uncertain';
    else {
      const pieces = new Set(
        same.filter(({ assertion }) => assertion === 'presumed').map(({ piece }) => piece),
      );
      for (const mention of own)
        if (mention.assertion === 'presumed' && pieces.has(mention.piece)) mention.assertion = 'affirmed';
    }
  }
}

// "She probably has a contusion" doubts the title "contusion of the right leg" too.
function saysLess(one: Mention, title: Mention): boolean {
  if (one.assertion !== 'uncertain' || one.part.bodyPart || one.part.phrases.length === 0) return false;
  const words = new Set(wordsIn(title));
  return wordsIn(one).length < words.size && wordsIn(one).every((word) => words.has(word));
}

// "Hepatitis. A liver panel and a hepatitis C."
function isOfTest(title: Mention, said: readonly Mention[]): boolean {
  const [first = '', ...rest] = wordsIn(title);
  if (!testedFor.test([first, ...rest].join(' '))) return false;
  const same = said.filter((one) => wordsIn(one)[0] === first);
  return same.length > 0 && same.every(({ assertion }) => assertion === 'hypothetical');
}

function wordsIn({ piece, first, last }: Mention): string[] {
  return piece.slice(first, last + 1).map(({ text }) => text);
}

const cause = /\b(?:related to|due to|from|caused by|secondary to|because of|contribut\w{1,8})\b/i;
const causeReach = 50;

// "It could be related to severe hypertension" doubts what it does, not that it is there.
function isCause({ text, piece, first }: Mention): boolean {
  const at = piece[first]!.start;
  return cause.test(text.slice(Math.max(0, at - causeReach), at));
}

// "It may be an asthma exacerbation" doubts no asthma.
function isWithin(one: Mention, other: Mention): boolean {
  return (
    one.piece === other.piece &&
    other.first <= one.first &&
    other.last >= one.last &&
    other.last - other.first > one.last - one.first
  );
}
