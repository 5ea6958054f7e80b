import { readFile } from 'node:fs/promises';
import { openStore } from '../../src/store/store.ts';
import { caller } from '../support/caller.ts';
import { notegenJson } from '../support/notegen.ts';

/** A view of a screen: how a person gets there from the view before, and what tells that it is there. */
export interface View {
  name: string;
  press: readonly string[];
  shows: string | RegExp;
  /** The README shows it: `npm run pictures` draws it to test/pictures/. */
  picture?: boolean;
}

/** A screen as golden frames and the README's pictures show it. */
export interface Scene {
  name: string;
  args: readonly string[];
  /** Fills the data directory. Times lie so far back that a slow machine does not change what is shown. */
  prepare(home: string): Promise<void>;
  /** Makes something happen once the first view is there. */
  meanwhile?(home: string, screen: string): Promise<void>;
  views: readonly View[];
  /** What it shows depends on the computer: pictures only, its golden frames are in ink-frames.test.tsx. */
  ofThisComputer?: boolean;
  /** Takes out what is never the same twice. */
  steady?(screen: string): string;
}

const samples = new URL('../../models/demo/samples/', import.meta.url);
const hour = 3_600_000;
const day = 24 * hour;

const keysScene: Scene = {
  name: 'keys',
  args: ['keys'],
  async prepare(home) {
    const made = [
      { name: 'old laptop', created_at: '2026-02-03T09:00:00Z', used: null, revoked: true },
      {
        name: 'radiology gateway',
        created_at: '2026-03-11T09:00:00Z',
        used: 30 * day + hour,
        revoked: false,
      },
      {
        name: 'Praxis Müller 診療所 🩺',
        created_at: '2026-05-20T09:00:00Z',
        used: 2 * day + hour,
        revoked: false,
      },
      { name: 'front desk', created_at: '2026-08-02T09:00:00Z', used: 3.5 * hour, revoked: false },
    ];
    await notegenJson(home, ['keys', 'list']);
    using store = await openStore(home);
    const { customer_id = '' } = store.customers.all()[0] ?? {};
    for (const [at, { name, created_at, used, revoked }] of made.entries()) {
      const key_id = `00000000-0000-4000-8000-00000000000${at}`;
      const status = 'active' as const;
      const row = { key_id, customer_id, name, status, revoked_at: null, last_used_at: null };
      store.apiKeys.insertBelow({ ...row, key_hash: `${at}`, created_at: Date.parse(created_at) }, 5);
      if (used !== null) store.apiKeys.recordUses(new Map([[key_id, Date.now() - used]]));
      if (revoked) store.apiKeys.revoke(customer_id, key_id, Date.now());
    }
  },
  views: [
    { name: 'list', press: [], shows: '3 of 5 active', picture: true },
    { name: 'revoke', press: ['j', 'r'], shows: '[y/N]' },
    { name: 'help', press: ['n', '?'], shows: 'HTTP API' },
    { name: 'name', press: ['q', 'n', 'lab 検査室'], shows: '検査室' },
    { name: 'created', press: ['\r'], shows: 'It is shown this once.' },
  ],
  steady: (screen) => screen.replace(/ngk_[0-9A-Za-z]{1,36}(?:\s+[0-9A-Za-z]{1,35}$)?/m, 'ngk_…'),
};

const webhooksScene: Scene = {
  name: 'webhooks',
  args: ['webhooks'],
  async prepare(home) {
    await notegenJson(home, ['webhooks', 'set-url', 'https://ehr.clinic.example/hooks/notes']);
    using store = await openStore(home);
    const { customer_id = '' } = store.customers.all()[0] ?? {};
    const past = [
      {
        ago: 5 * day,
        event: 'test',
        status: 'failed',
        http_status: null,
        reason: 'certificate_untrusted',
        duration_ms: 38,
      },
      {
        ago: 5 * day - hour,
        event: 'test',
        status: 'delivered',
        http_status: 200,
        reason: null,
        duration_ms: 112,
      },
      {
        ago: 26.5 * hour,
        event: 'note.generated',
        status: 'delivered',
        http_status: 202,
        reason: null,
        duration_ms: 94,
      },
      {
        ago: 3.5 * hour,
        event: 'note.failed',
        status: 'failed',
        http_status: 500,
        reason: 'http_status',
        duration_ms: 61,
      },
      {
        ago: 2.5 * hour,
        event: 'note.generated',
        status: 'delivered',
        http_status: 202,
        reason: null,
        duration_ms: 87,
      },
    ] as const;
    for (const [at, { ago, ...row }] of past.entries()) {
      const created_at = Date.now() - ago;
      const id = `00000000-0000-4000-8000-00000000000${at}`;
      store.deliveries.insert({
        ...row,
        delivery_id: id,
        customer_id,
        note_id: row.event === 'test' ? `test_179000000000${at}` : id,
        created_at,
        attempted_at: created_at,
      });
    }
  },
  views: [
    { name: 'home', press: [], shows: 'certificate_untrusted', picture: true },
    { name: 'delivery', press: ['j', '\r'], shows: 'look into' },
    { name: 'rotate', press: ['q', 'r'], shows: '[y/N]' },
    { name: 'verification', press: ['n', 'v'], shows: 'Verifying' },
  ],
  steady: (screen) =>
    screen
      .replace(/changed (?:\d+ \w+ ago|just now)/, 'changed …')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]{12}Z/g, '2026-…'),
};

const modelsScene: Scene = {
  name: 'models',
  args: ['models'],
  prepare: async () => {},
  views: [{ name: 'list', press: [], shows: 'demo', picture: true }],
  ofThisComputer: true,
};

const setupScene: Scene = {
  name: 'setup',
  args: ['setup'],
  prepare: async () => {},
  views: [{ name: 'question', press: [], shows: /Fetch .*\[y\/N\]/, picture: true }],
  ofThisComputer: true,
};

const serveScene: Scene = {
  name: 'serve',
  args: ['serve', '--port', '0'],
  async prepare(home) {
    await notegenJson(home, ['config', 'set', 'speech.model', 'demo']);
  },
  async meanwhile(home, screen) {
    const url = /http:\S+/.exec(screen)?.[0] ?? '';
    const { key } = await notegenJson<{ key: string }>(home, ['keys', 'create', 'test']);
    const call = caller(url, key);
    const transcript = 'Doctor: What brings you in?\nPatient: I have had a cough for two weeks.';
    await call('POST', '/v1/note', { transcript, specialty: 'family_medicine' });
    for (const sample of ['diabetes.flac', 'knee_pain.flac', 'sore_throat.flac']) {
      await fetch(`${url}/v1/audio?specialty=physician`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'audio/flac' },
        body: await readFile(new URL(sample, samples)),
      });
    }
  },
  views: [
    { name: 'starting', press: [], shows: 'notegen serves' },
    { name: 'queue', press: [], shows: /transcribing +█{4}/, picture: true },
  ],
  ofThisComputer: true,
};

export const scenes: readonly Scene[] = [keysScene, webhooksScene, modelsScene, setupScene, serveScene];
