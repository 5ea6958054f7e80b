import type { Database } from 'better-sqlite3';
import { blindName } from '../sealing/seal.ts';
import type { Master } from './master.ts';

/** Names a text that must be found again but not be read: keyed, so that no guess can be tried on a stolen file. */
export type Blind = (...parts: readonly string[]) => string;

/** The blinding key is read once, when it is first needed; a rotation of the master key leaves it as it is. */
export function createBlind(database: Database, master: Master): Blind {
  let key: Buffer | undefined;
  return (...parts) => {
    key ??= readBlindingKey(database, master);
    return blindName(key, ...parts);
  };
}

export function readBlindingKey(database: Database, master: Master): Buffer {
  const sealed = database.prepare<[], Buffer>('SELECT blinding_key FROM sealing').pluck().get();
  return Buffer.from(master.open(sealed!, blindingCell).toString(), 'base64');
}

const blindingCell = { table: 'sealing', column: 'blinding_key', row: '1' };
