import type { RefundRecord } from '../../../modules/money/payments/index.ts';
import { recordAudit } from '../../../modules/staff/audit/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { StuckDecision } from './StuckDecision.ts';

interface Input extends Pick<StuckDecision, 'staffId' | 'note' | 'now'> {
  readonly refund: RefundRecord;
  readonly action: 'refund.ask' | 'refund.resend' | 'refund.reroute' | 'refund.settle';
  readonly after: Readonly<Record<string, string>>;
}

/** The last statement of a decision on a stuck refund. */
export async function auditRefund(tx: Tx, { staffId, refund, action, note, after, now }: Input): Promise<void> {
  const { id, amountFen, outRefundNo, failure, payment } = refund;
  await recordAudit(tx, {
    staffId,
    action,
    target: { kind: 'refund', id },
    before: { state: refund.state, failure, number: outRefundNo, gateway: payment.gateway },
    after: { ...after, amountFen, note },
    now,
  });
}
