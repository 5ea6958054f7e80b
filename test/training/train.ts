import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run train -- --corpora FOLDER`: the models of sentences, then, from what such models make of visits that they have
 * not learned from (train-parts.ts), the rankings of troubles, what knows what a medicine, a condition or a symptom is to
 * the patient, what heads the problems and whose plan a line is, why the patient came, of which kind a line of the plan is,
 * what a line is about that does not name it, which sentences order something, and which sentences of a note readers strike
 * out. An hour.
 */
const parts = mkdtempSync(join(tmpdir(), 'notegen-parts-'));
try {
  for (const one of [
    'train-writer',
    'train-parts',
    'train-troubles',
    'train-statuses',
    'train-problems',
    'train-complaints',
    'train-plan-lines',
    'train-antecedents',
    'train-fates',
    'train-orders',
    'train-struck',
  ])
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        `test/training/${one}.ts`,
        ...process.argv.slice(2),
        ...(one === 'train-parts' ? ['--parts', parts] : []),
      ],
      { stdio: 'inherit', env: { ...process.env, NOTEGEN_PART_MODELS: parts } },
    );
} finally {
  rmSync(parts, { recursive: true, force: true });
}
