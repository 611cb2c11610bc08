import { verify } from 'node:crypto';
import { z } from 'zod';
import { captureTrade } from '../pay/captureTrade.ts';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { findPerson } from '../wechatLogin/people.ts';
import { openidOf } from '../wechatLogin/wechatIds.ts';
import { readPrepayId } from './prepayId.ts';

export const InWechatBody = z.object({
  person: z.string(),
  call: z.object({
    appId: z.string(),
    timeStamp: z.string().regex(/^\d{10}$/),
    nonceStr: z.string().min(1).max(32),
    package: z.string().startsWith('prepay_id='),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
});

/** What `getBrandWCPayRequest` tells the page: WeChat checks the merchant's signature, and that this person may pay. */
export function payInWechat(world: PayWorld, { person: id, call }: z.output<typeof InWechatBody>): string {
  const { config, books } = world;
  const text = `${call.appId}\n${call.timeStamp}\n${call.nonceStr}\n${call.package}\n`;
  const signature = Buffer.from(call.paySign, 'base64');
  const isSigned = verify('RSA-SHA256', Buffer.from(text), config.wechat.merchantPublicKey, signature);
  const trade = books.trades.findByCode(readPrepayId(call.package.slice('prepay_id='.length)));
  const person = findPerson(id);
  const openid = person && openidOf(person, config.wechat.appId);
  const isOurs = isSigned && call.appId === config.wechat.appId && trade?.kind === 'JSAPI';
  if (!isOurs || openid === undefined || trade.payableBy !== openid) return 'get_brand_wcpay_request:fail';
  return captureTrade(world, trade, openid) ? 'get_brand_wcpay_request:ok' : 'get_brand_wcpay_request:fail';
}
