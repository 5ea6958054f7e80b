import type { BenchResult, Measured } from './bench/measured.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { progressLine } from './progress-line.ts';
import { table } from './table.ts';

interface BenchOptions extends CommonOptions {
  speechModel?: string;
  languageModel?: string;
}

/** `bench`: how long this computer takes for a visit with the models that are set, and what would make it faster. */
export const registerBench: RegisterCommand = (program, cli) => {
  program
    .command('bench')
    .description('measure this computer with your models, in two minutes: what a visit will take')
    .option('--speech-model <name>', 'speech model, by name or path')
    .option('--language-model <name>', 'language model, by name or path')
    .action(async (options: BenchOptions) => {
      const { measureHere } = await import('./bench/measure-here.ts');
      const { adviceOn } = await import('./bench/advice.ts');
      const { expectedOf } = await import('./bench/expectation.ts');
      const flags = {
        ...(options.speechModel !== undefined && { 'speech.model': options.speechModel }),
        ...(options.languageModel !== undefined && { 'language.model': options.languageModel }),
      };
      const result = await cli.withApp(
        async (app) => {
          using line = progressLine(cli.terminal);
          const { signal } = cli.terminal;
          return await measureHere(app, { signal, onPart: (what, part) => line.update(what, part) });
        },
        { flags },
      );
      const expected = expectedOf(result);
      const advice = adviceOn(result, expected);
      cli.show(options, { ...result, visit_of_20_minutes: expected, advice }, () =>
        [
          machineLine(result),
          '',
          table(
            ['WORK', 'MEASURED', 'A VISIT OF 20 MINUTES'],
            [
              ['recognition of speech', speechText(result), time(expected.recognition_seconds)],
              ['note by the built-in writer', writerText(result), time(expected.built_in_writer_seconds)],
              ['note by the language model', languageText(result), time(expected.language_model_seconds)],
            ],
            '',
          ),
          '',
          ...(advice.length === 0 ? ['Nothing here is worth a change.'] : advice),
        ].join('\n'),
      );
    });
};

function machineLine({ machine }: BenchResult): string {
  const { processor, cores, threads, memory_gb } = machine;
  return `${processor}, ${cores} cores (${threads} for models), ${memory_gb} GB of memory`;
}

function speechText({ speech }: BenchResult): string {
  return orReason(
    speech,
    ({ model, recording_seconds, seconds }) =>
      `${model}: ${seconds.toFixed(1)} s for ${recording_seconds.toFixed(0)} s of talk`,
  );
}

function writerText({ writer }: BenchResult): string {
  return orReason(writer, ({ ms_per_note, words }) => `${ms_per_note.toFixed(0)} ms for ${words} words`);
}

function languageText({ language }: BenchResult): string {
  return orReason(
    language,
    (figures) =>
      `${figures.model}: reads ${figures.read_tokens_per_second.toFixed(0)}, writes ${figures.written_tokens_per_second.toFixed(1)} tokens/s, ${figures.memory_mb} MB`,
  );
}

function orReason<Figures>(part: Measured<Figures>, shown: (figures: Figures) => string): string {
  return part.failed === null ? shown(part) : `not measured: ${part.failed}`;
}

function time(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  return seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`;
}
