import type { Dispatcher } from 'undici';

export interface LazyNetwork extends AsyncDisposable {
  dispatcher(): Promise<Dispatcher>;
}

/** Connections for fetching models, made when the first is needed. */
export function lazyNetwork(environment: Readonly<Record<string, string | undefined>>): LazyNetwork {
  let made: Promise<Dispatcher> | undefined;
  return {
    dispatcher() {
      made ??= import('../../models/network.ts').then(({ modelNetwork }) => modelNetwork(environment));
      return made;
    },
    async [Symbol.asyncDispose]() {
      await (await made)?.destroy();
    },
  };
}
