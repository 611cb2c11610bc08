import { rules } from '@jiwu/contract/rules';
import type { Row } from '../../batchQueries.ts';

type Problem = Row['problems'][number];

const DIGITS = 11;

/** What is wrong with a cell, and what is nearest to it. */
export function problemWords({ code, suggestion }: Problem, typed: Pick<Row['typed'], 'phoneNumber'>): string {
  const { words } = rules.dropshipping.problems[code];
  if (code === 'phoneShort' || code === 'phoneLong') {
    const away = typed.phoneNumber.replaceAll(/\D/g, '').length - DIGITS;
    return away < 0 ? `手机号少 ${-away} 位，应为 ${DIGITS} 位` : `手机号多 ${away} 位，应为 ${DIGITS} 位`;
  }
  if (code === 'goodsUnknown' && suggestion !== null) return `没有这个商品编码，最接近的是 ${suggestion}`;
  return words;
}
