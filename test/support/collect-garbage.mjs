import { Session } from 'node:inspector';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Preloaded into a server under test: SIGUSR2 collects garbage in all its threads, so that memory in use can be told from
// memory not yet given back.
const session = new Session();
session.connect();
const collect = () => session.post('HeapProfiler.collectGarbage');
const threads = new BroadcastChannel('collect-garbage');
threads.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    threads.postMessage('now');
    collect();
  });
else threads.onmessage = collect;
