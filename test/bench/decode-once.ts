import { execFileSync } from 'node:child_process';

/** What decoding and cutting a recording took in a process of its own; seconds, and its peak memory in MB. */
export interface Decoded {
  seconds: number;
  pieces: number;
  wall: number;
  cut: number;
  /** Processor seconds. */
  cpu: number;
  megabytes: number;
}

const dist = new URL('../../dist/', import.meta.url).href;

const child = `
import { decodeToPcm } from '${dist}speech/decode/decode-to-pcm.js';
import { findSpeech } from '${dist}speech/cut/find-speech.js';
import { cutAtSilences } from '${dist}speech/cut/cut-at-silences.js';
const [file, out, ffmpegPath, times] = process.argv.slice(1);
const began = performance.now();
const limits = { seconds: 1e6, bytes: 1e12 };
let seconds = 0, pieces = 0, cut = 0;
for (let n = 0; n < Number(times); n += 1) {
  const decoded = await decodeToPcm(file, out, { signal: new AbortController().signal, limits, ffmpegPath });
  const cutAt = performance.now();
  pieces += cutAtSilences(await findSpeech(out), decoded.samples).length;
  cut += (performance.now() - cutAt) / 1000;
  seconds += decoded.seconds;
}
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ seconds, pieces, cut, wall: (performance.now() - began) / 1000,
  cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
`;

/** Decodes `file` so many times one after the other, by the built program. `out` is overwritten. */
export function decodeOnce(file: string, out: string, ffmpegPath: string | null, times = 1): Decoded {
  const args = ['--input-type=module', '-e', child, file, out, ffmpegPath ?? 'ffmpeg', String(times)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Decoded;
}
