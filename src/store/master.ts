import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import type { MasterKeySource } from '../sealing/master-key-source.ts';
import { keyId, seal, unseal } from '../sealing/seal.ts';
import { addressOf, type SealedColumn } from './sealed-column.ts';

/** The master key at work: it seals the keys of notes, and secrets that belong to no note. */
export interface Master extends SealedColumn {
  /** The key itself, as it is now. */
  readonly key: Buffer;
}

/**
 * The master key that sealed this database, or, for a database that nothing was sealed in yet, the one that will.
 * Throws `master_key_missing`, `master_key_invalid`.
 */
export function chooseMasterKey(source: MasterKeySource, wantedId: string | null): Buffer {
  const keys = source.read();
  if (wantedId === null) return keys[0] ?? source.make();
  const found = keys.find((key) => keyId(key) === wantedId);
  if (found !== undefined) return found;
  throw new NotegenError(keys.length === 0 ? 'master_key_missing' : 'master_key_invalid');
}

/** A rotation by another process is noticed: the database says which key is in force. */
export function openMaster(database: Database, source: MasterKeySource, first: Buffer): Master {
  const inForce = database.prepare<[], string>('SELECT master_key_id FROM sealing').pluck();
  let current = { key: first, id: keyId(first) };
  const refresh = (): Buffer => {
    const id = inForce.get() ?? null;
    if (id !== null && id !== current.id) current = { key: chooseMasterKey(source, id), id };
    return current.key;
  };
  refresh();
  return {
    get key() {
      return refresh();
    },
    seal: (plain, cell) => seal(refresh(), Buffer.from(plain, 'utf8'), addressOf(cell)),
    open(sealed, cell) {
      const plain =
        unseal(current.key, sealed, addressOf(cell)) ?? unseal(refresh(), sealed, addressOf(cell));
      if (plain === null) throw new NotegenError('record_damaged');
      return plain;
    },
  };
}
