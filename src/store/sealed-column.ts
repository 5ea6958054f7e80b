/** A cell's address, bound to what is sealed in it so that cells can't be swapped. */
export interface CellAddress {
  table: string;
  column: string;
  row: string;
}

/** Turns patient text into what a column holds and back: the one seam through which all of it passes. */
export interface SealedColumn {
  /** Call it in the transaction that stores the result. */
  seal(plain: string, cell: CellAddress): Buffer;
  /** UTF-8; bytes, because a note goes out as it lies here. */
  open(sealed: Buffer, cell: CellAddress): Buffer;
}

export function addressOf({ table, column, row }: CellAddress): [string, string, string] {
  return [table, column, row];
}
