import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { serve } from '../support/served.ts';

/**
 * `npm run load`: the built server under load on this machine, beside a bare Hono "hello" in the same run.
 * The server's own event loop delay is read with --load-probe in its process, see serve's NODE_OPTIONS below.
 */
const seconds = Number(process.env.LOAD_SECONDS ?? 8);

async function perSecond(url: string, options: Partial<autocannon.Options> = {}): Promise<autocannon.Result> {
  return await autocannon({ url, duration: seconds, connections: 32, ...options });
}

// In a process of its own, like the server: beside the load generator it would look slower than it is.
const bare = spawn(process.execPath, ['test/support/bare-hono.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const barePort = await new Promise<string>((resolve) => createInterface(bare.stdout).once('line', resolve));

const probe = new URL('../support/event-loop-probe.mjs', import.meta.url).pathname;
await using served = await serve([], {
  NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
  NODE_OPTIONS: `--import ${probe}`,
});
const { key } = await served.newKey();
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const transcript = await readFile('models/examples/diabetes-follow-up.txt', 'utf8');
const body = JSON.stringify({ transcript, specialty: 'family_medicine' });
const made = await fetch(`${served.url}/v1/note`, { method: 'POST', headers, body });
const { noteId } = (await made.json()) as { noteId: string };

// Alternating, so that a slow moment of the machine weighs on both.
const ratios: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const hello = await perSecond(`http://127.0.0.1:${barePort}/`);
  const read = await perSecond(`${served.url}/v1/notes/${noteId}`, { headers });
  ratios.push(read.requests.average / hello.requests.average);
  print(`bare Hono hello ${round + 1}`, hello);
  print(`GET /v1/notes/{id} ${round + 1}`, read);
}
ratios.sort((a, b) => a - b);
console.log(`authenticated read over bare Hono, median of 3: ${ratios[1]!.toFixed(2)}`);

served.child.kill('SIGUSR2');
const written = await perSecond(`${served.url}/v1/note`, { method: 'POST', headers, body, connections: 32 });
print(`POST /v1/note, ${transcript.split(/\s+/).length} words, 32 clients`, written);
served.child.kill('SIGUSR2');
await new Promise((resolve) => setTimeout(resolve, 300));
console.log(
  served
    .log()
    .split('\n')
    .filter((line) => line.includes('event_loop_delay'))
    .at(-1),
);
bare.kill();

function print(what: string, result: autocannon.Result): void {
  const { requests, latency, errors, non2xx } = result;
  console.log(
    `${what}: ${requests.average.toFixed(0)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
      `${errors} errors, ${non2xx} not 2xx`,
  );
}
