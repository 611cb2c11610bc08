import { z } from 'zod';
import type { PayRequest } from '../Gateway.ts';
import { GatewayError, NUMBER_USED } from '../GatewayError.ts';
import { readReply } from '../readReply.ts';
import { toShanghaiTime } from '../../clock/shanghaiTime.ts';
import type { WechatClient } from './createWechatClient.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const DESCRIPTION_LENGTH = 127;
const refusal = z.object({ message: z.string() });

interface Opening<Reply> {
  /** The last part of the address, which is also the kind of the trade for ever. */
  readonly kind: 'native' | 'h5' | 'jsapi';
  /** What this kind wants to know besides. */
  readonly more?: object;
  readonly reply: z.ZodType<Reply>;
}

/** Opens a trade of one kind. Opened again it is the same trade; under another kind WeChat refuses the number. */
export async function openTrade<Reply>(
  config: WechatPayConfig,
  client: WechatClient,
  { outTradeNo, amountFen, title, expiresAt, bucket }: PayRequest,
  { kind, more, reply }: Opening<Reply>,
): Promise<Reply> {
  const { code, data } = await client.call({
    method: 'POST',
    path: `/v3/pay/transactions/${kind}`,
    body: {
      appid: config.appId,
      mchid: config.mchid,
      description: title.slice(0, DESCRIPTION_LENGTH).toWellFormed(),
      out_trade_no: outTradeNo,
      time_expire: `${toShanghaiTime(expiresAt).replace(' ', 'T')}+08:00`,
      notify_url: config.notifyUrl(bucket),
      amount: { total: amountFen, currency: 'CNY' },
      ...more,
    },
  });
  if (code !== undefined) throw new GatewayError('refused', isNumberUsed(code, data) ? NUMBER_USED : code);
  return readReply(reply, data);
}

/** `INVALID_REQUEST` says many things: only its words tell this one from the others. */
function isNumberUsed(code: string, data: unknown): boolean {
  if (code === 'OUT_TRADE_NO_USED') return true;
  return code === 'INVALID_REQUEST' && (refusal.safeParse(data).data?.message.includes('商户订单号重复') ?? false);
}
