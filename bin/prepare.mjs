// npm runs this at the end of `npm ci`, tests run it before them, and npm again when the first `npx notegen` links this
// folder: nothing shows then that it works, and interrupted there npx stays broken. What is built from all that lies here
// is not built again.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['src', 'bin'];
const files = ['package.json', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];
// The build writes it last.
const built = changedAt('dist/bundled/made-by');
const within = folders.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
]);
// `npm prune --omit=dev` has removed what builds.
const canBuild = built === 0 || changedAt('node_modules/typescript') > 0;
if (canBuild && [...files, ...within].some((path) => changedAt(path) >= built)) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}

/** In milliseconds since 1970; 0 where there is nothing. */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
