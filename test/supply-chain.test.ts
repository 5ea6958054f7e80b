import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
}

const root = new URL('..', import.meta.url);
const read = async (name: string) => await readFile(new URL(name, root), 'utf8');
const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, Locked> };
const { dependencies, optionalDependencies, devDependencies, overrides } = JSON.parse(
  await read('package.json'),
) as Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;
/** What `npm run build` has built into the program, so that it need not be installed. */
const builtIn = (JSON.parse(await read('dist/bundled/packages.json')) as { name: string }[]).map(
  ({ name }) => name,
);
const readme = await read('README.md');
const chapter = readme.slice(readme.indexOf('### Supply chain'), readme.indexOf('### Upgrades'));
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('the README gives a reason for every dependency, and for none that is not there', () => {
  const rows = [...chapter.matchAll(/^\| (`[^|]+) \| [^|]+ \| [^|]{10,} \|$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const ours = Object.keys(devDependencies).filter((name) => builtIn.includes(name));
  expect(rows.sort()).toEqual([...Object.keys({ ...dependencies, ...optionalDependencies }), ...ours].sort());
});

test('the README names every package that has a script to run at installation', () => {
  const told = /Install scripts: (.+?)\. /.exec(chapter)?.[1] ?? '';
  const named = [...told.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const those = locked.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path));
  expect(named.sort()).toEqual([...new Set(those)].sort());
});

test('every package is locked to its content, but for builds for other systems that the lock was not made on', () => {
  const open = locked.filter(([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle);
  for (const [path, { optional, os, cpu, dev }] of open) {
    expect([path, optional, os !== undefined || cpu !== undefined]).toEqual([path, true, true]);
    expect(path).toMatch(/^node_modules\/(?:@biomejs\/cli-|@node-llama-cpp\/)/);
    if (!dev) expect(chapter).toContain('without a checksum');
  }
});

test('every package comes from the registry, under a licence that lets a clinic use it', () => {
  for (const spec of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(spec).toMatch(
      /^(?:[\^~]?\d+\.\d+\.\d+(?:-[\w.]+)?|npm:empty-npm-package@1\.0\.0|npm:typescript@\^7\.\d+\.\d+)$/,
    );
  }
  for (const [path, { resolved, license, dev }] of locked) {
    if (resolved !== undefined) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    const reachesClinics = !dev || builtIn.includes(nameOf(path));
    if (reachesClinics && nameOf(path) !== 'codec-parser' && license !== undefined) {
      expect([path, license]).toEqual([path, expect.stringMatching(/MIT|Apache-2\.0|ISC|BSD|BlueOak|0BSD/)]);
    }
  }
});

test('npm run sbom lists what an install brings or has built in, and nothing of what only developers use', {
  timeout: 120_000,
}, async () => {
  await promisify(execFile)(process.execPath, ['bin/write-sbom.mjs'], { cwd: root });
  const bill = JSON.parse(await read('dist/notegen.cdx.json')) as {
    bomFormat: string;
    metadata: { component: { name: string; version: string } };
    components: { name: string; purl: string }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'notegen']);
  const names = new Set(bill.components.map(({ name }) => name));
  for (const name of [...Object.keys(dependencies), ...builtIn]) expect(names).toContain(name);
  for (const name of [...Object.keys(devDependencies), 'typescript'].filter((one) => !builtIn.includes(one)))
    if (!name.startsWith('@types/')) expect(names).not.toContain(name);
  for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\//);
  const needs = bill.dependencies.find(({ ref }) => ref.startsWith('notegen@'))!.dependsOn;
  expect(needs).toContainEqual(expect.stringMatching(/^zod@/));
  expect(needs).not.toContainEqual(expect.stringMatching(/^vitest@/));
});

test('the licence of every package that is built in goes along', async () => {
  const licences = await read('dist/bundled/LICENSES.txt');
  for (const name of builtIn) expect(licences).toMatch(new RegExp(`^${name}@\\S+ \\(.+\\)$`, 'm'));
  expect(licences).toContain('Copyright (c) 2025 Colin McDonnell');
});
