import { Argument } from 'commander';
import { commandLineUser } from '../audit/command-line-user.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';

/** `keys move-master <file|keychain>`: the master key leaves one place for the other. */
export const registerMoveMaster: RegisterCommand = (program, cli) => {
  const keys = program.commands.find((command) => command.name() === 'keys');
  keys
    ?.command('move-master')
    .description("move the master key to a file of the data directory, or into the system's keychain")
    .addArgument(new Argument('<where>').choices(['file', 'keychain']))
    .action(async (where: 'file' | 'keychain', options: CommonOptions) => {
      const moved = await cli.withApp(async (app) => {
        const { join } = await import('node:path');
        const { takeLock } = await import('../file-lock.ts');
        const { moveMasterKey } = await import('../app/move-master-key.ts');
        const lock = join(app.config.home, 'rotate-master.lock');
        await using _alone = await takeLock(lock, { signal: cli.terminal.signal });
        return await moveMasterKey(app, where, commandLineUser(null));
      });
      cli.show(options, moved, ({ place }) =>
        [
          `The master key is in ${place}, and nowhere else.`,
          ...(where === 'keychain'
            ? [
                'Start a running server again. Make a backup: a keychain that is lost or reset takes the notes with it.',
              ]
            : ['Start a running server again.']),
        ].join('\n'),
      );
    });
};
