import type { Database } from 'better-sqlite3';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { keyId, seal, unseal } from '../sealing/seal.ts';
import { masterKeyIdOf } from './database.ts';
import { chooseMasterKey } from './master.ts';

export interface Rotation {
  /** Keys of notes and secrets that are sealed under the new master key. */
  resealed: number;
  /** Those that could not be opened, and stay as they are: they were damaged before. */
  damaged: number;
}

/** Every cell that the master key itself seals. */
const cells = [
  { table: 'note_keys', column: 'sealed_key', id: 'note_id' },
  { table: 'webhooks', column: 'secret', id: 'customer_id' },
  { table: 'sealing', column: 'blinding_key', id: 'only_row' },
] as const;

/**
 * Seals everything that the master key seals under `next`; notes themselves stay as they are. A key that notegen keeps
 * is first put beside the old one and takes its place last: whenever it is broken off, the key that the database names
 * is there. Two of them must not run at once. `meanwhile` runs in its transaction. Throws what opening the database throws.
 */
export function rotateMaster(
  database: Database,
  source: MasterKeySource,
  next: Buffer,
  meanwhile: () => void = () => {},
): Rotation {
  const inForce = chooseMasterKey(source, masterKeyIdOf(database));
  // One that was broken off before its last step: its key is still beside the old one, and must not be written over.
  if (source.read()[0]?.equals(inForce) === false) source.changing?.settle();
  source.changing?.propose(next);
  const rotation = database
    .transaction(() => {
      const former = chooseMasterKey(source, masterKeyIdOf(database));
      // First: afterwards another key is in force, which a given source does not have yet.
      meanwhile();
      const done = { resealed: 0, damaged: 0 };
      for (const { table, column, id } of cells) {
        const rows = database.prepare<[], { id: string; sealed: Buffer }>(
          `SELECT CAST(${id} AS TEXT) AS id, ${column} AS sealed FROM ${table}`,
        );
        const update = database.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${id} = ?`);
        for (const row of rows.all()) {
          const address = [table, column, row.id];
          const plain = unseal(former, row.sealed, address);
          if (plain === null) done.damaged += 1;
          else {
            update.run(seal(next, plain, address), row.id);
            done.resealed += 1;
          }
        }
      }
      database.prepare('UPDATE sealing SET master_key_id = ?').run(keyId(next));
      return done;
    })
    .immediate();
  source.changing?.settle();
  return rotation;
}
