import { z } from 'zod';
import { readYuan } from '../pay/yuan.ts';

/** An amount in yuan, given as text or as a number, turned into fen. */
export const yuan = z.union([z.string(), z.number()]).transform((value, context): number => {
  const amountFen = readYuan(String(value));
  if (amountFen !== undefined) return amountFen;
  context.addIssue({ code: 'custom', message: '金额无效' });
  return z.NEVER;
});
