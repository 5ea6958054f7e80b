import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NotegenError } from '../errors.ts';
import { makePrivateDirectory, writePrivateFile } from '../private-file.ts';
import { whyRefused } from '../why-refused.ts';
import { knownSetting, parseSetting } from './parse-setting.ts';
import type { SettingName } from './settings.ts';

const fileName = 'config.json';

/** What `config.json` sets, by setting; `{"server": {"port": 1}}` and `{"server.port": 1}` say the same. Throws `config_invalid`. */
export async function readConfigFile(home: string): Promise<Map<SettingName, unknown>> {
  const text = await readFile(join(home, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    if (error.code === 'ENOTDIR')
      throw new NotegenError('config_invalid', `The data directory ${home} is not a directory.`, {
        cause: error,
        howToFix: 'Point NOTEGEN_HOME at a directory, or at where one is to be made.',
      });
    throw new NotegenError('config_invalid', `${join(home, fileName)} can't be read: ${whyRefused(error)}.`, {
      cause: error,
      howToFix:
        'Make it a file that your user may read, or move it away: without it every setting has its default.',
    });
  });
  return new Map(
    flatten(parseObject(text, home)).map(([name, value]) => [knownSetting(name, fileName), value]),
  );
}

/** Writes one setting into `config.json`, or takes it out where `value` is undefined. Throws `config_invalid`. */
export async function writeSetting(home: string, name: SettingName, value: unknown): Promise<void> {
  const content = await readConfigFile(home);
  if (value === undefined) content.delete(name);
  else content.set(name, parseSetting(name, value, 'the new value'));
  await makePrivateDirectory(home);
  await writePrivateFile(join(home, fileName), `${JSON.stringify(Object.fromEntries(content), null, 2)}\n`);
}

function parseObject(text: string, home: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new NotegenError('config_invalid', `${join(home, fileName)} is not JSON.`, {
      cause: error,
      howToFix: 'Correct it by hand, or move it away: without it every setting has its default.',
    });
  }
  if (isObject(parsed)) return parsed;
  throw new NotegenError('config_invalid', `${join(home, fileName)} must hold one JSON object.`);
}

function flatten(content: Record<string, unknown>): [string, unknown][] {
  return Object.entries(content).flatMap(([key, value]) =>
    isObject(value)
      ? Object.entries(value).map(([rest, inner]): [string, unknown] => [`${key}.${rest}`, inner])
      : [[key, value] as [string, unknown]],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
