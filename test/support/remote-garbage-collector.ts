import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'undici';

// As collect-garbage.mjs does it.
const collection = `(globalThis.collectGarbage ??= (() => {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--no-flush-bytecode');
  return process.getBuiltinModule('node:vm').runInNewContext('gc');
})())()`;

/**
 * Collects the garbage of a running Node.js process that takes no preload: SIGUSR1 makes it listen for a debugger (at
 * Node's own port, so of one process at a time).
 */
export async function remoteGarbageCollector(
  pid: number,
): Promise<Disposable & { collect(): Promise<void> }> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await debuggerAddress());
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  const collect = (): Promise<void> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      socket.onmessage = ({ data }) => {
        if ((JSON.parse(String(data)) as { id?: number }).id === id) resolve();
      };
      socket.onclose = () => reject(new Error('the process has ended'));
      socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression: collection } }));
    });
  return { collect, [Symbol.dispose]: () => socket.close() };
}

async function debuggerAddress(): Promise<string> {
  for (let n = 0; n < 50; n += 1) {
    await pause(100);
    const found = await fetch('http://127.0.0.1:9229/json').catch(() => null);
    if (found === null) continue;
    const [target] = (await found.json()) as { webSocketDebuggerUrl: string }[];
    if (target !== undefined) return target.webSocketDebuggerUrl;
  }
  throw new Error('the process does not listen for a debugger');
}
