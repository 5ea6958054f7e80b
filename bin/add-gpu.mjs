#!/usr/bin/env node
// npm run gpu -- vulkan | cuda: puts llama.cpp's build for a graphics card where an ordinary install left it out.
// (macOS needs nothing: its build uses Metal. `npm ci` takes it out again.)
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kind = process.argv[2];
const system = { linux: 'linux', win32: 'win' }[process.platform];
const builds = { vulkan: ['vulkan'], cuda: ['cuda', 'cuda-ext'] }[kind ?? ''];
if (builds === undefined || system === undefined || process.arch !== 'x64') {
  console.error('Usage: npm run gpu -- vulkan|cuda   (Linux and Windows on x64)');
  process.exit(2);
}

const modules = new URL('../node_modules/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('node-llama-cpp/package.json', modules), 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'notegen-gpu-'));
try {
  for (const build of builds) {
    const name = `@node-llama-cpp/${system}-x64-${build}`;
    console.log(`${name}@${version} …`);
    const packed = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], {
      cwd: scratch,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
    const target = new URL(`${name}/`, modules);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(scratch, packed), '--strip-components', '1'], { cwd: target });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log('Done. `notegen models try NAME` shows what it brings.');
