import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment, notegen, notegenJson, program, temporaryHome } from '../support/notegen.ts';

test('--version and --help answer on stdout; help has examples', async () => {
  await using home = await temporaryHome();
  const version = await notegen(home.path, ['--version']);
  expect([version.code, version.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  const help = await notegen(home.path, ['--help']);
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('Examples:');
});

test.each([
  [['nonsense']],
  [['note', 'generate']],
  [['note', 'genrate', 'x']],
  [['keys', 'create', '--nmae', 'x']],
  [['note', 'generate', 'x', '--format', 'pdf']],
  [['keys', 'list', '--status', 'lost']],
  [['note', 'list', '--limit', '0']],
  [['help', 'nope']],
  [['nope', '--help']],
  [['help', 'note', 'genrate']],
  [['note', 'help', 'genrate']],
  [['note', 'genrate', '-h']],
])('wrong usage (%j) exits with 2 and says so, also as a problem document', async (args) => {
  await using home = await temporaryHome();
  const told = await notegen(home.path, args);
  expect([told.code, told.stdout]).toEqual([2, '']);
  expect(told.stderr.length).toBeGreaterThan(10);
  const json = await notegen(home.path, [...args, '--json']);
  expect([json.code, json.stdout, JSON.parse(json.stderr).code]).toEqual([2, '', 'usage_invalid']);
});

test('help on a command that is not there says so and names the nearest', async () => {
  await using home = await temporaryHome();
  for (const args of [
    ['help', 'kesy'],
    ['kesy', '--help'],
  ])
    expect((await notegen(home.path, args)).stderr).toMatch(/unknown command 'kesy'.*Did you mean keys\?/);
  const known = await notegen(home.path, ['help', 'note', 'generate']);
  expect([known.code, known.stdout]).toEqual([0, expect.stringContaining('Usage: notegen note generate')]);
});

test('a command group without a command shows its help and exits with 2', async () => {
  await using home = await temporaryHome();
  const { code, stderr } = await notegen(home.path, ['keys']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: notegen keys')]);
});

test('a reader that has had enough is no failure', async () => {
  await using home = await temporaryHome();
  const child = spawn(process.execPath, [program, 'config', 'list'], { env: childEnvironment(home.path) });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, stderr]).toEqual([0, '']);
});

// /dev/full answers every write like a disk without room.
test.skipIf(!existsSync('/dev/full'))(
  'a disk that is full where the output goes is told in words, and as a problem document',
  async () => {
    await using home = await temporaryHome();
    const ended = (...args: string[]) => {
      const full = openSync('/dev/full', 'w');
      const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
        env: childEnvironment(home.path),
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      closeSync(full);
      return { status, stderr };
    };
    const told = 'notegen: The output can not be written: the disk is full.\n';
    for (const args of [['--version'], ['--help'], ['config', 'list']])
      expect(ended(...args)).toEqual({ status: 1, stderr: expect.stringMatching(`^${told}Make room`) });
    const { status, stderr } = ended('config', 'list', '--json');
    expect([status, JSON.parse(stderr)]).toMatchObject([1, { code: 'disk_full' }]);
  },
);

test('a data directory that is a file is said to be none', async () => {
  await using home = await temporaryHome();
  const file = join(home.path, 'file');
  await writeFile(file, '');
  const { code, stderr } = await notegen(file, ['keys', 'list']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`${file} is not a directory.\nPoint NOTEGEN_HOME`),
  ]);
});

test('Ctrl-C while a transcript is awaited exits with 130', async () => {
  await using home = await temporaryHome();
  const child = spawn(process.execPath, [program, 'note', 'generate', '-'], {
    env: childEnvironment(home.path),
  });
  child.stdin.on('error', () => {});
  // More than a pipe holds: once it is taken, the program is reading and has its handlers.
  await new Promise((resolve) => child.stdin.write('Doctor: hello\n'.repeat(20_000), resolve));
  child.kill('SIGINT');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
});

test('keys are made, listed and revoked without a server', async () => {
  await using home = await temporaryHome();
  const made = await notegenJson<{ key: string; key_id: string }>(home.path, [
    'keys',
    'create',
    'front desk',
  ]);
  expect(Object.keys(made)).toEqual(['key_id', 'name', 'key_prefix', 'key', 'status', 'created_at']);
  expect(made).toMatchObject({ name: 'front desk', key_prefix: 'ngk', status: 'active' });
  const { items } = await notegenJson<{ items: object[] }>(home.path, ['keys', 'list']);
  expect(items.map((item) => Object.keys(item))).toEqual([
    ['key_id', 'name', 'key_prefix', 'status', 'created_at', 'last_used_at'],
  ]);
  const revoked = await notegenJson<{ status: string }>(home.path, ['keys', 'revoke', made.key_id]);
  expect(revoked.status).toBe('revoked');
  const unknown = await notegen(home.path, ['keys', 'revoke', 'nothing', '--json']);
  expect([unknown.code, JSON.parse(unknown.stderr).code]).toEqual([1, 'api_key_not_found']);
});

test('a name of a key is 1 to 100 characters, and cannot paint the terminal', async () => {
  await using home = await temporaryHome();
  expect((await notegen(home.path, ['keys', 'create', '   '])).code).toBe(1);
  expect((await notegen(home.path, ['keys', 'create', 'x'.repeat(101)])).code).toBe(1);
  expect((await notegen(home.path, ['keys', 'create', 'red\u001b[31m\nrow'])).code).toBe(0);
  const { stdout } = await notegen(home.path, ['keys', 'list']);
  expect(stdout).toContain('red\ufffd[31m\ufffdrow');
});

test('settings are set, read, listed and taken out; a bad one exits with 1 and its name', async () => {
  await using home = await temporaryHome();
  expect((await notegen(home.path, ['config', 'set', 'retention.notes', '7d'])).code).toBe(0);
  expect((await notegen(home.path, ['config', 'get', 'retention.notes'])).stdout).toBe('7d\n');
  expect(await notegenJson(home.path, ['config', 'get', 'retention.notes'])).toEqual({
    name: 'retention.notes',
    value: '7d',
    origin: 'file',
  });
  const { items } = await notegenJson<{ items: { name: string }[] }>(home.path, ['config', 'list']);
  expect(items.map(({ name }) => name)).toContain('limits.queue');
  expect((await notegen(home.path, ['config', 'unset', 'retention.notes'])).stdout).toBe(
    'retention.notes = 30d\n',
  );
  for (const args of [
    ['set', 'server.port', 'http'],
    ['get', 'server.prot'],
  ]) {
    const { code, stderr } = await notegen(home.path, ['config', ...args]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/server\.pr?ot?r?t?/)]);
  }
});

test('doctor finds a fresh installation in order, and a broken setting or database out of it', async () => {
  await using home = await temporaryHome();
  const well = await notegenJson<{ items: { check: string; state: string }[] }>(home.path, ['doctor']);
  expect(well.items.filter(({ state }) => state === 'broken')).toEqual([]);
  expect(well.items.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['node', 'database', 'built-in writer']),
  );
  const inner = join(home.path, 'damaged');
  await mkdir(inner, { mode: 0o700 });
  await writeFile(join(inner, 'notegen.db'), 'x'.repeat(5000));
  const ill = await notegen(inner, ['doctor']);
  expect([ill.code, ill.stdout]).toEqual([1, expect.stringMatching(/database +broken/)]);
  await writeFile(join(inner, 'config.json'), '{"server.port": -1}');
  const wrong = await notegen(inner, ['doctor']);
  expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringContaining('server.port')]);
});

test('eval writes a note a line, scores those with a reference and keeps none', async () => {
  await using home = await temporaryHome();
  const references = join(home.path, 'ref.jsonl');
  const dialogue =
    'Doctor: What is wrong?\nPatient: I have had a cough for two weeks.\nDoctor: It is a cold. Rest at home.';
  await writeFile(
    references,
    `${JSON.stringify({ id: 'a', dialogue, note: 'Reports a cough for two weeks.' })}\n\n${JSON.stringify({ id: 2, dialogue })}\n`,
  );
  const out = join(home.path, 'pred.jsonl');
  const scores = await notegenJson<{ notes: number; rouge1: number }>(home.path, [
    'eval',
    references,
    '--out',
    out,
  ]);
  expect(scores.notes).toBe(2);
  expect(scores.rouge1).toBeGreaterThan(10);
  const lines = (await readFile(out, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ id }) => id)).toEqual(['a', 2]);
  expect(lines[0].note).toMatch(/^SUBJECTIVE/);
  expect((await notegenJson<{ items: [] }>(home.path, ['note', 'list'])).items).toEqual([]);
  const failed = await notegen(home.path, ['eval', references, '--engine', 'llama']);
  expect([failed.code, failed.stdout]).toEqual([
    1,
    expect.stringMatching(/^failed +2 \(a, 2\)$[\s\S]*models list/m),
  ]);
  await writeFile(references, `${JSON.stringify({ id: 'nul', dialogue: 'Patient: my head\0hurts.' })}\n`);
  const unfit = await notegen(home.path, ['eval', references]);
  expect(unfit.stdout).toMatch(/^failed +1 \(nul\)$[\s\S]*must not have a NUL character, as at offset 16\./m);
  await writeFile(references, '{"id": 1}\nnot json\n');
  const wrong = await notegen(home.path, ['eval', references]);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/line 1[\s\S]*line 2/)]);
});
