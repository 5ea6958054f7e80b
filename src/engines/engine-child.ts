import { type ChildProcess, fork } from 'node:child_process';
import type { EngineEntry } from './entry.ts';
import type { FromEngine, ToEngine } from './protocol.ts';

export interface EngineChildOptions {
  entry: EngineEntry;
  environment: Readonly<Record<string, string>>;
  stderr: 'ignore' | 'inherit';
}

/** One engine process. It leads its own process group, so that killing it also ends what it started (whisper-cli). */
export class EngineChild {
  readonly #process: ChildProcess;
  readonly exited: Promise<void>;
  readonly #onExit = new Set<() => void>();
  #gone = false;

  constructor(options: EngineChildOptions, onMessage: (message: FromEngine) => void) {
    this.#process = fork(options.entry.path, [], {
      execArgv: [...options.entry.execArgv],
      env: { ...options.environment },
      stdio: ['ignore', 'ignore', options.stderr, 'ipc'],
      serialization: 'advanced',
      detached: process.platform !== 'win32',
    });
    this.#process.on('message', (message) => onMessage(message as FromEngine));
    this.exited = new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.once('error', () => {
        if (this.#process.pid === undefined) resolve();
      });
    });
    void this.exited.then(() => {
      this.#gone = true;
      for (const listener of this.#onExit) listener();
    });
  }

  /**
   * Calls `listener` when the process has ended (at once where it has), unless the function it gives was called
   * before. A `then` of `exited` would hold what the listener knows for as long as the process lives.
   */
  onExit(listener: () => void): () => void {
    if (this.#gone) listener();
    else this.#onExit.add(listener);
    return () => void this.#onExit.delete(listener);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  send(message: ToEngine): void {
    // A failed send means the process is gone; its exit is what the engine acts on.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  /** Ends the process at once, with all it started, and waits until it is gone. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== undefined && this.#process.exitCode === null && this.#process.signalCode === null) {
      // Whoever waits for the end must live to see it.
      this.#process.ref();
      try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
      } catch {
        this.#process.kill('SIGKILL');
      }
    }
    await this.exited;
  }

  /** A busy engine keeps the server process alive; an idle one doesn't. */
  keepAlive(busy: boolean): void {
    if (busy) {
      this.#process.ref();
      this.#process.channel?.ref();
    } else {
      this.#process.unref();
      this.#process.channel?.unref();
    }
  }
}
