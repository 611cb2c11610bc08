import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { GatewayName } from './GatewayName.ts';
import { Forgery } from './PayFaults.ts';

/** The bodies of the control calls. */
export const ConfirmBody = z.strictObject({
  gateway: GatewayName,
  outTradeNo: z.string(),
  /** Pays a trade although it is closed already, as a late bank would. */
  force: z.boolean().default(false),
});

/** WeChat Pay goes over to other keys, at a moment of its own. */
export const WechatKeysBody = z.strictObject({
  publicKeyId: z.string().startsWith('PUB_KEY_ID_'),
  platformPrivateKey: z.string().transform((pem) => createPrivateKey(pem)),
  apiV3Key: z.string().length(32),
});

export const FinishRefundBody = z.strictObject({ gateway: GatewayName, outRefundNo: z.string() });

export const NotifyBody = z.strictObject({
  gateway: GatewayName,
  /** Of several trades the callbacks go out mixed. */
  outTradeNo: z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1).max(10_000)]),
  /** The callback of this refund instead of that of the payment. */
  outRefundNo: z.string().optional(),
  times: z.number().int().min(1).max(1000).default(1),
  forge: Forgery.optional(),
});

export type NotifyBody = z.infer<typeof NotifyBody>;
