import { expect, test } from 'vitest';
import { NotegenError } from '../../src/errors.ts';
import { SetupScreen } from '../../src/tui/setup/setup-screen.tsx';
import type { SetupStep } from '../../src/tui/setup/setup-step.ts';
import { inkScreen } from '../support/ink-screen.tsx';
import { keys } from '../support/terminal.ts';

const there: SetupStep = { title: 'Speech engine', look: async () => ({ ready: '/opt/whisper-cli' }) };

/** A step that counts how often it is done; the n-th time it ends as the n-th of `endings` says. */
function asked(title: string, ...endings: (() => Promise<string>)[]): SetupStep & { done: number } {
  const step = {
    title,
    done: 0,
    look: async () => ({
      question: `Do ${title}?`,
      about: ['Why it is good.'],
      skipped: 'later: a command',
      async run() {
        const ending = endings[step.done];
        step.done += 1;
        return { detail: (await ending?.()) ?? 'is there' };
      },
    }),
  };
  return step;
}

test('what is there is passed over, the rest is done after y and nothing but y', async () => {
  const steps = [there, asked('one'), asked('two'), asked('three'), asked('four')] as const;
  using screen = inkScreen(<SetupScreen steps={steps} />);
  expect(await screen.until('Do one? [y/N]')).toContain('✓ Speech engine    /opt/whisper-cli');
  expect(screen.frame()).toContain('step 2 of 5');
  await screen.press('y');
  await screen.until('Do two? [y/N]');
  await screen.press('n');
  await screen.until('Do three? [y/N]');
  await screen.press('\r');
  await screen.until('Do four? [y/N]');
  await screen.press(keys.esc);
  const last = await screen.until('That was all.');
  expect(last).toContain('✓ one              is there');
  expect(last.match(/- \w+ +later: a command/g)).toHaveLength(3);
  expect(steps.slice(1).map((step) => (step as { done: number }).done)).toEqual([1, 0, 0, 0]);
  await screen.press('q');
  expect(screen.left()).toBe(0);
});

test('a step that fails says why and what to do, and can be tried again or left out', async () => {
  const refuse = async (): Promise<string> => {
    throw new NotegenError('disk_full');
  };
  const step = asked('one', refuse, async () => 'now it is', refuse);
  using screen = inkScreen(<SetupScreen steps={[step, asked('two', refuse)]} />);
  await screen.until('Do one?');
  await screen.press('y');
  await screen.until(/! .*disk/i);
  await screen.press('r');
  await screen.until('Do one?');
  await screen.press('y');
  await screen.until('now it is');
  await screen.until('Do two?');
  await screen.press('y');
  await screen.until(/! .*disk/i);
  await screen.press('s');
  expect(await screen.until('That was all.')).toMatch(/- two +failed/);
});

test('how far a long step is, is shown; leaving stops it', async () => {
  let stopped = false;
  const long: SetupStep = {
    title: 'Speech model',
    look: async () => ({
      question: 'Fetch it?',
      about: [],
      skipped: '',
      run: (signal, tell) =>
        new Promise(() => {
          tell({ doing: 'fetching, 3 min left', fraction: 0.42 });
          signal.addEventListener('abort', () => {
            stopped = true;
          });
        }),
    }),
  };
  using screen = inkScreen(<SetupScreen steps={[long]} />);
  await screen.until('Fetch it?');
  await screen.press('y');
  await screen.until('42 % fetching, 3 min left');
  await screen.press('q');
  expect(screen.left()).toBe(0);
  expect(stopped).toBe(true);
});
