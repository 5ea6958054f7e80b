import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `npm run eval` on a corpus of our own: the demo visits, each with a scribe's few words. */
const references: Record<string, string> = {
  diabetes:
    'HISTORY OF PRESENT ILLNESS\nShe has been tired and thirsty for 2 months.\n\nASSESSMENT\n1. Type 2 diabetes.\n\nPLAN\nIncrease metformin to 1000 mg twice daily with meals.',
  hypertension:
    'HISTORY OF PRESENT ILLNESS\nShe is here to follow up on her high blood pressure.\n\nASSESSMENT\n1. Hypertension, not well controlled.\n\nPLAN\nIncrease lisinopril from 10 mg to 20 mg daily.',
  knee_pain:
    'HISTORY OF PRESENT ILLNESS\nHis right knee has been hurting for 6 weeks.\n\nASSESSMENT\n1. Osteoarthritis of the knee.\n\nPLAN\nNaproxen 500 mg twice daily with food.',
  sore_throat:
    'HISTORY OF PRESENT ILLNESS\nHe has had a sore throat and a fever for 3 days.\n\nASSESSMENT\n1. Strep throat.\n\nPLAN\nAmoxicillin 500 mg twice daily for 10 days.',
  urinary:
    'HISTORY OF PRESENT ILLNESS\nBurning with urination began 4 days ago.\n\nASSESSMENT\n1. Urinary tract infection.\n\nPLAN\nNitrofurantoin 100 mg twice daily for 5 days.',
};
const samples = new URL('../../models/demo/samples/', import.meta.url);
const root = new URL('../..', import.meta.url).pathname;
let folder: string;

const evaluate = (shared: string) =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      'test/training/eval.ts',
      '--shared',
      shared,
      '--folds',
      '2',
      '--visits',
      join(folder, 'visits'),
    ],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: join(folder, 'tmp'), NO_COLOR: '1', FORCE_COLOR: '0' },
    },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notegen-test-'));
  await mkdir(join(folder, 'tmp'));
  await cp(new URL('../fixtures/eval/tools', import.meta.url), join(folder, 'shared/tools'), {
    recursive: true,
  });
  const visits = await Promise.all(
    Object.entries(references).map(async ([id, note]) =>
      JSON.stringify({
        id,
        note,
        section: 'GENHX',
        dialogue: await readFile(new URL(`${id}.txt`, samples), 'utf8'),
      }),
    ),
  );
  for (const corpus of ['aci-bench', 'mts-dialog']) {
    await mkdir(join(folder, 'shared/corpora', corpus), { recursive: true });
    await writeFile(join(folder, 'shared/corpora', corpus, 'train.jsonl'), visits.slice(0, 4).join('\n'));
    await writeFile(join(folder, 'shared/corpora', corpus, 'valid.jsonl'), visits.slice(4).join('\n'));
  }
});
// All of ours would be learned from ten times.
beforeAll(async () => {
  await mkdir(join(folder, 'visits'));
  for (const name of ['a01.txt', 'a02.txt', 'b01.txt', 'c01.txt', 'd01.txt', 'e01.txt'])
    await cp(new URL(`visits/${name}`, import.meta.url), join(folder, 'visits', name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run eval', () => {
  it('prints our rows beside the published ones, the worst notes and why, time, memory and size', async () => {
    const { stdout } = await evaluate(join(folder, 'shared'));
    const rowOf = (system: string) => stdout.split('\n').find((line) => line.includes(system)) ?? '';
    expect(rowOf('GPT-4, zero-shot')).toContain("'51.1'");
    for (const system of [
      'ACI-BENCH train (4, 2-fold cross-validation)',
      'ACI-BENCH valid (1)',
      'MTS-Dialog valid (1 ',
      'the train visits without either',
      'the train visits GP and caller',
    ])
      expect(Number(/'(\d+\.\d)'/.exec(rowOf(`notegen, ${system}`))?.[1])).toBeGreaterThan(5);

    expect(stdout).toMatch(/valid less cross-validation: ROUGE-1 -?\d+\.\d\d/);

    const omissions = stdout.split('\n').filter((line) => /'train' .*'(?:medication|all)'/.test(line));
    const [medication, all] = omissions.map((line) => (line.match(/(?<=│ )\d+(?= )/g) ?? []).map(Number));
    // The four references name metformin, lisinopril, naproxen and amoxicillin; all were said.
    expect(medication?.[1]).toBe(4);
    expect(all?.[1]).toBeGreaterThan(4);
    expect(all?.[3]).toBeLessThanOrEqual(all?.[2] ?? 0);
    expect(stdout).toMatch(/possible omissions, valid: \d\.\d\d warnings a note; of \d+ things/);

    const worst = stdout.slice(stdout.indexOf('The ten worst notes'), stdout.indexOf('time per note'));
    const listed = worst
      .split('\n')
      .filter((line) => Object.keys(references).some((id) => line.includes(`'${id}'`)));
    expect(listed).toHaveLength(5);
    const scores = listed.map((line) => Number(/'(\d+\.\d)'/.exec(line)?.[1]));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    // The notes are longer than the few words they are held against: the table says so.
    expect(listed.some((line) => /long: \d+ words for \d+/.test(line))).toBe(true);

    expect(stdout).toMatch(/time per note {5}\d+\.\d ms median/);
    expect(stdout).toMatch(/peak memory {7}\d+ MB/);
    expect(Number(/shipped weights {3}(\d+\.\d\d) MB/.exec(stdout)?.[1])).toBeLessThan(5);
  }, 240_000);

  it('leaves nothing of the visits in the temporary folder', async () => {
    expect((await readdir(join(folder, 'tmp'))).filter((name) => name.startsWith('notegen-'))).toEqual([]);
  });

  it('says what it needs where there is no corpus', async () => {
    await expect(evaluate(join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run eval -- --shared FOLDER') as string,
    });
  }, 60_000);
});
