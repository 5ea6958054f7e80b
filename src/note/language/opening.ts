/** What stands around words[at]: the words after it, the one before it (`leading`) and the one before the gap. */
export interface AroundWord {
  words: readonly string[];
  at: number;
  b: string;
  c: string;
  leading: string;
  before: string;
  asked: boolean;
}

/** Words that a statement may begin with, and how surely one does there. */
export type Opening = readonly [words: string, surely: (around: AroundWord) => number];

const noNoun =
  /^(?:[a-z]+n['’]t|[dwc][oa]nt|didnt|doesnt|to|and|or|you|i|we|they|he|she|it|can|could|should|will|would|may|might|must|just|also|then|please|not|n't|don't|do|does|did|help|helps|let|let's|na|that|who|which|who's|always|still|so|now|but|if|the|a|an|your|my|ll|i'll|we'll|you'll|going|want|is|are|was|were|be|been|has|have|had|of|in|on|with|for|at|from|very|really|little|okay|alright|well)$/;

/** True for a word that may be a noun, after which a statement can end. */
export function nounLike(word: string): boolean {
  return word !== '' && !noNoun.test(word);
}
