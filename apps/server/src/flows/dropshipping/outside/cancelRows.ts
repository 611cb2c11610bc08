import type { Answer, dropshippingWorkEndpoints } from '@jiwu/contract';
import { type Batch, getBatch, listRows } from '../../../modules/channels/dropshipping/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { cancelRow } from '../cancelRow.ts';

type Refused = Answer<(typeof dropshippingWorkEndpoints)['dropshippingRowsCancel']>['refused'];

interface Cancelled {
  readonly batch: Batch;
  /** Rows that are cancelled now, and of them those that were not before. */
  readonly cancelled: number;
  readonly fresh: { readonly orders: number; readonly amountFen: number };
  readonly refused: Refused;
}

/**
 * Cancels rows of a paid batch, each in a transaction of its own: nobody waits for the accounts of the house while two hundred refunds are
 * booked. Cut off in the middle, it goes on where it was when it is asked again.
 */
export async function cancelRows(
  { db, clock, orders }: Pick<ShopServices, 'db' | 'clock' | 'orders'>,
  { userId, id, nos }: { userId: string; id: string; nos: readonly number[] },
): Promise<Cancelled> {
  const batch = await getBatch(db.read, { userId, id });
  if (!batch.paid) throw new ShopError('BATCH_CHANGED');
  const wanted = [...new Set(nos)];
  const rows = await listRows(db.read, batch, { nos: wanted, limit: wanted.length });
  const orderOf = new Map(rows.map(({ no, orderId }) => [no, orderId]));
  const refused: Refused = [];
  const amounts: number[] = [];
  for (const no of wanted) {
    const orderId = orderOf.get(no);
    const outcome = orderId
      ? await db.transact((tx) => cancelRow(tx, { userId, orderId, now: clock() }, orders))
      : ({ refusal: 'unknown' } as const);
    if ('refusal' in outcome) refused.push({ no, reason: outcome.refusal });
    else amounts.push(outcome.amountFen);
  }
  const fresh = amounts.filter((amountFen) => amountFen > 0);
  return {
    batch,
    cancelled: amounts.length,
    fresh: { orders: fresh.length, amountFen: fresh.reduce((sum, one) => sum + one, 0) },
    refused,
  };
}
