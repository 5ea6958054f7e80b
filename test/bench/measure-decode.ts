import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryHome } from '../support/notegen.ts';
import { decodeOnce } from './decode-once.ts';
import { type Lengthen, lengthenMp3, lengthenOggOpus, lengthenWebmOpus } from './long-recordings.ts';
import { makeWav } from './long-wav.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const hour = 3_600;
const runs = 1;
const inRepository = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

/** Short recordings, each said over and over in one recording of an hour. */
const recordings: readonly (readonly [what: string, path: string, lengthen: Lengthen])[] = [
  ['mp3, 44.1 kHz stereo', 'visit-stereo.mp3', lengthenMp3],
  ['ogg opus', 'visit-opus.ogg', lengthenOggOpus],
  ['webm opus, stereo', 'visit-opus.webm', lengthenWebmOpus],
];
const flac = inRepository('models/demo/samples/knee_pain.flac');

/** Reading, decoding, resampling and cutting an hour of each format; times real time on one core. */
export async function measureDecode(): Promise<Measurement[]> {
  await using home = await temporaryHome();
  const out = join(home.path, 'out.pcm');
  const rows: Measurement[] = [];
  const measure = (what: string, file: string, times: number): void => {
    const speeds = Array.from({ length: runs }, () => {
      const { seconds, cpu } = decodeOnce(file, out, null, times);
      return seconds / cpu;
    });
    const plan = {
      what: `an hour of ${what}: times real time, one core`,
      unit: 'x',
      promised: { atLeast: 150 },
    } as const;
    rows.push(measurementOf(plan, speeds));
  };
  for (const wide of [false, true]) {
    const file = join(home.path, 'hour.wav');
    await makeWav(file, hour, wide);
    measure(wide ? 'wav, 48 kHz stereo' : 'wav, 16 kHz', file, 1);
  }
  // Its frames are numbered: the file of two minutes is decoded as often as it takes.
  measure('flac', flac, Math.ceil(hour / decodeOnce(flac, out, null).seconds));
  for (const [what, name, lengthen] of recordings) {
    const short = inRepository(`test/fixtures/audio/${name}`);
    const { seconds } = decodeOnce(short, out, null);
    const file = join(home.path, 'hour');
    await writeFile(file, await lengthen(await readFile(short), Math.ceil(hour / seconds)));
    measure(what, file, 1);
  }
  return rows;
}
