import { NotegenError } from '../errors.ts';
import { whyRefused } from '../why-refused.ts';

const codes = {
  SQLITE_NOTADB: 'database_corrupted',
  SQLITE_CORRUPT: 'database_corrupted',
  SQLITE_FULL: 'disk_full',
  // The file that readers share is made as long as it has to be at once: a full disk has no room for it.
  SQLITE_IOERR_SHMSIZE: 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  SQLITE_BUSY: 'database_busy',
  SQLITE_LOCKED: 'database_busy',
  SQLITE_READONLY: 'database_unwritable',
  SQLITE_CANTOPEN: 'database_unwritable',
  SQLITE_PERM: 'database_unwritable',
  SQLITE_IOERR: 'database_unwritable',
  ENOENT: 'database_unwritable',
  EACCES: 'database_unwritable',
  EPERM: 'database_unwritable',
  EROFS: 'database_unwritable',
  ENOTDIR: 'database_unwritable',
  EEXIST: 'database_unwritable',
  EISDIR: 'database_unwritable',
  ENAMETOOLONG: 'database_unwritable',
  ELOOP: 'database_unwritable',
  EINVAL: 'database_unwritable',
  EIO: 'database_unwritable',
  ERR_INVALID_ARG_VALUE: 'database_unwritable',
} as const;

/** What went wrong in SQLite or under it, as an error of ours where it is one people can act on. */
export function storeFailure(error: unknown, path: string): unknown {
  if (error instanceof NotegenError || !(error instanceof Error)) return error;
  const raw = (error as NodeJS.ErrnoException).code ?? '';
  // Extended codes (SQLITE_IOERR_WRITE, SQLITE_CORRUPT_INDEX) begin with the plain one.
  const found = Object.entries(codes).find(([code]) => raw === code || raw.startsWith(`${code}_`));
  if (found === undefined) return error;
  const cause = new Error(`${raw} at ${path}`, { cause: error });
  if (found[0] === 'SQLITE_IOERR') return failingDisk(path, cause);
  return new NotegenError(found[1], inWords(found[0], error as NodeJS.ErrnoException, path), { cause });
}

function failingDisk(path: string, cause: Error): NotegenError {
  return new NotegenError('database_unwritable', `The disk reports an error at ${path}.`, {
    cause,
    howToFix:
      'Check the disk, and that it is one of this computer and not of the network. If it goes on, restore a backup to another one.',
  });
}

/** What the system said of a file, where it was the system and not SQLite. */
function inWords(code: string, error: NodeJS.ErrnoException, path: string): string | undefined {
  if (codes[code as keyof typeof codes] !== 'database_unwritable' || code.startsWith('SQLITE_'))
    return undefined;
  return `${error.path ?? path} can not be opened or written: ${whyRefused(error)}.`;
}

/** The same table, whose every method throws our errors instead of SQLite's. */
export function guarded<Table extends object>(table: Table, path: string): Table {
  const entries = Object.entries(table).map(([name, method]) => [
    name,
    typeof method !== 'function'
      ? method
      : (...given: unknown[]): unknown => {
          try {
            return method.apply(table, given);
          } catch (error) {
            throw storeFailure(error, path);
          }
        },
  ]);
  return Object.fromEntries(entries) as Table;
}
