import { setTimeout as pause } from 'node:timers/promises';
import { caller, streamedEvents } from '../support/caller.ts';
import type { Random } from '../support/fuzz/malformed.ts';
import { type UploadTarget, uploadSteadily } from '../support/steady-uploads.ts';

export interface MixedLoad {
  /** How often each act was done. */
  acts: Record<
    'uploads' | 'notes' | 'reads' | 'deletions' | 'brokenStreams' | 'wholeStreams' | 'keys',
    number
  >;
  /** Answers that were none of those the act may have: `act status`. */
  surprises: string[];
}

/** What a clinic does in a day, all at once and without a pause in it, until `signal` aborts. */
export async function mixedLoad(options: {
  url: string;
  key: string;
  session: { token: string; customer_id: string };
  recordings: readonly Buffer[];
  visits: readonly string[];
  random: Random;
  signal: AbortSignal;
  onRecording: (noteId: string) => void;
  /** Recordings wait elsewhere than in a queue that grows on a slow machine. */
  mayUpload: () => boolean;
}): Promise<MixedLoad> {
  const { url, key, session, recordings, visits, random, signal } = options;
  const call = caller(url, key);
  const dashboard = caller(url, session.token);
  const acts = { uploads: 0, notes: 0, reads: 0, deletions: 0, brokenStreams: 0, wholeStreams: 0, keys: 0 };
  const surprises: string[] = [];
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const visit = () => ({ transcript: one(visits), specialty: 'family_medicine' });
  /** The answer's body as JSON where the status is the one expected. */
  const expecting = async <T>(what: string, status: number, answer: Promise<Response>): Promise<T | null> => {
    const response = await answer;
    const body = await response.text();
    if (response.status === status) return JSON.parse(body === '' ? 'null' : body) as T;
    surprises.push(`${what} ${response.status}`);
    return null;
  };
  const repeat = async (everyMs: number, act: () => Promise<void>): Promise<void> => {
    while (!signal.aborted) {
      await act();
      await pause(everyMs * (0.5 + random()));
    }
  };

  const uploads = async () => {
    const target: UploadTarget = { url, key };
    const accepted = {
      add: (noteId: string) => {
        acts.uploads += 1;
        options.onRecording(noteId);
      },
    };
    const { mayUpload } = options;
    await uploadSteadily({ target, recordings, accepted, random, signal, pauseMs: 4_000, mayUpload });
  };
  const notes = async () => {
    const idempotency = random() < 0.3 ? { 'idempotency-key': `soak-${random()}` } : {};
    const asked = visit();
    const note = await expecting<{ noteId: string }>(
      'note',
      200,
      call('POST', '/v1/note', asked, idempotency),
    );
    acts.notes += 1;
    if (note === null) return;
    for (let n = 0; n < 5; n += 1) {
      await expecting('read', 200, call('GET', `/v1/notes/${note.noteId}`));
      acts.reads += 1;
    }
    await expecting('list', 200, call('GET', '/v1/notes?limit=20'));
    await expecting('export', 200, call('GET', `/v1/notes/${note.noteId}/export?format=fhir`));
    if (random() < 0.5) return;
    await expecting('delete', 204, call('DELETE', `/v1/notes/${note.noteId}`));
    await expecting('read of a deleted note', 404, call('GET', `/v1/notes/${note.noteId}`));
    acts.deletions += 1;
  };
  const streams = async () => {
    const away = new AbortController();
    const response = await fetch(`${url}/v1/stream/note`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(visit()),
      signal: away.signal,
    });
    if (response.status !== 200) surprises.push(`stream ${response.status}`);
    if (random() < 0.3) {
      for await (const { event } of streamedEvents(response))
        if (event === 'note.completed') acts.wholeStreams += 1;
      return;
    }
    // A reader of its own: a piped body, aborted between two chunks, may never end.
    const reader = response.body!.getReader();
    for (let left = Math.floor(random() * 4); left > 0 && !(await reader.read()).done; left -= 1);
    away.abort();
    acts.brokenStreams += 1;
  };
  const keys = async () => {
    const path = `/dashboard/customers/${session.customer_id}/api-keys`;
    const made = await expecting<{ key: string; key_id: string }>(
      'key',
      201,
      dashboard('POST', path, { name: 'soak' }),
    );
    if (made === null) return;
    const withIt = caller(url, made.key);
    await expecting('list with a new key', 200, withIt('GET', '/v1/notes?limit=1'));
    await expecting('revoke', 200, dashboard('DELETE', `${path}/${made.key_id}`));
    await expecting('list with a revoked key', 401, withIt('GET', '/v1/notes?limit=1'));
    acts.keys += 1;
  };

  await Promise.all([uploads(), repeat(1_000, notes), repeat(1_500, streams), repeat(3_000, keys)]);
  return { acts, surprises };
}
