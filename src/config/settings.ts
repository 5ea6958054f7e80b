import { z } from 'zod';
import { engineChoices } from '../note/note.ts';
import { durationSetting } from './durations.ts';

/** One setting: its schema, the value it has when nobody sets it, and one line for people. */
export interface Setting<T> {
  schema: z.ZodType<T>;
  fallback: T;
  about: string;
}

function setting<T>(schema: z.ZodType<T>, fallback: NoInfer<T>, about: string): Setting<T> {
  return { schema, fallback, about };
}

// The environment and `config set` give numbers as text.
const count = (least: number, most: number): z.ZodType<number> =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
    z
      .number(`must be a whole number from ${least} to ${most}`)
      .int(`must be a whole number from ${least} to ${most}`)
      .min(least, `must be ${least} or more`)
      .max(most, `must be ${most} or less`),
  );
const text = (longest: number): z.ZodType<string> =>
  z.string('must be text').trim().min(1, 'is empty').max(longest);
const flag: z.ZodType<boolean> = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('must be true or false'),
);
const names: z.ZodType<string[]> = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value),
  z.array(z.string().min(1, 'has an empty name in it').max(255), 'must be names separated by commas'),
);
const path = text(4096).nullable();
const name = text(200).nullable();

/** Every setting there is (decisions.md "Names that scripts rely on"). */
export const settings = {
  'server.host': setting(text(255), '127.0.0.1', 'Address the server listens on'),
  'server.port': setting(count(0, 65_535), 4180, 'Port the server listens on; 0 picks a free one'),
  'server.tlsCert': setting(path, null, 'PEM file of the certificate for HTTPS'),
  'server.tlsKey': setting(path, null, "PEM file of the certificate's key"),
  'server.insecureHttp': setting(flag, false, 'Allow plain HTTP at an address that others can reach'),
  'server.hostNames': setting(names, [], 'Further host names the server answers to, separated by commas'),
  'server.corsOrigins': setting(names, [], 'Origins whose web pages may call the API, separated by commas'),
  'server.metrics': setting(flag, false, 'Serve Prometheus metrics at /metrics, to this computer only'),
  'speech.model': setting(name, null, 'Speech model used for recordings'),
  'speech.whisperPath': setting(path, null, 'Path of the whisper-cli to use'),
  'language.model': setting(name, null, 'Language model that writes notes'),
  'notes.exampleNote': setting(
    path,
    null,
    'File with a note whose style the language model follows; none: not even the built-in example',
  ),
  'notes.engine': setting(
    z.enum(engineChoices),
    'auto',
    'Engine that writes notes when a request names none',
  ),
  'retention.notes': setting(durationSetting('1m', '10y'), '30d', 'How long a note is kept'),
  'security.keyStore': setting(
    z.enum(['file', 'keychain']),
    'file',
    "Where notegen keeps the master key: a file, or the system's keychain",
  ),
  'security.keyCommand': setting(
    path,
    null,
    'Program that prints the master key; notegen then keeps none itself',
  ),
  'webhooks.caFile': setting(path, null, "PEM file of the clinic's own certificate authority"),
  'limits.requestsPerMinute': setting(
    count(0, 1_000_000),
    60,
    'Notes a key may ask for in a minute; 0: no limit',
  ),
  'limits.burst': setting(count(1, 1_000_000), 10, 'Notes a key may ask for at once'),
  'limits.audioMegabytes': setting(count(1, 100_000), 500, 'Largest recording, in megabytes'),
  'limits.audioHours': setting(count(1, 100), 4, 'Longest recording, in hours'),
  'limits.queue': setting(count(1, 100_000), 100, 'Unfinished jobs before new ones are refused'),
  'engines.threads': setting(count(0, 512), 0, 'Threads for inference; 0: all cores less one'),
  'engines.idle': setting(durationSetting('1s', '1y'), '5m', 'How long an unused engine keeps its memory'),
  'models.mirror': setting(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).nullable(),
    null,
    'Base address that models are fetched from',
  ),
  'models.directory': setting(path, null, 'Directory that holds the models'),
} as const;

export type SettingName = keyof typeof settings;
export type Settings = {
  readonly [Name in SettingName]: (typeof settings)[Name] extends Setting<infer T> ? T : never;
};

export const settingNames = Object.keys(settings) as SettingName[];

export function isSettingName(candidate: string): candidate is SettingName {
  return Object.hasOwn(settings, candidate);
}

/** `speech.whisperPath` → `NOTEGEN_SPEECH_WHISPER_PATH`. */
export function environmentName(setting: SettingName): string {
  return `NOTEGEN_${setting
    .replace('.', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()}`;
}
