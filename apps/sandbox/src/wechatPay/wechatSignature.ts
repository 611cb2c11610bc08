import { randomBytes, sign } from 'node:crypto';
import type { WechatPayConfig } from '../config.ts';

/** The headers by which WeChat Pay proves a reply or a callback to be its own. */
export function wechatSignature(config: WechatPayConfig, at: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const nonce = randomBytes(16).toString('hex');
  const message = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': config.publicKeyId,
    'Wechatpay-Signature-Type': 'WECHATPAY2-SHA256-RSA2048',
    'Wechatpay-Signature': sign('RSA-SHA256', message, config.platformPrivateKey).toString('base64'),
  };
}
