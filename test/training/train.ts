import { execFileSync } from 'node:child_process';

/** `npm run train -- --corpora FOLDER`: the models of sentences, and then, from what those make of the visits, the rankings of troubles. */
for (const part of ['train-writer', 'train-troubles'])
  execFileSync(process.execPath, ['--import', 'tsx', `test/training/${part}.ts`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
