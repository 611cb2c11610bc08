import { assert, DAY_MS } from '@jiwu/kernel';
import { markRefundStuck, noteRefusal, type RefundRecord } from '../../../modules/money/payments/index.ts';
import { bucketOf } from '../../../platform/gateways/bucketOf.ts';
import type { Gateway, RefundState } from '../../../platform/gateways/Gateway.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { applyRefund } from '../applyRefund.ts';
import { alarmRefund } from './alarmRefund.ts';
import { gatewayOf } from './gatewayOf.ts';

/** A refusal for now that lasts longer is finance's. */
const REFUSED_MS = DAY_MS;

/**
 * Sends money back, or asks how it stands. Always under the same number, so that sending again after a lost answer has the
 * effect of one. A refusal for want of funds ends nothing for a day.
 */
export async function sendRefund(services: ShopServices, refund: RefundRecord): Promise<void> {
  const { outRefundNo } = refund;
  const { gateway } = refund.payment;
  assert(gateway !== 'balance', 'what was paid from the balance is not refunded by a gateway');
  let said: RefundState;
  try {
    said = await sendOrAsk(gatewayOf(services, gateway), refund);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
    await holdRefused(services, refund, error.code);
    return;
  }
  const now = services.clock();
  const result = await services.db.transact((tx) =>
    applyRefund(tx, { gateway, outRefundNo, said, now }, services.payables),
  );
  alarmRefund(services, { result, said, gateway, number: outRefundNo });
}

/** Told when it begins, and when finance has to look after it; in between it is tried again. */
async function holdRefused(services: ShopServices, refund: RefundRecord, reason: string): Promise<void> {
  const now = services.clock();
  const became = await services.db.transact(async (tx) => {
    const since = await noteRefusal(tx, { refund, now });
    if (!since) return null;
    if (now.getTime() - since.getTime() < REFUSED_MS) return since.getTime() === now.getTime() ? 'refused' : null;
    return (await markRefundStuck(tx, { refund, failure: reason, now })) ? 'stuck' : null;
  });
  const facts = { refund: refund.id, gateway: refund.payment.gateway, reason };
  if (became === 'refused') raiseAlarm(services.log, 'payment.refundRefused', facts);
  if (became === 'stuck') raiseAlarm(services.log, 'payment.refundStuck', facts);
}

async function sendOrAsk(gateway: Gateway, refund: RefundRecord): Promise<RefundState> {
  const { outRefundNo, amountFen, reason } = refund;
  const { outTradeNo, amountFen: totalFen } = refund.payment;
  if (refund.state === 'processing') {
    const state = await gateway.queryRefund({ outTradeNo, outRefundNo });
    if (state.state !== 'absent') return state;
  }
  try {
    return await gateway.refund({
      outTradeNo,
      outRefundNo,
      amountFen,
      totalFen,
      reason,
      bucket: bucketOf(refund.userId),
    });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused' || gateway.refusesForNow(error.code)) throw error;
    // An earlier attempt, whose answer was lost, may have succeeded.
    const state = await gateway.queryRefund({ outTradeNo, outRefundNo });
    return state.state === 'absent' ? { state: 'failed', reason: error.code } : state;
  }
}
