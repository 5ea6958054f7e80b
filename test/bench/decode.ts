import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from '../support/build.ts';
import { type Decoded, decodeOnce } from './decode-once.ts';
import { makeWav } from './long-wav.ts';

/**
 * `npm run bench:decode -- [hours…]` (default 1 4): decodes and cuts the demo visit repeated for hours, each in a
 * process of its own, by the built program: seconds of processor, times real time, peak memory. Compressed formats
 * are measured where ffmpeg can make them.
 */
const hours = process.argv.slice(2).map(Number);
const [short = 1, long = 4] = hours;
const folder = mkdtempSync(join(tmpdir(), 'notegen-bench-'));
const out = join(folder, 'out.pcm');

function report(what: string, run: Decoded): void {
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
      const done: Decoded[] = [];
      for (const length of lengths) {
        const file = join(folder, 'long.wav');
        await makeWav(file, length * 3600, wide);
        const run = decodeOnce(file, out, ffmpeg);
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
      report(`${what} (${(statSync(made).size / 1e6).toFixed(0)} MB)`, decodeOnce(made, out, ffmpeg));
      rmSync(made);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
