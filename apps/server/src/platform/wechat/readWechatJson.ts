import { z } from 'zod';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import type { WechatReply } from './requestWechat.ts';

const refusal = z.object({
  errcode: z
    .number()
    .int()
    .refine((code) => code !== 0),
});

/** Reads by content, not by content type: WeChat sends JSON as text/plain. A refusal's errcode becomes the code. */
export function readWechatJson<T>(schema: z.ZodType<T>, reply: WechatReply): T {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(reply.bytes));
  } catch {
    throw new OutsideServiceError('wechat', 'badReply');
  }
  const refused = refusal.safeParse(body);
  if (refused.success) throw new OutsideServiceError('wechat', 'refused', String(refused.data.errcode));
  const read = schema.safeParse(body);
  if (!read.success) throw new OutsideServiceError('wechat', 'badReply');
  return read.data;
}
