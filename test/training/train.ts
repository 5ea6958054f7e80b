import { execFileSync } from 'node:child_process';

/**
 * `npm run train -- --corpora FOLDER`: the models of sentences, then, from what those make of the visits, the rankings of
 * troubles, what knows what a medicine, a condition or a symptom is to the patient, what heads the problems and whose plan a
 * line is, why the patient came, of which kind a line of the plan is, what a line is about that does not name it, which
 * sentences order something, and which sentences of a note readers strike out.
 */
for (const part of [
  'train-writer',
  'train-troubles',
  'train-statuses',
  'train-problems',
  'train-complaints',
  'train-plan-lines',
  'train-antecedents',
  'train-orders',
  'train-struck',
])
  execFileSync(process.execPath, ['--import', 'tsx', `test/training/${part}.ts`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
