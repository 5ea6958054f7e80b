import { NotegenError } from '../errors.ts';
import { isSettingName, type SettingName, type Settings, settingNames, settings } from './settings.ts';

/** Where a value was written, for the error that refuses it: `NOTEGEN_SERVER_PORT`, `config.json`. */
export type WrittenIn = string;

/** The setting called `name`. Throws `config_invalid`, with the nearest name there is. */
export function knownSetting(name: string, writtenIn: WrittenIn): SettingName {
  if (isSettingName(name)) return name;
  const near = nearestSetting(name);
  throw new NotegenError('config_invalid', `There is no setting called "${name}" (${writtenIn}).`, {
    howToFix: near === null ? 'See `notegen config list` for the settings.' : `Did you mean ${near}?`,
  });
}

/** `value` as the setting's own type. Throws `config_invalid` naming the setting. */
export function parseSetting<Name extends SettingName>(
  name: Name,
  value: unknown,
  writtenIn: WrittenIn,
): Settings[Name] {
  const parsed = settings[name].schema.safeParse(value);
  if (parsed.success) return parsed.data as Settings[Name];
  const why = parsed.error.issues[0]?.message ?? 'is not valid';
  throw new NotegenError('config_invalid', `The setting ${name} (${writtenIn}): ${why}.`);
}

function nearestSetting(wrong: string): SettingName | null {
  let best: { name: SettingName; distance: number } | null = null;
  for (const name of settingNames) {
    const distance = editDistance(wrong.toLowerCase(), name.toLowerCase());
    if (distance <= 4 && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
