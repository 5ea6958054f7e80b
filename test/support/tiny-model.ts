import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemText } from '../../src/llama/prompt.ts';
import { type RandomModel, tinyModel, writeRandomGguf } from './random-gguf.ts';
import { randomVocabulary, type Vocabulary } from './random-vocabulary.ts';

/** Words of the example visits and of the prompt, for a model that reads them as tokens and not letter by letter. */
export function readingVocabulary(): Vocabulary {
  const examples = new URL('../../models/examples/', import.meta.url);
  const texts = readdirSync(examples).map((name) => readFileSync(new URL(name, examples), 'utf8'));
  const prompt = systemText({ specialty: 'physician', language: undefined, exampleNote: undefined });
  return randomVocabulary(0, [...new Set([...texts, prompt].join(' ').split(/[^A-Za-z]+/))]);
}

/** A directory with tiny random models, gone at the end of the test file. */
export class TinyModels implements Disposable {
  readonly directory = mkdtempSync(join(tmpdir(), 'notegen-tiny-models-'));

  write(seed = 1, changes: Partial<RandomModel> = {}): string {
    const path = join(this.directory, `tiny-${seed}-${Object.keys(changes).join('-')}.gguf`);
    writeRandomGguf(path, tinyModel(seed, changes));
    return path;
  }

  [Symbol.dispose](): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
