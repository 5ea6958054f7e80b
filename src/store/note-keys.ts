import type { Database } from 'better-sqlite3';
import { NotegenError } from '../errors.ts';
import { newKey, seal, unseal } from '../sealing/seal.ts';
import type { Master } from './master.ts';
import { addressOf, type SealedColumn } from './sealed-column.ts';

/** One key a note, sealed by the master key. Triggers take a key away with the last row that needs it. */
export type NoteKeys = ReturnType<typeof createNoteKeys>;

export function createNoteKeys(database: Database, master: Master) {
  const insert = database.prepare<[string, Buffer]>('INSERT INTO note_keys VALUES (?, ?)');
  const one = database
    .prepare<[string], Buffer>('SELECT sealed_key FROM note_keys WHERE note_id = ?')
    .pluck();
  const get = (noteId: string): Buffer | null => {
    const sealed = one.get(noteId);
    return sealed === undefined ? null : Buffer.from(master.open(sealed, cell(noteId)).toString(), 'base64');
  };
  const keep = (noteId: string, key: Buffer): Buffer => {
    insert.run(noteId, master.seal(key.toString('base64'), cell(noteId)));
    return key;
  };
  return {
    /** Null where there is no such note. */
    get,
    /** Keeps the key of a note to come; call it in the transaction that stores the note or its recording. */
    keep: (noteId: string, key: Buffer): void => void keep(noteId, key),
    getOrMake: (noteId: string): Buffer => get(noteId) ?? keep(noteId, newKey()),
  };
}

/** Cells whose row is a note's id, sealed under that note's own key. */
export function noteColumn(keys: NoteKeys): SealedColumn {
  return {
    seal: (plain, address) => seal(keys.getOrMake(address.row), plain, addressOf(address)),
    open(sealed, address) {
      const key = keys.get(address.row);
      const plain = key === null ? null : unseal(key, sealed, addressOf(address));
      if (plain === null) throw new NotegenError('record_damaged');
      return plain;
    },
  };
}

function cell(noteId: string) {
  return { table: 'note_keys', column: 'sealed_key', row: noteId };
}
