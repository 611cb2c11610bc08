import type { Tx } from '../../../platform/database/Tx.ts';
import { findBoughtProducts, findFirstUnpaidNo, listBoughtProducts } from '../../trade/orders/index.ts';
import { addPairs, takePairs } from './changePairs.ts';
import { type Pair, pairsOf, pairsWithout } from './pairsOf.ts';
import { type Progress, setProgress, takeProgress } from './progress.ts';
import { endOfRefunds, takeRefunds } from './refunds.ts';
import { windowOf } from './windowOf.ts';

interface Input {
  readonly now: Date;
  /** Orders that one step looks at. */
  readonly limit: number;
}

/** more: there may be something left to do. taken: another worker is counting. */
type Outcome = 'more' | 'done' | 'taken';

/**
 * One step towards counting exactly the orders of the window: refunds since the last step, then orders that are too old, then new ones. Each is
 * a transaction of one snapshot (REPEATABLE READ), in which lines and recorded refunds agree: a product is missing from its order if and only
 * if its refund is recorded, or was there already when the order was counted. A step is done or not done; the next goes on behind it.
 */
export async function countPairs(tx: Tx, input: Input): Promise<Outcome> {
  const window = windowOf(input.now, await findFirstUnpaidNo(tx));
  const progress = await takeProgress(tx, window.from);
  if (!progress) return 'taken';
  if (await takeBackRefunds(tx, progress, input)) return 'more';
  const old = least(window.from, progress.countedTo);
  if (progress.droppedTo < old) return await dropOld(tx, progress, { upTo: old, limit: input.limit });
  if (progress.countedTo < window.from) {
    // Nobody has counted for longer than the window is: what lies between was never counted.
    await setProgress(tx, { countedTo: window.from, droppedTo: window.from });
    return 'more';
  }
  if (progress.countedTo >= window.to) return 'done';
  return await countNew(tx, progress, { upTo: window.to, limit: input.limit });
}

async function takeBackRefunds(tx: Tx, { countedTo, droppedTo }: Progress, { limit }: Input): Promise<boolean> {
  const end = await endOfRefunds(tx, { upTo: countedTo, limit });
  if (end === null) return false;
  // Of orders that are not counted any more only the record goes.
  await takeRefunds(tx, { after: '', upTo: droppedTo });
  if (end > droppedTo) await takePairs(tx, await refundedPairs(tx, { after: droppedTo, upTo: end }));
  return true;
}

async function dropOld(tx: Tx, progress: Progress, range: { upTo: string; limit: number }): Promise<Outcome> {
  const after = progress.droppedTo;
  const { orders, lastNo } = await listBoughtProducts(tx, { after, ...range });
  const droppedTo = lastNo ?? range.upTo;
  const refunded = await refundedPairs(tx, { after, upTo: droppedTo });
  await takePairs(tx, summed([...refunded, ...pairsOf(orders)]));
  await setProgress(tx, { ...progress, droppedTo });
  return 'more';
}

async function countNew(tx: Tx, progress: Progress, range: { upTo: string; limit: number }): Promise<Outcome> {
  const after = progress.countedTo;
  const { orders, lastNo } = await listBoughtProducts(tx, { after, ...range });
  const countedTo = lastNo ?? range.upTo;
  // What was refunded before it was counted is not counted.
  await takeRefunds(tx, { after, upTo: countedTo });
  await addPairs(tx, pairsOf(orders));
  await setProgress(tx, { ...progress, countedTo });
  return 'more';
}

/** Pairs that counted orders no longer hold since the refunds of a range, which are forgotten with that. */
async function refundedPairs(tx: Tx, range: { after: string; upTo: string }): Promise<Pair[]> {
  const gone = await takeRefunds(tx, range);
  const kept = await findBoughtProducts(tx, [...gone.keys()]);
  return summed([...gone].flatMap(([no, products]) => pairsWithout([...(kept.get(no) ?? []), ...products], products)));
}

/** Each pair once, as a statement must name it. */
function summed(pairs: readonly Pair[]): Pair[] {
  const byKey = Map.groupBy(pairs, ({ productId, otherId }) => `${productId} ${otherId}`);
  return [...byKey.values()].flatMap(([first, ...rest]) =>
    first ? { ...first, times: rest.reduce((sum, { times }) => sum + times, first.times) } : [],
  );
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}
