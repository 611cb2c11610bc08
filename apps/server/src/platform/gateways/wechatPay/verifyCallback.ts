import { verify } from 'node:crypto';
import { ForgedCallbackError } from '../ForgedCallbackError.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const MAX_OFFSET_SECONDS = 300;
const PROBE = 'WECHATPAY/SIGNTEST/';

/** Verifies the bytes as they came: text that was decoded and encoded again may be other text. */
export function verifyCallback(
  config: WechatPayConfig,
  now: Date,
  headers: Readonly<Record<string, string>>,
  rawBody: Buffer,
): void {
  const timestamp = headers['wechatpay-timestamp'] ?? '';
  const nonce = headers['wechatpay-nonce'] ?? '';
  const signature = headers['wechatpay-signature'] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || nonce === '' || signature === '') throw new ForgedCallbackError('headers');
  const publicKey = publicKeyOf(config, headers['wechatpay-serial'] ?? '');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_OFFSET_SECONDS) throw new ForgedCallbackError('time');
  // WeChat sends these to see that shops do verify.
  if (signature.startsWith(PROBE)) throw new ForgedCallbackError('probe');
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), rawBody, Buffer.from('\n')]);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'))) {
    throw new ForgedCallbackError('signature');
  }
}

function publicKeyOf({ publicKeys }: WechatPayConfig, serial: string): string {
  const key = Object.hasOwn(publicKeys, serial) ? publicKeys[serial] : undefined;
  if (key === undefined) throw new ForgedCallbackError('unknown serial');
  return key;
}
