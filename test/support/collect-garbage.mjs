import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Preloaded into a server under test: SIGUSR2 collects garbage in all its threads, so that memory in use can be told from
// memory not yet given back. Compiled code is kept: thrown away and compiled anew, it would be another size each time.
setFlagsFromString('--expose-gc');
setFlagsFromString('--no-flush-bytecode');
const collect = runInNewContext('gc');
const threads = new BroadcastChannel('collect-garbage');
threads.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    threads.postMessage('now');
    collect();
  });
else threads.onmessage = () => collect();
