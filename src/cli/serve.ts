import { Console } from 'node:console';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';

interface ServeOptions extends CommonOptions {
  host?: string;
  port?: string;
  tlsCert?: string;
  tlsKey?: string;
  insecureHttp?: boolean;
}

/** `serve`: the HTTP API, until SIGINT or SIGTERM. */
export const registerServe: RegisterCommand = (program, cli) => {
  program
    .command('serve')
    .description('serve the HTTP API')
    .option('--host <address>', 'address to listen on (default 127.0.0.1)')
    .option('--port <port>', 'port to listen on (default 4180); 0 picks a free one')
    .option('--tls-cert <file>', 'PEM file of a certificate: serve HTTPS')
    .option('--tls-key <file>', "PEM file of the certificate's key")
    .option('--insecure-http', 'allow plain HTTP at an address that others can reach')
    .action(async (options: ServeOptions) => {
      // What a library prints must not stand between the JSON lines on stdout.
      globalThis.console = new Console(process.stderr, process.stderr);
      const { createLog } = await import('../log.ts');
      const log = await createLog();
      const flags = {
        'server.host': options.host,
        'server.port': options.port,
        'server.tlsCert': options.tlsCert,
        'server.tlsKey': options.tlsKey,
        'server.insecureHttp': options.insecureHttp,
      };
      await cli.withApp(
        async (app) => {
          const { startServer } = await import('../server/start-server.ts');
          const listening = await startServer(app);
          announce(cli, options, listening.url);
          const signal = await stopAsked(cli);
          log.info('stopping', { signal });
          await listening.close();
        },
        { flags, log, threads: true },
      );
    });
};

function announce(cli: Cli, options: ServeOptions, url: string): void {
  if (options.json) cli.terminal.stdout.write(`${JSON.stringify({ event: 'listening', url })}\n`);
  else cli.terminal.stdout.write(`notegen listens on ${url} (Ctrl-C stops it)\n`);
}

/** Resolves at the first SIGINT or SIGTERM; the next one ends the process without waiting. */
async function stopAsked(cli: Cli): Promise<string> {
  return await new Promise((resolve) => {
    const onTerminate = (): void => {
      process.once('SIGTERM', () => process.exit(143));
      resolve('SIGTERM');
    };
    process.once('SIGTERM', onTerminate);
    cli.terminal.signal.addEventListener('abort', () => resolve('SIGINT'), { once: true });
  });
}
