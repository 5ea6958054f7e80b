import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);

describe('an ordinary install', () => {
  it('brings the CPU build of llama.cpp for this machine', async () => {
    const { getLlama } = await import('node-llama-cpp');
    const llama = await getLlama({ build: 'never', skipDownload: true, gpu: false, progressLogs: false });
    expect(llama.cpuMathCores).toBeGreaterThan(0);
    await llama.dispose();
  });

  it('leaves every graphics-card build of llama.cpp out, 600 MB of them', () => {
    const { optionalDependencies } = require('../node_modules/node-llama-cpp/package.json');
    const gpuBuilds = Object.keys(optionalDependencies).filter((name) => /cuda|vulkan/.test(name));
    const { overrides } = require('../package.json');
    expect(Object.keys(overrides)).toEqual(expect.arrayContaining(gpuBuilds));
    expect(gpuBuilds.length).toBeGreaterThan(0);
  });

  // Two builds for ARM say of themselves that x64 may have them; the lock says they may not. A new version of
  // node-llama-cpp brings that back: take "x64" out of their `cpu` in package-lock.json again.
  it('brings a computer no build of llama.cpp for another processor', () => {
    const { packages } = require('../package-lock.json') as { packages: Record<string, { cpu?: string[] }> };
    const names = { x64: /-x64/, arm64: /-arm64/, arm: /-armv7l/, riscv64: /-riscv64/ };
    const builds = Object.entries(packages).filter(
      ([path, { cpu }]) => /@node-llama-cpp\//.test(path) && cpu,
    );
    for (const [processor, name] of Object.entries(names)) {
      const taken = builds.filter(([, { cpu }]) => cpu!.includes(processor)).map(([path]) => path);
      expect(taken.length).toBeGreaterThan(0);
      for (const path of taken) expect(path).toMatch(name);
    }
  });
});
