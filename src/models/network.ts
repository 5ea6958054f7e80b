import { type Dispatcher, EnvHttpProxyAgent } from 'undici';

const quietMs = 60_000;

/** Connections that go through HTTPS_PROXY, HTTP_PROXY and NO_PROXY of `environment`, and give up on a silent server. */
export function modelNetwork(environment: Readonly<Record<string, string | undefined>>): Dispatcher {
  const named = (name: string): string | undefined => environment[name.toLowerCase()] || environment[name];
  const httpProxy = named('HTTP_PROXY');
  const httpsProxy = named('HTTPS_PROXY') ?? httpProxy;
  return new EnvHttpProxyAgent({
    ...(httpProxy !== undefined && { httpProxy }),
    ...(httpsProxy !== undefined && { httpsProxy }),
    noProxy: named('NO_PROXY') ?? '',
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    connect: { timeout: 20_000 },
  });
}
