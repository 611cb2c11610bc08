import { z } from 'zod';
import type { PayRequest } from '../Gateway.ts';
import { GatewayError } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import { toShanghaiTime } from '../../clock/shanghaiTime.ts';
import type { WechatClient } from './createWechatClient.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const DESCRIPTION_LENGTH = 127;
const opened = z.object({ code_url: z.string().min(1).max(512) });

export async function openNative(
  config: WechatPayConfig,
  client: WechatClient,
  { outTradeNo, amountFen, title, expiresAt }: PayRequest,
): Promise<{ codeUrl: string }> {
  const { code, data } = await client.call({
    method: 'POST',
    path: '/v3/pay/transactions/native',
    body: {
      appid: config.appId,
      mchid: config.mchid,
      description: title.slice(0, DESCRIPTION_LENGTH).toWellFormed(),
      out_trade_no: outTradeNo,
      time_expire: `${toShanghaiTime(expiresAt).replace(' ', 'T')}+08:00`,
      notify_url: config.notifyUrl(),
      amount: { total: amountFen, currency: 'CNY' },
    },
  });
  if (code !== undefined) throw new GatewayError('refused', code);
  return { codeUrl: readReply(opened, data).code_url };
}
