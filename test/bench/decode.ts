import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from '../support/build.ts';

/**
 * `npm run bench:decode -- [hours…]` (default 1 4): decodes and cuts the demo visit repeated for hours, each in a
 * process of its own, by the built program: seconds of processor, times real time, peak memory. Compressed formats
 * are measured where ffmpeg can make them.
 */
const hours = process.argv.slice(2).map(Number);
const [short = 1, long = 4] = hours;
const demo = new URL('../../models/demo/samples/hypertension.wav', import.meta.url).pathname;
const dist = new URL('../../dist/', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'notegen-bench-'));

const child = `
import { decodeToPcm } from '${dist}speech/decode/decode-to-pcm.js';
import { findSpeech } from '${dist}speech/cut/find-speech.js';
import { cutAtSilences } from '${dist}speech/cut/cut-at-silences.js';
const [file, out, ffmpegPath] = process.argv.slice(1);
const began = performance.now();
const limits = { seconds: 1e6, bytes: 1e12 };
const decoded = await decodeToPcm(file, out, { signal: new AbortController().signal, limits, ffmpegPath });
const cutAt = performance.now();
const pieces = cutAtSilences(await findSpeech(out), decoded.samples);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ seconds: decoded.seconds, pieces: pieces.length, wall: (performance.now() - began) / 1000,
  cut: (performance.now() - cutAt) / 1000, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
`;

interface Run {
  seconds: number;
  pieces: number;
  wall: number;
  cut: number;
  cpu: number;
  megabytes: number;
}

function once(file: string): Run {
  const args = ['--input-type=module', '-e', child, file, join(folder, 'out.pcm'), ffmpeg ?? 'ffmpeg'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Run;
}

/** The demo visit over and over: 16-bit wav of 16 kHz mono, or of 48 kHz stereo by repeating each sample. */
async function makeWav(file: string, seconds: number, wide: boolean): Promise<void> {
  const mono = (await readFile(demo)).subarray(44);
  const samples = new Int16Array(mono.buffer.slice(mono.byteOffset, mono.byteOffset + mono.length));
  const visit = wide
    ? Int16Array.from({ length: samples.length * 6 }, (_, at) => samples[Math.floor(at / 6)]!)
    : samples;
  const bytes = new Uint8Array(visit.buffer);
  const total = seconds * (wide ? 192_000 : 32_000);
  await using out = await open(file, 'w');
  const header = Buffer.from((await readFile(demo)).subarray(0, 44));
  header.writeUInt16LE(wide ? 2 : 1, 22);
  header.writeUInt32LE(wide ? 48_000 : 16_000, 24);
  header.writeUInt16LE(wide ? 4 : 2, 32);
  header.writeUInt32LE(total, 40);
  await out.writeFile(header);
  for (let left = total; left > 0; left -= bytes.length)
    await out.writeFile(bytes.subarray(0, Math.min(left, bytes.length)));
}

function report(what: string, run: Run): void {
  const times = Math.round(run.seconds / run.cpu);
  console.log(
    `${what.padEnd(28)} ${run.seconds.toFixed(0).padStart(6)} s  ${run.cpu.toFixed(2).padStart(7)} s processor  ${run.wall.toFixed(2).padStart(7)} s wall (${run.cut.toFixed(2)} cutting)  ${String(times).padStart(4)} x real time  ${run.megabytes.toFixed(0).padStart(4)} MB  ${run.pieces} pieces`,
  );
}

const ffmpeg = ((): string | null => {
  try {
    return execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
})();

setup();
try {
  for (const wide of [false, true]) {
    const runs = await Promise.resolve([short, long]).then(async (lengths) => {
      const done: Run[] = [];
      for (const length of lengths) {
        const file = join(folder, 'long.wav');
        await makeWav(file, length * 3600, wide);
        const run = once(file);
        report(`wav ${wide ? '48 kHz stereo' : '16 kHz mono'}`, run);
        done.push(run);
      }
      return done;
    });
    console.log(
      `  ${long} h to ${short} h: ${(runs[1]!.cpu / runs[0]!.cpu).toFixed(2)} times the processor time`,
    );
  }
  if (ffmpeg !== null) {
    const file = join(folder, 'hour.wav');
    await makeWav(file, 3600, false);
    const formats: [string, string[]][] = [
      ['wav 44.1 kHz stereo', ['a.wav', '-ar', '44100', '-ac', '2']],
      ['wav 8 kHz', ['b.wav', '-ar', '8000']],
      ['flac 44.1 kHz stereo', ['c.flac', '-ar', '44100', '-ac', '2']],
      ['mp3 44.1 kHz stereo', ['d.mp3', '-ar', '44100', '-ac', '2']],
      ['ogg vorbis 44.1 kHz stereo', ['e.ogg', '-ar', '44100', '-ac', '2', '-c:a', 'libvorbis']],
      ['ogg opus stereo', ['f.opus', '-ac', '2', '-b:a', '32k']],
      ['webm opus mono', ['g.webm', '-ac', '1', '-b:a', '32k', '-c:a', 'libopus']],
      ['m4a 44.1 kHz stereo', ['h.m4a', '-ar', '44100', '-ac', '2']],
    ];
    for (const [what, [name, ...flags]] of formats) {
      const made = join(folder, name!);
      execFileSync(ffmpeg, ['-v', 'error', '-y', '-i', file, ...flags, made]);
      report(`${what} (${(statSync(made).size / 1e6).toFixed(0)} MB)`, once(made));
      rmSync(made);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
