import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const program = new URL('../../bin/notegen.js', import.meta.url).pathname;

/** A data directory of its own for a test, gone when it is disposed. */
export async function temporaryHome(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The environment of a child: this one without its own notegen settings. */
export function childEnvironment(home: string, extra: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('NOTEGEN_'));
  return { ...(Object.fromEntries(inherited) as Record<string, string>), NOTEGEN_HOME: home, ...extra };
}

/** Runs the built program to its end. */
export async function notegen(
  home: string,
  args: readonly string[],
  {
    input,
    environment,
    entry = program,
  }: { input?: string | Uint8Array; environment?: Record<string, string>; entry?: string } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [entry, ...args], { env: childEnvironment(home, environment) });
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}

/** The same, and what it printed with `--json`. */
export async function notegenJson<T>(home: string, args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await notegen(home, [...args, '--json']);
  if (code !== 0) throw new Error(`notegen ${args.join(' ')} exited with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
