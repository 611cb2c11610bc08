import { maskPhone } from '../../../../format/maskPhone.ts';
import { shanghaiMonthDay } from '../../../../format/shanghaiDay.ts';
import type { Row } from '../../batchQueries.ts';

/** Which row it repeats, and who and what it is for: 与第 3 行相同：李建民，159****6613，软毛牙刷. */
export function repeatWords({ repeats, typed, sku }: Pick<Row, 'repeats' | 'typed' | 'sku'>): string {
  const who = [typed.recipient, maskPhone(typed.phoneNumber), sku?.title ?? typed.goods].join('，');
  if (!repeats) return who;
  const { no, batchNo, orderedAt } = repeats;
  if (batchNo === null) return `与第 ${no} 行相同：${who}`;
  const day = orderedAt === null ? '' : `${shanghaiMonthDay(orderedAt)}的`;
  return `与 ${day}批次 ${batchNo} 第 ${no} 行相同：${who}`.replace('与 批次', '与批次');
}
