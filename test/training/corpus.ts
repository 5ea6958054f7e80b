import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of a corpus file: a visit's dialogue and the note a scribe wrote of it. */
export interface CorpusVisit {
  id: string;
  dialogue: string;
  note: string;
  subset?: string;
  section?: string;
}

export function readVisits(path: string): CorpusVisit[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CorpusVisit);
}

export function aciTrain(corpora: string): CorpusVisit[] {
  return readVisits(join(corpora, 'aci-bench', 'train.jsonl'));
}

export function mtsTrain(corpora: string): CorpusVisit[] {
  return readVisits(join(corpora, 'mts-dialog', 'train.jsonl'));
}
