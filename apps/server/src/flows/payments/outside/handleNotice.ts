import {
  findNoticeOutcome,
  isRefundEnding,
  type NoticeOutcome,
  type OutsideGateway,
  type Payables,
  recordNotice,
} from '../../../modules/money/payments/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { GatewayNotice } from '../../../platform/gateways/Gateway.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { applyCapture } from '../applyCapture.ts';
import { applyRefund } from '../applyRefund.ts';

interface Applied {
  readonly outcome: NoticeOutcome;
  readonly kind: 'capture' | 'refund' | 'other';
  /** Null: it concerns none of ours. */
  readonly number: string | null;
}

/**
 * Handles a verified callback: records and applies it in one transaction, once, however often and in whatever order it comes. A
 * callback that contradicts our own record is stored as refused and refused again each time.
 */
export async function handleNotice(
  services: ShopServices,
  input: { gateway: OutsideGateway; notice: GatewayNotice },
): Promise<NoticeOutcome> {
  const { gateway, notice } = input;
  const before = await findNoticeOutcome(services.db.read, { gateway, id: notice.id });
  if (before) {
    if (before === 'refused') alarmRefused(services, gateway, notice);
    return before;
  }
  const now = services.clock();
  const applied = await services.db.transact(async (tx) => {
    const result = await apply(tx, { gateway, notice, now }, services.payables);
    const { outcome, kind, number } = result;
    await recordNotice(tx, { gateway, id: notice.id, kind, number, outcome, now });
    return result;
  });
  const { outcome } = applied;
  if (outcome === 'refused') alarmRefused(services, gateway, notice);
  if (notice.kind === 'refund') alarmUnrefunded(services, { gateway, notice, outcome });
  return outcome;
}

function alarmUnrefunded(
  services: ShopServices,
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
  if (notice.kind === 'other') return { outcome: 'known', kind: 'other', number: null };
  if (notice.kind === 'capture') {
    const { outcome, payment } = await applyCapture(tx, { gateway, capture: notice.capture, now }, payables);
    return { outcome, kind: 'capture', number: payment?.outTradeNo ?? null };
  }
  const { outRefundNo, refund: said } = notice;
  const { outcome, refund } = await applyRefund(tx, { gateway, outRefundNo, said, now }, payables);
  // Our record must not lag behind the end of a refund; other states do not matter.
  const kind = isRefundEnding(said) ? 'refund' : 'other';
  return { outcome, kind, number: refund?.outRefundNo ?? null };
}

function alarmRefused(services: ShopServices, gateway: OutsideGateway, notice: GatewayNotice): void {
  const facts =
    notice.kind === 'capture'
      ? { number: notice.capture.outTradeNo, amountFen: notice.capture.amountFen }
      : { number: notice.kind === 'refund' ? notice.outRefundNo : null };
  raiseAlarm(services.log, 'payment.callbackRefused', { gateway, notification: notice.id, ...facts });
}
