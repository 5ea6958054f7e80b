import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { httpsReceiver } from '../support/https-receiver.ts';
import { notegenJson, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';
import { shortRecordings } from '../support/short-recordings.ts';
import { noSpeechEngine, speechEnvironment } from '../support/speech-engine.ts';
import { type Measurement, measurementOf } from './measurement.ts';

const recordings = 40;

/** From the transaction that ends a recording, where the event is written down, to its request at the receiver (TLS). */
export async function measureWebhook(): Promise<Measurement[]> {
  const plan = {
    what: 'webhook: commit to bytes on the wire',
    unit: 'ms',
    promised: { atMost: 20 },
  } as const;
  if (noSpeechEngine) return [measurementOf(plan, [])];
  const arrived = new Map<string, number>();
  await using receiver = await httpsReceiver(async (request, response) => {
    const at = Date.now();
    let body = '';
    for await (const chunk of request) body += chunk;
    arrived.set((JSON.parse(body) as { note_id: string }).note_id, at);
    response.end();
  });
  await using home = await temporaryHome();
  const caFile = join(home.path, 'receiver.pem');
  await writeFile(caFile, receiver.ca);
  await notegenJson(home.path, ['webhooks', 'set-url', receiver.url]);
  await using served = await serveIn(home.path, [], {
    ...speechEnvironment,
    NOTEGEN_WEBHOOKS_CA_FILE: caFile,
    NOTEGEN_LIMITS_REQUESTS_PER_MINUTE: '0',
  });
  const { key } = await served.newKey();
  // One that is too short: it is over as soon as it is read.
  const recording = (await shortRecordings())[2]!;
  for (let n = 1; n <= recordings; n += 1) {
    const form = new FormData();
    form.set('specialty', 'physician');
    form.set('file', new Blob([new Uint8Array(recording)]), 'visit.wav');
    await fetch(`${served.url}/v1/audio`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: form,
    });
    while (arrived.size < n) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const database = new Sqlite(join(home.path, 'notegen.db'), { readonly: true });
  const committed = database
    .prepare<[], { note_id: string; created_at: number }>('SELECT note_id, created_at FROM deliveries')
    .all();
  database.close();
  return [
    measurementOf(
      plan,
      committed.map(({ note_id, created_at }) => arrived.get(note_id)! - created_at),
    ),
  ];
}
