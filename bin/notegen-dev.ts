// `npm run dev -- <command>`: the same as notegen.js, straight from the source.
import { run } from '../src/cli/program.ts';

process.exitCode = await run(process.argv.slice(2));
