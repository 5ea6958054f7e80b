import { join } from 'node:path';
import { temporaryHome } from '../support/notegen.ts';
import { decodeOnce } from './decode-once.ts';
import { makeWav } from './long-wav.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const hour = 3_600;
const runs = 1;
const inRepository = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

/** Recordings of the repository, decoded over and over until they come to an hour; `npm run bench:decode` has longer ones. */
const recordings: readonly (readonly [what: string, path: string])[] = [
  ['flac', inRepository('models/demo/samples/knee_pain.flac')],
  ['mp3, stereo', inRepository('test/fixtures/audio/visit-stereo.mp3')],
  ['ogg opus', inRepository('test/fixtures/audio/visit-opus.ogg')],
  ['webm opus', inRepository('test/fixtures/audio/visit-opus.webm')],
];

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
  for (const [what, file] of recordings) {
    const { seconds } = decodeOnce(file, out, null);
    measure(what, file, Math.ceil(hour / seconds));
  }
  return rows;
}
