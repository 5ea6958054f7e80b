import { readFile, writeFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// What bundle.mjs has esbuild do otherwise than it would.

export const pipeline = 'app/note-pipeline';

/** The writer of notes is large, and a thread's as well as the program's: it has a file of its own. */
export const pipelineApart = {
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

/** Where a module lies in dist/, so that it finds its files from a bundle too; `here` writes the URL of such a place. */
export const places = (here) => ({
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]src[/\\].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = relative(resolve('src'), path)
        .replaceAll('\\', '/')
        .replace(/\.tsx?$/, '.js');
      return {
        contents: text.replaceAll('import.meta.url', here(place)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/** Packages that are large, and of no use to most starts, by the file of their own that they have. */
export const apart = {
  drawing: ['ink', 'react', 'react/jsx-runtime'],
  certificates: ['selfsigned'],
  client: ['undici'],
};

export const packagesApart = {
  name: 'packages-apart',
  setup({ onResolve, onLoad }) {
    for (const [file, packages] of Object.entries(apart)) {
      const names = new RegExp(`^(?:${packages.join('|')})$`);
      onResolve({ filter: names }, ({ path, importer }) =>
        importer.startsWith(resolve('src')) ? { path, namespace: file } : undefined,
      );
      onLoad({ filter: /.*/, namespace: file }, ({ path }) => ({
        contents: `module.exports = require('../../bin/bundled.cjs').load('${file}')[${JSON.stringify(path)}];`,
        loader: 'js',
      }));
      onResolve({ filter: new RegExp(`^${file}$`) }, ({ path, kind }) =>
        kind === 'entry-point' ? { path, namespace: 'packages' } : undefined,
      );
    }
    onLoad({ filter: /.*/, namespace: 'packages' }, ({ path }) => ({
      contents: apart[path]
        .map((name) => `exports[${JSON.stringify(name)}] = require(${JSON.stringify(name)});`)
        .join('\n'),
      resolveDir: resolve('.'),
      loader: 'js',
    }));
  },
};

/** Packages that every start has, and all that is imported of them; in a file of their own too (bundled.cjs tells why). */
const taken = {
  '@fastify/busboy': ['Busboy'],
  '@hono/node-server': ['getRequestListener'],
  '@hono/zod-openapi': ['OpenAPIHono', 'createRoute'],
  commander: ['Argument', 'Command', 'CommanderError', 'InvalidArgumentError', 'Option'],
  pino: ['pino'],
  zod: ['z'],
};

export const packages = 'packages';

export const takenApart = {
  name: 'taken-apart',
  setup({ onResolve, onLoad }) {
    const names = new RegExp(`^(?:${Object.keys(taken).join('|')})$`);
    onResolve({ filter: names }, ({ path, importer }) =>
      importer.startsWith(resolve('src')) ? { path, namespace: 'taken' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'taken' }, ({ path }) => ({
      contents: `export const { ${taken[path]} } = require('../../bin/bundled.cjs').load('${packages}');`,
      loader: 'js',
    }));
    onResolve({ filter: new RegExp(`^${packages}$`) }, () => ({ path: packages, namespace: 'taken-entry' }));
    onLoad({ filter: /.*/, namespace: 'taken-entry' }, () => ({
      contents: Object.entries(taken)
        .map(([from, what]) => `export { ${what} } from '${from}';`)
        .join('\n'),
      resolveDir: resolve('.'),
      loader: 'js',
    }));
  },
};

/**
 * Node's own Headers, Request and Response come with all of a client, its parser in WebAssembly and HTTP/2: the first
 * mention of one costs a server 8 MB and 15 ms. These are the same ones, of undici too, by themselves.
 */
const classes = ['Headers', 'Request', 'Response'];
const webClasses = `${classes
  .map((name) => `import { ${name} as own${name} } from 'undici/lib/web/fetch/${name.toLowerCase()}.js';`)
  .join('\n')}
for (const [name, value] of Object.entries({ ${classes.map((name) => `${name}: own${name}`).join(', ')} }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
`;

/**
 * Of zod's fifty languages one is loaded; of ink not React's developer tools, nor the WebSocket they talk through; of
 * the adapter between Node and Hono not the HTTP/2 that no server here speaks.
 */
export const leftOut = {
  name: 'left-out',
  setup({ onLoad }) {
    onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\].*\.js$/ }, ({ path }) =>
      /[/\\](?:index|en)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
    );
    onLoad({ filter: /ink[/\\]build[/\\]reconciler\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('isDev()', 'false').replaceAll(/\bawait /g, ''),
    }));
    onLoad({ filter: /node-server[/\\]dist[/\\]index\.mjs$/ }, async ({ path }) => ({
      contents: `${webClasses}${(await readFile(path, 'utf8')).replace(
        /import \{ Http2ServerRequest, constants \} from "node:http2";/,
        'class Http2ServerRequest {}\nconst constants = {};',
      )}`,
    }));
    onLoad({ filter: /ink[/\\]build[/\\]devtools\.js$/ }, () => ({ contents: '' }));
  },
};

/** ink's layout engine loads itself with a top-level await, which one file can't have: it is made at once instead. */
export const layoutAtOnce = {
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

/** Weights as the bytes they are: text of them would be read, compiled and kept in memory beside them. */
export const weightsApart = {
  name: 'weights-apart',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](?:extractive|language)[/\\]weights[/\\][\w-]+\.ts$/ }, async ({ path }) => {
      const name = basename(path, '.ts');
      const { unpack } = await import('../dist/note/extractive/learned/linear-model.js');
      const { bytesOf } = await import('../dist/note/language/hashed-linear.js');
      const [[exported, packed]] = Object.entries(await import(inDist(path)));
      const read = `require('node:fs').readFileSync(require('node:path').join(__dirname, '${name}.bin'))`;
      // What few notes need is read when it is asked for.
      if (typeof packed === 'function') {
        await writeFile(`dist/bundled/${name}.bin`, packed());
        return { contents: `export const ${exported} = () => ${read};`, loader: 'js' };
      }
      const { weights, ...others } = packed;
      await writeFile(
        `dist/bundled/${name}.bin`,
        'classes' in packed ? unpack(packed).weights : bytesOf(packed),
      );
      return {
        contents: `const bytes = ${read};
          const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
          export const ${exported} = { ...${JSON.stringify(others)}, weights };`,
        loader: 'js',
      };
    });
  },
};

/** Tables as data that is read: in the code they would stand in memory twice. */
export const tablesApart = {
  name: 'tables-apart',
  setup({ onLoad }) {
    const tables = /[/\\]icd10[/\\]tables[/\\][\w-]+\.ts$/;
    onLoad({ filter: tables }, async ({ path }) => {
      const module = await import(inDist(path));
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

/** Where tsc has put what it made of a module in src/. */
function inDist(path) {
  return pathToFileURL(resolve('dist', relative('src', path))).href.replace(/\.ts$/, '.js');
}
