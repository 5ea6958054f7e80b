import type { Doubt, DraftSentence } from '../../writer.ts';
import { conditionStatuses } from '../learned/statuses.ts';
import { isGivenIn, type RankedTrouble } from '../learned/trouble-ranking.ts';

/** So likely must a condition be only suspected or nobody's, and so likely over. */
const from = { not: 0.55, over: 0.65 };

const at = (status: (typeof conditionStatuses)[number]): number => conditionStatuses.indexOf(status);
const nobodys = [at('family'), at('denied'), at('general')];
const suspected = at('suspected');
const past = at('past');

/** The conditions that a visit names and does not bear out, by all their names but those that are of another's name, too. */
export function doubtsOf(troubles: readonly RankedTrouble[]): Doubt[] {
  const standing: string[] = [];
  const doubted: { trouble: RankedTrouble; as: Doubt['as'] }[] = [];
  for (const trouble of troubles) {
    const as = doubtOf(trouble);
    if (as === null) standing.push(...namesOf(trouble).map((name) => ` ${name} `));
    else doubted.push({ trouble, as });
  }
  return doubted.flatMap(({ trouble, as }) =>
    namesOf(trouble)
      .filter((words) => !standing.some((name) => name.includes(` ${words} `)))
      .map((words) => ({ words, as })),
  );
}

function namesOf({ name, mentions }: RankedTrouble): string[] {
  return [...new Set([name, ...mentions.map(({ named }) => named.name)])];
}

function doubtOf(trouble: RankedTrouble): Doubt['as'] | null {
  const { status } = trouble;
  if (status === null || isGivenIn(trouble, status)) return null;
  const not = nobodys.reduce((sum, one) => sum + status[one]!, 0);
  if (not + status[suspected]! > from.not) return status[suspected]! > not ? 'uncertain' : 'hypothetical';
  return status[past]! > from.over ? 'past' : null;
}

/** A sentence with those of the doubts that it or its heading names. */
export function withDoubts(sentence: DraftSentence, doubts: readonly Doubt[]): DraftSentence {
  if (doubts.length === 0) return sentence;
  const said = `${sentence.group ?? ''} ${sentence.text}`.toLowerCase();
  const own = doubts.filter(({ words }) => said.includes(words));
  return own.length === 0 ? sentence : { ...sentence, doubts: own };
}
