import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '../../src/engines/protocol.ts';
import { serveTasks } from '../../src/engines/serve-tasks.ts';
import { NotegenError } from '../../src/errors.ts';

/** What the engine process of the engine tests can do. */
const tasks: Record<string, Task> = {
  async echo(input) {
    return { input, pid: process.pid, environment: Object.keys(process.env) };
  },
  async count(input, { emit, signal }) {
    const { to, everyMs } = input as { to: number; everyMs: number };
    for (let number = 1; number <= to; number += 1) {
      await sleep(everyMs, undefined, { signal });
      emit(number);
    }
    return 'counted';
  },
  async fail() {
    throw new NotegenError('transcript_empty');
  },
  async breakDown() {
    throw new TypeError('the patient is called Jane Doe');
  },
  async die(_input, { emit }) {
    emit('dying');
    process.kill(process.pid, 'SIGKILL');
    await sleep(60_000);
  },
  async hang(_input, { emit }) {
    emit('hanging');
    await sleep(60_000);
  },
  async ignoreAbort(_input, { emit }) {
    const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    emit({ pid: process.pid, helper: helper.pid });
    const until = Date.now() + 60_000;
    while (Date.now() < until) await sleep(1_000);
  },
  async spin() {
    const until = Date.now() + 600;
    while (Date.now() < until);
    return 'spun';
  },
};

serveTasks(tasks, process);
