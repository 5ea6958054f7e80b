import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes dist/notegen.cdx.json: every package that an install of notegen brings, in CycloneDX (`npm run sbom`). */
const root = new URL('../', import.meta.url);
const { name } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
];
const bill = JSON.parse(
  execFileSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, shell: npm !== 'npm' }),
);
// npm calls the program by the folder it lies in.
bill.metadata.component.name = name;
mkdirSync(new URL('dist/', root), { recursive: true });
writeFileSync(new URL('dist/notegen.cdx.json', root), `${JSON.stringify(bill, null, 2)}\n`);
