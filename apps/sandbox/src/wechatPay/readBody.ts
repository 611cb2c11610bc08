import { z } from 'zod';
import { WechatPayError } from './WechatPayError.ts';

export function readBody<T extends z.ZodType>(schema: T, body: string): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new WechatPayError('PARAM_ERROR', '请求报文不是合法的JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new WechatPayError('PARAM_ERROR', z.prettifyError(parsed.error));
}
