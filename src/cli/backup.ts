import { resolve } from 'node:path';
import { commandLineUser } from '../audit/command-line-user.ts';
import { size } from '../sizes.ts';
import type { CommonOptions, RegisterCommand } from './cli.ts';
import { printable } from './table.ts';

interface BackupOptions extends CommonOptions {
  passphraseFile?: string;
  replace?: boolean;
}

const passphraseOption = [
  '--passphrase-file <file>',
  'read the passphrase from the first line of a file',
] as const;

/** `backup` and `restore`: everything but models in one file that only a passphrase opens. */
export const registerBackup: RegisterCommand = (program, cli) => {
  program
    .command('backup <file>')
    .description('back up notes, accounts, settings and the master key, encrypted; a server may run')
    .option(...passphraseOption)
    .action(async (file: string, options: BackupOptions) => {
      const { readPassphrase } = await import('./read-passphrase.ts');
      const passphrase = await readPassphrase(cli.terminal, { file: options.passphraseFile, isNew: true });
      const taken = await cli.withApp(async (app) => {
        const { takeBackup } = await import('../app/take-backup.ts');
        const { progressLine } = await import('./progress-line.ts');
        // A program that reads stderr finds one problem document there, or nothing.
        using progress = options.json ? null : progressLine(cli.terminal);
        const onProgress = (fraction: number): void => progress?.update('backing up', fraction);
        const { signal } = cli.terminal;
        const made = await takeBackup(app, resolve(file), passphrase, { signal, onProgress });
        (await app.audit()).record(commandLineUser(null), 'backup.taken');
        return made;
      });
      cli.show(options, taken, ({ bytes }) =>
        [
          `Backed up to ${printable(file)} (${size(bytes)}).`,
          'Keep the passphrase apart from it: nobody can open it without. Notes that are deleted later stay in it.',
        ].join('\n'),
      );
    });
  program
    .command('restore <file>')
    .description('put a backup into an empty data directory')
    .option(...passphraseOption)
    .option('--replace', 'move what is in the data directory aside')
    .action(async (file: string, options: BackupOptions) => {
      const { readPassphrase } = await import('./read-passphrase.ts');
      const passphrase = await readPassphrase(cli.terminal, { file: options.passphraseFile, isNew: false });
      const { loadConfig } = await import('../config/config.ts');
      const { masterKeySource } = await import('../app/master-key-source.ts');
      const { restoreBackup } = await import('../app/restore-backup.ts');
      const { progressLine } = await import('./progress-line.ts');
      const { environment, signal } = cli.terminal;
      const config = await loadConfig(environment);
      using progress = options.json ? null : progressLine(cli.terminal);
      const source = masterKeySource(config, environment);
      const given = source.changing === null;
      const restored = await restoreBackup(resolve(file), passphrase, {
        home: config.home,
        replace: options.replace === true,
        source,
        now: new Date(),
        signal,
        onProgress: (fraction) => progress?.update('restoring', fraction),
      });
      await cli.withApp(async (app) => {
        const who = commandLineUser(null);
        (await app.audit()).record(who, 'backup.restored');
        // The backup brought its key as a file.
        if (app.config.settings['security.keyStore'] !== 'keychain' || given) return;
        const { moveMasterKey } = await import('../app/move-master-key.ts');
        await moveMasterKey(app, 'keychain', who);
      });
      cli.show(options, restored, ({ home, moved_to }) =>
        [
          `Restored to ${printable(home)}.`,
          ...(moved_to === null
            ? []
            : [`What was there is in ${printable(moved_to)}; delete it when you need it no more.`]),
        ].join('\n'),
      );
    });
};
