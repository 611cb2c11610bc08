import { parentPort, workerData } from 'node:worker_threads';
import {
  buildSearchRow,
  collectTerms,
  loadSegmenter,
  type SearchTerm,
} from '../../../apps/server/src/modules/goods/search/index.ts';
import { largeTableNames, type LargeTable } from './largeTables.ts';
import type { LeafKit } from './LeafKit.ts';
import { makeProduct } from './makeProduct.ts';
import { writeRows, type Rows } from './writeRows.ts';

/** Input of a worker thread. */
export interface LargeWork {
  readonly kits: readonly LeafKit[];
  readonly now: Date;
  /** The lowest score of each tier but the last. */
  readonly tierScores: readonly number[];
}

/** Products from one number up to, but not including, another; or the end, which asks for the terms. */
export type LargeOrder = { readonly from: number; readonly to: number } | 'end';

export type LargeAnswer =
  | { readonly tables: Record<LargeTable, Uint8Array<ArrayBuffer>> }
  | { readonly terms: readonly (SearchTerm & { readonly count: number })[] };

const { kits, now, tierScores } = workerData as LargeWork;
const port = parentPort;
if (!port) throw new Error('only as a worker');
await loadSegmenter();
const terms = new Map<string, { kind: SearchTerm['kind']; count: number }>();

port.on('message', (order: LargeOrder) => {
  if (order === 'end') {
    port.postMessage({
      terms: [...terms].map(([term, { kind, count }]) => ({ term, kind, count })),
    } satisfies LargeAnswer);
    port.close();
    return;
  }
  const tables = makeTables(order.from, order.to);
  port.postMessage(
    { tables } satisfies LargeAnswer,
    Object.values(tables).map(({ buffer }) => buffer),
  );
});

function makeTables(from: number, to: number): Record<LargeTable, Uint8Array<ArrayBuffer>> {
  const rows = Object.fromEntries(largeTableNames.map((table) => [table, ''])) as Rows;
  for (let n = from; n < to; n += 1) {
    const product = makeProduct(n, kits, now);
    const { facts } = product;
    const inStockSkuIds = new Set(product.skus.filter(({ left }) => left > 0).map(({ id }) => id));
    const search = buildSearchRow({ facts, inStockSkuIds, goodRateBp: null, now });
    writeRows(rows, product, { ...search, tier: tierOf(search.score) }, now);
    for (const { term, kind } of collectTerms(facts)) {
      const known = terms.get(term);
      if (known) known.count += 1;
      else terms.set(term, { kind, count: 1 });
    }
  }
  const encoder = new TextEncoder();
  return Object.fromEntries(largeTableNames.map((table) => [table, encoder.encode(rows[table])])) as Record<
    LargeTable,
    Uint8Array<ArrayBuffer>
  >;
}

function tierOf(score: number): number {
  const tier = tierScores.findIndex((lowest) => score >= lowest);
  return tier < 0 ? tierScores.length : tier;
}
