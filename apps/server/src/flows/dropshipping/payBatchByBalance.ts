import { BATCH, type Batch, lockBatch } from '../../modules/channels/dropshipping/index.ts';
import type { Payable } from '../../modules/money/payments/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { payByBalance } from '../payments/payByBalance.ts';
import { assertPayable } from './payBatch.ts';

interface Input {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Pays the whole batch out of the balance: one debit, or none. The caller has verified the payment password. */
export async function payBatchByBalance(tx: Tx, { userId, id, now }: Input, batches: Payable<Batch>): Promise<Batch> {
  assertPayable(await lockBatch(tx, { userId, id }));
  const payable = { kind: BATCH, id };
  const { paid } = await payByBalance(tx, { userId, payable, title: '集物代发', now }, batches);
  return paid;
}
