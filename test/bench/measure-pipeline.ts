import { readdirSync, readFileSync } from 'node:fs';
import { createApp } from '../../src/app.ts';
import { wholeNote } from '../../src/notebook/whole-note.ts';
import { temporaryHome } from '../support/notegen.ts';
import { type Measurement, measurementOf, times } from './measurement.ts';

const words = 1_300;

/** The built-in writer and the whole pipeline, warm, on a transcript of 1,300 words made of the example visits. */
export async function measurePipeline(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  await using app = await createApp({ environment: { NOTEGEN_HOME: home.path } });
  const write = await app.writer();
  const request = { transcript: exampleTranscript(), specialty: 'physician', engine: 'extractive' } as const;
  const signal = new AbortController().signal;
  const plan = { what: `a note of ${words} words`, unit: 'ms', promised: { atMost: 50 } } as const;
  const taken = await times({ runs: 101, warmUp: 30 }, () => wholeNote(write(request, signal)));
  return [measurementOf(plan, taken)];
}

/** Whole lines of the example visits, up to 1,300 words. */
export function exampleTranscript(): string {
  const directory = new URL('../../models/examples/', import.meta.url);
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .sort();
  const lines = files.flatMap((name) => readFileSync(new URL(name, directory), 'utf8').split('\n'));
  const taken: string[] = [];
  let count = 0;
  for (const line of lines) {
    if (count >= words) break;
    taken.push(line);
    count += line.split(/\s+/).filter((word) => word !== '').length;
  }
  return taken.join('\n');
}
