import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedModel } from '../../src/models/find-model.ts';
import { modelNetwork } from '../../src/models/network.ts';
import { type PullProgress, pullModel } from '../../src/models/pull-model.ts';
import type { Shelf } from '../../src/models/shelf.ts';
import { openHub, speechModelBytes } from './hub-for-tests.ts';
import { openShelf } from './shelf-for-tests.ts';

const content = speechModelBytes(600_000);
const file = 'ggml-test.bin';

interface Extra {
  signal?: AbortSignal;
  onProgress?: (progress: PullProgress) => void;
  environment?: Record<string, string>;
}

async function pull(shelf: Shelf, mirror: string, extra: Extra = {}) {
  const dispatcher = modelNetwork(extra.environment ?? {});
  try {
    return await pullModel(shelf, await namedModel(shelf, 'test'), {
      signal: extra.signal ?? new AbortController().signal,
      dispatcher,
      mirror,
      onProgress: extra.onProgress ?? (() => {}),
      pauseBeforeRetry: () => 1,
    });
  } finally {
    await dispatcher.destroy();
  }
}

test('a model is fetched from the mirror under the hub’s own path and takes its name once it is whole', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  const seen: PullProgress[] = [];
  expect(await pull(shelf, `${hub.base}/mirror/`, { onProgress: (p) => seen.push(p) })).toBe('fetched');
  expect(hub.paths).toEqual([`/mirror/people/models/resolve/main/${file}`]);
  expect(await readFile(join(shelf.directory, file))).toEqual(content);
  expect((await readdir(shelf.directory)).sort()).toEqual(['checked.json', file]);
  const last = seen.findLast((progress) => progress.stage === 'fetching');
  expect(last).toEqual({ stage: 'fetching', bytes: content.length, total: content.length });
});

test('a model that is there is not fetched again', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  await pull(shelf, hub.base);
  expect(await pull(shelf, hub.base)).toBe('there');
  expect(hub.paths).toHaveLength(1);
});

test('a broken connection is taken up again where it broke, as often as it takes', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['break-halfway', 'unavailable', 'break-halfway', 'serve'];
  await pull(shelf, hub.base);
  expect(await readFile(join(shelf.directory, file))).toEqual(content);
  expect(hub.ranges[0]).toBeUndefined();
  const starts = hub.ranges.slice(1).map((range) => Number(/\d+/.exec(range ?? '')?.[0]));
  expect(starts.every((start) => start > 0)).toBe(true);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test('a server that ignores ranges is read from the start', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['break-halfway', 'refuse-ranges'];
  await pull(shelf, hub.base);
  expect(await readFile(join(shelf.directory, file))).toEqual(content);
});

test('a wrong checksum is refused and what arrived is thrown away', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['other-content'];
  await expect(pull(shelf, hub.base)).rejects.toMatchObject({ code: 'model_checksum_wrong' });
  expect(await readdir(shelf.directory)).toEqual([]);
});

test('stopping keeps the part, and the next pull goes on from it', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['stall', 'serve'];
  const stop = new AbortController();
  const onProgress = (progress: PullProgress): void => {
    if (progress.stage === 'fetching' && progress.bytes > 0) stop.abort();
  };
  await expect(pull(shelf, hub.base, { signal: stop.signal, onProgress })).rejects.toMatchObject({
    code: 'cancelled',
  });
  const { size } = await stat(join(shelf.directory, `${file}.part`));
  expect(size).toBeGreaterThan(0);
  await pull(shelf, hub.base);
  expect(hub.ranges.at(-1)).toBe(`bytes=${size}-`);
  expect(await readFile(join(shelf.directory, file))).toEqual(content);
});

test('what was fetched from one address is not continued from another', async () => {
  await using shelf = await openShelf(content);
  await using first = await openHub(content);
  await using second = await openHub(content);
  first.behaviours = ['break-halfway', 'not-found'];
  await expect(pull(shelf, first.base)).rejects.toMatchObject({ code: 'model_download_failed' });
  await pull(shelf, second.base);
  expect(second.ranges).toEqual([undefined]);
});

test('a file that the server does not have is an error at once, that names the server', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['not-found'];
  await expect(pull(shelf, hub.base)).rejects.toMatchObject({
    code: 'model_download_failed',
    message: expect.stringContaining('127.0.0.1'),
  });
  expect(hub.paths).toHaveLength(1);
});

test('a server that stays away is given up after some tries', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  hub.behaviours = ['unavailable'];
  await expect(pull(shelf, hub.base)).rejects.toMatchObject({ code: 'model_download_failed' });
  expect(hub.paths.length).toBeGreaterThan(2);
});

test('two pulls of one model at a time fetch it once', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  const outcomes = await Promise.all([pull(shelf, hub.base), pull(shelf, hub.base)]);
  expect(outcomes.sort()).toEqual(['fetched', 'there']);
  expect(hub.paths).toHaveLength(1);
});

test('a lock left by a process that died does not stop a pull', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  await writeFile(join(shelf.directory, `${file}.lock`), `999999999 ${hostname()}\n`);
  expect(await pull(shelf, hub.base)).toBe('fetched');
});

test('a model that does not fit the disk is refused before anything is fetched', async () => {
  await using shelf = await openShelf(content);
  await using hub = await openHub(content);
  shelf.catalog.models[0]!.bytes = 2 ** 52;
  await expect(pull(shelf, hub.base)).rejects.toMatchObject({ code: 'disk_full' });
  expect(hub.paths).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a disk that becomes full while a model is fetched is named as that, whatever was announced',
  async () => {
    await using shelf = await openShelf(content);
    await using hub = await openHub(content);
    const part = join(shelf.directory, `${file}.part`);
    const address = `${hub.base}/people/models/resolve/main/${file}`;
    // The kernel's own full disk: every write to it fails with ENOSPC.
    await symlink('/dev/full', part);
    await writeFile(`${part}.json`, JSON.stringify({ address, tag: null }));
    await expect(pull(shelf, hub.base)).rejects.toMatchObject({
      code: 'disk_full',
      howToFix: expect.stringContaining('goes on where it stopped'),
    });
    expect(await readdir(shelf.directory)).not.toContain(file);
  },
);

test('a proxy named in the environment is gone through, but for hosts in NO_PROXY', async () => {
  await using shelf = await openShelf(content);
  await using proxy = await openHub(content);
  const environment = { HTTP_PROXY: proxy.base, NO_PROXY: '127.0.0.1' };
  await expect(pull(shelf, 'http://hub.invalid', { environment })).rejects.toMatchObject({
    code: 'model_download_failed',
  });
  expect(proxy.tunnels[0] ?? proxy.paths[0]).toContain('hub.invalid');
  await using hub = await openHub(content);
  expect(await pull(shelf, hub.base, { environment })).toBe('fetched');
});
