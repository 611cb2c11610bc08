import { z } from 'zod';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';
import { shanghaiField, yuanField } from '../fields.ts';
import type { GatewayCallback } from '../Gateway.ts';
import type { AlipayConfig } from './AlipayConfig.ts';
import type { AlipayClient } from './createAlipayClient.ts';

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);
const REFUND_FIELDS = ['gmt_refund', 'refund_fee', 'out_biz_no'];

const numbered = z.object({ notify_id: z.string().min(1).max(128), trade_status: z.string() });
const paidTrade = z.object({
  out_trade_no: z.string().min(1),
  trade_no: z.string().min(1),
  total_amount: yuanField.refine((fen) => fen > 0),
  gmt_payment: shanghaiField,
});
/** `2026-11-15 08:00:00.123` */
const refunded = z.object({
  out_biz_no: z.string().min(1),
  gmt_refund: z
    .string()
    .transform((stamp) => stamp.slice(0, 19))
    .pipe(shanghaiField),
});

export function readCallback(config: AlipayConfig, client: AlipayClient, rawBody: Buffer): GatewayCallback {
  const fields = Object.fromEntries(new URLSearchParams(rawBody.toString()));
  // The sender names the algorithm; only one is strong enough.
  if (fields['sign_type'] !== 'RSA2') throw new ForgedCallbackError('sign type');
  if (!client.isTrueCallback(fields)) throw new ForgedCallbackError('signature');
  if (fields['app_id'] !== config.appId) throw new ForgedCallbackError('other app');
  if (fields['seller_id'] !== config.sellerId) throw new ForgedCallbackError('other seller');
  const { notify_id: id, trade_status: status } = read(numbered, fields, 'number');
  if (REFUND_FIELDS.some((name) => fields[name])) {
    // It tells of the trade and of one refund of it; where the refund has no number of ours, asking will find it.
    const known = refunded.safeParse(fields).data;
    if (known === undefined) return { id, kind: 'other' };
    const { out_biz_no: outRefundNo, gmt_refund: refundedAt } = known;
    return { id, kind: 'refund', outRefundNo, refund: { state: 'succeeded', refundId: outRefundNo, refundedAt } };
  }
  if (!PAID.has(status)) return { id, kind: 'other' };
  const trade = read(paidTrade, fields, 'trade');
  return {
    id,
    kind: 'capture',
    capture: {
      outTradeNo: trade.out_trade_no,
      transactionId: trade.trade_no,
      amountFen: trade.total_amount,
      paidAt: trade.gmt_payment,
    },
  };
}

function read<T>(schema: z.ZodType<T>, value: unknown, reason: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ForgedCallbackError(reason);
  return parsed.data;
}
