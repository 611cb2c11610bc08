import { rules } from '@jiwu/contract/rules';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type Booking = ItemOf<'staffAdvertisementList'>;
type Slot = Pick<Booking, 'place' | 'category' | 'word'>;

export const stateNames: Readonly<Record<Booking['state'], string>> = {
  waiting: '待审',
  approved: '已批',
  shown: '在投',
  ended: '投完',
  cancelled: '已取消',
  refused: '已退回',
  expired: '过期未审',
  takenDown: '已撤下',
};

/** 分类页，厨房 */
export function placeWords({ place, category, word }: Slot): string {
  const aim = category?.name ?? (word ? `“${word}”` : null);
  return [rules.advertisement.placeTerms[place].name, aim].filter(Boolean).join('，');
}

/** 11-18 至 11-22 */
export function dayWords({ fromDay, toDay }: Pick<Booking, 'fromDay' | 'toDay'>): string {
  return fromDay === toDay ? fromDay.slice(5) : `${fromDay.slice(5)} 至 ${toDay.slice(5)}`;
}

/** 2.70%; nothing before anybody saw it. */
export function rateWords({ impressions, clicks }: Pick<Booking, 'impressions' | 'clicks'>): string {
  return impressions === 0 ? '' : `${((clicks / impressions) * 100).toFixed(2)}%`;
}
