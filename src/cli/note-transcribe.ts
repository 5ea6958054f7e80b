import { Option } from 'commander';
import type { AppOptions } from '../app.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';
import { noteCommand } from './note-command.ts';
import type { TranscriptFormat } from './transcript-text.ts';

export interface TranscribeCommandOptions extends CommonOptions {
  speechModel?: string;
  languageModel?: string;
  specialty: string;
  language?: string;
  engine?: string;
  transcriptOnly?: boolean;
  format: TranscriptFormat;
  out?: string;
  vocabulary?: string;
  resume?: boolean;
  save: boolean;
  customer?: string;
}

/** `note transcribe FILE…`: recordings become notes, or transcripts. One that fails does not stop the others. */
export const registerNoteTranscribe: RegisterCommand = (program, cli) => {
  noteCommand(program)
    .command('transcribe <files...>')
    .description('write notes, or transcripts, from recordings of visits')
    .option('--speech-model <name>', 'speech model, by name or path')
    .option('--specialty <specialty>', 'whose note it is, such as cardiology', 'physician')
    .option('--language <tag>', 'language of the visit, such as en-US')
    .option('--transcript-only', 'no note, only what was said')
    .addOption(
      new Option('--format <format>', 'srt and vtt are for --transcript-only')
        .choices(['text', 'markdown', 'json', 'srt', 'vtt'])
        .default('text'),
    )
    .option('--out <path>', 'write to this file; with several recordings, to files in this directory')
    .option('--vocabulary <words>', 'names and words likely to be said, separated by commas')
    .option('--resume', 'go on where an interrupted run of the same recording stopped')
    .addOption(
      new Option('--engine <engine>', 'which engine writes').choices(['auto', 'llama', 'extractive']),
    )
    .option('--language-model <name>', 'language model that writes, by name or path')
    .option('--no-save', 'keep no copy of the notes in the data directory')
    .option('--customer <id or email>', 'whose notes, where there are several customers')
    .action((files: string[], options: TranscribeCommandOptions) => transcribeAll(cli, files, options));
};

async function transcribeAll(cli: Cli, files: string[], options: TranscribeCommandOptions): Promise<void> {
  const { NotegenError } = await import('../errors.ts');
  const { transcribeFile } = await import('./transcribe-file.ts');
  const { destination } = await import('./transcribe-output.ts');
  const { printable } = await import('./table.ts');
  const subtitles = options.format === 'srt' || options.format === 'vtt';
  if (subtitles && !options.transcriptOnly) {
    throw new NotegenError('usage_invalid', `--format ${options.format} needs --transcript-only.`);
  }
  // A slip in a flag is told now, not after an hour of recording has been recognised.
  const { parseNoteRequest } = await import('./note-request.ts');
  const { specialty, language } = options;
  parseNoteRequest({ transcript: 'not yet', specialty, language });
  const place = await destination(files, options);
  const { endingSignal } = await import('./ending-signal.ts');
  using ending = endingSignal(cli.terminal);
  await cli.withApp(async (app) => {
    for (const file of files) {
      try {
        const { text, warnings } = await transcribeFile(cli, app, file, options, ending.signal);
        await place.put(cli, file, text);
        if (place.saysWarnings) for (const warning of warnings) cli.say(`Warning: ${warning}`);
      } catch (error) {
        const known = error instanceof NotegenError && error.code !== 'cancelled';
        // One recording's failure is the command's; of several, the others are still wanted.
        if (files.length === 1 || !known) throw error;
        cli.exitCode = 1;
        if (options.json) {
          const { problemDocument } = await import('../server/problem.ts');
          const { randomUUID } = await import('node:crypto');
          cli.say(JSON.stringify({ file, ...problemDocument(error, randomUUID()) }));
        } else cli.say(`notegen: ${printable(file)}: ${error.message}\n${error.howToFix}`);
      }
    }
  }, flags(options));
}

function flags(options: TranscribeCommandOptions): Pick<AppOptions, 'flags'> {
  const { speechModel, languageModel } = options;
  return {
    flags: {
      ...(speechModel !== undefined && { 'speech.model': speechModel }),
      ...(languageModel !== undefined && { 'language.model': languageModel }),
    },
  };
}
