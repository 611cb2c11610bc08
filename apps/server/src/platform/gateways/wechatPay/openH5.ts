import { z } from 'zod';
import type { PageRequest } from '../Gateway.ts';
import type { WechatClient } from './createWechatClient.ts';
import { openTrade } from './openTrade.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const opened = z.object({ h5_url: z.url({ protocol: /^https?$/ }).max(512) });

/** The page that opens WeChat from a phone's browser; it is good for five minutes, and comes back to `returnUrl`. */
export async function openH5(config: WechatPayConfig, client: WechatClient, request: PageRequest): Promise<string> {
  const more = { scene_info: { payer_client_ip: request.payerAddress, h5_info: { type: 'Wap' } } };
  const { h5_url: page } = await openTrade(config, client, request, { kind: 'h5', more, reply: opened });
  const url = new URL(page);
  url.searchParams.set('redirect_url', request.returnUrl);
  return url.href;
}
