import { stripVTControlCharacters } from 'node:util';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { modelNetwork } from '../../src/models/network.ts';
import { openModelsActions } from '../../src/tui/models/models-actions.ts';
import { ModelsScreen } from '../../src/tui/models/models-screen.tsx';
import { ServeScreen } from '../../src/tui/serve/serve-screen.tsx';
import type { ServerNow } from '../../src/tui/serve/server-now.ts';
import { SetupScreen } from '../../src/tui/setup/setup-screen.tsx';
import type { SetupStep } from '../../src/tui/setup/setup-step.ts';
import { openShelf } from '../models/shelf-for-tests.ts';
import { inkScreen } from '../support/ink-screen.tsx';

// The log tells times by the clock of the computer.
process.env.TZ = 'UTC';

const sizes = [
  [80, 24],
  [120, 40],
  [40, 12],
] as const;
const now = Date.parse('2026-11-21T12:00:00Z');

/** Views that show something of the computer they run on are recorded from here, where that is given. */
async function recorded(
  name: string,
  screen: () => ReactNode,
  views: readonly { name: string; press: readonly string[]; shows: string }[],
): Promise<void> {
  for (const [columns, rows] of sizes) {
    using shown = inkScreen(screen(), { columns, rows });
    for (const view of views) {
      await shown.press(...view.press);
      await shown.until(view.shows);
      await expect(`${stripVTControlCharacters(shown.frame()).trimEnd()}\n`).toMatchFileSnapshot(
        `frames/${name}-${view.name}.${columns}x${rows}.txt`,
      );
    }
  }
}

test('every view of notegen models looks as recorded, at each size', { timeout: 60_000 }, async () => {
  await using shelf = await openShelf();
  await using models = await openModelsActions({
    shelf,
    dispatcher: async () => modelNetwork({}),
    mirror: null,
    memoryGb: 16,
    inUse: new Set(['demo']),
    setDefault: async () => {},
  });
  await recorded('models', () => <ModelsScreen models={models} />, [
    { name: 'list', press: [], shows: 'in use' },
    { name: 'pull', press: ['/', 'tiny', '\r', 'p'], shows: '[y/N]' },
    { name: 'help', press: ['n', '?'], shows: 'pull' },
  ]);
});

test('every view of notegen serve looks as recorded, at each size', { timeout: 60_000 }, async () => {
  const job = (at: number, status: ServerNow['jobs'][number]['status'], progress: number) => ({
    note_id: `${String(at).repeat(8)}-0000-4000-8000-000000000000`,
    status,
    progress,
    created_at: now - 60_000 * (10 - at),
  });
  const line = (at: number, status: number) => ({
    at: now + at * 1000,
    level: 'info' as const,
    event: 'request',
    fields: { method: 'POST', route: '/v1/note', status, duration_ms: 31 },
  });
  const server: ServerNow = {
    url: 'http://127.0.0.1:4180',
    since: now - 2 * 3_600_000,
    minute: Math.floor(now / 60_000),
    engineJobs: 1,
    speechModel: 'base.en',
    languageModel: null,
    notesToday: 27,
    notesInWork: 1,
    requestsPerMinute: 12,
    jobs: [job(1, 'transcribing', 0.62), job(2, 'queued', 0), job(3, 'queued', 0)],
    failures: [line(2, 500), line(3, 503)],
    log: Array.from({ length: 40 }, (_, at) => line(at, at === 3 ? 503 : 200)),
  };
  await recorded('serve', () => <ServeScreen server={{ read: () => server, now: () => now }} />, [
    { name: 'server', press: [], shows: 'in the queue' },
    { name: 'stop', press: ['q'], shows: '[y/N]' },
    { name: 'help', press: ['n', '?'], shows: 'help' },
  ]);
});

test('every view of notegen setup looks as recorded, at each size', { timeout: 60_000 }, async () => {
  const steps: SetupStep[] = [
    { title: 'Speech engine', look: async () => ({ ready: '/usr/local/bin/whisper-cli' }) },
    {
      title: 'Speech model',
      look: async () => ({
        question: 'Fetch base.en, 148 MB?',
        about: [
          'Recordings are recognised with it, here on this computer.',
          'Suggested for a computer with 16 GB: small and quick; takes 1 GB of memory; licence MIT; about 24 s at 50 Mbit/s.',
        ],
        skipped: 'later: notegen models pull base.en',
        run: async () => ({ detail: 'base.en' }),
      }),
    },
  ];
  await recorded('setup', () => <SetupScreen steps={steps} />, [
    { name: 'question', press: [], shows: '[y/N]' },
    { name: 'done', press: ['n'], shows: 'That was all' },
  ]);
});
