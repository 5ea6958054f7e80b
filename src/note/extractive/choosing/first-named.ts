import type { Passage } from '../visit/visit.ts';

/** A passage and what it names. */
export interface Naming {
  passage: Passage;
  names: readonly string[];
}

/** Of `open`, in its order, what names something that neither `named` has nor an earlier one of them. */
export function firstNamed(open: readonly Naming[], named: ReadonlySet<string>): Passage[] {
  const known = new Set(named);
  const out: Passage[] = [];
  for (const { passage, names } of open) {
    if (names.every((name) => known.has(name))) continue;
    out.push(passage);
    for (const name of names) known.add(name);
  }
  return out;
}
