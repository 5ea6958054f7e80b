import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheDirectory } from '../../../src/config/config.ts';
import { lookForEngine } from '../../../src/speech/whisper/find-engine.ts';
import { notegen, temporaryHome } from '../../support/notegen.ts';
import { wavBytes } from '../../support/wav-bytes.ts';
import { samples } from '../../support/whisper.ts';
import { eightTurns, soundOf } from '../visit-sound.ts';
import { edits, referenceTurns, wordsOf } from '../word-error-rate.ts';

const place = await temporaryHome();
const bin = join(place.path, 'bin');
await mkdir(bin);
for (const directory of (process.env.PATH ?? '').split(delimiter)) {
  for (const name of await readdir(directory).catch(() => [])) {
    if (!name.startsWith('cmake')) await symlink(join(directory, name), join(bin, name)).catch(() => {});
  }
}
// The real tools, all but cmake.
const environment = { ...process.env, PATH: bin };
const engine = await lookForEngine({
  signal: AbortSignal.timeout(60_000),
  environment,
  cacheDirectory: join(cacheDirectory(process.env), 'engines'),
  whisperPath: null,
});
// Building takes a minute or two: `npm run test:make-engine` does it, once; from then on this test always runs.
const wanted = engine.state === 'ready' || (engine.state === 'buildable' && process.env.NOTEGEN_MAKE_ENGINE);
if (!wanted) await place[Symbol.asyncDispose]();

test.skipIf(!wanted)(
  'where there is make but no cmake, whisper.cpp 1.5 is built and recognises as well',
  { timeout: 1_200_000 },
  async () => {
    await using _ = place;
    const file = join(place.path, 'visit.wav');
    const visit = await soundOf('hypertension.wav', eightTurns);
    await writeFile(
      file,
      wavBytes(visit.length, (frame) => visit[frame]!),
    );
    const home = join(place.path, 'home');
    const args = ['note', 'transcribe', file, '--speech-model', 'demo', '--transcript-only', '--json'];
    const { code, stdout } = await notegen(home, args, { environment: { PATH: bin } });
    expect(code).toBe(0);
    const turns = (await referenceTurns(join(samples, 'hypertension.txt'))).slice(0, 8);
    const said = turns.flatMap(({ text }) => wordsOf(text));
    const { segments } = JSON.parse(stdout) as { segments: { text: string }[] };
    const heard = wordsOf(segments.map(({ text }) => text).join(' '));
    expect(edits(said, heard) / said.length).toBeLessThanOrEqual(0.117);
    const doctor = await notegen(home, ['doctor'], { environment: { PATH: bin } });
    expect(doctor.stdout).toMatch(/speech engine +ok +\S*whisper\.cpp-1\.5\.\d+-make-/);
  },
);
