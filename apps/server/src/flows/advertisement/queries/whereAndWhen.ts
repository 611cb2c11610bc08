import { rules } from '@jiwu/contract';
import { aimOf, type Booking } from '../../../modules/content/advertisement/index.ts';
import { findCategoryNames } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** 分类页，厨房餐具，11-22 至 11-28: how a notice names a placement. */
export async function whereAndWhen(db: Reader, { slot, fromDay, toDay }: Booking): Promise<string> {
  const { categoryId, word } = aimOf(slot);
  const place = rules.advertisement.placeTerms[slot.place].name;
  const category = categoryId === null ? undefined : (await findCategoryNames(db, [categoryId])).get(categoryId);
  const where = word === null ? place : `搜索“${word}”`;
  const days = fromDay === toDay ? shortDay(fromDay) : `${shortDay(fromDay)} 至 ${shortDay(toDay)}`;
  return [where, category, days].filter((part) => part !== undefined).join('，');
}

/** 11-22 */
export function shortDay(day: string): string {
  return day.slice(5);
}
