import { shanghaiDay } from '../../format/shanghaiDay.ts';
import type { EffectRow } from './effectOrderQueries.ts';

export const stateNames: Readonly<Record<EffectRow['state'], string>> = {
  pending: '待生效',
  settling: '待结算',
  payable: '可兑付',
  paidOut: '已兑付',
  void: '已失效',
};

/** 11-19 */
const monthDay = (instant: string | null) => (instant === null ? '' : shanghaiDay(instant).slice(5));

const notes: Readonly<Record<EffectRow['state'], (row: EffectRow) => string>> = {
  pending: ({ hasAfterSale }) => (hasAfterSale ? '对方在申请售后' : '等对方确认收货'),
  settling: ({ hasAfterSale, releaseAt }) => (hasAfterSale ? '售后结束后结算' : `${monthDay(releaseAt)} 可兑付`),
  payable: ({ isHeld, releaseAt }) => (isHeld ? '兑付核对中' : `${monthDay(releaseAt)} 起`),
  paidOut: ({ endedAt }) => `${monthDay(endedAt)} 兑付`,
  void: ({ endedAt }) => `${monthDay(endedAt)} 全额退款`,
};

/** What comes next for an effect order, or what has ended it. */
export function effectNote(row: EffectRow): string {
  return notes[row.state](row);
}

/** A rate in basis points as people say it: 600 → 6%, 650 → 6.5%. */
export function rateText(rateBp: number): string {
  return `${rateBp / 100}%`;
}

/** With how many pieces, where it is more than one. */
export function goodsText({ goods, quantity }: Pick<EffectRow, 'goods' | 'quantity'>): string {
  return quantity > 1 ? `${goods.title} × ${quantity}` : goods.title;
}
