/**
 * ROUGE-N F1 of a note against a reference (Lin, 2004, "ROUGE: A Package for Automatic Evaluation of Summaries"),
 * over lower-case runs of letters and digits, without stemming: the ROUGE-1/2 of the ACI-BENCH paper. 0 to 1;
 * 0 where either text is shorter than `n` words.
 */
export function rouge(predicted: string, reference: string, n: 1 | 2): number {
  const ours = ngrams(predicted, n);
  const theirs = ngrams(reference, n);
  let hits = 0;
  for (const [gram, count] of ours.counts) hits += Math.min(count, theirs.counts.get(gram) ?? 0);
  return hits === 0 ? 0 : (2 * hits) / (ours.total + theirs.total);
}

function ngrams(text: string, n: number): { counts: Map<string, number>; total: number } {
  const tokens = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const counts = new Map<string, number>();
  for (let i = 0; i + n <= tokens.length; i += 1) {
    const gram = tokens.slice(i, i + n).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return { counts, total: Math.max(0, tokens.length - n + 1) };
}
