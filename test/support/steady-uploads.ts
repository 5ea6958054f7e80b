import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './fuzz/malformed.ts';

export interface UploadTarget {
  /** Null while no server runs. */
  url: string | null;
  key: string;
}

/** Uploads recordings one after the other until aborted; `accepted` gets the note id of each 202 that arrived. */
export async function uploadSteadily(options: {
  target: UploadTarget;
  recordings: readonly Buffer[];
  accepted: { add(noteId: string): void };
  random: Random;
  signal: AbortSignal;
  /** Longest pause between two, in milliseconds. */
  pauseMs?: number;
  /** Nothing is uploaded while it says no. */
  mayUpload?: () => boolean;
}): Promise<void> {
  const { target, recordings, accepted, random, signal, pauseMs = 170, mayUpload = () => true } = options;
  while (!signal.aborted) {
    await pause(20 + random() * (pauseMs - 20));
    if (target.url === null || !mayUpload()) continue;
    const recording = recordings[Math.floor(random() * recordings.length)]!;
    // A connection that a kill cuts is what this is about: nothing was promised then.
    const noteId = await upload(target.url, target.key, recording, random() < 0.5).catch(() => null);
    if (noteId !== null) accepted.add(noteId);
  }
}

async function upload(url: string, key: string, recording: Buffer, asForm: boolean): Promise<string | null> {
  const authorization = `Bearer ${key}`;
  const form = new FormData();
  form.set('specialty', 'family_medicine');
  form.set('file', new Blob([new Uint8Array(recording)]), 'visit.wav');
  const response = asForm
    ? await fetch(`${url}/v1/audio`, { method: 'POST', headers: { authorization }, body: form })
    : await fetch(`${url}/v1/audio?specialty=family_medicine`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'audio/wav' },
        body: new Uint8Array(recording),
      });
  if (response.status !== 202) return null;
  return ((await response.json()) as { note_id: string }).note_id;
}
