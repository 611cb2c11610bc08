import { assert } from '@jiwu/kernel';
import type { RefundRecord } from '../../../modules/money/payments/index.ts';
import type { Gateway, RefundState } from '../../../platform/gateways/Gateway.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { applyRefund } from '../applyRefund.ts';
import { gatewayOf } from './gatewayOf.ts';

/**
 * Sends money back, or asks how it stands. Always under the same number, so that sending again after a lost answer has the
 * effect of one. Other refusals end nothing: one for want of funds is tried again, with an alarm each time.
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
    raiseAlarm(services.log, 'payment.refundRefused', { refund: refund.id, gateway, reason: error.code });
    return;
  }
  const now = services.clock();
  const { outcome } = await services.db.transact((tx) =>
    applyRefund(tx, { gateway, outRefundNo, said, now }, services.payables),
  );
  if (said.state === 'processing' && said.isAbnormal) {
    raiseAlarm(services.log, 'payment.refundAbnormal', { refund: refund.id, gateway, number: outRefundNo });
  }
  if (said.state === 'failed' && outcome === 'applied') {
    raiseAlarm(services.log, 'payment.refundFailed', { refund: refund.id, gateway, reason: said.reason });
  }
}

async function sendOrAsk(gateway: Gateway, refund: RefundRecord): Promise<RefundState> {
  const { outRefundNo, amountFen, reason } = refund;
  const { outTradeNo, amountFen: totalFen } = refund.payment;
  if (refund.state === 'processing') {
    const state = await gateway.queryRefund({ outTradeNo, outRefundNo });
    if (state.state !== 'absent') return state;
  }
  try {
    return await gateway.refund({ outTradeNo, outRefundNo, amountFen, totalFen, reason });
  } catch (error) {
    if (!(error instanceof GatewayError) || !gateway.finalRefusals.has(error.code)) throw error;
    // An earlier attempt, whose answer was lost, may have succeeded.
    const state = await gateway.queryRefund({ outTradeNo, outRefundNo });
    return state.state === 'absent' ? { state: 'failed', reason: error.code } : state;
  }
}
