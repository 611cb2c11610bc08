import { DAY_MS } from '@jiwu/kernel';
import type { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../format/formatFen.ts';
import { formatFenShort } from '../../format/formatFenShort.ts';
import { clockMoment } from '../../format/momentWords.ts';
import { shanghaiClock, shanghaiDay } from '../../format/shanghaiDay.ts';
import type { Inspection, UnitCard } from './Unit.ts';

const near: Readonly<Record<number, string>> = { 0: '今天', 1: '明天' };

/** When the price falls next, and by how much: 明天降 ¥5, 11-18 降 ¥60. */
export function dropWords({ nextDrop, priceFen }: Pick<UnitCard, 'nextDrop' | 'priceFen'>, now: string): string {
  if (nextDrop === null) return '已到底价';
  const day = shanghaiDay(nextDrop.at);
  const days = Math.round((Date.parse(day) - Date.parse(shanghaiDay(now))) / DAY_MS);
  const saved = formatFenShort(priceFen - nextDrop.priceFen);
  const named = near[days];
  if (named === undefined) return `${day.slice(5)} 降 ${saved}`;
  return days === 0 ? `${named} ${shanghaiClock(nextDrop.at)} 降 ${saved}` : `${named}降 ${saved}`;
}

/** 省 ¥70.00，32%; null where the new one is not sold, or nothing is saved. */
export function savingWords({ savingFen, savingBp }: Pick<UnitCard, 'savingFen' | 'savingBp'>): string | null {
  return savingFen > 0 ? `省 ${formatFen(savingFen)}，${Math.floor(savingBp / 100)}%` : null;
}

/** 配件齐全, or the first thing that is missing. */
export function partsWords({ isComplete, missing }: Pick<UnitCard, 'isComplete' | 'missing'>): string {
  return isComplete || missing === null ? '配件齐全' : `缺${missing}`;
}

/** Someone is paying: until when at the latest. */
export function veilWords(lockedUntil: string, now: string): string {
  return `没付的话 ${clockMoment(lockedUntil, now)} 放回`;
}

/** 10 项，9 项无异常，1 项有痕迹 */
export function inspectionWords({ results }: Pick<Inspection, 'results'>): string {
  const count = (result: (typeof rules.openBox.results)[number]) =>
    results.filter((one) => one.result === result).length;
  const parts = [
    `${results.length} 项`,
    `${count('ok')} 项无异常`,
    count('worn') > 0 ? `${count('worn')} 项有痕迹` : null,
    count('faulty') > 0 ? `${count('faulty')} 项不正常` : null,
  ];
  return parts.filter((part) => part !== null).join('，');
}

/** What the difference to a new one buys: 比全新近 7 天最低成交价省 ¥70.00（32%）。 */
export function differenceWords({ newFen, savingFen, savingBp }: Pick<UnitCard, 'newFen' | 'savingFen' | 'savingBp'>) {
  if (newFen === null) return '全新的现在不卖。';
  if (savingFen <= 0) return `全新的近 7 天最低 ${formatFen(newFen)}。`;
  return `比全新近 7 天最低价省 ${formatFen(savingFen)}（${Math.floor(savingBp / 100)}%）。`;
}
