// Second half of `npm run build`: the program and the thread that writes notes become one file each under dist/bundled/.
// Finding, reading, compiling and linking hundreds of modules takes longer than running them. Without this step
// everything works too, only later.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Modules that are started by their path, and what they are replaced by. */
const entries = {
  'cli/program':
    "import bundled from '../../bin/bundled.cjs';\nexport const { run } = bundled.load('program', bundled.useOfProgram());\n",
  'app/note-thread': "import bundled from '../../bin/bundled.cjs';\nbundled.load('note-thread');\n",
};

const pipeline = 'app/note-pipeline';

/** The writer of notes is large, and a thread's as well as the program's: it has a file of its own. */
const pipelineApart = {
  name: 'pipeline-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/note-pipeline\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: pipeline, namespace: 'apart' },
    );
    onLoad({ filter: /.*/, namespace: 'apart' }, () => ({
      contents: `module.exports = require('../../bin/bundled.cjs').load('note-pipeline');`,
      loader: 'js',
    }));
  },
};

/** Where a module lies in dist/, so that it finds its files from the bundle too. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = relative(resolve('src'), path)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, '.js');
      const here = `require('node:url').pathToFileURL(require('node:path').join(__dirname, '..', '${place}')).href`;
      return {
        contents: text.replaceAll('import.meta.url', here),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** What draws screens is large, and of no use to a server or a pipe: it has a file of its own. */
const screensApart = {
  name: 'screens-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:ink|react|react\/jsx-runtime)$/ }, ({ path, importer }) =>
      /[/\\]src[/\\]tui[/\\]/.test(importer) ? { path, namespace: 'screens-apart' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'screens-apart' }, ({ path }) => ({
      contents: `module.exports = require('../../bin/bundled.cjs').load('drawing')[${JSON.stringify(path)}];`,
      loader: 'js',
    }));
    onResolve({ filter: /^drawing$/ }, ({ path }) => ({ path, namespace: 'drawing' }));
    onLoad({ filter: /.*/, namespace: 'drawing' }, () => ({
      contents: ['ink', 'react', 'react/jsx-runtime']
        .map((name) => `exports[${JSON.stringify(name)}] = require(${JSON.stringify(name)});`)
        .join('\n'),
      resolveDir: resolve('.'),
      loader: 'js',
    }));
  },
};

/**
 * Of zod's fifty languages one is loaded; of ink not React's developer tools, nor the WebSocket they talk through; of
 * the adapter between Node and Hono not the HTTP/2 that no server here speaks.
 */
const leftOut = {
  name: 'left-out',
  setup({ onLoad }) {
    onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\].*\.js$/ }, ({ path }) =>
      /[/\\](?:index|en)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
    );
    onLoad({ filter: /ink[/\\]build[/\\]reconciler\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('isDev()', 'false').replaceAll(/\bawait /g, ''),
    }));
    onLoad({ filter: /node-server[/\\]dist[/\\]index\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /import \{ Http2ServerRequest, constants \} from "node:http2";/,
        'class Http2ServerRequest {}\nconst constants = {};',
      ),
    }));
    onLoad({ filter: /ink[/\\]build[/\\]devtools\.js$/ }, () => ({ contents: '' }));
  },
};

/** ink's layout engine loads itself with a top-level await, which one file can't have: it is made at once instead. */
const layoutAtOnce = {
  name: 'layout-at-once',
  setup({ onLoad }) {
    onLoad({ filter: /yoga-layout[/\\]dist[/\\]src[/\\]index\.js$/ }, async ({ path }) => {
      const binary = await readFile(resolve(path, '../../binaries/yoga-wasm-base64-esm.js'), 'utf8');
      const bytes = /data:application\/octet-stream;base64,([\w+/=]+)/.exec(binary)[1];
      const text = await readFile(path, 'utf8');
      const made = `const made = { instantiateWasm(imports, receive) {
        const instance = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from('${bytes}', 'base64')), imports);
        receive(instance);
        return instance.exports;
      } };
      loadYoga(made);`;
      return {
        contents: text.replace('const Yoga', `${made}\nconst Yoga`).replace('await loadYoga()', 'made'),
      };
    });
    onLoad({ filter: /yoga-wasm-base64-esm\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace('import.meta.url', "''")
        .replace(/(data:application\/octet-stream;base64,)[\w+/=]+/, '$1'),
    }));
  },
};

/** The writer's weights as the bytes they are: text of them would be read, compiled and kept in memory beside them. */
const weightsApart = {
  name: 'weights-apart',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]extractive[/\\]weights[/\\][\w-]+\.ts$/ }, async ({ path }) => {
      const name = basename(path, '.ts');
      const { unpack } = await import('../dist/note/extractive/linear-model.js');
      const [[exported, packed]] = Object.entries(await import(`../dist/note/extractive/weights/${name}.js`));
      await writeFile(`dist/bundled/${name}.bin`, unpack(packed).weights);
      const { classes, buckets, scale } = packed;
      return {
        contents: `const bytes = require('node:fs').readFileSync(require('node:path').join(__dirname, '${name}.bin'));
          const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
          export const ${exported} = { ...${JSON.stringify({ classes, buckets, scale })}, weights };`,
        loader: 'js',
      };
    });
  },
};

/** Tables and further weights as data that is read: in the code they would stand in memory twice. */
const tablesApart = {
  name: 'tables-apart',
  setup({ onLoad }) {
    const tables = /[/\\](?:icd10[/\\]tables|language[/\\]weights)[/\\][\w-]+\.ts$/;
    onLoad({ filter: tables }, async ({ path }) => {
      const module = await import(
        pathToFileURL(resolve('dist', relative('src', path))).href.replace(/\.ts$/, '.js')
      );
      const name = `${basename(path, '.ts')}.json`;
      await writeFile(`dist/bundled/${name}`, JSON.stringify(module));
      const read = `JSON.parse(require('node:fs').readFileSync(require('node:path').join(__dirname, '${name}'), 'utf8'))`;
      const exported = Object.keys(module).map((key) => `export const ${key} = read.${key};`);
      return {
        contents: `const read = ${read};\n${exported.join('\n')}`,
        loader: 'js',
      };
    });
  },
};

await mkdir('dist/bundled', { recursive: true });
const { outputFiles } = await build({
  write: false,
  entryPoints: [...[...Object.keys(entries), pipeline].map((entry) => `src/${entry}.ts`), 'drawing'],
  outdir: 'dist/bundled',
  entryNames: '[name]',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'eof',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // Native, or large and seldom needed.
  external: ['../../bin/bundled.cjs', 'better-sqlite3', 'node-llama-cpp', 'undici', 'selfsigned'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // `require` in place of `import()`: only the module loader's own code may import.
  supported: { 'dynamic-import': false },
  plugins: [pipelineApart, screensApart, weightsApart, tablesApart, places, leftOut, layoutAtOnce],
  banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
  footer: { js: '})' },
  logLevel: 'warning',
  logOverride: { 'empty-import-meta': 'silent', 'assign-to-define': 'silent' },
});
// What was compiled is of use to the Node that compiled it, for the text that it compiled.
const madeBy = 'dist/bundled/made-by';
let changed = (await textOf(madeBy)) !== process.version;
for (const { path, text } of outputFiles) {
  if ((await textOf(path)) === text) continue;
  changed = true;
  await writeFile(path, text);
}
for (const [entry, text] of Object.entries(entries)) await writeFile(`dist/${entry}.js`, text);
if (changed) {
  await rm(madeBy, { force: true });
  const uses = ['commands', 'serve', 'screens', 'note-thread'];
  const failures = await Promise.all(uses.map(keepCompiled));
  for (const failure of failures) if (failure !== null) process.stderr.write(failure);
  if (failures.every((failure) => failure === null)) await writeFile(madeBy, process.version);
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
