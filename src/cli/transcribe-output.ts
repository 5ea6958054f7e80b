import { access, constants, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory } from '../private-file.ts';
import { whyRefused } from '../why-refused.ts';
import type { Cli } from './cli.ts';
import type { TranscribeCommandOptions } from './note-transcribe.ts';
import { printable } from './table.ts';
import { writeOutput } from './write-output.ts';

/** Where the results of `note transcribe` go. */
export interface Destination {
  put(cli: Cli, file: string, text: string): Promise<void>;
  /** Whether the results themselves leave warnings out. */
  saysWarnings: boolean;
}

const endings = { text: 'txt', markdown: 'md', json: 'json', srt: 'srt', vtt: 'vtt' } as const;

/** Settles it before any work is done. Throws `usage_invalid`, `file_unwritable`. */
export async function destination(
  files: readonly string[],
  options: Pick<TranscribeCommandOptions, 'out' | 'format' | 'json'>,
): Promise<Destination> {
  const { out } = options;
  const format = options.json ? 'json' : options.format;
  const saysWarnings = format !== 'markdown' && format !== 'json';
  if (out === undefined) {
    let first = true;
    return {
      saysWarnings,
      async put({ terminal }, file, text) {
        const heading = files.length > 1 && format !== 'json' ? `==> ${printable(file)} <==\n` : '';
        terminal.stdout.write(`${first || heading === '' ? '' : '\n'}${heading}${ended(text)}`);
        first = false;
      },
    };
  }
  const directory = files.length > 1 || /[\\/]$/.test(out) || (await isDirectory(out));
  if (!directory) {
    await access(dirname(out), constants.W_OK).catch((cause: unknown) => {
      throw new NotegenError(
        'file_unwritable',
        `${printable(out)} can not be written: ${whyRefused(cause)}.`,
        {
          cause,
        },
      );
    });
    return { saysWarnings, put: (_, __, text) => writeOutput(out, ended(text)) };
  }
  const names = resultNames(files, endings[format]);
  await makePrivateDirectory(out);
  return { saysWarnings, put: (_, file, text) => writeOutput(join(out, names.get(file)!), ended(text)) };
}

// `a/visit.wav` and `b/visit.mp3` must not overwrite each other's result.
function resultNames(files: readonly string[], ending: string): Map<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const file of files) {
    const plain = basename(file, extname(file)) || 'recording';
    for (let count = 1; !names.has(file); count += 1) {
      const name = `${count === 1 ? plain : `${plain}-${count}`}.${ending}`;
      if (taken.has(name)) continue;
      taken.add(name);
      names.set(file, name);
    }
  }
  return names;
}

async function isDirectory(path: string): Promise<boolean> {
  return await stat(path).then(
    (there) => there.isDirectory(),
    () => false,
  );
}

function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
