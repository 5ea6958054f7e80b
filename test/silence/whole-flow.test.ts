import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { noSpeechEngine } from '../support/speech-engine.ts';

const run = promisify(execFile);
// Loopback is brought up, nothing else is there: the server is spoken to over it.
const alone = ['--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const permitted =
  process.platform === 'linux' &&
  (await run('unshare', [...alone, 'true']).then(
    () => true,
    () => false,
  ));
if (!permitted)
  console.log(
    'network namespaces (unshare, ip) are not permitted here: the flow with the network cut is not tried',
  );
if (noSpeechEngine)
  console.log('whisper.cpp can not be built here: only typed visits are tried with the network cut');

test.skipIf(!permitted)(
  'with the network cut every note is made: typed, from a recording, over HTTP, streamed, and from an upload',
  { timeout: 500_000 },
  async () => {
    const script = ['--import', 'tsx', 'test/silence/whole-flow.ts', noSpeechEngine ? 'typed' : 'speech'];
    const { stdout } = await run('unshare', [...alone, process.execPath, ...script], { timeout: 480_000 });
    const came = JSON.parse(stdout);
    expect(came).toMatchObject({
      cut: true,
      typed: [0, expect.stringContaining('cough')],
      posted: [200, expect.stringContaining('cough')],
      streamed: [200, true],
      doctor: 0,
    });
    if (noSpeechEngine) return;
    expect(came.spoken).toEqual([0, expect.stringMatching(/knee/i)]);
    expect(came.uploaded).toEqual({ status: 'completed', subjective: expect.stringMatching(/pressure/i) });
  },
);
