// Second half of `npm run build`: what is started becomes one file each. Finding, reading, compiling and linking hundreds
// of modules takes longer than running them, and the packages that are built in need not be installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { crc32 } from 'node:zlib';
import { build } from 'esbuild';
import * as plugins from './bundle-plugins.mjs';
import { nameBundledPackages } from './bundled-packages.mjs';

/** Modules that are started by their path, and what they are replaced by. */
const entries = {
  'cli/program': "import bundled from '../../bin/bundled.cjs';\nexport const { run } = bundled.program();\n",
  'app/note-thread': "import bundled from '../../bin/bundled.cjs';\nbundled.load('note-thread');\n",
  'app/silence/network-run':
    "import bundled from '../../../bin/bundled.cjs';\nbundled.load('network-run');\n",
};

const common = {
  bundle: true,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'eof',
  platform: 'node',
  target: 'node20',
  metafile: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  logOverride: { 'empty-import-meta': 'silent', 'assign-to-define': 'silent' },
};
const hereInBundled = (place) =>
  `require('node:url').pathToFileURL(require('node:path').join(__dirname, '..', '${place}')).href`;
const hereBeside = (entry) => (place) =>
  `new URL('${posix.relative(posix.dirname(entry), place)}', import.meta.url).href`;
const decoders = [
  'codec-parser',
  'mpg123-decoder',
  'opus-decoder',
  '@wasm-audio-decoders/flac',
  '@wasm-audio-decoders/ogg-vorbis',
];

await mkdir('dist/bundled', { recursive: true });
const bundles = await build({
  ...common,
  entryPoints: [
    ...[...Object.keys(entries), plugins.pipeline].map((entry) => `src/${entry}.ts`),
    ...Object.keys(plugins.apart),
    plugins.packages,
  ],
  outdir: 'dist/bundled',
  entryNames: '[name]',
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  // Native.
  external: ['../../bin/bundled.cjs', 'better-sqlite3', 'node-llama-cpp'],
  // `require` in place of `import()`: only the module loader's own code may import.
  supported: { 'dynamic-import': false },
  plugins: [
    plugins.pipelineApart,
    plugins.packagesApart,
    plugins.takenApart,
    plugins.weightsApart,
    plugins.tablesApart,
    plugins.places(hereInBundled),
    plugins.leftOut,
    plugins.layoutAtOnce,
  ],
  banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
  footer: { js: '})' },
});
// What is native or may be replaced is imported, and only a module may do that: these stay modules.
const modules = await Promise.all(
  ['engine-process', 'speech/decode/decode-worker'].map((entry) =>
    build({
      ...common,
      entryPoints: [`src/${entry}.ts`],
      outfile: `dist/${entry}.js`,
      format: 'esm',
      external: ['node-llama-cpp', ...decoders],
      plugins: [plugins.places(hereBeside(entry)), plugins.leftOut],
    }),
  ),
);
await nameBundledPackages(
  [bundles, ...modules].flatMap(({ metafile }) =>
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
    ),
  ),
);
for (const { path, text } of modules.flatMap(({ outputFiles }) => outputFiles)) await writeFile(path, text);
// What was compiled is of use to the Node that compiled it, for the text that it compiled, as the loader reads it.
const madeBy = 'dist/bundled/made-by';
const maker = `${process.version} ${crc32(await readFile('bin/bundled.cjs'))}`;
const stale = [];
for (const { path, text: bundled } of bundles.outputFiles) {
  const text = inAscii(bundled);
  if ((await textOf(path)) !== text) stale.push({ path, text });
}
let changed = stale.length > 0 || (await textOf(madeBy)) !== maker;
if (changed) {
  await rm(madeBy, { force: true });
  // What was compiled of another text of the same length V8 would take for this one's.
  for (const name of await readdir('dist/bundled'))
    if (name.endsWith('.compiled')) await rm(`dist/bundled/${name}`, { force: true });
}
for (const { path, text } of stale) await writeFile(path, text);
for (const [entry, text] of Object.entries(entries)) await writeFile(`dist/${entry}.js`, text);
if (changed) {
  const uses = ['commands', 'serve', 'screens', 'note-thread'];
  const failures = await Promise.all(uses.map(keepCompiled));
  for (const failure of failures) if (failure !== null) process.stderr.write(failure);
  changed = failures.some((failure) => failure !== null);
}
// Last, and each time: prepare.mjs tells by its age whether what lies here is built.
if (!changed) await writeFile(madeBy, maker);

/** A bundle is read a byte a character: what is no ASCII, as in a pattern's curly quotes, is written as an escape. */
function inAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Null, or why starts will be slower. */
async function keepCompiled(use) {
  const child = spawn(process.execPath, ['bin/keep-compiled.mjs', use], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  const [status] = await once(child, 'close');
  return status === 0 ? null : `Starts will be slower: no compiled code is kept for ${use}. ${told}`;
}

async function textOf(path) {
  return await readFile(path, 'utf8').catch(() => null);
}
