import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitUtterances } from '../../src/note/language/utterances.ts';
import { assignRoles } from '../../src/note/transcript/assign-roles.ts';

/**
 * How well roles are told from words alone on the validation sets, as for a recording without channels: labels taken
 * away, every sentence judged with its neighbours. `npm run evaluate:speakers`; corpora in `NOTEGEN_SHARED` (../shared).
 */
const shared = process.env.NOTEGEN_SHARED ?? '../shared';
for (const corpus of ['aci-bench', 'mts-dialog']) {
  const lines = (await readFile(join(shared, 'corpora', corpus, 'valid.jsonl'), 'utf8')).trim().split('\n');
  const count = { sentences: 0, right: 0, words: 0, rightWords: 0 };
  for (const line of lines) {
    const { dialogue } = JSON.parse(line) as { dialogue: string };
    const said = dialogue.split('\n').flatMap((turn) => {
      const match = /^\s*(?:\[(\w+)\]|(\w+)\s*:)\s*(.*)$/.exec(turn);
      const label = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
      const role = label === 'doctor' ? 'clinician' : label === 'patient' ? 'patient' : null;
      if (match === null || role === null) return [];
      const text = match[3]!;
      return splitUtterances(text).map(({ start, end }) => ({ role, text: text.slice(start, end) }));
    });
    const { roles } = assignRoles(
      said.map(({ text }) => ({ label: null, text })),
      'sentences',
    );
    for (const [index, { role, text }] of said.entries()) {
      const words = text.split(/\s+/).length;
      const right = roles[index] === role;
      count.sentences += 1;
      count.words += words;
      if (right) count.right += 1;
      if (right) count.rightWords += words;
    }
  }
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${corpus} valid: ${lines.length} dialogues, ${count.sentences} sentences, ${percent(count.right, count.sentences)} right; by words ${percent(count.rightWords, count.words)}`,
  );
}
