import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modelNetwork } from '../../src/models/network.ts';
import { type ModelsActions, openModelsActions } from '../../src/tui/models/models-actions.ts';
import { ModelsScreen } from '../../src/tui/models/models-screen.tsx';
import { openHub, speechModelBytes } from '../models/hub-for-tests.ts';
import { openShelf } from '../models/shelf-for-tests.ts';
import { inkScreen } from '../support/ink-screen.tsx';
import { keys } from '../support/terminal.ts';

const content = speechModelBytes(200_000);

/** The screen's actions on a real shelf, whose one model a real server hands out. */
async function modelsOnShelf(memoryGb = 16) {
  const shelf = await openShelf(content);
  const hub = await openHub(content);
  const dispatcher = modelNetwork({});
  const defaults: string[] = [];
  const actions = await openModelsActions({
    shelf,
    dispatcher: async () => dispatcher,
    mirror: hub.base,
    memoryGb,
    inUse: new Set(),
    setDefault: async (kind, name) => void defaults.push(`${kind} ${name}`),
  });
  return {
    actions,
    shelf,
    hub,
    defaults,
    async [Symbol.asyncDispose]() {
      await actions[Symbol.asyncDispose]();
      await dispatcher.destroy();
      await hub[Symbol.asyncDispose]();
      await shelf[Symbol.asyncDispose]();
    },
  };
}

const toTest = ['/', 'f', 'o', 'r', ' ', 't', 'e', 's', 't', 's', '\r'];

test('the list says what is installed, how big a model is and whether it fits', async () => {
  await using room = await modelsOnShelf(1);
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  expect(screen.frame()).toMatch(/demo +installed +\d+ MB +.*speech/);
  expect(screen.frame()).toMatch(/test +1 MB +takes 1 GB +speech/);
  expect(screen.frame()).toContain('this computer: 1 GB');
});

test('a model is fetched after y and nothing but y, checked, used, verified and removed', async () => {
  await using room = await modelsOnShelf();
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  await screen.press(...toTest);
  for (const no of ['n', '\r', keys.esc, 'q']) {
    await screen.press('p');
    expect(screen.frame()).toContain('Fetch test, 1 MB? [y/N]');
    expect(screen.frame()).toContain('Licence: MIT.');
    await screen.press(no);
  }
  expect(room.hub.paths).toEqual([]);
  await screen.press('p', 'y');
  await screen.until(/test +installed/);
  await screen.press('u');
  await screen.until(/test +in use/);
  expect(room.defaults).toEqual(['speech test']);
  await screen.press('v');
  await screen.until(/test +in use/);
  await screen.press('d');
  expect(screen.frame()).toContain('It is the model in use.');
  await screen.press('y');
  await screen.until('Removed test.');
  expect(screen.frame()).not.toMatch(/test +installed/);
});

test('a model that is removed while it is being checked is no failure', async () => {
  await using room = await modelsOnShelf();
  await writeFile(join(room.shelf.directory, 'ggml-test.bin'), content);
  await using again = await reopened(room);
  const model = again.list().find(({ name }) => name === 'test')!;
  again.verify(model);
  expect(again.running()).toBe(1);
  await again.remove(model, new AbortController().signal);
  expect(again.running()).toBe(0);
  expect(again.list().find(({ name }) => name === 'test')).toMatchObject({ installed: false, failure: null });
});

test('a pull shows how far it is, goes on by itself after a broken connection, and x stops it', async () => {
  await using room = await modelsOnShelf();
  room.hub.behaviours.push('stall');
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  await screen.press(...toTest, 'p', 'y');
  await screen.until(/test +10 % fetching/);
  await screen.press('p');
  expect(screen.frame()).toContain('x stops it');
  await screen.press('x');
  await screen.until(/test +1 MB/);
  expect(room.actions.running()).toBe(0);
  room.hub.behaviours.splice(0, 1, 'break-halfway', 'serve');
  await screen.press('p', 'y');
  await screen.until('trying again');
  await screen.until(/test +installed/);
  // The rest only, each time.
  expect(room.hub.ranges).toEqual([undefined, 'bytes=20000-', 'bytes=110000-']);
});

test('a wrong checksum is told with what to do, and leaves nothing installed', async () => {
  await using room = await modelsOnShelf();
  room.hub.behaviours.push('other-content');
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  await screen.press(...toTest, 'p', 'y');
  await screen.until(/test +failed/);
  expect(screen.frame()).toContain('What arrived for test is not that model');
});

test('a damaged file is found by v', async () => {
  await using room = await modelsOnShelf();
  await writeFile(join(room.shelf.directory, 'ggml-test.bin'), Buffer.from(content).reverse());
  await using again = await reopened(room);
  using screen = inkScreen(<ModelsScreen models={again} />);
  await screen.press(...toTest, 'v');
  await screen.until(/test +failed/);
  expect(screen.frame()).toContain('The file of the model test is damaged: its checksum is wrong.');
  expect(screen.frame()).toContain('notegen models rm test');
});

test('who leaves while something is fetched is asked first', async () => {
  await using room = await modelsOnShelf();
  room.hub.behaviours.push('stall');
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  await screen.press(...toTest, 'p', 'y');
  await screen.until(/test +10 %/);
  // The first esc takes the filter away.
  await screen.press(keys.esc, 'q');
  expect(screen.frame()).toContain('Stop them and leave? [y/N]');
  await screen.press('n', 'q', 'y');
  expect(screen.left()).toBe(0);
});

test('everything that is known of a model is one key away, and so is help', async () => {
  await using room = await modelsOnShelf();
  using screen = inkScreen(<ModelsScreen models={room.actions} />);
  await screen.press(...toTest, '\r');
  expect(screen.frame()).toContain('people/models');
  expect(screen.frame()).toMatch(/SHA-256 +[0-9a-f]{64}/);
  await screen.press('x', '?');
  expect(screen.frame()).toContain('notegen models add FILE');
  await screen.press('x', 'd');
  expect(screen.frame()).toContain('That model is not installed: p fetches it.');
});

async function reopened(room: {
  shelf: Parameters<typeof openModelsActions>[0]['shelf'];
}): Promise<ModelsActions> {
  return await openModelsActions({
    shelf: room.shelf,
    dispatcher: async () => modelNetwork({}),
    mirror: null,
    memoryGb: 16,
    inUse: new Set(),
    setDefault: async () => {},
  });
}
