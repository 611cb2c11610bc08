import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';
import type { GatewayCallback } from '../Gateway.ts';
import { openResource } from './openResource.ts';
import { verifyCallback } from './verifyCallback.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';
import { toRefundState, wechatRefund } from './wechatRefund.ts';
import { paidTrade, toCapture } from './wechatTrade.ts';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

const REFUND_EVENTS = new Set(['REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']);

export function readCallback(
  config: WechatPayConfig,
  clock: Clock,
  headers: Readonly<Record<string, string>>,
  rawBody: Buffer,
): GatewayCallback {
  verifyCallback(config, clock(), headers, rawBody);
  const { id, event_type: event, resource } = read(envelope, parseJson(rawBody.toString()), 'envelope');
  if (event !== 'TRANSACTION.SUCCESS' && !REFUND_EVENTS.has(event)) return { id, kind: 'other' };
  const content = parseJson(openResource(config.apiV3Keys, resource));
  read(z.object({ mchid: z.literal(config.mchid) }), content, 'other merchant');
  if (event === 'TRANSACTION.SUCCESS') {
    read(z.object({ appid: z.literal(config.appId) }), content, 'other app');
    read(z.object({ trade_state: z.literal('SUCCESS') }), content, 'trade state');
    return { id, kind: 'capture', capture: toCapture(read(paidTrade, content, 'trade')) };
  }
  const { out_refund_no: outRefundNo, refund_status: status } = read(refundNumbers, content, 'refund');
  const refund = read(wechatRefund, { ...(content as object), status }, 'refund');
  return { id, kind: 'refund', outRefundNo, refund: toRefundState(refund) };
}

const refundNumbers = z.object({ out_refund_no: z.string().min(1), refund_status: z.string() });

function read<T>(schema: z.ZodType<T>, value: unknown, reason: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ForgedCallbackError(reason);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ForgedCallbackError('no JSON');
  }
}
