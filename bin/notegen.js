#!/usr/bin/env node
import module from 'node:module';

// Node 22.8 and later keep compiled code between runs; Node 20 does without.
module.enableCompileCache?.();
const { run } = await import('../dist/cli/program.js');
process.exitCode = await run(process.argv.slice(2));
