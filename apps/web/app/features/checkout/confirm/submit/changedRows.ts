import type { PriceRow } from '../../../../shared/orders/price/priceRows.ts';

interface ChangedRow {
  readonly key: string;
  readonly title: string;
  /** Null: there was none, or is none any more. */
  readonly fromFen: number | null;
  readonly toFen: number | null;
}

/** The rows of the price that differ from before. */
export function changedRows(former: readonly PriceRow[], now: readonly PriceRow[]): ChangedRow[] {
  const before = new Map(former.map((row) => [row.key, row]));
  const after = new Map(now.map((row) => [row.key, row]));
  return [...new Map([...before, ...after]).values()].flatMap(({ key, title }) => {
    const fromFen = before.get(key)?.amountFen ?? null;
    const toFen = after.get(key)?.amountFen ?? null;
    return fromFen === toFen ? [] : { key, title, fromFen, toFen };
  });
}
