import type { PayDevice } from '@jiwu/contract';
import { BATCH, type Batch, lockBatch } from '../../modules/channels/dropshipping/index.ts';
import {
  createPayment,
  findOpenPayment,
  type OutsideGateway,
  type PaymentRecord,
} from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly gateway: OutsideGateway;
  readonly device?: PayDevice;
  readonly now: Date;
}

/** A try to pay for the whole batch at a gateway; the one that is open there already, if there is one. */
export async function payBatch(tx: Tx, { userId, id, now, ...way }: Input): Promise<PaymentRecord> {
  const batch = await lockBatch(tx, { userId, id });
  assertPayable(batch);
  const { ordered } = batch;
  if (!ordered) throw new ShopError('BATCH_CHANGED');
  if (ordered.payBy <= now) throw new ShopError('BATCH_OVERDUE');
  const payable = { kind: BATCH, id };
  const known = await findOpenPayment(tx, { userId, payable, ...way, now });
  if (known) return known;
  return await createPayment(tx, {
    userId,
    payable,
    ...way,
    amountFen: ordered.payFen,
    title: `集物代发 ${batch.no}`,
    expiresAt: ordered.payBy,
    now,
  });
}

/** Says why a batch cannot be paid for now. */
export function assertPayable({ state, paid }: Batch): void {
  if (state === 'unpaid') return;
  if (state === 'ordering') throw new ShopError('BATCH_ORDERING');
  if (paid) throw new ShopError('PAYMENT_DONE');
  throw new ShopError(state === 'closed' ? 'PAYMENT_CLOSED' : 'BATCH_CHANGED');
}
