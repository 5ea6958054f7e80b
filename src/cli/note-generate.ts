import { InvalidArgumentError, Option } from 'commander';
import { commandLineUser } from '../audit/command-line-user.ts';
import type { Note, NoteRequest } from '../note/note.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { languageModelFlag } from './language-model-flag.ts';
import { formatOption, noteCommand } from './note-command.ts';
import type { NoteFormat } from './note-text.ts';

interface GenerateOptions extends CommonOptions {
  specialty: string;
  language?: string;
  engine?: NoteRequest['engine'];
  languageModel?: string;
  format: NoteFormat;
  out?: string;
  save: boolean;
  customer?: string;
  date?: string;
  age?: number;
  sex?: string;
  visitType?: string;
  duration?: number;
}

/** `note generate <file or ->`: a transcript becomes a note, and is kept as one made over HTTP is. */
export const registerNoteGenerate: RegisterCommand = (program, cli) => {
  noteCommand(program)
    .command('generate <file>')
    .description('write a note from a transcript; `-` reads it from stdin')
    .option('--specialty <specialty>', 'whose note it is, such as cardiology', 'physician')
    .option('--language <tag>', 'language of the visit, such as en-US')
    .addOption(
      new Option('--engine <engine>', 'which engine writes').choices(['auto', 'llama', 'extractive']),
    )
    .option('--language-model <name>', 'language model that writes, by name or path')
    .addOption(formatOption())
    .option('--out <file>', 'write the note to a file that only you can read')
    .option('--no-save', 'keep no copy in the data directory')
    .option('--customer <id or email>', 'whose note, where there are several customers')
    .option('--date <yyyy-mm-dd>', 'date of the visit')
    .option('--age <years>', 'age of the patient', number)
    .option('--sex <sex>', 'sex of the patient')
    .addOption(
      new Option('--visit-type <type>', 'kind of visit').choices(['new', 'established', 'telehealth']),
    )
    .option('--duration <minutes>', 'minutes the visit took', number)
    .action(async (file: string, options: GenerateOptions) => {
      const { readTranscript } = await import('./read-transcript.ts');
      const { noteText } = await import('./note-text.ts');
      const transcript = await readTranscript(file, cli.terminal);
      const note = await generate(cli, options, transcript);
      const format = options.json ? 'json' : options.format;
      const text = noteText(note, format, cli.terminal.stdout.isTTY);
      if (options.out === undefined) cli.terminal.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
      else
        await (await import('./write-output.ts')).writeOutput(
          options.out,
          text.endsWith('\n') ? text : `${text}\n`,
        );
      // Markdown and JSON carry the warnings themselves.
      if (format === 'text') {
        const { warningLine } = await import('./warning-line.ts');
        for (const warning of note.warnings) cli.say(`Warning: ${warningLine(warning, note.transcript)}`);
      }
    });
};

async function generate(cli: Cli, options: GenerateOptions, transcript: string): Promise<Note> {
  const { writingProgress } = await import('./writing-progress.ts');
  using progress = writingProgress(cli.terminal);
  const settings = { ...languageModelFlag(options.languageModel), watch: progress.watch };
  return await cli.withApp(async (app) => {
    const { parseNoteRequest } = await import('./note-request.ts');
    const request = parseNoteRequest({
      transcript,
      specialty: options.specialty,
      language: options.language,
      engine: options.engine ?? app.config.settings['notes.engine'],
      encounter: {
        date: options.date,
        visit_type: options.visitType,
        duration_minutes: options.duration,
        patient: { age: options.age, sex: options.sex },
      },
    });
    const { signal } = cli.terminal;
    if (!options.save) {
      const { wholeNote } = await import('../notebook/whole-note.ts');
      return await wholeNote((await app.writer())(request, signal, { whole: true }));
    }
    const { customers } = await app.accounts();
    const { customer_id } = customers.find(options.customer);
    return await (await app.notebook()).writeWhole(commandLineUser(customer_id), request, signal);
  }, settings);
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.');
  return value;
}
