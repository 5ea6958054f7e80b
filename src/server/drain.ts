import type { IncomingMessage } from 'node:http';

const mostBytes = 1_000_000;
const mostMs = 1_000;

/**
 * Takes the rest of a refused upload where it is small: a client that is still sending when the connection closes
 * never reads why it was refused.
 */
export async function drainBriefly(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, mostMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', done).once('close', done).once('error', done);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) done();
    });
  });
}
