import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { caller, streamedEvents } from '../support/caller.ts';
import { residentMb } from '../support/processes.ts';
import { type Served, serve } from '../support/served.ts';
import { exampleTranscript } from './measure-pipeline.ts';
import { type Measurement, measurementOf, timeOf, times } from './measurement.ts';

const unlimited = { NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0' };
const body = { transcript: exampleTranscript(), specialty: 'family_medicine' };
const starts = 5;
const seconds = 8;
// V8 gives back what it holds in reserve half a minute after the last request.
const idleMs = 45_000;

/** The server as a client sees it: notes of 1,300 words by the built-in writer, streams, memory. */
export async function measureServer(): Promise<Measurement[]> {
  const firsts: number[] = [];
  for (let i = 0; i < starts; i += 1) {
    await using fresh = await serve([], unlimited);
    firsts.push(await firstDelta(fresh, (await fresh.newKey()).key));
  }
  await using served = await serve([], unlimited);
  const { key } = await served.newKey();
  await pause(idleMs);
  const idle = residentMb(served.child.pid!);
  const call = caller(served.url, key);
  const plan = { runs: 101, warmUp: 30 };
  const deltas: number[] = [];
  for (let i = 0; i < 21; i += 1) deltas.push(await firstDelta(served, key));
  const notes = await times(plan, async () => (await call('POST', '/v1/note', body)).text());
  const p99 = [...notes].sort((a, b) => a - b)[Math.floor(notes.length * 0.99)] ?? Number.NaN;
  const rate = await notesPerCore(served, key);
  return [
    row('POST /v1/note, 1 client: p50', 'ms', 20, notes),
    row('POST /v1/note, 1 client: p99', 'ms', 60, [p99]),
    measurementOf(
      { what: 'notes a second of processor time, 32 clients', unit: 'notes/s', promised: { atLeast: 60 } },
      rate,
    ),
    row('stream: request to first section.delta', 'ms', 100, deltas),
    row('stream: the same for the first request after a start', 'ms', 100, firsts),
    row('memory of a server idle for 45 s', 'MB', 90, idle === null ? [] : [idle]),
  ];
}

function row(what: string, unit: 'ms' | 'MB', atMost: number, values: readonly number[]): Measurement {
  return measurementOf({ what, unit, promised: { atMost } }, values);
}

async function firstDelta({ url }: Served, key: string): Promise<number> {
  const stop = new AbortController();
  const taken = await timeOf(async () => {
    const response = await fetch(`${url}/v1/stream/note`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: stop.signal,
    });
    for await (const { event } of streamedEvents(response)) if (event === 'section.delta') break;
  });
  stop.abort();
  return taken;
}

async function notesPerCore(served: Served, key: string): Promise<number[]> {
  const before = await processorSeconds(served);
  const { requests, non2xx, errors } = await autocannon({
    url: `${served.url}/v1/note`,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: 32,
    duration: seconds,
  });
  const after = await processorSeconds(served);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} notes failed`);
  return before === null || after === null ? [] : [requests.total / (after - before)];
}

/** Only Linux tells it of another process; in hundredths there. */
async function processorSeconds({ child }: Served): Promise<number | null> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.split(') ')[1]?.split(' ');
  return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) / 100;
}
