import { verify } from 'node:crypto';
import type { Clock } from '../Clock.ts';
import type { WechatPayConfig } from '../config.ts';
import { WechatPayError } from './WechatPayError.ts';

interface MerchantCall {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048 ';
const ALLOWED_SKEW_S = 300;

/** Throws SIGN_ERROR unless the merchant itself has signed this very call within the last five minutes. */
export function verifyMerchant(config: WechatPayConfig, now: Clock, call: MerchantCall): void {
  if (call.authorization === undefined || !call.authorization.startsWith(SCHEME)) {
    throw new WechatPayError('SIGN_ERROR', 'Http头Authorization值格式错误，请参考《微信支付商户REST API签名规则》');
  }
  const parts = new Map(
    [...call.authorization.slice(SCHEME.length).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const part = (name: string): string => {
    const value = parts.get(name);
    if (value === undefined || value === '') {
      throw new WechatPayError('SIGN_ERROR', `Http头Authorization值缺少字段 ${name}`);
    }
    return value;
  };
  if (part('mchid') !== config.mchid) throw new WechatPayError('SIGN_ERROR', '商户号与签名不匹配');
  if (part('serial_no') !== config.merchantSerial) {
    throw new WechatPayError('SIGN_ERROR', '商户证书序列号有误，请使用签名私钥匹配的证书序列号');
  }
  const timestamp = part('timestamp');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now() / 1000 - Number(timestamp)) > ALLOWED_SKEW_S) {
    throw new WechatPayError('SIGN_ERROR', 'Http头Authorization中的timestamp与发起请求的时间不得超过5分钟');
  }
  const message = `${call.method}\n${call.url}\n${timestamp}\n${part('nonce_str')}\n${call.body}\n`;
  const signature = Buffer.from(part('signature'), 'base64');
  if (!verify('RSA-SHA256', Buffer.from(message), config.merchantPublicKey, signature)) {
    throw new WechatPayError('SIGN_ERROR', '签名错误，请检查后再试');
  }
}
