import {
  findNoticeOutcome,
  isRefundEnding,
  type NoticeOutcome,
  type OutsideGateway,
  type Payables,
  recordNotice,
} from '../modules/payments/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import type { GatewayNotice } from '../platform/gateways/Gateway.ts';
import type { Services } from '../platform/services.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';
import { announcePayment } from './announcePayment.ts';
import { applyCapture } from './applyCapture.ts';
import { applyRefund } from './applyRefund.ts';
import { payables as shopPayables } from './payables.ts';

interface Applied {
  readonly outcome: NoticeOutcome;
  readonly kind: 'capture' | 'refund' | 'other';
  /** Null: it concerns none of ours. */
  readonly number: string | null;
  readonly payment: Parameters<typeof announcePayment>[1] | null;
}

/**
 * A verified callback: recorded and applied in one transaction, once, however often and in whatever order it comes. What
 * contradicts our own record is kept as refused and refused again each time.
 */
export async function handleNotice(
  services: Services,
  input: { gateway: OutsideGateway; notice: GatewayNotice },
  payables: Payables = shopPayables,
): Promise<NoticeOutcome> {
  const { gateway, notice } = input;
  const before = await findNoticeOutcome(services.db.read, { gateway, id: notice.id });
  if (before) {
    if (before === 'refused') alarmRefused(services, gateway, notice);
    return before;
  }
  const now = services.clock();
  const applied = await services.db.transact(async (tx) => {
    const result = await apply(tx, { gateway, notice, now }, payables);
    const { outcome, kind, number } = result;
    await recordNotice(tx, { gateway, id: notice.id, kind, number, outcome, now });
    return result;
  });
  const { outcome, payment } = applied;
  if (outcome === 'refused') alarmRefused(services, gateway, notice);
  if (outcome === 'applied' && payment) await announcePayment(services, payment);
  if (notice.kind === 'refund') alarmUnrefunded(services, { gateway, notice, outcome });
  return outcome;
}

function alarmUnrefunded(
  services: Services,
  input: { gateway: OutsideGateway; notice: Extract<GatewayNotice, { kind: 'refund' }>; outcome: NoticeOutcome },
): void {
  const { outRefundNo: number, refund } = input.notice;
  const facts = { gateway: input.gateway, number };
  if (refund.state === 'failed' && input.outcome === 'applied') {
    raiseAlarm(services.log, 'payment.refundFailed', { ...facts, reason: refund.reason });
  }
  if (refund.state === 'processing' && refund.isAbnormal && input.outcome === 'known') {
    raiseAlarm(services.log, 'payment.refundAbnormal', facts);
  }
}

async function apply(
  tx: Tx,
  input: { gateway: OutsideGateway; notice: GatewayNotice; now: Date },
  payables: Payables,
): Promise<Applied> {
  const { gateway, notice, now } = input;
  if (notice.kind === 'other') return { outcome: 'known', kind: 'other', number: null, payment: null };
  if (notice.kind === 'capture') {
    const { outcome, payment } = await applyCapture(tx, { gateway, capture: notice.capture, now }, payables);
    return { outcome, kind: 'capture', number: payment?.outTradeNo ?? null, payment };
  }
  const { outRefundNo, refund: said } = notice;
  const { outcome, refund } = await applyRefund(tx, { gateway, outRefundNo, said, now }, payables);
  // Only how it ended is something that our record must not lag behind.
  const kind = isRefundEnding(said) ? 'refund' : 'other';
  // Who watches what was paid for sees it go back.
  const payment = refund && { ...refund.payment, userId: refund.userId };
  return { outcome, kind, number: refund?.outRefundNo ?? null, payment };
}

function alarmRefused(services: Services, gateway: OutsideGateway, notice: GatewayNotice): void {
  const facts =
    notice.kind === 'capture'
      ? { number: notice.capture.outTradeNo, amountFen: notice.capture.amountFen }
      : { number: notice.kind === 'refund' ? notice.outRefundNo : null };
  raiseAlarm(services.log, 'payment.callbackRefused', { gateway, notification: notice.id, ...facts });
}
