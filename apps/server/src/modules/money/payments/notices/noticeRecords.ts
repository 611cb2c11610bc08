import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** applied: it changed our record. known: our record said so already. refused: it contradicts our record. */
export type NoticeOutcome = 'applied' | 'known' | 'refused';

interface NoticeKey {
  readonly gateway: OutsideGateway;
  readonly id: string;
}

/** The outcome of a callback that came before. */
export async function findNoticeOutcome(db: Reader, notice: NoticeKey): Promise<NoticeOutcome | null> {
  const row = await db
    .selectFrom('payment_notifications')
    .select('outcome')
    .where('gateway', '=', notice.gateway)
    .where('notification_id', '=', notice.id)
    .executeTakeFirst();
  return (row?.outcome as NoticeOutcome | undefined) ?? null;
}

/** In the transaction that applies it. The same callback in parallel was applied once, and is recorded once. */
export async function recordNotice(
  tx: Tx,
  notice: NoticeKey & {
    readonly kind: 'capture' | 'refund' | 'other';
    readonly number: string | null;
    readonly outcome: NoticeOutcome;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('payment_notifications')
    .values({
      gateway: notice.gateway,
      notification_id: notice.id,
      kind: notice.kind,
      number: notice.number,
      outcome: notice.outcome,
      received_at: notice.now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'notification_id']).doNothing())
    .execute();
}
