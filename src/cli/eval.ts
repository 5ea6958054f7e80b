import { Option } from 'commander';
import type { NoteRequest } from '../note/note.ts';
import { printable } from '../printable.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import type { Evaluation } from './eval/evaluate.ts';
import { languageModelFlag } from './language-model-flag.ts';

interface EvalOptions extends CommonOptions {
  engine: NoteRequest['engine'];
  specialty: string;
  languageModel?: string;
  out?: string;
}

/** `eval REF.jsonl`: writes a note for each dialogue of a file; keeps none of them. */
export const registerEval: RegisterCommand = (program, cli) => {
  program
    .command('eval <file>')
    .description('write a note for each {id, dialogue, note?} line of a JSONL file and score them')
    .addOption(
      new Option('--engine <engine>', 'which engine writes')
        .choices(['auto', 'llama', 'extractive'])
        .default('auto'),
    )
    .option('--language-model <name>', 'language model that writes, by name or path')
    .option('--specialty <specialty>', 'whose notes they are, such as cardiology', 'physician')
    .option('--out <file>', 'write the notes as {id, note} lines')
    .action(async (file: string, options: EvalOptions) => {
      const { readDialogues } = await import('./eval/read-dialogues.ts');
      const { evaluate } = await import('./eval/evaluate.ts');
      const dialogues = await readDialogues(file);
      const { predictions, ...scores } = await cli.withApp(
        async (app) =>
          evaluate(await app.writer(), dialogues, options, {
            signal: cli.terminal.signal,
            progress: progress(cli),
          }),
        languageModelFlag(options.languageModel),
      );
      if (options.out !== undefined) {
        const lines = predictions.map((prediction) => `${JSON.stringify(prediction)}\n`);
        await (await import('./write-output.ts')).writeOutput(options.out, lines.join(''));
      }
      cli.show(options, scores, forPeople);
      if (scores.failed > 0) cli.exitCode = 1;
    });
};

/** One line, written over, on a terminal only. */
function progress(cli: Cli): (done: number, all: number) => void {
  const { stderr } = cli.terminal;
  if (!stderr.isTTY) return () => {};
  return (done, all) => stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all} notes`);
}

function forPeople(scores: Omit<Evaluation, 'predictions'>): string {
  const { notes, failed, fallbacks, seconds_per_note: seconds, rouge1, rouge2 } = scores;
  const { unsupported_numbers: numbers, flagged_sentences: flagged } = scores;
  const rows: [string, string][] = [['notes', String(notes)]];
  if (failed > 0) rows.push(['failed', `${failed} (${scores.failed_ids.join(', ')})`]);
  if (fallbacks > 0) rows.push(['by the built-in writer instead', String(fallbacks)]);
  if (notes > 0) {
    const [median, mean, most] = [seconds.median, seconds.mean, seconds.most].map((one) => one.toFixed(3));
    rows.push(['seconds per note', `${median} median, ${mean} mean, ${most} most`]);
  }
  if (rouge1 !== null) rows.push(['ROUGE-1', rouge1.toFixed(2)]);
  if (rouge2 !== null) rows.push(['ROUGE-2', rouge2.toFixed(2)]);
  if (notes > 0) {
    rows.push(['unsupported numbers', `${numbers} (removed or flagged)`]);
    rows.push(['flagged sentences', String(flagged)]);
    rows.push(['possible omissions', String(scores.possible_omissions)]);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
  return [...lines, ...scores.why_failed.map(printable)].join('\n');
}
