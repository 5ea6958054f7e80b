import { isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { readConfigFile } from './config-file.ts';
import { knownSetting, parseSetting } from './parse-setting.ts';
import { environmentName, type SettingName, type Settings, settingNames, settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Origin = 'flag' | 'environment' | 'file' | 'default';

/** All that was decided before the program began its work; frozen. */
export interface Config {
  /** The data directory, absolute. It need not exist yet. */
  readonly home: string;
  readonly settings: Settings;
  readonly origins: Readonly<Record<SettingName, Origin>>;
}

/** The data directory: `NOTEGEN_HOME`, else the operating system's usual place. */
export function dataDirectory(environment: Environment): string {
  const named = environment.NOTEGEN_HOME;
  if (named === undefined || named === '') return envPaths('notegen', { suffix: '' }).data;
  return isAbsolute(named) ? named : resolve(named);
}

/** For what can be made again (built engines): shared by all data directories of this user. */
export function cacheDirectory(environment: Environment): string {
  const named = environment.XDG_CACHE_HOME;
  if (named !== undefined && isAbsolute(named)) return join(named, 'notegen');
  return envPaths('notegen', { suffix: '' }).cache;
}

/** Reads every setting: flags beat environment beats file beats default. Throws `config_invalid` naming the setting. */
export async function loadConfig(
  environment: Environment,
  flags: Partial<Record<SettingName, unknown>> = {},
): Promise<Config> {
  const home = dataDirectory(environment);
  refuseUnknownVariables(environment);
  const file = await readConfigFile(home);
  const values: Record<string, unknown> = {};
  const origins: Record<string, Origin> = {};
  for (const name of settingNames) {
    const variable = environmentName(name);
    const choice = pick(flags[name], environment[variable], file.get(name));
    origins[name] = choice.origin;
    values[name] =
      choice.origin === 'default'
        ? settings[name].fallback
        : parseSetting(name, choice.value, choice.origin === 'environment' ? variable : choice.origin);
  }
  return Object.freeze({
    home,
    settings: Object.freeze(values) as unknown as Settings,
    origins: Object.freeze(origins) as Record<SettingName, Origin>,
  });
}

function pick(
  flag: unknown,
  variable: string | undefined,
  file: unknown,
): { origin: Origin; value?: unknown } {
  if (flag !== undefined) return { origin: 'flag', value: flag };
  // An empty variable is how a shell script says "not set".
  if (variable !== undefined && variable !== '') return { origin: 'environment', value: variable };
  if (file !== undefined && file !== null) return { origin: 'file', value: file };
  return { origin: 'default' };
}

const groups = new Set(settingNames.map((name) => name.slice(0, name.indexOf('.')).toUpperCase()));
const variables = new Set(settingNames.map(environmentName));

function refuseUnknownVariables(environment: Environment): void {
  for (const variable of Object.keys(environment)) {
    const [, group, rest] = /^NOTEGEN_([A-Z]+)_([A-Z_]+)$/.exec(variable) ?? [];
    if (group === undefined || rest === undefined || !groups.has(group) || variables.has(variable)) continue;
    const [first = '', ...more] = rest.toLowerCase().split('_');
    const words = more.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
    knownSetting(`${group.toLowerCase()}.${first}${words.join('')}`, variable);
  }
}
