import {
  findCallbackOutcome,
  isRefundEnding,
  type CallbackOutcome,
  type OutsideGateway,
  type Payables,
  recordCallback,
} from '../../../modules/money/payments/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { GatewayCallback } from '../../../platform/gateways/Gateway.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { applyCapture } from '../applyCapture.ts';
import { applyRefund, type RefundResult } from '../applyRefund.ts';
import { alarmRefund } from './alarmRefund.ts';

interface Applied {
  readonly outcome: CallbackOutcome;
  readonly kind: 'capture' | 'refund' | 'other';
  /** Null: it concerns none of ours. */
  readonly number: string | null;
  readonly refunded?: RefundResult;
}

/**
 * Handles a verified callback: records and applies it in one transaction, once, however often and in whatever order it comes. A
 * callback that contradicts our own record is stored as refused and refused again each time.
 */
export async function handleCallback(
  services: ShopServices,
  input: { gateway: OutsideGateway; callback: GatewayCallback },
): Promise<CallbackOutcome> {
  const { gateway, callback } = input;
  const before = await findCallbackOutcome(services.db.read, { gateway, id: callback.id });
  if (before) {
    if (before === 'refused') alarmRefused(services, gateway, callback);
    return before;
  }
  const now = services.clock();
  const applied = await services.db.transact(async (tx) => {
    const result = await apply(tx, { gateway, callback, now }, services.payables);
    const { outcome, kind, number } = result;
    await recordCallback(tx, { gateway, id: callback.id, kind, number, outcome, now });
    return result;
  });
  const { outcome } = applied;
  if (outcome === 'refused') alarmRefused(services, gateway, callback);
  if (callback.kind === 'refund' && applied.refunded) {
    const { refund: said, outRefundNo: number } = callback;
    alarmRefund(services, { result: applied.refunded, said, gateway, number });
  }
  return outcome;
}

async function apply(
  tx: Tx,
  input: { gateway: OutsideGateway; callback: GatewayCallback; now: Date },
  payables: Payables,
): Promise<Applied> {
  const { gateway, callback, now } = input;
  if (callback.kind === 'other') return { outcome: 'known', kind: 'other', number: null };
  if (callback.kind === 'capture') {
    const { outcome, payment } = await applyCapture(tx, { gateway, capture: callback.capture, now }, payables);
    return { outcome, kind: 'capture', number: payment?.outTradeNo ?? null };
  }
  const { outRefundNo, refund: said } = callback;
  const refunded = await applyRefund(tx, { gateway, outRefundNo, said, now }, payables);
  const { outcome, refund } = refunded;
  // Our record must not lag behind the end of a refund; other states do not matter.
  const kind = isRefundEnding(said) ? 'refund' : 'other';
  return { outcome, kind, number: refund?.outRefundNo ?? null, refunded };
}

function alarmRefused(services: ShopServices, gateway: OutsideGateway, callback: GatewayCallback): void {
  const facts =
    callback.kind === 'capture'
      ? { number: callback.capture.outTradeNo, amountFen: callback.capture.amountFen }
      : { number: callback.kind === 'refund' ? callback.outRefundNo : null };
  raiseAlarm(services.log, 'payment.callbackRefused', { gateway, callback: callback.id, ...facts });
}
