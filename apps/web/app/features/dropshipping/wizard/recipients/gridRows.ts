import { rules } from '@jiwu/contract/rules';

export const gridColumns = rules.dropshipping.fields;
export type GridColumn = (typeof gridColumns)[number];

/** A row of the grid: its cells as typed, and a key that stays with it. */
export interface GridRow extends Readonly<Record<GridColumn, string>> {
  readonly key: string;
}

/** What a row that nobody has typed into holds. */
export type Blank = Readonly<Record<GridColumn, string>>;

/** As many as one request takes. */
export const MOST_ROWS = rules.dropshipping.rowsPerRequest;

export function blankRow(blank: Blank): GridRow {
  return { ...blank, key: crypto.randomUUID() };
}

/** Whether somebody is named in it: goods and pieces may be there from the beginning. */
export function isFilled({ recipient, phoneNumber, address }: GridRow): boolean {
  return [recipient, phoneNumber, address].some((cell) => cell.trim() !== '');
}

interface Filling {
  readonly at: { readonly row: number; readonly column: number };
  readonly cells: readonly (readonly string[])[];
  readonly blank: Blank;
  /** Whether rows may be added below. */
  readonly mayGrow: boolean;
}

/** The rows with cells put in from one of them on, to the right and downwards. A line of headings is left out. */
export function fillRows(rows: readonly GridRow[], { at, cells, blank, mayGrow }: Filling): GridRow[] {
  const pasted = cells[0] && isHeading(cells[0]) ? cells.slice(1) : cells;
  const wanted = Math.min(MOST_ROWS, at.row + pasted.length);
  const added = mayGrow ? Math.max(0, wanted - rows.length) : 0;
  const all = [...rows, ...Array.from({ length: added }, () => blankRow(blank))];
  return all.map((row, index) => {
    const own = pasted[index - at.row];
    if (!own) return row;
    const changed = own.flatMap((cell, offset) => {
      const column = gridColumns[at.column + offset];
      return column ? [[column, cell.slice(0, rules.dropshipping.cell[column])] as const] : [];
    });
    return { ...row, ...Object.fromEntries(changed) };
  });
}

function isHeading(cells: readonly string[]): boolean {
  const words = cells.join(' ');
  return /收件人|收货人|姓名/.test(words) && /手机|电话/.test(words) && !/\d{7}/.test(words);
}
