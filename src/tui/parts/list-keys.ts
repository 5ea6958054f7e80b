import type { KeyHint } from './frame.tsx';

const whileFiltering: readonly KeyHint[] = [
  ['enter', 'keep the filter'],
  ['esc', 'take it away'],
];

/** The keys of a view with a list: what the view does, then what every list does. */
export function listKeys(
  { filtering }: { filtering: boolean },
  hints: readonly KeyHint[],
): readonly KeyHint[] {
  return filtering ? whileFiltering : [...hints, ['/', 'filter'], ['?', 'help'], ['q', 'quit']];
}
