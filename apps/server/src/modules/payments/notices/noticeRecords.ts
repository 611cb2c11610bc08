import type { Reader, Tx } from '../../../platform/database/createDatabase.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';

/** applied: it changed something. known: it was so already. refused: it contradicts our own record. */
export type NoticeOutcome = 'applied' | 'known' | 'refused';

interface NoticeKey {
  readonly gateway: OutsideGateway;
  readonly id: string;
}

/** What came of a callback that was here before. */
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
