import type { Turn } from '../transcript.ts';

const contraction = /[a-z]['’](?:t|m|re|ve|ll|s|d)\b/i;

/** True where a recogniser wrote no apostrophes: then names come apart, too ("met for men"). */
export function isUnmarked(turns: readonly Turn[]): boolean {
  return !turns.some(({ text }) => contraction.test(text));
}
