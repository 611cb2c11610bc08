import { rules } from '@jiwu/contract';
import {
  type Batch,
  getBatch,
  listOrderedSkus,
  markRepeats,
  recountRows,
  repeatRows,
} from '../../modules/channels/dropshipping/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { loadRepeatedSkus } from './queries/loadRepeatedSkus.ts';
import { startBatch } from './startBatch.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  /** Rows by number; null: all that were ordered. */
  readonly nos: readonly number[] | null;
  readonly now: Date;
}

const PREFIX = '再寄 ';
/** What is on its way to be ordered has not been sent once. */
const ended: ReadonlySet<Batch['state']> = new Set(['paid', 'completed', 'closed']);

/**
 * 再寄一次: a new open batch with rows of an earlier one, at once and for as many rows as there are. Prices are those of the day on which
 * it is ordered; a SKU that is no longer sold makes its rows bad ones.
 */
export async function repeatBatch(tx: Tx, { userId, id, nos, now }: Input): Promise<Batch> {
  const from = await getBatch(tx, { userId, id });
  if (!ended.has(from.state)) throw new ShopError('BATCH_CHANGED');
  const { businessId, skuIds } = from;
  const to = await startBatch(tx, { userId, businessId, name: nameOf(from), source: 'repeated', skuIds, now });
  const skus = await loadRepeatedSkus(tx, await listOrderedSkus(tx, from, nos));
  const copied = await repeatRows(tx, { from, to, nos, skus });
  // A number that the batch has no order of.
  if (nos && copied < new Set(nos).size) throw new ShopError('NOT_FOUND');
  await markRepeats(tx, to, now);
  return await recountRows(tx, to);
}

function nameOf({ name }: Batch): string {
  const repeated = name.startsWith(PREFIX) ? name : PREFIX + name;
  return [...repeated].slice(0, rules.dropshipping.name.max).join('');
}
