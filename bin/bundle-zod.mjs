// Last part of `npm run build`: zod, hono and the 125 files behind them become a few under dist/bundled/, and the built
// files import those. Loading them is a third of a server's start; without this step everything works too.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

const bundled = /^(?:zod|hono|hono\/.+|@hono\/zod-openapi)$/;
const imported = /(\bfrom |\bimport\()'([^'.][^']*)'/g;

const files = (await readdir('dist', { recursive: true }))
  .filter((file) => file.endsWith('.js') && !file.startsWith('bundled'))
  .map((file) => join('dist', file));
const texts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])));
const wanted = new Set(
  [...texts.values()]
    .flatMap((text) => [...text.matchAll(imported)].map(([, , name]) => name))
    .filter((name) => bundled.test(name)),
);
const placeOf = (name) => name.replaceAll(/[@/]/g, '-').replace(/^-/, '');

// In one build, so that all of them share one zod and one hono.
await build({
  entryPoints: Object.fromEntries([...wanted].map((name) => [placeOf(name), `door:${name}`])),
  outdir: 'dist/bundled',
  bundle: true,
  splitting: true,
  minify: true,
  keepNames: true,
  legalComments: 'eof',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  plugins: [
    {
      name: 'doors',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^door:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'door' }));
        onLoad({ filter: /.*/, namespace: 'door' }, ({ path }) => ({
          contents: `export * from '${path}';`,
          resolveDir: process.cwd(),
        }));
        // notegen speaks English: of zod's fifty languages only that one is loaded.
        onLoad({ filter: /zod[/\\]v4[/\\]locales[/\\].*\.js$/ }, ({ path }) =>
          /[/\\](?:index|en)\.js$/.test(path) ? undefined : { contents: 'export default () => ({});' },
        );
      },
    },
  ],
  logLevel: 'warning',
});
for (const [file, text] of texts) {
  const rewritten = text.replaceAll(imported, (whole, before, name) => {
    if (!wanted.has(name)) return whole;
    const path = relative(dirname(file), join('dist/bundled', `${placeOf(name)}.js`)).replaceAll('\\', '/');
    return `${before}'${path.startsWith('.') ? path : `./${path}`}'`;
  });
  if (rewritten !== text) await writeFile(file, rewritten);
}
