import { readFile } from 'node:fs/promises';
import type { App } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';
import { createApi } from './create-api.ts';
import { openServerDeps } from './deps.ts';
import { directRead } from './direct-read.ts';
import { acceptedHosts, isLoopback } from './host-check.ts';
import { type Listening, listen, type TlsFiles } from './listen.ts';
import { boundYoungGeneration } from './young-generation.ts';

/** Starts the HTTP API as the settings say. Throws `insecure_binding`, `tls_files_unusable` and what `listen` throws. */
export async function startServer(app: App): Promise<Listening> {
  const { settings } = app.config;
  const host = settings['server.host'];
  const tls = await tlsFiles(settings);
  if (tls === null && !isLoopback(host) && !settings['server.insecureHttp']) {
    throw new NotegenError('insecure_binding', `Plain HTTP at ${host} can be read by others on the network.`);
  }
  await app.purge();
  const deps = await openServerDeps(app);
  const frame = {
    hosts: acceptedHosts(host, settings['server.hostNames']),
    origins: new Set(settings['server.corsOrigins']),
  };
  const direct = directRead(deps, frame);
  const answer = createApi(deps, frame);
  // A client that asks for a note at once would wait for the rest of it.
  await app.loaded();
  const listening = await listen(answer, { host, port: settings['server.port'], tls, direct });
  const taken = takeUp(app);
  const unbound = boundYoungGeneration();
  app.log.info('listening', { port: Number(new URL(listening.url).port) });
  return {
    url: listening.url,
    async close() {
      unbound();
      await listening.close();
      await taken;
    },
  };
}

/** The recordings that an earlier process left; an upload that comes meanwhile waits for it. */
async function takeUp(app: App): Promise<void> {
  try {
    await (await app.recordings()).start();
  } catch (error) {
    app.log.error('recordings_not_started', {}, error);
  }
}

async function tlsFiles(settings: Settings): Promise<TlsFiles | null> {
  const [cert, key] = [settings['server.tlsCert'], settings['server.tlsKey']];
  if (cert === null && key === null) return null;
  if (cert === null || key === null) {
    throw new NotegenError('tls_files_unusable', 'HTTPS needs both a certificate and its key.');
  }
  return { cert: await tlsFile(cert), key: await tlsFile(key) };
}

async function tlsFile(path: string): Promise<Buffer> {
  return await readFile(path).catch((error: unknown) => {
    throw new NotegenError('tls_files_unusable', `${path} can not be read: ${whyRefused(error)}.`, {
      cause: error,
    });
  });
}
