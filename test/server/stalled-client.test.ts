import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '../../src/server/frame.ts';
import { listen } from '../../src/server/listen.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server whose clients may stall for a quarter of a second, and a client that has asked and reads nothing. */
async function clientOf(answer: Answer, read: boolean): Promise<Socket> {
  const listening = await listen(answer, { host: '127.0.0.1', port: 0, tls: null, stalledMs: 250 });
  closing.push(() => listening.close());
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(listening.url).port) });
  closing.push(() => void socket.destroy());
  socket.on('error', () => {});
  if (!read) socket.pause();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
}

/** More than the operating system holds for a client that reads nothing. */
const chunk = Buffer.alloc(1_000_000, 'x');
const chunks = 64;

test('a client that never reads a finished stream is cut off, and nothing of it is kept', async () => {
  let cancelled = false;
  let outgoing: { destroyed: boolean; socket: Socket | null } | undefined;
  await clientOf((_request, bindings) => {
    outgoing = bindings.outgoing;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < chunks; i += 1) controller.enqueue(chunk);
        controller.close();
      },
      cancel: () => {
        cancelled = true;
      },
    });
    return new Response(stream as never, { status: 200, headers: { 'content-type': 'text/event-stream' } });
  }, false);
  await expect.poll(() => outgoing?.destroyed, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => cancelled, { timeout: 30_000 }).toBe(true);
});

test('so is one that never reads an answer of one piece', async () => {
  let outgoing: { destroyed: boolean } | undefined;
  await clientOf((_request, bindings) => {
    outgoing = bindings.outgoing;
    return new Response(Buffer.alloc(chunks * chunk.length, 'x'), { status: 200 });
  }, false);
  await expect.poll(() => outgoing?.destroyed, { timeout: 30_000 }).toBe(true);
});

test('a client that waits for an answer that takes its time is not cut off', async () => {
  const socket = await clientOf(async () => {
    await pause(1_500);
    return new Response('at last', { status: 200 });
  }, true);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await expect.poll(() => answer, { timeout: 30_000 }).toContain('at last');
});
