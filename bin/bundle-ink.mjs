// Second half of `npm run build`: ink and the 500 files behind it become the one file dist/tui/ink.js.
// Without this step everything works too; a screen's first frame only comes later.
import { build } from 'esbuild';

await build({
  entryPoints: ['src/tui/ink.ts'],
  outfile: 'dist/tui/ink.js',
  bundle: true,
  minify: true,
  legalComments: 'eof',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // React is shared with the screens, which are not bundled: two Reacts in one tree do not work.
  external: ['react', 'react/jsx-runtime'],
  define: {
    'process.env.NODE_ENV': '"production"',
    // The layout engine asks whether there is a fetch, which makes Node load all of it; its bytes are in the bundle.
    fetch: 'undefined',
  },
  plugins: [
    {
      // React's developer tools and the WebSocket client they talk through.
      name: 'without-devtools',
      setup: ({ onLoad }) => onLoad({ filter: /ink\/build\/devtools\.js$/ }, () => ({ contents: '' })),
    },
  ],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
