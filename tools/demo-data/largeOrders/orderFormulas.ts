import { DAY_MS, HOUR_MS } from '@jiwu/kernel';

/** SQL that derives everything about a generated order from its number `n`. The README describes the resulting orders. */

/** So many SKUs are bought. */
export const SKUS = 200;
const HEAVY_EVERY = 50;
const ORDERS_PER_HEAVY_USER = 2000;
const ORDERS_PER_USER = 20;
const SPAN_MS = 730 * DAY_MS;

export interface Extent {
  readonly orders: number;
  readonly now: Date;
}

/** A few users have thousands of orders: every fiftieth order is one of theirs. */
export function countUsers(orders: number): { readonly heavy: number; readonly all: number } {
  const heavy = Math.max(1, Math.round(orders / HEAVY_EVERY / ORDERS_PER_HEAVY_USER));
  let others = Math.ceil(orders / ORDERS_PER_USER);
  // Without a factor in common with HEAVY_EVERY, so that everyone has a turn.
  while (others % 2 === 0 || others % 5 === 0) others += 1;
  return { heavy, all: heavy + others };
}

/** UUIDv7 with the given milliseconds; the rest is told apart by `salt`. */
export function idAt(ms: string, salt: string): string {
  return `(lpad(to_hex(${ms}), 12, '0') || '7' || substr(${salt}, 1, 3) || '8' || substr(${salt}, 4, 15))::uuid`;
}

export function userId(number: string, { now }: Extent): string {
  const first = now.getTime() - SPAN_MS - DAY_MS;
  return `(lpad(to_hex(${first} + ${number}), 12, '0') || '70008' || lpad(to_hex(${number}), 15, '0'))::uuid`;
}

/** The columns that all formulas stand on: `n`, its time, who, in which state, how many lines. */
export function numbered(extent: Extent, range: { from: number; to: number }): string {
  const { orders, now } = extent;
  const { heavy, all } = countUsers(orders);
  // The last hour is left free: nothing was ordered after now.
  const at = `${now.getTime() - SPAN_MS - HOUR_MS} + (n::float8 / ${orders} * ${SPAN_MS})::bigint`;
  return `
    select n, ${at} as ms, md5(n::text) as salt,
      case when n % ${HEAVY_EVERY} = 0 then 1 + n / ${HEAVY_EVERY} % ${heavy}
        else ${heavy + 1} + n * 7919 % ${all - heavy} end as user_no,
      -- The newest wait, the rest are done; some were never paid.
      case when n % 40 = 7 then 'closed'
        when n >= ${orders} * 0.995 then 'awaitingDispatch'
        when n >= ${orders} * 0.99 then 'awaitingReceipt'
        else 'completed' end as state,
      case when n % 20 < 16 then 1 when n % 20 < 19 then 2 else 3 end as lines,
      case when n % 5 = 0 then 500 else 0 end as campaign_fen
    from generate_series(${range.from}::bigint, ${range.to - 1}::bigint) as n`;
}

/** Which SKU stands in a line, and how many pieces. The same SKU is bought together with ever others. */
export const skuOf = (line: string): string => `((n * 31 + ${line} * (57 + n / ${SKUS} % 41)) % ${SKUS})::int`;
export const quantityOf = (line: string): string => `(case when (n / 7 + ${line}) % 8 = 0 then 2 else 1 end)`;
