// Loads what `npm run build` has bundled, with what V8 compiled of it then: Node itself keeps compiled code only from 22
// on. Where it comes from another Node or is not there, V8 compiles anew.
const { closeSync, fstatSync, openSync, readSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { isatty } = require('node:tty');
const { Script } = require('node:vm');
const { crc32 } = require('node:zlib');

const directory = join(__dirname, '../dist/bundled');
/** What every start loads. In two, since V8 takes up compiled code with a list of all that is in it (`bytesOf`). */
const inEveryStart = new Set(['program', 'packages']);
/** Compiled code's file, and what it is made from. */
const loaded = new Map();
/** At the end of a file of compiled code: the CRC-32 of what is before it, little-endian. */
const checksumBytes = 4;
/** Exports by bundle: like any module it runs once. */
const modules = new Map();
let use = 'other';

/** The exports of the program. `as` is the use that is made of it: what another use needs is not read. */
exports.program = (as = useOfThisStart()) => {
  use = as;
  return exports.load('program');
};

/** The exports of a bundle. */
exports.load = (name) => {
  const known = modules.get(name);
  if (known !== undefined) return known.exports;
  const filename = join(directory, `${name}.cjs`);
  const compiled = join(directory, `${inEveryStart.has(name) ? `${name}-${use}` : name}.compiled`);
  const source = bytesOf(filename);
  const cachedData = compiledIn(compiled);
  const script = new Script(source.latin1Slice(), { filename, cachedData });
  // Both are taken up by now.
  for (const bytes of [source, cachedData]) bytes?.buffer.resize(0);
  loaded.set(compiled, script);
  const module = { exports: {} };
  modules.set(name, module);
  script.runInThisContext()(module.exports, createRequire(filename), module, filename, dirname(filename));
  return module.exports;
};

/** For the build: writes what V8 has compiled by now. */
exports.keepCompiled = () => {
  for (const [path, script] of loaded) {
    const compiled = script.createCachedData();
    const checksum = Buffer.alloc(checksumBytes);
    checksum.writeUInt32LE(crc32(compiled));
    // A start meanwhile finds the file that was there, whole.
    writeFileSync(`${path}.new`, Buffer.concat([compiled, checksum]));
    renameSync(`${path}.new`, path);
  }
};

function useOfThisStart() {
  if (isatty(0) && isatty(1)) return 'screens';
  return process.argv[2] === 'serve' ? 'serve' : 'commands';
}

/**
 * A file's bytes, where malloc does not see them. Once it has had a large piece back, glibc's keeps twice as much of
 * what is freed in each thread from then on: 2 MB of an idle server.
 */
function bytesOf(path) {
  const file = openSync(path);
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.from(new ArrayBuffer(size, { maxByteLength: size }), 0, size);
    let at = 0;
    while (at < size) {
      const read = readSync(file, bytes, at, size - at);
      if (read === 0) throw new Error(`${path} ends too early`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

/** Undefined where it is not all there, as it was written: V8 does not look, and what is damaged ends the process. */
function compiledIn(path) {
  try {
    const bytes = bytesOf(path);
    const compiled = bytes.subarray(0, bytes.length - checksumBytes);
    return crc32(compiled) === bytes.readUInt32LE(compiled.length) ? compiled : undefined;
  } catch {
    return undefined;
  }
}
