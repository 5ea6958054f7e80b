import { parentPort, workerData } from 'node:worker_threads';
import { NotegenError } from '../../errors.ts';
import { type DecodeJob, runDecodeJob } from './decode-job.ts';
import type { WorkerMessage } from './worker-decode.ts';

// The body of the decoding thread: one job, messages of progress, one message of its outcome.
if (parentPort !== null) {
  const port = parentPort;
  const say = (message: WorkerMessage): void => port.postMessage(message);
  let lastSaid = 0;
  try {
    const outcome = await runDecodeJob(workerData as DecodeJob, (fraction) => {
      const now = performance.now();
      if (now - lastSaid < 100) return;
      lastSaid = now;
      say({ type: 'progress', fraction });
    });
    say({ type: 'done', outcome });
  } catch (error) {
    if (error instanceof NotegenError) {
      say({ type: 'failed', code: error.code, message: error.message });
    } else {
      const code = error instanceof Error && 'code' in error ? String(error.code) : null;
      say({
        type: 'broken',
        systemCode: code,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
}
