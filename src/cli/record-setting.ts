import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineUser } from '../audit/command-line-user.ts';
import { dataDirectory } from '../config/config.ts';
import type { SettingName } from '../config/settings.ts';
import { NotegenError } from '../errors.ts';
import type { Cli } from './cli.ts';

/** Settings whose value is told too; a file's name or an address could hold a patient's name or a password. */
const toldWithValue = /^(?:server|retention|limits|engines)\.|^notes\.engine$|^security\./;

/** Writes a change of the settings into the audit log, before it is made; where there is no log yet there is nothing to do. */
export async function recordSetting(cli: Cli, name: SettingName, value: unknown): Promise<void> {
  if (!existsSync(join(dataDirectory(cli.terminal.environment), 'notegen.db'))) return;
  const said = value === null ? `${name} unset` : toldWithValue.test(name) ? `${name} = ${value}` : name;
  try {
    await cli.withApp(async (app) => {
      (await app.audit()).record(commandLineUser(null), 'setting.changed', { detail: said.slice(0, 200) });
    });
  } catch (error) {
    // A setting that keeps the database from opening must still be changeable.
    if (!(error instanceof NotegenError)) throw error;
    cli.say(`Note: the change is not in the audit log (${error.message})`);
  }
}
