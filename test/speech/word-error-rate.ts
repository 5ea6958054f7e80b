import { readFile } from 'node:fs/promises';

/** Words as the demo model's published figures count them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/-/g, ' ')
    .replace(/[^a-z0-9'. ]/g, ' ')
    .replace(/\. /g, ' ')
    .replace(/[. ]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
}

/** Least insertions, deletions and substitutions that turn one into the other. */
export function edits(reference: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [index, word] of reference.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries()) {
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (word === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The turns of a sample's reference transcript. */
export async function referenceTurns(
  file: string,
): Promise<{ role: 'clinician' | 'patient'; text: string }[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({
    role: line.startsWith('[doctor]') ? 'clinician' : 'patient',
    text: line.replace(/^\[\w+\] /, ''),
  }));
}
