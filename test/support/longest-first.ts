import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, with the seconds that each took alone on two cores. Most of what the first ones do is
 * wait, so that they run beside the others; a file that is missing here is taken to be short.
 */
const seconds: Readonly<Record<string, number>> = {
  'soak/soak.test.ts': 155,
  'server/language-model.test.ts': 46,
  'torture/torture.test.ts': 45,
  'speech/decode/audio-bombs.test.ts': 45,
  'llama/llama-writer.test.ts': 45,
  'llama/write-note.test.ts': 45,
  'speech/demo-recordings.test.ts': 45,
  'llama/random-liar.test.ts': 40,
  'llama/engine-choice.test.ts': 40,
  'speech/transcribe-command.test.ts': 35,
  'package.test.ts': 35,
  'speech/demo-formats.test.ts': 35,
  'engines/engine.test.ts': 30,
  'cli/models-try.test.ts': 30,
  'cli/bench.test.ts': 30,
  'cli/keychain.test.ts': 30,
  'server/at-rest.test.ts': 30,
  'llama/choose-codes.test.ts': 20,
  'silence/whole-flow.test.ts': 20,
  'server/safety.test.ts': 20,
  'server/fuzz.test.ts': 16,
};

/** Starts long files first, so that no core stands idle at the end; the many short ones of the note come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      seconds[relative('test', moduleId).replaceAll('\\', '/')] ?? 0;
    const ofNote = ({ project }: TestSpecification): number => Number(project.name === 'note');
    return sorted.sort((a, b) => secondsOf(b) - secondsOf(a) || ofNote(a) - ofNote(b));
  }
}
