import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { AppOptions } from '../app.ts';
import { chooseProductionReact, isInteractive } from '../tui/interactive.ts';
import type { Cli, CommonOptions, RegisterCommand } from './cli.ts';

interface ServeOptions extends CommonOptions {
  plain?: boolean;
  host?: string;
  port?: string;
  tlsCert?: string;
  tlsKey?: string;
  insecureHttp?: boolean;
}

/** `serve`: the HTTP API, until SIGINT or SIGTERM; on a terminal with a screen that shows what it does. */
export const registerServe: RegisterCommand = (program, cli) => {
  program
    .command('serve')
    .description('serve the HTTP API')
    .option('--host <address>', 'address to listen on (default 127.0.0.1)')
    .option('--port <port>', 'port to listen on (default 4180); 0 picks a free one')
    .option('--tls-cert <file>', 'PEM file of a certificate: serve HTTPS')
    .option('--tls-key <file>', "PEM file of the certificate's key")
    .option('--insecure-http', 'allow plain HTTP at an address that others can reach')
    .option('--plain', 'plain log lines on a terminal too, no screen')
    .action(async (options: ServeOptions) => {
      const onScreen = isInteractive(cli.terminal) && options.plain !== true && options.json !== true;
      // What a library prints must not stand between the JSON lines on stdout, nor on the screen.
      globalThis.console = onScreen ? quietConsole() : new Console(process.stderr, process.stderr);
      const flags = {
        'server.host': options.host,
        'server.port': options.port,
        'server.tlsCert': options.tlsCert,
        'server.tlsKey': options.tlsKey,
        'server.insecureHttp': options.insecureHttp,
      };
      await (onScreen ? serveOnScreen(cli, flags) : servePlainly(cli, options, flags));
    });
};

type Flags = NonNullable<AppOptions['flags']>;

async function servePlainly(cli: Cli, options: ServeOptions, flags: Flags): Promise<void> {
  const { createLog } = await import('../log.ts');
  const log = await createLog();
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
}

async function serveOnScreen(cli: Cli, flags: Flags): Promise<void> {
  chooseProductionReact();
  const { createLogBoard } = await import('../tui/serve/log-board.ts');
  // `notegen serve 2>serve.log`: the file gets the lines that it would get without a screen.
  const file = cli.terminal.stderr.isTTY === true ? null : await (await import('../log.ts')).createLog();
  const log = createLogBoard(Date.now, file);
  await cli.withApp(
    async (app) => {
      const { showServe } = await import('../tui/serve/show-serve.tsx');
      const start = async () => await (await import('../server/start-server.ts')).startServer(app);
      const listening = await showServe(app, cli.terminal, { log, start });
      cli.say('Stopping: what is being answered is finished (Ctrl-C ends at once).');
      process.once('SIGINT', () => process.exit(130));
      await listening?.close();
    },
    { flags, log, threads: true },
  );
}

function quietConsole(): Console {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  return new Console(nowhere, nowhere);
}

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
