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
});
