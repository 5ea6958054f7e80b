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
