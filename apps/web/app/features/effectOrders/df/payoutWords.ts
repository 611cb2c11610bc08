import { rules } from '@jiwu/contract/rules';
import { formatFenShort } from '../../../format/formatFenShort.ts';
import type { Payout } from '../effectOrderQueries.ts';

const { aboveFen, hours } = rules.approval;

/** A day that is written 2026-11-18: 11 月 18 日. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}

/** The days on which its effect orders were settled: 10 月 20 日至 26 日结算. */
export function settledText({ settledFrom, settledTo }: Pick<Payout, 'settledFrom' | 'settledTo'>): string {
  if (settledFrom === settledTo) return `${dayText(settledFrom)}结算`;
  const isOneMonth = settledFrom.slice(0, 7) === settledTo.slice(0, 7);
  const until = isOneMonth ? `${Number(settledTo.slice(8))} 日` : dayText(settledTo);
  return `${dayText(settledFrom)}至 ${until}结算`;
}

/** What was taken off, and why: 扣回：球形灯 1 笔，兑付后对方退款. */
export function takenText({ taken }: Pick<Payout, 'taken'>): string | null {
  if (taken.length === 0) return null;
  return `扣回：${taken.map(({ title, count }) => `${title} ${count} 笔`).join('，')}，兑付后对方退款`;
}

/** What went to the balance, or is about to; null when nothing did. */
export function arrivedFen({ state, amountFen }: Pick<Payout, 'state' | 'amountFen'>): number | null {
  return state === 'done' || state === 'waiting' ? amountFen : null;
}

/** Where its money is. */
export const payoutStates: Readonly<Record<Payout['state'], string>> = {
  waiting: '核对中',
  done: '到余额',
  refused: '没有通过',
  lapsed: '没有核对，已退回',
  changed: '有退款，已退回',
};

/** What that means, for one that did not go to the balance. */
export const payoutNotes: Readonly<Record<Payout['state'], string | null>> = {
  waiting: `一天兑付超过 ${formatFenShort(aboveFen.payout)}，第二个人核对完就到余额。`,
  done: null,
  refused: '没有通过核对，佣金退回可兑付。',
  lapsed: `${hours} 小时里没有核对完，佣金退回可兑付，可以再兑付一次。`,
  changed: '核对时有订单退了款，佣金退回可兑付，可以按新的金额再兑付一次。',
};
