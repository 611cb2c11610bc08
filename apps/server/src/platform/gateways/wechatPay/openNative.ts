import { z } from 'zod';
import type { PayRequest } from '../Gateway.ts';
import type { WechatClient } from './createWechatClient.ts';
import { openTrade } from './openTrade.ts';
import type { WechatPayConfig } from './WechatPayConfig.ts';

const opened = z.object({ code_url: z.string().min(1).max(512) });

/** The text of a code that the payer scans with another device. */
export async function openNative(
  config: WechatPayConfig,
  client: WechatClient,
  request: PayRequest,
): Promise<{ codeUrl: string }> {
  const { code_url: codeUrl } = await openTrade(config, client, request, { kind: 'native', reply: opened });
  return { codeUrl };
}
