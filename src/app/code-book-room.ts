import type { CodeBookCatalogue, CodeBookWriter } from '../code-books/ports.ts';
import { createCodeBookCatalogue } from '../store/code-book-catalogue.ts';
import { codeBookPath, openCodeBookFile, readCodeBookFile } from '../store/code-book-file.ts';
import { replaceCodeBook } from '../store/code-book-table.ts';
import { guarded } from '../store/failures.ts';

/** Imported codes: looked up, and replaced. */
export interface CodeBookRoom extends Disposable {
  /** Null where nothing was ever imported. */
  catalogue: CodeBookCatalogue | null;
  /** Opened for each import alone, so that looking up never makes a file. */
  writer: CodeBookWriter;
}

/** Throws as `readCodeBookFile`. */
export async function openCodeBookRoom(home: string): Promise<CodeBookRoom> {
  const database = await readCodeBookFile(home);
  return {
    catalogue: database === null ? null : guarded(createCodeBookCatalogue(database), codeBookPath(home)),
    writer: {
      async replace(book, pause) {
        const open = await openCodeBookFile(home);
        try {
          await replaceCodeBook(open, book, pause);
        } finally {
          open.close();
        }
      },
    },
    [Symbol.dispose]: () => void database?.close(),
  };
}
