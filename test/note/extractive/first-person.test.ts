import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noteOf } from './written-note.ts';

// "Type I" is a number.
const firstPerson = /(?<!\b(?:[Tt]ype|[Ss]tage|[Cc]lass|[Gg]rade) )\b(?:I|me|[Mm]y|mine|myself)\b/;

/** Lines of the history, the examination, the results and the assessment in which somebody says "I". */
async function spokenAsI(dialogue: string): Promise<string[]> {
  const { subjective, objective, assessment } = await noteOf(dialogue);
  // What somebody said may stand between quotation marks.
  return [subjective, objective, assessment]
    .map((section) => section.replace(/"[^"\n]*"/g, ''))
    .flatMap((section) => section.split(/\n|(?<=[.]) (?=[A-Z])/))
    .filter((line) => firstPerson.test(line));
}

const examples = new URL('../../../models/examples/', import.meta.url).pathname;

describe('nobody says "I" in a note', () => {
  test.each(readdirSync(examples).filter((file) => file.endsWith('.txt')))('%s', async (file) => {
    expect(await spokenAsI(readFileSync(join(examples, file), 'utf8'))).toEqual([]);
  });

  const corpora = join(process.env.NOTEGEN_SHARED ?? '../shared', 'corpora');
  test.skipIf(!existsSync(corpora)).each([
    ['aci-bench/train.jsonl', 67],
    ['aci-bench/valid.jsonl', 20],
    ['mts-dialog/valid.jsonl', 100],
  ])('%s, where the corpora are there', { timeout: 120_000 }, async (file, visits) => {
    const lines = readFileSync(join(corpora, file), 'utf8').trim().split('\n');
    const left: string[] = [];
    for (const line of lines)
      left.push(...(await spokenAsI((JSON.parse(line) as { dialogue: string }).dialogue)));
    expect(lines).toHaveLength(visits);
    // The shipped models, the models of cross-validation and a recogniser's words: a slip in a hundred notes at most.
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(1);
  });
});
