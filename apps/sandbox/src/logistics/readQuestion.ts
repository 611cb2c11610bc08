import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SandboxConfig } from '../config.ts';
import { LogisticsError } from './LogisticsError.ts';

const form = z.object({ customer: z.string(), sign: z.string(), param: z.string() });
const param = z.object({ com: z.string(), num: z.string().regex(/^[0-9A-Za-z]{6,32}$/), phone: z.string().optional() });

const COMPANIES = new Set(['shunfeng', 'zhongtong', 'yuantong', 'shentong', 'yunda', 'jd', 'ems']);

/** Checks the signature, MD5 of param, key and customer in upper case, before it looks at anything. */
export function readQuestion(config: SandboxConfig['logistics'], body: unknown): { com: string; num: string } {
  const sent = form.safeParse(body);
  if (!sent.success) throw new LogisticsError('400', '提交的数据不完整，或者贵公司没授权');
  const { customer, sign } = sent.data;
  const expected = createHash('md5').update(`${sent.data.param}${config.key}${config.customer}`).digest('hex');
  if (customer !== config.customer || sign !== expected.toUpperCase()) throw new LogisticsError('503', '验证签名失败');
  const question = param.safeParse(parseJson(sent.data.param));
  if (!question.success) throw new LogisticsError('400', '提交的数据不完整，或者贵公司没授权');
  const { com, num, phone = '' } = question.data;
  if (!COMPANIES.has(com)) throw new LogisticsError('400', '找不到对应公司');
  // SF answers only callers who know the last digits of the recipient's or sender's phone number.
  if (com === 'shunfeng' && !/\d{4}$/.test(phone)) throw new LogisticsError('408', '快递公司参数异常：验证码错误');
  return { com, num };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
