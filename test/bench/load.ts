import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { serve } from '../support/served.ts';
import { measureRead } from './measure-read.ts';

/**
 * `npm run load`: the built server under load on this machine: reads beside a bare Hono in the same run, then notes
 * for 32 clients at once. The event loop's delay is read in the server's own process, see event-loop-probe.mjs.
 */
const seconds = Number(process.env.LOAD_SECONDS ?? 8);

for (const { what, runs, median, low, high } of await measureRead()) {
  const [middle, from, to] = [median, low, high].map((ratio) => ratio.toFixed(2));
  console.log(`${what}: ${middle} (${from} to ${to}, ${runs} rounds)`);
}

const probe = new URL('../support/event-loop-probe.mjs', import.meta.url).pathname;
await using served = await serve([], {
  NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
  NODE_OPTIONS: `--import ${probe}`,
});
const { key } = await served.newKey();
const transcript = await readFile('models/examples/diabetes-follow-up.txt', 'utf8');
served.child.kill('SIGUSR2');
const { requests, latency, errors, non2xx } = await autocannon({
  url: `${served.url}/v1/note`,
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ transcript, specialty: 'family_medicine' }),
  duration: seconds,
  connections: 32,
});
console.log(
  `POST /v1/note, ${transcript.split(/\s+/).length} words, 32 clients: ${requests.average.toFixed(0)} requests/s, ` +
    `p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors} errors, ${non2xx} not 2xx`,
);
served.child.kill('SIGUSR2');
await new Promise((resolve) => setTimeout(resolve, 300));
console.log(
  served
    .log()
    .split('\n')
    .filter((line) => line.includes('event_loop_delay'))
    .at(-1),
);
