import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findConfinement } from '../../src/speech/child/confinement.ts';
import { until, world } from '../speech/command-world.ts';
import { temporaryHome } from '../support/notegen.ts';
import { childrenOf, enginesOf } from '../support/processes.ts';
import { serveIn } from '../support/served.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { samples } from '../support/whisper.ts';

const secret = `secret-${randomUUID()}`;

// Asked for its options, on the command line and in a file of arguments; that of a recording is called `arguments-` and its clip.
const question = /\0(?:--help|@arguments)\0/;

/** Children of `engine` that have become whisper-cli and read a recording: not what starts it, nor what asks it for its options. */
async function whispersOf(engine: number): Promise<number[]> {
  const found: number[] = [];
  for (const pid of childrenOf(engine)) {
    const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (program.endsWith('whisper-cli') && command !== '' && !question.test(command)) found.push(pid);
  }
  return found;
}

/** Stops a process where it is, to be looked at: on a short recording it would be done sooner than we are. False where it has ended. */
function hold(pid: number): boolean {
  try {
    process.kill(pid, 'SIGSTOP');
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const environmentOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter((entry) => entry !== '');

test.skipIf(noSpeechEngine || process.platform !== 'linux')(
  'a recording is worked on by processes without our environment and network, in memory; a kill leaves nothing and loses nothing',
  { timeout: 300_000 },
  async () => {
    await using home = await temporaryHome();
    await using place = await world();
    const disk = join(home.path, 'tmp');
    await mkdir(disk);
    const environment = {
      ...speechEnvironment,
      TMPDIR: disk,
      XDG_RUNTIME_DIR: place.temporary,
      NOTEGEN_SERVER_HOST_NAMES: 'clinic.example',
      AWS_SECRET_ACCESS_KEY: secret,
      HTTPS_PROXY: `http://${secret}@proxy.example:3128`,
    };
    const served = await serveIn(home.path, [], environment);
    const { key } = await served.newKey();
    const headers = { authorization: `Bearer ${key}` };
    const form = new FormData();
    form.set('specialty', 'family_medicine');
    const name = '../../$(touch pwned);`touch pwned`\u2028.wav';
    form.set('file', new Blob([await readFile(join(samples, 'hypertension.wav'))]), name);
    const accepted = await fetch(`${served.url}/v1/audio`, { method: 'POST', headers, body: form });
    expect(accepted.status).toBe(202);
    const { note_id } = (await accepted.json()) as { note_id: string };

    let whispers: number[] = [];
    await until(async () => {
      const [engine] = enginesOf(served.child.pid!);
      whispers = engine === undefined ? [] : (await whispersOf(engine)).filter(hold);
      return whispers.length > 0;
    });
    const [engine] = enginesOf(served.child.pid!) as [number];
    const [whisper] = whispers as [number];
    const engineNames = (await environmentOf(engine)).map((entry) => entry.split('=')[0]);
    expect(engineNames.filter((entry) => /^(?:NOTEGEN_|AWS_|HTTPS_)/.test(entry!))).toEqual([]);
    expect(String(await environmentOf(engine))).not.toContain(secret);
    expect(await environmentOf(whisper)).toEqual([]);
    const status = await readFile(`/proc/${whisper}/status`, 'utf8');
    const limits = await readFile(`/proc/${whisper}/limits`, 'utf8');
    expect(limits).toMatch(/^Max core file size\s+0\s/m);
    expect(limits).not.toMatch(/^Max (?:cpu time|file size|data size)\s+unlimited/m);
    const { network, why } = await findConfinement();
    if (network === 'cut') {
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      const networkOf = (pid: number | 'self') => readlink(`/proc/${pid}/ns/net`);
      expect(await networkOf(whisper)).not.toBe(await networkOf('self'));
      // Loopback is there, and down: nothing else is.
      const devices = await readFile(`/proc/${whisper}/net/dev`, 'utf8');
      expect(devices.split('\n').filter((line) => line.includes(':')).length).toBe(1);
    } else console.log(`children are not cut off from the network here: ${why}`);
    const where = await readlink(`/proc/${whisper}/cwd`);
    expect(where.startsWith(place.temporary)).toBe(true);
    expect((await stat(where)).mode & 0o777).toBe(0o700);
    const onDisk = await readdir(disk, { recursive: true });
    expect(onDisk.filter((entry) => /\.(?:wav|json|m4a)$/.test(entry))).toEqual([]);
    // What the client called the file is nowhere; what runs was named by us.
    const command = await readFile(`/proc/${whisper}/cmdline`, 'utf8');
    expect(command + (await readdir(home.path, { recursive: true })).join()).not.toContain('pwned');

    await served.stop('SIGKILL');
    await until(async () => (await whispersOf(engine)).length === 0);
    await until(async () =>
      (await readdir('/proc')).every((pid) => ![whisper, engine].includes(Number(pid))),
    );
    // Clips lie where they lay, in memory; the next start removes them before anything else.
    await using again = await serveIn(home.path, [], { ...environment, NOTEGEN_SPEECH_MODEL: 'demo' });
    await until(
      async () => !(await readdir(place.temporary)).includes(where.slice(place.temporary.length + 1)),
    );
    const poll = async (): Promise<string> => {
      const answer = await fetch(`${again.url}/v1/audio/status?note_id=${note_id}`, { headers });
      return ((await answer.json()) as { status: string }).status;
    };
    await until(async () => ['completed', 'failed'].includes(await poll()));
    expect(await poll()).toBe('completed');
    await until(async () => (await readdir(place.temporary)).length + (await readdir(disk)).length === 0);
    expect(await readdir(process.cwd())).not.toContain('pwned');
  },
);
