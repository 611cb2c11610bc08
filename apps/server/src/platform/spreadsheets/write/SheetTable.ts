/**
 * What a column holds. A code is a text of digits that must not be taken for a number: a phone, an order, a parcel. A number is
 * already written out, as the shop writes amounts (-1.22).
 */
export type ColumnKind = 'text' | 'code' | 'number';

export interface SheetColumn {
  readonly heading: string;
  readonly kind: ColumnKind;
  /** In signs of Latin writing; a Chinese sign takes two. */
  readonly width?: number;
}

/** A table on its way out. Rows come as they are read, so that an export never is in memory as a whole. */
export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}
