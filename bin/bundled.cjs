// Loads what `npm run build` has bundled, with what V8 compiled of it then: Node itself keeps compiled code only from 22
// on. Where it comes from another Node or is not there, V8 compiles anew.
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { isatty } = require('node:tty');
const { Script } = require('node:vm');

const directory = join(__dirname, '../dist/bundled');
/** Compiled code's file, and what it is made from. */
const loaded = new Map();
/** Exports by bundle: like any module it runs once. */
const modules = new Map();

/** The exports of a bundle. `as` is the use that is made of it: what another use needs is not read. */
exports.load = (name, as = name) => {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const filename = join(directory, `${name}.cjs`);
  const compiled = join(directory, `${as}.compiled`);
  const script = new Script(readFileSync(filename, 'latin1'), {
    filename,
    cachedData: readIfThere(compiled),
  });
  loaded.set(compiled, script);
  const module = { exports: {} };
  modules.set(name, module);
  script.runInThisContext()(module.exports, createRequire(filename), module, filename, dirname(filename));
  return module.exports;
};

/** What this start makes of the program. */
exports.useOfProgram = () => {
  if (isatty(0) && isatty(1)) return 'screens';
  return process.argv[2] === 'serve' ? 'serve' : 'commands';
};

/** For the build: writes what V8 has compiled by now. */
exports.keepCompiled = () => {
  for (const [path, script] of loaded) writeFileSync(path, script.createCachedData());
};

function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
