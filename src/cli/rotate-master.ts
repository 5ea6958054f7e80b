import { join } from 'node:path';
import { commandLineUser } from '../audit/command-line-user.ts';
import { NotegenError } from '../errors.ts';
import { nextMasterKeyVariable } from '../sealing/given-master-key.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';

/** `keys rotate-master`: another master key takes the place of the one in force. */
export const registerRotateMaster: RegisterCommand = (program, cli) => {
  const keys = program.commands.find((command) => command.name() === 'keys');
  keys
    ?.command('rotate-master')
    .description('replace the master key that seals the notes; a server may run')
    .action(async (options: CommonOptions) => {
      const rotated = await cli.withApp(async (app) => {
        const { takeLock } = await import('../file-lock.ts');
        const { masterKeySource } = await import('../app/master-key-source.ts');
        const { keyFrom } = await import('../sealing/given-master-key.ts');
        const { newKey } = await import('../sealing/seal.ts');
        const given = cli.terminal.environment[nextMasterKeyVariable] ?? '';
        const { changing, place } = masterKeySource(app.config, cli.terminal.environment);
        if (changing === null && given === '') {
          throw new NotegenError(
            'usage_invalid',
            `The master key comes from ${place}: notegen does not keep it.`,
            {
              howToFix: `Stop the server, make a new key (\`openssl rand -base64 32\`), run this again with ${nextMasterKeyVariable} set to it, then put it in ${place}.`,
            },
          );
        }
        const next = changing === null ? keyFrom(nextMasterKeyVariable, given) : newKey();
        const [store, audit] = await Promise.all([app.store(), app.audit()]);
        const lock = join(app.config.home, 'rotate-master.lock');
        await using _alone = await takeLock(lock, { signal: cli.terminal.signal });
        const result = store.rotateMaster(next, () =>
          audit.record(commandLineUser(null), 'master_key.rotated'),
        );
        store.truncateLog();
        return { ...result, place, kept: changing !== null };
      });
      cli.show(options, rotated, ({ resealed, damaged, place, kept }) =>
        [
          `${resealed} keys and secrets are sealed under a new master key.`,
          ...(damaged > 0
            ? [`${damaged} could not be opened and stay as they are: they were damaged before.`]
            : []),
          kept
            ? `It is in ${place}. Backups made before need nothing: each brings its own key.`
            : `Put the new key in ${place} now, then start the server again.`,
        ].join('\n'),
      );
    });
};
