import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import {
  type ThrowAwayCertificate,
  throwAwayCertificate,
} from '../../src/webhooks/throw-away-certificate.ts';

/** A real HTTPS server on a free loopback port, with a throw-away certificate unless one is given. */
export async function httpsReceiver(listener: RequestListener, certificate?: ThrowAwayCertificate) {
  const pem = certificate ?? (await throwAwayCertificate({ now: new Date() }));
  const server = createServer(pem, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ca: pem.cert,
    url: `https://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
