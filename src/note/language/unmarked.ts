import type { Turn } from '../transcript.ts';

const contraction = /[a-z]['’](?:t|m|re|ve|ll|s|d)\b/i;

/** True where a recogniser wrote no apostrophes. */
export function isUnmarked(turns: readonly Turn[]): boolean {
  return !turns.some(({ text }) => contraction.test(text));
}

const mark = /[.,?!]/;
/** In words: a shorter turn may do without a full stop. */
const telling = 5;
const seldom = 0.1;

/** True where a recogniser wrote no apostrophes, or hardly any stops: what it misheard stands in pieces ("a torva statin"). */
export function namesComeApart(turns: readonly Turn[]): boolean {
  if (isUnmarked(turns)) return true;
  const long = turns.filter(({ text }) => text.split(' ').length >= telling);
  return long.filter(({ text }) => mark.test(text)).length < seldom * long.length;
}
