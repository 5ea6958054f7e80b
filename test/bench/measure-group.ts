import { groups } from './groups.ts';

/** `measure-group.ts GROUP`, forked by bench.ts: sends the group's rows to it. */
const rows = await groups[process.argv[2]!]!();
process.send!(rows, () => process.disconnect());
