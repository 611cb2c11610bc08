import { rules } from '@jiwu/contract/rules';
import { durationWords } from '../../../format/durationWords.ts';
import { formatCount } from '../../../format/formatCount.ts';
import type { Deal, DealTime } from './Deal.ts';

type Pieces = Pick<Deal, 'allocated' | 'sold' | 'held' | 'left' | 'soldOutAt' | 'beginsAt' | 'isPaused'>;

/** What stands below the bar of a small card: how many are taken, and what that means for whoever looks. */
export function dealFacts(deal: Pieces, time: DealTime): readonly [taken: string, left: string] {
  const { allocated, sold, held, left, soldOutAt, beginsAt, isPaused } = deal;
  const all = formatCount(allocated);
  if (time === 'before') return [`共 ${all} 件`, `${rules.woot.beginsAt} 开始`];
  const taken = `已抢 ${formatCount(sold + held)} / ${all}`;
  if (left > 0) return [taken, isPaused ? '暂停中' : `剩 ${formatCount(left)} 件`];
  if (soldOutAt === null) return [taken, `${formatCount(held)} 件待付款`];
  return [taken, `${durationWords(Math.max(1, (Date.parse(soldOutAt) - Date.parse(beginsAt)) / 1000))}抢完`];
}

/** The same of the large card, which has room for those who have not paid. */
export function leadFacts(deal: Pieces, time: DealTime): readonly [taken: string, left: string] {
  const { allocated, sold, held, left, isPaused } = deal;
  const facts = dealFacts(deal, time);
  if (time === 'before' || left === 0) return facts;
  const said = isPaused ? facts[1] : `剩 ${formatCount(left)} / ${formatCount(allocated)} 件`;
  return [`已售 ${formatCount(sold)} · 待付款 ${formatCount(held)}`, said];
}

/** The large card shows what can be had: the first of which some are left. */
export function leadFirst<D extends Pick<Deal, 'left'>>(deals: readonly D[]): D[] {
  const lead = deals.find(({ left }) => left > 0) ?? deals[0];
  return lead === undefined ? [] : [lead, ...deals.filter((deal) => deal !== lead)];
}
