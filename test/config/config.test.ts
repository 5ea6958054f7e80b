import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataDirectory, loadConfig } from '../../src/config/config.ts';
import { writeSetting } from '../../src/config/config-file.ts';
import { parseDuration } from '../../src/config/durations.ts';
import { environmentName, settingNames } from '../../src/config/settings.ts';
import { temporaryHome } from '../support/notegen.ts';

const listed = [
  'server.host',
  'server.port',
  'speech.model',
  'speech.whisperPath',
  'language.model',
  'notes.exampleNote',
  'notes.engine',
  'retention.notes',
  'webhooks.caFile',
  'limits.requestsPerMinute',
  'limits.audioMegabytes',
  'limits.audioHours',
  'limits.queue',
  'engines.threads',
  'engines.idle',
  'models.mirror',
  'models.directory',
];

test('every setting that scripts rely on is there, under its environment name', () => {
  for (const name of listed) expect(settingNames).toContain(name);
  expect(environmentName('speech.model')).toBe('NOTEGEN_SPEECH_MODEL');
  expect(environmentName('speech.whisperPath')).toBe('NOTEGEN_SPEECH_WHISPER_PATH');
  expect(environmentName('limits.requestsPerMinute')).toBe('NOTEGEN_LIMITS_REQUESTS_PER_MINUTE');
});

test('a flag beats the environment, which beats the file, which beats the default', async () => {
  await using home = await temporaryHome();
  const environment = { NOTEGEN_HOME: home.path };
  const port = async (variables: Record<string, string>, flag?: string) => {
    const { settings, origins } = await loadConfig({ ...environment, ...variables }, { 'server.port': flag });
    return [settings['server.port'], origins['server.port']];
  };
  expect(await port({})).toEqual([4180, 'default']);
  await writeFile(join(home.path, 'config.json'), '{"server": {"port": 5001}}');
  expect(await port({})).toEqual([5001, 'file']);
  expect(await port({ NOTEGEN_SERVER_PORT: '5002' })).toEqual([5002, 'environment']);
  expect(await port({ NOTEGEN_SERVER_PORT: '5002' }, '5003')).toEqual([5003, 'flag']);
  expect(await port({ NOTEGEN_SERVER_PORT: '' })).toEqual([5001, 'file']);
});

test.each([
  [
    'a bad number in the environment',
    { NOTEGEN_SERVER_PORT: '70000' },
    '{}',
    /server\.port.*NOTEGEN_SERVER_PORT/,
  ],
  ['a bad duration in the file', {}, '{"retention.notes": "11y"}', /retention\.notes.*1m to 10y/],
  ['a retention under a minute', {}, '{"retention.notes": "59s"}', /retention\.notes/],
  ['a bad choice', { NOTEGEN_NOTES_ENGINE: 'gpt' }, '{}', /notes\.engine/],
  ['an unknown setting in the file', {}, '{"server": {"prot": 1}}', /"server\.prot"/],
  ['an unknown setting in the environment', { NOTEGEN_SERVER_PROT: '1' }, '{}', /NOTEGEN_SERVER_PROT/],
  ['a file that is no JSON', {}, '{', /config\.json is not JSON/],
  ['a file that is a list', {}, '[]', /one JSON object/],
])('%s is refused with the name of the setting', async (_, variables, file, message) => {
  await using home = await temporaryHome();
  await writeFile(join(home.path, 'config.json'), file);
  await expect(loadConfig({ NOTEGEN_HOME: home.path, ...variables })).rejects.toMatchObject({
    code: 'config_invalid',
    message: expect.stringMatching(message),
  });
});

test('a mistyped setting is answered with the one that was meant', async () => {
  await using home = await temporaryHome();
  await writeFile(join(home.path, 'config.json'), '{"speech.modle": "base"}');
  await expect(loadConfig({ NOTEGEN_HOME: home.path })).rejects.toMatchObject({
    howToFix: 'Did you mean speech.model?',
  });
});

test('settings can not be changed after they were read', async () => {
  await using home = await temporaryHome();
  const { settings } = await loadConfig({ NOTEGEN_HOME: home.path });
  expect(() => Object.assign(settings, { 'server.port': 1 })).toThrow(TypeError);
});

test('a setting is written and taken out again, in a file that only its owner reads', async () => {
  await using home = await temporaryHome();
  const inner = join(home.path, 'made', 'on', 'demand');
  await writeSetting(inner, 'retention.notes', '1m');
  expect(JSON.parse(await readFile(join(inner, 'config.json'), 'utf8'))).toEqual({ 'retention.notes': '1m' });
  expect((await stat(join(inner, 'config.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(inner)).mode & 0o777).toBe(0o700);
  await writeSetting(inner, 'retention.notes', undefined);
  expect((await loadConfig({ NOTEGEN_HOME: inner })).origins['retention.notes']).toBe('default');
});

test('a data directory that exists keeps the permissions it has', async () => {
  await using home = await temporaryHome();
  const shared = join(home.path, 'shared');
  await mkdir(shared);
  await chmod(shared, 0o750);
  await writeSetting(shared, 'server.port', '4000');
  expect((await stat(shared)).mode & 0o777).toBe(0o750);
});

test('without NOTEGEN_HOME the data directory is the usual place of the operating system', () => {
  expect(dataDirectory({})).toMatch(/notegen/);
  expect(dataDirectory({ NOTEGEN_HOME: '/srv/clinic' })).toBe('/srv/clinic');
});

test.each([
  ['30d', 2_592_000_000],
  ['1m', 60_000],
  ['10y', 315_576_000_000],
  ['90s', 90_000],
  ['2w', 1_209_600_000],
])('the duration %s is %d milliseconds', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(['', '30', 'd', '-1d', '1.5h', '1 month', '99999999999d'])('"%s" is no duration', (text) => {
  expect(parseDuration(text)).toBeNull();
});
