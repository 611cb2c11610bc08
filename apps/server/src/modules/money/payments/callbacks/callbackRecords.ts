import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** applied: it changed our record. known: our record said so already. refused: it contradicts our record. */
export type CallbackOutcome = 'applied' | 'known' | 'refused';

interface CallbackKey {
  readonly gateway: OutsideGateway;
  readonly id: string;
}

/** The outcome of a callback that came before. */
export async function findCallbackOutcome(db: Reader, callback: CallbackKey): Promise<CallbackOutcome | null> {
  const row = await db
    .selectFrom('payment_notifications')
    .select('outcome')
    .where('gateway', '=', callback.gateway)
    .where('notification_id', '=', callback.id)
    .executeTakeFirst();
  return (row?.outcome as CallbackOutcome | undefined) ?? null;
}

/** In the transaction that applies it. The same callback in parallel was applied once, and is recorded once. */
export async function recordCallback(
  tx: Tx,
  callback: CallbackKey & {
    readonly kind: 'capture' | 'refund' | 'other';
    readonly number: string | null;
    readonly outcome: CallbackOutcome;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('payment_notifications')
    .values({
      gateway: callback.gateway,
      notification_id: callback.id,
      kind: callback.kind,
      number: callback.number,
      outcome: callback.outcome,
      received_at: callback.now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'notification_id']).doNothing())
    .execute();
}

/** What the gateways said under some numbers of ours, the first first. */
export async function listCallbacks(db: Reader, numbers: readonly string[]) {
  return await db
    .selectFrom('payment_notifications')
    .select(['notification_id as notificationId', 'kind', 'number', 'outcome', 'received_at as receivedAt'])
    .where('number', 'in', [...numbers])
    .orderBy('received_at')
    .orderBy('notification_id')
    .execute();
}
