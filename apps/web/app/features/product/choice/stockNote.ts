import { formatCount } from '../../../format/formatCount.ts';

/** The API says no more than this. */
const PLENTY = 200;
const FEW = 10;

/** The stock and the limit per user, in words. */
export function stockNote(available: number, limitPerUser: number | null): string {
  const limit = limitPerUser === null ? '' : `，每人限 ${formatCount(limitPerUser)} 件`;
  if (available === 0) return '缺货';
  if (available >= PLENTY) return `库存充足${limit}`;
  return `${available <= FEW ? '仅剩' : '库存'} ${formatCount(available)} 件${limit}`;
}
