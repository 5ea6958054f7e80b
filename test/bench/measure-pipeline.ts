import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { noteThreadFlags } from '../../src/app/note-thread-flags.ts';
import { parseTranscript } from '../../src/note/parse-transcript.ts';
import type { Transcript } from '../../src/note/transcript.ts';
import { temporaryHome } from '../support/notegen.ts';
import { type Measurement, measurementOf, timeOf, times } from './measurement.ts';

const words = 1_300;

/** The built-in writer and the whole pipeline, warm, on a transcript of 1,300 words made of the example visits. */
export async function measurePipeline(): Promise<Measurement[]> {
  // Warm notes are the server's, which writes them under these flags.
  for (const { set } of noteThreadFlags) setFlagsFromString(set);
  // What is built is measured: the loader of the source gives every function its name anew each time it is made.
  const { createApp } = await built<typeof import('../../src/app.ts')>('app.js');
  const { wholeNote } =
    await built<typeof import('../../src/notebook/whole-note.ts')>('notebook/whole-note.js');
  await using home = await temporaryHome();
  await using app = await createApp({ environment: { NOTEGEN_HOME: home.path } });
  const write = await app.writer();
  const signal = new AbortController().signal;
  const noteOf = (transcript: string | Transcript) =>
    wholeNote(
      typeof transcript === 'string'
        ? write({ transcript, specialty: 'physician', engine: 'extractive' }, signal)
        : write({ transcript: '', specialty: 'physician', engine: 'extractive' }, signal, {
            spoken: { transcript, warnings: [] },
          }),
    );
  const plan = { what: `a note of ${words} words`, unit: 'ms', promised: { atMost: 30 } } as const;
  const visit = exampleTranscript();
  const taken = await times({ runs: 101, warmUp: 30 }, () => noteOf(visit));
  return [measurementOf(plan, taken), ...(await measureLengths(noteOf))];
}

async function built<T>(module: string): Promise<T> {
  return (await import(new URL(`../../dist/${module}`, import.meta.url).href)) as T;
}

/** What tenfold the words cost. */
async function measureLengths(noteOf: (transcript: Transcript) => Promise<unknown>): Promise<Measurement[]> {
  const lengths = [words, 10 * words, 100 * words];
  const [short, long] = [words, 10 * words].map((length) => parseTranscript(exampleTranscript(length)));
  // A text of so many words is refused; a recording may have them.
  const visits = [short!, long!, repeated(long!, 10)];
  const rounds: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    const taken: number[] = [];
    for (const visit of visits) taken.push(await timeOf(() => noteOf(visit)));
    rounds.push(taken);
  }
  return [0, 1].map((at) =>
    measurementOf(
      {
        what: `a note of ${lengths[at + 1]} words over one of ${lengths[at]}`,
        unit: 'x',
        promised: { atMost: 11 },
      },
      rounds.map((taken) => taken[at + 1]! / taken[at]!),
    ),
  );
}

function repeated({ text, turns, rolesGuessed }: Transcript, times: number): Transcript {
  const copies = Array.from({ length: times }, (_, copy) =>
    turns.map((turn) => ({
      ...turn,
      index: copy * turns.length + turn.index,
      start: copy * (text.length + 1) + turn.start,
      end: copy * (text.length + 1) + turn.end,
    })),
  );
  return { text: Array.from({ length: times }, () => text).join('\n'), turns: copies.flat(), rolesGuessed };
}

/** Whole lines of the example visits, over and over, up to so many words. */
export function exampleTranscript(wanted = words): string {
  const directory = new URL('../../models/examples/', import.meta.url);
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const lines = files.flatMap((name) => readFileSync(new URL(name, directory), 'utf8').split('\n'));
  const taken: string[] = [];
  let count = 0;
  for (let at = 0; count < wanted; at += 1) {
    const line = lines[at % lines.length]!;
    taken.push(line);
    count += line.split(/\s+/).filter((word) => word !== '').length;
  }
  return taken.join('\n');
}
