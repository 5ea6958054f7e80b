import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { childEnvironment, notegen, program, temporaryHome } from '../../support/notegen.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a kill while a whisper-cli is asked what it can do leaves nothing behind once another is asked', async () => {
  await using home = await temporaryHome();
  const temporary = join(home.path, 'tmp');
  mkdirSync(temporary);
  const cli = join(home.path, 'whisper-cli');
  // Put in its place whole: one that was killed while it started may still hold the one before ("text file is busy").
  const answers = (to: string) => {
    const next = join(home.path, 'next-cli');
    writeFileSync(
      next,
      `#!/bin/sh\ncase "$1" in ${to}) echo "  --output-json-full  --vad";; *) sleep 60;; esac\n`,
    );
    chmodSync(next, 0o755);
    renameSync(next, cli);
  };
  answers('--help');
  const environment = { TMPDIR: temporary, NOTEGEN_SPEECH_WHISPER_PATH: cli };
  const asking = spawn(process.execPath, [program, 'doctor', '--json'], {
    env: childEnvironment(home.path, environment),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => asking.once('exit', resolve));
  while (left(temporary).length === 0 && asking.exitCode === null) await sleep(20);
  asking.kill('SIGKILL');
  await ended;
  expect(left(temporary)).toHaveLength(1);
  answers('*');
  await notegen(home.path, ['doctor', '--json'], { environment });
  expect(left(temporary)).toEqual([]);
});

const left = (directory: string): string[] =>
  readdirSync(directory).filter((name) => name.startsWith('notegen-'));
