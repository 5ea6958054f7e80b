import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../../app.ts';
import { NotegenError } from '../../errors.ts';
import { wholeNote } from '../../notebook/whole-note.ts';
import type { Spoken } from '../recording-room.ts';
import { type TranscribeInput, transcribeTaskName } from '../transcribe-task.ts';
import { controlAddress, type RunMessage, type RunStep } from './messages.ts';

// The entry module of the process that `doctor --network` watches: it makes two notes with the rooms a server uses, in
// their threads and processes, and keeps nothing. Arguments: a private directory; `counted` in a network of its own.
const [directory = '', counted] = process.argv.slice(2);
const visit = 'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.';
const { signal } = new AbortController();
const say = (message: RunMessage): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

async function step(what: string, work: () => Promise<Omit<RunStep, 'what'>>): Promise<void> {
  say({ type: 'begins', what });
  const done = await work().catch((error: unknown) => ({
    state: 'failed' as const,
    found: error instanceof NotegenError ? `${error.code}: ${error.message}` : 'internal_error',
  }));
  say({ type: 'step', step: { what, ...done } });
}

/** Attempts of the whole network namespace to send anything, native code's too (RFC 4293; 0 in a new one). */
async function attempts(): Promise<number> {
  const [four, six] = await Promise.all(
    ['snmp', 'snmp6'].map((name) => readFile(`/proc/self/net/${name}`, 'utf8')),
  );
  let sum = 0;
  for (const [, group, names = '', values = ''] of four!.matchAll(/^(\w+): (\D.*)\n\1: (.*)$/gm)) {
    const figures = values.split(' ').map(Number);
    for (const [index, name] of names.split(' ').entries()) {
      if (wanted.has(`${group}${name}`)) sum += figures[index] ?? 0;
    }
  }
  for (const [, name = '', figure] of six!.matchAll(/^(\w+)\s+(\d+)$/gm))
    if (wanted.has(name)) sum += Number(figure);
  return sum;
}

const wanted = new Set([
  ...['IpOutRequests', 'IpOutNoRoutes', 'TcpActiveOpens', 'UdpOutDatagrams'],
  ...['Ip6OutRequests', 'Ip6OutNoRoutes', 'Udp6OutDatagrams'],
]);

/** In a network without a way out one attempt on purpose, to see that it is counted. */
async function control(): Promise<void> {
  const socket = connect({ host: controlAddress, port: 9 });
  await once(socket, 'connect').catch(() => {});
  socket.destroy();
}

/** Makes both notes. */
async function makeNotes(): Promise<void> {
  if (counted === 'counted') {
    await control();
    say({ type: 'counted', when: 'before', attempts: await attempts() });
  }
  await using app = await createApp({
    environment: process.env,
    flags: { 'speech.model': 'demo' },
    threads: true,
  });
  const write = await app.writer();
  await step('a typed visit', async () => {
    const note = await wholeNote(
      write({ transcript: visit, specialty: 'physician', engine: 'auto' }, signal),
    );
    return {
      state: 'done',
      found: `a note by ${[note.generator.engine, note.generator.model].filter(Boolean).join(', ')}`,
    };
  });
  await step('the demo recording', async () => {
    const speech = await app.speech();
    const { state } = await speech.engineState(signal);
    if (state !== 'ready') return { state: 'skipped', found: 'whisper.cpp is not built: `notegen setup`' };
    const sample = join((await app.models()).packaged, 'demo', 'samples', 'knee_pain.flac');
    const input: TranscribeInput = {
      recording: sample,
      pieces: { directory: join(directory, 'pieces'), key: randomBytes(32).toString('base64') },
      request: { specialty: 'physician' },
      config: app.config,
    };
    const spoken = (await (await app.engine()).run(transcribeTaskName, input, { signal })) as Spoken;
    const request = {
      transcript: spoken.transcript.text,
      specialty: 'physician',
      engine: 'extractive',
    } as const;
    await wholeNote(write(request, signal, { whole: true, spoken }));
    return {
      state: 'done',
      found: `${spoken.transcript.text.split(/\s+/).length} words recognised, a note of them`,
    };
  });
  if (counted === 'counted') say({ type: 'counted', when: 'after', attempts: await attempts() });
}

makeNotes().catch(() => process.exit(1));
