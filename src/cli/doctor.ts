import type { CommonOptions, RegisterCommand } from './cli.ts';
import { table } from './table.ts';

/** `doctor`: what is installed, what is missing, and the command for it. Exit code 1 where something is broken. */
export const registerDoctor: RegisterCommand = (program, cli) => {
  program
    .command('doctor')
    .description('check this installation and say what to do')
    .option('--network', 'make two notes with the network watched, and tell what went out')
    .action(async (options: CommonOptions & { network?: boolean }) => {
      if (options.network) {
        const { doctorNetwork } = await import('./doctor/network.ts');
        await doctorNetwork(cli, options);
        return;
      }
      const { runChecks } = await import('./doctor/run-checks.ts');
      const items = await runChecks(cli.terminal.environment);
      if (items.some(({ state }) => state === 'broken')) cli.exitCode = 1;
      cli.show(options, { items }, () =>
        [
          table(
            ['CHECK', 'STATE', 'FOUND'],
            items.map((item) => [item.check, item.state, item.found]),
            '',
          ),
          ...items.flatMap((item) =>
            item.how_to_fix === undefined ? [] : [`${item.check}: ${item.how_to_fix}`],
          ),
        ].join('\n'),
      );
    });
};
