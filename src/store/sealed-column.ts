/** A cell's address, bound to what is sealed in it so that cells can't be swapped. */
export interface CellAddress {
  table: string;
  column: string;
  row: string;
}

/** Turns patient text into what a column holds and back: the one seam through which all of it passes. */
export interface SealedColumn {
  seal(plain: string, cell: CellAddress): Buffer;
  /** UTF-8; bytes, because a note goes out as it lies here. */
  open(sealed: Buffer, cell: CellAddress): Buffer;
}

/** UTF-8 as it is: text lies readable in a file that only its owner may read. */
export const plainColumn: SealedColumn = {
  seal: (plain) => Buffer.from(plain, 'utf8'),
  open: (sealed) => sealed,
};
