import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes dist/notegen.cdx.json (`npm run sbom`, CycloneDX): every package that an install of notegen brings, and every
 * one that `npm run build` has built into it.
 */
const root = new URL('../', import.meta.url);
const { name } = json('package.json');
const bundled = new Set(json('dist/bundled/packages.json').map((one) => `${one.name}@${one.version}`));
const bill = sbom('--omit=dev');
const known = sbom();

const brought = new Set(bill.components.map((component) => component['bom-ref']));
for (const component of known.components) {
  if (brought.has(component['bom-ref']) || !bundled.has(component['bom-ref'])) continue;
  const properties = [{ name: 'notegen:bundled', value: 'true' }];
  bill.components.push({ ...component, scope: 'required', properties });
}
const listed = new Set(bill.components.map((component) => component['bom-ref']));
const missing = [...bundled].filter((one) => !listed.has(one));
if (missing.length > 0) throw new Error(`built in, but not in package-lock.json: ${missing.join(', ')}`);
const self = bill.metadata.component['bom-ref'];
bill.dependencies = known.dependencies
  .filter(({ ref }) => ref === self || listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => listed.has(one)) }));
// npm calls the program by the folder it lies in.
bill.metadata.component.name = name;
writeFileSync(new URL('dist/notegen.cdx.json', root), `${JSON.stringify(bill, null, 2)}\n`);

function sbom(...options) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  return JSON.parse(
    execFileSync(npm, [...args, ...options], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      shell: npm !== 'npm',
    }),
  );
}

function json(path) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}
