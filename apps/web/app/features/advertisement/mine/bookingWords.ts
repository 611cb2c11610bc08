import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Booking } from '../adQueries.ts';

/** Clicks of a hundred impressions, to two places: 704 of 36,842 → 1.91%. A dash before the first impression. */
export function rateWords({ impressions, clicks }: Pick<Booking, 'impressions' | 'clicks'>): string {
  return impressions === 0 ? '—' : `${(Math.round((clicks * 10_000) / impressions) / 100).toFixed(2)}%`;
}

/** Whether it has stood, or stands, in its place: before that there is nothing to count. */
export function hasBegun({ state, days, impressions }: Pick<Booking, 'state' | 'days' | 'impressions'>): boolean {
  return state === 'shown' || state === 'ended' || impressions > 0 || days.some((day) => day.state === 'earned');
}

/** A count of one that has begun; a dash before that. */
export function countWords(booking: Booking, what: 'impressions' | 'clicks'): string {
  return hasBegun(booking) ? formatCount(booking[what]) : '—';
}

/** Below the amount: how many days, or what went back. */
export function amountNote({ amountFen, refundedFen, days }: Booking): string {
  if (refundedFen === 0) return `${days.length} 天`;
  return refundedFen === amountFen ? '已全部退回' : `已退回 ${formatFen(refundedFen)}`;
}

/** What one click has cost so far, rounded to the fen. */
export function perClickFen({ earnedFen, clicks }: Pick<Booking, 'earnedFen' | 'clicks'>): number | null {
  return clicks === 0 ? null : Math.round(earnedFen / clicks);
}

/** ¥540.00，6 天 */
export function usedWords({ earnedFen, days }: Booking): string {
  return `${formatFen(earnedFen)}，${days.filter(({ state }) => state === 'earned').length} 天`;
}

export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** The way on: with another picture, or as it was. */
  readonly again: 'otherPicture' | 'same';
}

/** Why it does not stand there, and where the money is; null while all is well. */
export function troubleOf(booking: Booking): Trouble | null {
  const { state, reason, days } = booking;
  switch (state) {
    case 'refused':
      return {
        title: reason ?? '素材没有通过。',
        text: `${refundWords(booking)}这 ${days.length} 天重新开放，换一张图可以再订。`,
        again: 'otherPicture',
      };
    case 'expired':
      return {
        title: '开始的日子到了还没审完，是我们慢了。',
        text: `${refundWords(booking)}请另选几天，素材不用再传。`,
        again: 'same',
      };
    case 'takenDown':
      return {
        title: reason ?? '已经撤下。',
        text: `${refundWords(booking)}改好以后可以再订。`,
        again: 'otherPicture',
      };
    case 'waiting':
    case 'approved':
    case 'shown':
    case 'ended':
    case 'cancelled':
      return null;
  }
}

/** ¥204.00 已在 11-13 16:08 全部退回余额。 */
function refundWords({ refundedFen, refundedAt, amountFen }: Booking): string {
  if (refundedFen === 0 || refundedAt === null) return '';
  const whole = refundedFen === amountFen ? '全部' : '';
  return `${formatFen(refundedFen)} 已在 ${shanghaiMinute(refundedAt)} ${whole}退回余额。`;
}

interface Event {
  readonly at: string;
  readonly text: string;
}

/** What has become of it, the oldest first. */
export function historyOf(booking: Booking): Event[] {
  const { bookedAt, decidedAt, refundedAt, refundedFen, amountFen, state, reason } = booking;
  const decision =
    state === 'refused'
      ? `素材未通过：${reason ?? ''}`
      : state === 'takenDown'
        ? `已撤下：${reason ?? ''}`
        : '素材通过';
  return [
    { at: bookedAt, text: `从余额付 ${formatFen(amountFen)}，素材提交审核` },
    ...(decidedAt === null ? [] : [{ at: decidedAt, text: decision }]),
    ...(refundedAt === null ? [] : [{ at: refundedAt, text: `退回余额 ${formatFen(refundedFen)}` }]),
  ];
}
