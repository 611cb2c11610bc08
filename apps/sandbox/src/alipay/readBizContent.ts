import { z } from 'zod';
import { AlipayError } from './AlipayError.ts';

export function readBizContent<T extends z.ZodType>(schema: T, params: Readonly<Record<string, string>>): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(params['biz_content'] ?? '');
  } catch {
    throw new AlipayError('40002', 'isv.invalid-parameter', 'biz_content 不是合法的JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AlipayError('40002', 'isv.invalid-parameter', z.prettifyError(parsed.error));
}
