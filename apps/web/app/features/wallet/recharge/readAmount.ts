import { rules } from '@jiwu/contract/rules';
import { formatFenShort } from '../../../format/formatFenShort.ts';

/** Typed yuan as fen, or the reason why they are refused. */
export function readAmount(typed: string): { amountFen: number } | { complaint: string } {
  const { minFen, maxFen } = rules.recharge;
  if (!/^\d{1,6}$/.test(typed)) return { complaint: '请输入整数金额' };
  const amountFen = Number(typed) * 100;
  if (amountFen < minFen) return { complaint: `最少 ${formatFenShort(minFen)}` };
  if (amountFen > maxFen) return { complaint: `一次最多 ${formatFenShort(maxFen)}，可以分几次充` };
  return { amountFen };
}
