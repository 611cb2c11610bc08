import { randomBytes, sign } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import type { InWechatCall, PayRequest } from '../Gateway.ts';
import type { WechatClient } from './createWechatClient.ts';
import { openTrade } from './openTrade.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const opened = z.object({ prepay_id: z.string().min(1).max(128) });

/** The call that opens the payment inside WeChat. Only the person of this openid can pay it. */
export async function openJsapi(
  config: WechatPayConfig,
  client: WechatClient,
  clock: Clock,
  { openid, ...request }: PayRequest & { readonly openid: string },
): Promise<InWechatCall> {
  const more = { payer: { openid } };
  const { prepay_id: prepayId } = await openTrade(config, client, request, { kind: 'jsapi', more, reply: opened });
  const call = {
    appId: config.appId,
    timeStamp: String(Math.floor(clock().getTime() / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${prepayId}`,
  };
  const text = `${call.appId}\n${call.timeStamp}\n${call.nonceStr}\n${call.package}\n`;
  const paySign = sign('RSA-SHA256', Buffer.from(text), config.privateKey).toString('base64');
  return { ...call, signType: 'RSA', paySign };
}
