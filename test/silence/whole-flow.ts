import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { notegen, temporaryHome } from '../support/notegen.ts';
import { serveIn } from '../support/served.ts';

// Run by whole-flow.test.ts in a network namespace that has nothing but itself: everything that a clinic does, once.
// Prints what came of it as one line of JSON. Argument: `speech` where whisper.cpp is there.
const samples = new URL('../../models/demo/samples/', import.meta.url).pathname;
const visit = 'Doctor: What brings you in?\nPatient: A cough for two weeks, and I take lisinopril 20 mg.';
const speech = process.argv[2] === 'speech';
await using home = await temporaryHome();

const typed = await notegen(home.path, ['note', 'generate', '-', '--json'], { input: visit });
const spoken = speech
  ? await notegen(home.path, [
      ...['note', 'transcribe', join(samples, 'knee_pain.flac')],
      ...['--speech-model', 'demo', '--json'],
    ])
  : null;

await using served = await serveIn(home.path, [], speech ? { NOTEGEN_SPEECH_MODEL: 'demo' } : {});
const { key } = await served.newKey();
const headers = { authorization: `Bearer ${key}` };
const posted = await fetch(`${served.url}/v1/note`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ transcript: visit, specialty: 'physician' }),
});
const streamed = await fetch(`${served.url}/v1/stream/note`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ transcript: visit, specialty: 'physician' }),
});
const events = await streamed.text();

async function uploaded(): Promise<{ status: string; subjective: string }> {
  const form = new FormData();
  form.set('specialty', 'family_medicine');
  form.set('file', new Blob([await readFile(join(samples, 'hypertension.wav'))]), 'visit.wav');
  const accepted = await fetch(`${served.url}/v1/audio`, { method: 'POST', headers, body: form });
  const { note_id } = (await accepted.json()) as { note_id: string };
  for (;;) {
    const answer = await fetch(`${served.url}/v1/audio/status?note_id=${note_id}`, { headers });
    const { status, data } = (await answer.json()) as { status: string; data: { subjective: string } | null };
    if (['completed', 'failed', 'cancelled'].includes(status))
      return { status, subjective: data?.subjective ?? '' };
    await pause(300);
  }
}

console.log(
  JSON.stringify({
    cut: await isCut(),
    typed: [typed.code, (JSON.parse(typed.stdout) as { subjective: string }).subjective],
    spoken: spoken && [spoken.code, (JSON.parse(spoken.stdout) as { subjective: string }).subjective],
    posted: [posted.status, ((await posted.json()) as { subjective: string }).subjective],
    streamed: [streamed.status, events.includes('event: note.completed')],
    uploaded: speech ? await uploaded() : null,
    doctor: (await notegen(home.path, ['doctor', '--json'])).code,
  }),
);

/** Whether nothing but this computer is in reach. */
async function isCut(): Promise<boolean> {
  const socket = connect({ host: '192.0.2.1', port: 9 });
  const [error] = (await once(socket, 'error', { signal: AbortSignal.timeout(20_000) })) as [
    NodeJS.ErrnoException,
  ];
  socket.destroy();
  return error.code === 'ENETUNREACH';
}
