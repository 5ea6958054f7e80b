import type { MayGoOut } from '../../app/silence/may-go-out.ts';
import type { NetworkSeen } from '../../app/silence/watch-network.ts';
import type { Cli, CommonOptions } from '../cli.ts';
import { endingSignal } from '../ending-signal.ts';
import { progressLine } from '../progress-line.ts';
import { table } from '../table.ts';

interface NetworkReport extends NetworkSeen {
  /** Whether whisper-cli and ffmpeg are cut off from the network. */
  workers: { network: 'cut' | 'open'; why: string };
  may_go_out: MayGoOut[];
}

/** `doctor --network`: exit code 0 where nothing went out, 1 where something did or a note could not be made. */
export async function doctorNetwork(cli: Cli, options: CommonOptions): Promise<void> {
  const { watchNetwork } = await import('../../app/silence/watch-network.ts');
  const { mayGoOut } = await import('../../app/silence/may-go-out.ts');
  using ending = endingSignal(cli.terminal);
  using progress = progressLine(cli.terminal);
  const seen = await watchNetwork({
    environment: cli.terminal.environment,
    signal: ending.signal,
    onStep: (what) => progress.update(`Making a note of ${what}, the network watched`, null),
  });
  progress[Symbol.dispose]();
  const report: NetworkReport = await cli.withApp(async (app) => {
    const { confinement } = await (await app.speech()).workers();
    const workers = { network: confinement.network, why: confinement.why };
    return { ...seen, workers, may_go_out: await mayGoOut(app) };
  });
  if (!report.silent) cli.exitCode = 1;
  cli.show(options, report, forPeople);
}

function forPeople(report: NetworkReport): string {
  const { watched, outbound, loopback, kernel, workers } = report;
  const rows = [
    ...report.steps.map(({ what, state, found }) => [what, state, found]),
    ['went out', String(outbound.length), outbound.map(told).join(', ') || 'nothing'],
    ['to this computer itself', String(loopback), loopback === 0 ? 'nothing' : 'connections'],
    ['watched', String(watched.processes), `processes of notegen with ${watched.threads} further threads`],
    kernel === null
      ? ['counted by the kernel', '-', `not possible here: ${report.kernel_why}`]
      : [
          'counted by the kernel',
          String(kernel.attempts),
          `attempts to send, in a network namespace with no way out; one made on purpose was ${kernel.control_seen ? '' : 'NOT '}seen`,
        ],
    [
      'whisper.cpp, ffmpeg',
      workers.network,
      workers.network === 'cut' ? 'cut off from the network' : workers.why,
    ],
  ];
  return [
    report.silent ? 'Nothing left this computer.' : 'Not silent: see below.',
    '',
    table(['CHECK', 'SEEN', 'FOUND'], rows, ''),
    'What leaves this computer because you asked for it (there are no remote engines, no telemetry, no update checks):',
    table(
      ['WHAT', 'WHERE', 'WHEN'],
      report.may_go_out.map(({ what, where, when }) => [what, where, when]),
      '',
    ),
  ].join('\n');
}

function told({ kind, host, port }: NetworkSeen['outbound'][number]): string {
  return `${kind} ${host}${port === null ? '' : `:${port}`}`;
}
