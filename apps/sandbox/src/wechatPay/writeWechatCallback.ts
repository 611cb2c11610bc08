import { createCipheriv, randomBytes } from 'node:crypto';
import type { Clock } from '../Clock.ts';
import type { WechatPayConfig } from '../config.ts';
import type { Notice, OutgoingMessage } from '../pay/Notice.ts';
import type { Forgery } from '../pay/PayFaults.ts';
import { rfc3339 } from '../pay/shanghaiTime.ts';
import { wechatRefundNews, wechatRefundStatus } from './wechatRefund.ts';
import { wechatSignature } from './wechatSignature.ts';
import { wechatTransaction } from './wechatTransaction.ts';

const STALE_MS = 10 * 60_000;
const FOREIGN_MCHID = '1900000999';
const FOREIGN_APP_ID = 'wx0sandboxother01';

const refundWords = {
  PROCESSING: '退款处理中',
  ABNORMAL: '退款异常',
  SUCCESS: '退款成功',
  CLOSED: '退款关闭',
} as const;

/** The envelope with its signature. Each forgery is wrong in one point only, and right in all others. */
export function writeWechatCallback(
  config: WechatPayConfig,
  now: Clock,
  notice: Notice,
  forgery: Forgery | null,
): OutgoingMessage {
  const body = JSON.stringify(envelope(config, notice, forgery));
  const headers = wechatSignature(config, forgery === 'staleTime' ? now() - STALE_MS : now(), body);
  return { headers: { 'content-type': 'application/json', ...headers, ...forgedHeaders(headers, forgery) }, body };
}

function envelope(config: WechatPayConfig, notice: Notice, forgery: Forgery | null): object {
  const isRefund = notice.refund !== null;
  const status = notice.refund === null ? 'SUCCESS' : wechatRefundStatus[notice.refund.state];
  const original = isRefund ? 'refund' : 'transaction';
  return {
    id: notice.id,
    create_time: rfc3339(notice.createdAt),
    resource_type: 'encrypt-resource',
    event_type: `${isRefund ? 'REFUND' : 'TRANSACTION'}.${status}`,
    summary: isRefund ? refundWords[status] : '支付成功',
    resource: {
      original_type: original,
      algorithm: 'AEAD_AES_256_GCM',
      ...encrypt(config.apiV3Key, original, JSON.stringify(content(config, notice, forgery)), forgery),
      associated_data: original,
    },
  };
}

function content(config: WechatPayConfig, notice: Notice, forgery: Forgery | null): object {
  const told = {
    ...config,
    mchid: forgery === 'otherMerchant' ? FOREIGN_MCHID : config.mchid,
    appId: forgery === 'otherApp' ? FOREIGN_APP_ID : config.appId,
  };
  const shift = forgery === 'amountPlusOne' ? 1 : forgery === 'amountMinusOne' ? -1 : 0;
  const { trade, refund } = notice;
  if (refund === null) return wechatTransaction(told, { ...trade, amountFen: trade.amountFen + shift }, false);
  return wechatRefundNews(told.mchid, trade, { ...refund, amountFen: refund.amountFen + shift });
}

function encrypt(key: string, associated: string, text: string, forgery: Forgery | null): object {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associated));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  // The signature is made over this: only the tag of the cipher can tell.
  if (forgery === 'tamperedCiphertext') sealed.writeUInt8((sealed[0] ?? 0) ^ 1, 0);
  return { ciphertext: sealed.toString('base64'), nonce };
}

function forgedHeaders(headers: Record<string, string>, forgery: Forgery | null): Record<string, string> {
  const signature = headers['Wechatpay-Signature'] ?? '';
  if (forgery === 'badSignature') {
    const bytes = Buffer.from(signature, 'base64');
    return { 'Wechatpay-Signature': Buffer.from(bytes.map((byte) => byte ^ 1)).toString('base64') };
  }
  if (forgery === 'unknownSerial') return { 'Wechatpay-Serial': 'PUB_KEY_ID_0000000000000000000000000000000' };
  if (forgery === 'signTestProbe') return { 'Wechatpay-Signature': `WECHATPAY/SIGNTEST/${signature.slice(19)}` };
  return {};
}
