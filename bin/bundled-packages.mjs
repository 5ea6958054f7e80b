import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * Writes what lies in dist/bundled/ of others: packages.json (name and version, for the bill of materials) and
 * LICENSES.txt. `modules`: paths that were built in.
 */
export async function nameBundledPackages(modules) {
  const folders = new Set(modules.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]));
  folders.delete(undefined);
  const packages = await Promise.all([...folders].map(describe));
  const listed = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]).sort());
  const names = [...listed.values()].map(({ name, version }) => ({ name, version }));
  await writeFile('dist/bundled/packages.json', `${JSON.stringify(names, null, 2)}\n`);
  const notices = [...listed].map(([title, { licence, texts }]) =>
    [`${title} (${licence})`, ...texts].join('\n\n'),
  );
  const head = 'The built program contains these packages.';
  await writeFile('dist/bundled/LICENSES.txt', `${[head, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

async function describe(folder) {
  const { name, version, license, repository } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const files = (await readdir(folder)).filter((file) => licenceFile.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const noText = `The package brings no text of its licence: ${repository?.url ?? repository}`;
  return {
    name,
    version,
    licence: license,
    texts: texts.length === 0 ? [noText] : texts.map((text) => text.trim()),
  };
}
