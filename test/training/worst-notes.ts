import type { CorpusVisit } from './corpus.ts';
import type { Prediction } from './cross-validate.ts';
import type { NoteScore } from './score-notes.ts';

/** The notes that are least like their references, each with what sets it apart. */
export function worstNotes(
  visits: readonly CorpusVisit[],
  predictions: readonly Prediction[],
  scores: readonly NoteScore[],
  count: number,
): Record<string, string | number>[] {
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]));
  const noteOf = new Map(predictions.map(({ id, note }) => [id, note]));
  return [...scores]
    .sort((a, b) => a.rouge1 - b.rouge1)
    .slice(0, count)
    .map((score) => ({
      id: score.id,
      'ROUGE-1': score.rouge1.toFixed(1),
      'ROUGE-2': score.rouge2.toFixed(1),
      'term F1': score.termF1.toFixed(1),
      'numbers nobody said': score.unsupported,
      why: reasons(visitOf.get(score.id)!, noteOf.get(score.id) ?? '', score).join('; '),
    }));
}

function reasons({ dialogue, note: reference }: CorpusVisit, note: string, score: NoteScore): string[] {
  const out: string[] = [];
  const asked = wordsOf(reference).length;
  if (score.words < 0.75 * asked) out.push(`short: ${score.words} words for ${asked}`);
  if (score.words > 1.3 * asked) out.push(`long: ${score.words} words for ${asked}`);
  const said = dialogue.split(/\s+/).length;
  if ((dialogue.match(/[.?!]/g)?.length ?? 0) < said / 40) out.push('speech without full stops');
  if (score.termR < 55) out.push(`terms left out (recall ${score.termR.toFixed(0)})`);
  if (score.termP < 55) out.push(`terms the reference has not (precision ${score.termP.toFixed(0)})`);
  const missing = missingWords(reference, note, dialogue);
  if (missing.unsaid >= 0.45) out.push(`${Math.round(100 * missing.unsaid)} % of its words were never said`);
  if (missing.words.length > 0) out.push(`missing ${missing.words.slice(0, 5).join(', ')}`);
  return out;
}

/** Words the reference says twice or more and the note never; and how many of the reference's words nobody said. */
function missingWords(
  reference: string,
  note: string,
  dialogue: string,
): { words: string[]; unsaid: number } {
  const ours = new Set(wordsOf(note));
  const heard = new Set(wordsOf(dialogue));
  const counts = new Map<string, number>();
  for (const word of wordsOf(reference)) if (word.length > 4) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([word, n]) => n > 1 && !ours.has(word) && heard.has(word))
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
  return { words, unsaid: [...counts.keys()].filter((word) => !heard.has(word)).length / counts.size };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
