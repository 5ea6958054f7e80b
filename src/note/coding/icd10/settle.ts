import type { Diagnosis } from './code-diagnoses.ts';
import { withCombined } from './combined.ts';
import type { IcdEntry } from './parse-table.ts';
import { ruledOutBy } from './rules.ts';

/** One of each code, and none that another rules out or explains. */
export function settle(diagnoses: readonly Diagnosis[]): Diagnosis[] {
  const firsts = new Map<string, Diagnosis>();
  for (const diagnosis of diagnoses) {
    const known = firsts.get(diagnosis.entry.code);
    // What was mentioned first and then has its own title was looked after.
    if (
      known === undefined ||
      (!known.problem.titled && diagnosis.problem.titled && diagnosis.named === known.named)
    )
      firsts.set(diagnosis.entry.code, diagnosis);
  }
  const unique = withCombined([...firsts.values()]);
  const left = unique.filter((one) => {
    const { entry } = one;
    const rivals = unique.filter(
      ({ entry: other }) => !otherSide(entry, other) || !(entry.symptom || entry.code.startsWith('S')),
    );
    const codesOf = (list: readonly Diagnosis[]) => list.map((rival) => rival.entry.code);
    const explaining = rivals.filter((rival) => !ofMind.test(rival.entry.code) || !isApart(one, rival));
    if (ruledOutBy(entry.code, codesOf(rivals), codesOf(explaining)) !== null) return false;
    return !unique.some(({ entry: other }) => saysMore(other, entry));
  });
  return left.map((one) => underTitle(one, unique));
}

// "For your first problem, the palpitations, a Holter. For your second, the anxiety, we continue the Lexapro.": a symptom
// with a title and a plan of its own is not explained by an illness of the mind that has another.
const ofMind = /^F/;
function isApart({ problem }: Diagnosis, { problem: rival }: Diagnosis): boolean {
  return problem.scope !== rival.scope && [problem, rival].every(isPlannedFor);
}

function isPlannedFor({ titled, scope }: Diagnosis['problem']): boolean {
  return titled && scope.planned !== undefined && scope.planned.length > 0;
}

// "Anemia" is the title of what a sentence elsewhere calls anemia from blood loss.
function underTitle(one: Diagnosis, all: readonly Diagnosis[]): Diagnosis {
  if (one.problem.titled || !closelyNamed.test(one.entry.code)) return one;
  const general = all.find(
    ({ entry, problem }) => problem.titled && entry !== one.entry && isCloserAnemia(entry.code),
  );
  if (general === undefined) return one;
  return { ...one, problem: { ...one.problem, scope: general.problem.scope, titled: true } };
}

const closelyNamed = /^D50/;
const isCloserAnemia = (code: string) => code === 'D64.9' || code === 'D50.9';

// A right shoulder's diagnosis does not explain the left shoulder's pain.
function otherSide(a: IcdEntry, b: IcdEntry): boolean {
  return a.side !== null && b.side !== null && a.side !== b.side && a.side !== 'none' && b.side !== 'none';
}

// The same condition with its side known rules out the code for a side not said.
function saysMore(other: IcdEntry, entry: IcdEntry): boolean {
  return (
    entry.side === 'none' && other.side !== null && other.side !== 'none' && other.phrases === entry.phrases
  );
}
