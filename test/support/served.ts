import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { checkedOrigins, shownOnce } from './checked-origins.ts';
import { childEnvironment, notegenJson, program, temporaryHome } from './notegen.ts';

/** The built server in its own process, on its own data directory. */
export interface Served extends AsyncDisposable {
  url: string;
  home: string;
  child: ChildProcessWithoutNullStreams;
  /** What it has written to stderr so far. */
  log(): string;
  /** Sends `signal` and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** A new API key of its only customer. */
  newKey(): Promise<{ key: string; key_id: string }>;
}

export async function serve(
  args: readonly string[] = [],
  environment: Record<string, string> = {},
  logFile?: number,
): Promise<Served> {
  const home = await temporaryHome();
  const served = await serveIn(home.path, args, environment, logFile);
  return {
    ...served,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await home[Symbol.asyncDispose]();
    },
  };
}

/** The same on a data directory that outlives the server. `logFile`: an open file its log goes to, unread; `entry`: which program. */
export async function serveIn(
  home: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
  logFile?: number,
  entry = program,
): Promise<Served> {
  const child = spawn(process.execPath, [entry, 'serve', '--port', '0', '--json', ...args], {
    env: childEnvironment(home, environment),
    stdio: ['pipe', 'pipe', logFile ?? 'pipe'],
  }) as ChildProcessWithoutNullStreams;
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const first = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended.then((code) => {
      throw new Error(`the server ended with ${code ?? child.signalCode}: ${stderr}`);
    }),
  ]);
  const { url } = JSON.parse(first) as { url: string };
  checkedOrigins.add(url);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null) child.kill(signal);
    return await ended;
  };
  return {
    url,
    home,
    child,
    log: () => stderr,
    stop,
    async newKey() {
      const args = ['keys', 'create', 'test', '--customer', 'clinic@localhost'];
      const made = await notegenJson<{ key: string; key_id: string }>(home, args);
      shownOnce.add(made.key);
      return made;
    },
    async [Symbol.asyncDispose]() {
      await stop('SIGKILL');
    },
  };
}

/** A second customer of a data directory, for tests of what is kept from it. */
export async function otherCustomer(home: string): Promise<{ customer_id: string }> {
  const args = ['customers', 'create', '--name', 'Other', '--email', 'other@clinic.example'];
  return await notegenJson<{ customer_id: string }>(home, args);
}
