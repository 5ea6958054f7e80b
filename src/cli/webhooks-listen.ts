import { join } from 'node:path';
import type { ReceivedEvent } from '../webhooks/receiver.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { withCustomer } from './customer-option.ts';
import { parseCount } from './parse-count.ts';
import { printable } from './table.ts';

interface ListenOptions extends CommonOptions {
  customer?: string;
  port?: string;
}

const verdicts: Record<ReceivedEvent['verdict'], string> = {
  verified: 'signature verified',
  bad_signature: 'REFUSED: the signature is not the one that the secret gives',
  stale_timestamp: 'REFUSED: signed more than five minutes ago',
  not_signed: 'REFUSED: not signed',
  no_secret: 'REFUSED: no webhook secret is set on this data directory yet',
};

/** `webhooks listen`: a receiver for developers, on this machine, that verifies and prints events. */
export const registerWebhooksListen: RegisterCommand = (program, cli) => {
  const webhooks = program.commands.find((command) => command.name() === 'webhooks');
  if (webhooks === undefined) throw new Error('webhooks is registered before webhooks listen');
  withCustomer(webhooks.command('listen'))
    .description(
      'receive, verify and print events on this machine, to try an integration (prints patient text)',
    )
    .option('--port <port>', 'port to listen on; 0 picks a free one', '4443')
    .action(async (options: ListenOptions) => {
      const port = parseCount('--port', options.port ?? '4443', 0, 65_535);
      await cli.withApp(async (app) => {
        const [{ startReceiver }, { throwAwayCertificate }, { writePrivateFile }, { customers }, room] =
          await Promise.all([
            import('../webhooks/receiver.ts'),
            import('../webhooks/throw-away-certificate.ts'),
            import('../private-file.ts'),
            app.accounts(),
            app.webhooks(),
          ]);
        const { customer_id } = customers.find(options.customer);
        const certificate = await throwAwayCertificate({ now: new Date() });
        const caFile = join(app.config.home, 'webhook-listen.pem');
        await writePrivateFile(caFile, certificate.cert);
        await using receiver = await startReceiver({
          host: '127.0.0.1',
          port,
          certificate,
          secret: () => room.secretOf(customer_id),
          now: () => new Date(),
          onEvent: (event) => cli.terminal.stdout.write(`${line(options, event)}\n`),
        });
        const url = `https://localhost:${receiver.port}/`;
        if (options.json) {
          cli.terminal.stdout.write(`${JSON.stringify({ event: 'listening', url, ca_file: caFile })}\n`);
        } else cli.say(introduction(url, caFile));
        await new Promise<void>((resolve) => {
          if (cli.terminal.signal.aborted) resolve();
          cli.terminal.signal.addEventListener('abort', () => resolve(), { once: true });
          process.once('SIGTERM', () => resolve());
        });
      });
    });
};

function introduction(url: string, caFile: string): string {
  return [
    `Listening on ${url} with a throw-away certificate (Ctrl-C stops). In another terminal:`,
    `  notegen config set webhooks.caFile "${caFile}"`,
    `  notegen webhooks set-url ${url}`,
    '  notegen webhooks test',
  ].join('\n');
}

function line({ json }: CommonOptions, { verdict, event, body }: ReceivedEvent): string {
  if (json) return JSON.stringify({ event: 'received', verdict, body });
  return `${event === null ? 'a request' : printable(event)}: ${verdicts[verdict]}\n  ${printable(body)}`;
}
