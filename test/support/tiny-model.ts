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
  const prompt = systemText({ specialty: 'physician', language: undefined, example: 'built-in' });
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

  /**
   * A model that has learned one note by heart and writes it whatever it is asked, a line at a time as far as the
   * grammar lets it. Where it is asked to choose codes, it answers with `choice`.
   */
  reciting(name: string, { note, choice = [] }: { note: string; choice?: readonly string[] }): string {
    const lines = [note, choice.map((line) => `${line}\n`).join('')].map((text) => text.match(/.*\n/g) ?? []);
    const vocabulary = randomVocabulary();
    const follows = lines.flatMap((text) => {
      // Each line is a token of its own, also where the text repeats itself.
      const tokens = text.map((line) => {
        vocabulary.tokens.push(line.replaceAll(' ', '▁'));
        vocabulary.types.push(1);
        vocabulary.scores.push(-vocabulary.tokens.length);
        return vocabulary.tokens.length - 1;
      });
      const chain = [vocabulary.tokens.indexOf('\n'), ...tokens, vocabulary.eos];
      return chain.slice(1).map((then, index) => [chain[index] ?? 0, then] as const);
    });
    const path = join(this.directory, `${name}.gguf`);
    writeRandomGguf(path, tinyModel(1, { vocabulary, follows }));
    return path;
  }

  [Symbol.dispose](): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
