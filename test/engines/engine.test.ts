import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { Engine, type EngineOptions, engineDefaults } from '../../src/engines/engine.ts';
import { engineEntry } from '../../src/engines/entry.ts';
import { streamTask } from '../../src/engines/stream.ts';

const entry = engineEntry('tasks-for-tests', import.meta.url);
const never = new AbortController().signal;
const open: Engine[] = [];

function start(options: Partial<EngineOptions> = {}): Engine {
  const engine = new Engine({
    ...engineDefaults,
    entry,
    random: () => 0,
    backoff: { firstMs: 10, maxMs: 50 },
    ...options,
  });
  open.push(engine);
  return engine;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (alive(pid)) await sleep(20);
}

type Echo = { pid: number; environment: string[]; input: unknown };
const echo = (engine: Engine) => engine.run('echo', 1, { signal: never }) as Promise<Echo>;

afterEach(async () => {
  for (const engine of open.splice(0)) await engine.close();
});

describe('the engine process', () => {
  it('does work apart from the server process, with next to no environment', async () => {
    const answer = await echo(start({ environment: { LANG: 'C' } }));
    expect(answer.pid).not.toBe(process.pid);
    expect(answer.environment.filter((name) => !name.startsWith('NODE_'))).toEqual(['LANG']);
  });

  it('keeps nothing of a job that has ended, however long the process lives', async () => {
    const engine = start();
    const collectGarbage = garbageCollector();
    const lives = new AbortController().signal;
    const one = async (said: number): Promise<WeakRef<object>[]> => {
      const onMessage = (): void => {};
      const result = (await engine.run('echo', { said }, { signal: lives, onMessage })) as object;
      return [new WeakRef(onMessage), new WeakRef(result)];
    };
    const kept: WeakRef<object>[] = [];
    for (let n = 0; n < 5; n += 1) kept.push(...(await one(n)));
    const pid = engine.pid;
    await expect
      .poll(() => {
        collectGarbage();
        return kept.filter((one) => one.deref() !== undefined).length;
      })
      .toBe(0);
    expect(engine.pid).toBe(pid);
  });

  it('does one job at a time, in the order in which they were asked for', async () => {
    const engine = start();
    const seen: string[] = [];
    const job = (name: string) =>
      engine.run(
        'count',
        { to: 3, everyMs: 10 },
        { signal: never, onMessage: (number) => seen.push(`${name}${number}`) },
      );
    await Promise.all([job('a'), job('b'), job('c')]);
    expect(seen).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
  });

  it('hands on what a task refused with, code and all, and keeps running', async () => {
    const engine = start();
    const { pid } = await echo(engine);
    await expect(engine.run('fail', null, { signal: never })).rejects.toMatchObject({
      code: 'transcript_empty',
    });
    expect((await echo(engine)).pid).toBe(pid);
  });

  it("does not hand on an unexpected error's text, which could hold patient text", async () => {
    const failure = await start()
      .run('breakDown', null, { signal: never })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'internal_error' });
    expect(String(failure)).not.toContain('Jane');
  });

  it('fails a job whose listener throws, stops its work, and keeps the server and itself running', async () => {
    const engine = start();
    const { pid } = await echo(engine);
    let heard = 0;
    const job = engine.run(
      'count',
      { to: 100_000, everyMs: 5 },
      {
        signal: never,
        onMessage: () => {
          heard += 1;
          throw new RangeError('the database is full');
        },
      },
    );
    await expect(job).rejects.toThrow(new RangeError('the database is full'));
    expect(heard).toBe(1);
    expect((await echo(engine)).pid).toBe(pid);
  });

  it('kills a job that goes on after its listener threw, and still says what was thrown', async () => {
    const engine = start({ abortMs: 200 });
    let pids = { pid: 0, helper: 0 };
    const job = engine.run('ignoreAbort', null, {
      signal: never,
      onMessage: (message) => {
        pids = message as typeof pids;
        throw new RangeError('the database is full');
      },
    });
    await expect(job).rejects.toThrow(new RangeError('the database is full'));
    await Promise.all([gone(pids.pid), gone(pids.helper)]);
    expect((await echo(engine)).pid).not.toBe(pids.pid);
  });

  it('loses only the job in hand when it is killed; the next job finds it running again', async () => {
    const engine = start();
    const lost = engine.run('die', null, { signal: never });
    const next = echo(engine);
    await expect(lost).rejects.toMatchObject({ code: 'engine_crashed' });
    expect((await next).input).toBe(1);
  });

  it('is killed from outside and comes back for the next job', async () => {
    const engine = start();
    const { pid } = await echo(engine);
    process.kill(pid, 'SIGKILL');
    await gone(pid);
    expect((await echo(engine)).pid).not.toBe(pid);
  });

  it('is killed when a job shows no progress, and the job fails with engine_crashed', async () => {
    const engine = start({ hangMs: 3_000 });
    const { pid } = await echo(engine);
    await expect(engine.run('hang', null, { signal: never })).rejects.toMatchObject({
      code: 'engine_crashed',
    });
    await gone(pid);
    expect((await echo(engine)).pid).not.toBe(pid);
  });

  it('does not take a slow job that shows progress for a hanging one', async () => {
    const engine = start({ hangMs: 3_000 });
    await echo(engine);
    const counted = engine.run('count', { to: 8, everyMs: 500 }, { signal: never });
    await expect(counted).resolves.toBe('counted');
  });

  it('stops an aborted job and stays warm for the next', async () => {
    const engine = start();
    const { pid } = await echo(engine);
    const controller = new AbortController();
    const job = engine.run(
      'count',
      { to: 1000, everyMs: 10 },
      { signal: controller.signal, onMessage: () => controller.abort() },
    );
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    expect((await echo(engine)).pid).toBe(pid);
  });

  it('kills a job that does not stop when aborted, with everything it started', async () => {
    const engine = start({ abortMs: 200 });
    const controller = new AbortController();
    let pids = { pid: 0, helper: 0 };
    const job = engine.run('ignoreAbort', null, {
      signal: controller.signal,
      onMessage: (message) => {
        pids = message as typeof pids;
        controller.abort();
      },
    });
    await expect(job).rejects.toMatchObject({ code: 'cancelled' });
    await Promise.all([gone(pids.pid), gone(pids.helper)]);
    expect((await echo(engine)).pid).not.toBe(pids.pid);
  });

  it('forgets a waiting job that is aborted before its turn', async () => {
    const engine = start();
    const first = engine.run('count', { to: 5, everyMs: 20 }, { signal: never });
    const controller = new AbortController();
    const second = engine.run('die', null, { signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    await expect(first).resolves.toBe('counted');
    expect(engine.load).toBe(0);
  });

  it('ends when it has had nothing to do for a while, and starts again when it has', async () => {
    const engine = start({ idleMs: 100 });
    const { pid } = await echo(engine);
    await gone(pid);
    expect(engine.pid).toBeNull();
    expect((await echo(engine)).pid).not.toBe(pid);
  });

  it('never makes the server wait: timers run on while a task blocks its own process', async () => {
    const engine = start();
    await echo(engine);
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 20);
    await engine.run('spin', null, { signal: never });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('leaves no process behind when it is closed, and cancels what was waiting', async () => {
    const engine = start();
    const { pid } = await echo(engine);
    const jobs = [1, 2].map(() => engine.run('hang', null, { signal: never }));
    const outcomes = Promise.allSettled(jobs);
    await sleep(50);
    await engine.close();
    expect(alive(pid)).toBe(false);
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } });
  });

  it('is closed by a process that has nothing else to do', async () => {
    const server = fork(new URL('closing-server-for-tests.ts', import.meta.url).pathname, {
      execArgv: [...entry.execArgv],
      stdio: 'ignore',
    });
    expect(await once(server, 'exit')).toEqual([7, null]);
  });

  it('dies with the server, even when that is killed outright', async () => {
    const server = fork(new URL('server-for-tests.ts', import.meta.url).pathname, {
      execArgv: [...entry.execArgv],
      stdio: 'ignore',
      serialization: 'advanced',
    });
    const [pids] = (await once(server, 'message')) as [{ pid: number; helper: number }];
    server.kill('SIGKILL');
    await Promise.all([gone(pids.pid), gone(pids.helper)]);
    expect(alive(pids.pid)).toBe(false);
  });

  it('waits longer after every crash in a row, so that a broken engine is not restarted in a storm', async () => {
    const engine = start({ backoff: { firstMs: 10_000, maxMs: 60_000 } });
    for (const _ of [1, 2])
      await expect(engine.run('die', null, { signal: never })).rejects.toMatchObject({
        code: 'engine_crashed',
      });
    const controller = new AbortController();
    const waiting = engine.run('echo', null, { signal: controller.signal });
    await sleep(100);
    expect(engine.pid).toBeNull();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('a streamed job', () => {
  it('yields its messages as they come and then its result', async () => {
    const numbers: unknown[] = [];
    const stream = streamTask(start(), 'count', { to: 3, everyMs: 5 }, never);
    let step = await stream.next();
    for (; !step.done; step = await stream.next()) numbers.push(step.value);
    expect(numbers).toEqual([1, 2, 3]);
    expect(step.value).toBe('counted');
  });

  it('is aborted when its reader walks away', async () => {
    const engine = start();
    for await (const number of streamTask(engine, 'count', { to: 1000, everyMs: 10 }, never)) {
      if (number === 2) break;
    }
    expect((await echo(engine)).input).toBe(1);
  });
});
