import {
  type AfterSale,
  type AfterSaleDecision,
  afterStep,
  dropDecision,
  findDecision,
  keepDecision,
  totalFen,
} from '../../modules/trade/afterSale/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { needsSecondPerson, requestApproval, voidApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { lockAfterSale } from './lockAfterSale.ts';
import { foreseeRefund, REFUND } from './refundApproval.ts';

interface Input extends AfterSaleDecision {
  readonly staffId: string;
  readonly id: string;
  readonly now: Date;
}

/**
 * Asks for a second person when this decision of staff would give much money back; null: it need not wait. What had not been sent never
 * waits, nor does a refund that is under way and is only asked for again.
 */
export async function askForRefund(tx: Tx, input: Input): Promise<AfterSale | null> {
  const { staffId, step, now } = input;
  const { afterSale } = await lockAfterSale(tx, { id: input.id });
  const givesBack =
    afterStep(step, afterSale.state) !== null && (step === 'receive' || afterSale.kind === 'refundOnly');
  if (!givesBack || !afterSale.wasSent || !needsSecondPerson('refund', totalFen(afterSale))) return null;
  if (await findDecision(tx, afterSale)) throw new ShopError('APPROVAL_WAITS');
  await keepDecision(tx, afterSale, input);
  const deed = foreseeRefund(afterSale, input);
  const approval = await requestApproval(tx, {
    kind: REFUND,
    subjectId: afterSale.id,
    deed,
    by: { kind: 'staff', staffId },
    reason: input.note || '退款超过 2,000 元',
    now,
  });
  await recordAudit(tx, {
    staffId,
    action: 'afterSale.ask',
    target: { kind: 'afterSale', id: afterSale.id },
    before: { state: afterSale.state },
    after: { approval: approval.no, does: deed.does },
    now,
  });
  return afterSale;
}

/** The request ends otherwise: nobody has to decide on its refund any more. The caller holds the order. */
export async function forgetRefund(tx: Tx, { afterSale, now }: { afterSale: AfterSale; now: Date }): Promise<void> {
  if (await dropDecision(tx, afterSale)) await voidApproval(tx, { kind: REFUND, subjectId: afterSale.id, now });
}
