import { execFileSync } from 'node:child_process';

/**
 * `npm run train -- --corpora FOLDER`: the models of sentences, then, from what those make of the visits, the rankings of
 * troubles, what knows what a medicine or a condition is to the patient, and what knows which sentences of a note readers strike out.
 */
for (const part of ['train-writer', 'train-troubles', 'train-statuses', 'train-struck'])
  execFileSync(process.execPath, ['--import', 'tsx', `test/training/${part}.ts`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
