import { z } from 'zod';
import type { PayWorld } from '../pay/createPayWorld.ts';
import { people } from '../wechatLogin/people.ts';
import { openidOf } from '../wechatLogin/wechatIds.ts';
import { codeUrlOf } from './codeUrl.ts';
import { openTrade, orderFields } from './openTrade.ts';
import { prepayIdOf } from './prepayId.ts';
import { readBody } from './readBody.ts';
import { WechatPayError } from './WechatPayError.ts';

const nativeOrder = z.object(orderFields);
const h5Order = z.object({
  ...orderFields,
  scene_info: z.object({
    payer_client_ip: z.union([z.ipv4(), z.ipv6()]),
    h5_info: z.object({ type: z.enum(['iOS', 'Android', 'Wap']) }),
  }),
});
const jsapiOrder = z.object({ ...orderFields, payer: z.object({ openid: z.string().min(1).max(128) }) });

/** What each kind of trade answers its opener, by the last part of its address. `origin` is the sandbox's own. */
export const openings: Readonly<
  Record<'native' | 'h5' | 'jsapi', (world: PayWorld, body: string, origin: string) => Promise<object>>
> = {
  native: async (world, body) => ({
    code_url: codeUrlOf(await openTrade(world, readBody(nativeOrder, body), { kind: 'NATIVE' })),
  }),
  h5: async (world, body, origin) => {
    const trade = await openTrade(world, readBody(h5Order, body), { kind: 'MWEB' });
    return { h5_url: `${origin}/wechat/h5?prepay_id=${prepayIdOf(trade)}` };
  },
  jsapi: async (world, body) => {
    const order = readBody(jsapiOrder, body);
    const { openid } = order.payer;
    if (!people.some((person) => openidOf(person, world.config.wechat.appId) === openid)) {
      throw new WechatPayError('PARAM_ERROR', '无效的openid');
    }
    return { prepay_id: prepayIdOf(await openTrade(world, order, { kind: 'JSAPI', payableBy: openid })) };
  },
};
