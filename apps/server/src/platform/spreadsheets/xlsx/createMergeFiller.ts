import type { TallMerge } from './surveySheet.ts';

/** Gives the lines that a tall cell covers its text, if they have anything of their own: three parcels to one person, written once. */
export function createMergeFiller(merges: readonly TallMerge[]): (row: number, cells: readonly string[]) => string[] {
  const byFirstRow = Map.groupBy(merges, ({ from }) => from);
  /** One for each column, because cells do not overlap. */
  const open = new Map<number, { readonly to: number; readonly text: string }>();
  return (row, given) => {
    const cells = [...given];
    if (cells.length > 0) {
      for (const [column, { to, text }] of open) {
        if (to < row) open.delete(column);
        else cells[column] ||= text;
      }
    }
    for (const { column, to } of byFirstRow.get(row) ?? []) {
      const text = cells[column] ?? '';
      if (text !== '') open.set(column, { to, text });
    }
    return cells;
  };
}
