import { rules } from '@jiwu/contract';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { NewPrize } from './DrawPeriod.ts';
import { prizeWorthFen } from './prizeWorthFen.ts';

interface Planned {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prizes: readonly NewPrize[];
  readonly now: Date;
}

const WHOLE = 10_000;

/** Refuses a period whose times, prizes or odds cannot be promised. */
export function assertPeriod({ startsAt, endsAt, prizes, now }: Planned): void {
  if (startsAt <= now || endsAt <= startsAt) throw new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'times' });
  const last = prizes.length - 1;
  const wrong = prizes.findIndex((prize, index) => !isSound(prize, { isLast: index === last }));
  if (wrong !== -1) throw new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'prize', position: wrong });
  if (!isLastSmallest(prizes)) throw new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'last', position: last });
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  if (weights !== WHOLE) throw new ShopError('DRAW_PERIOD_REFUSED', {}, { because: 'weights' });
}

/** The last prize never runs out: a dear one could be won without end. Blanks are no prizes. */
function isLastSmallest(prizes: readonly NewPrize[]): boolean {
  const [last] = prizes.slice(-1);
  if (!last) return false;
  const worths = prizes.filter(({ kind }) => kind !== 'nothing').map(prizeWorthFen);
  return prizeWorthFen(last) <= Math.min(rules.draw.lastMaxFen, ...worths);
}

/** Whether a prize says all that its kind needs, and nothing else. */
function isSound(prize: NewPrize, { isLast }: { isLast: boolean }): boolean {
  const { kind, stock, couponId, amount, skuId, valueFen } = prize;
  // Of coupons and goods there are only so many.
  const isCounted = kind === 'coupon' || kind === 'goods';
  return (
    (kind === 'coupon') === (couponId !== null) &&
    (kind === 'goods') === (skuId !== null) &&
    (kind === 'integral' || kind === 'vipDays' || kind === 'balance') === (amount !== null) &&
    !(isCounted && stock === null) &&
    !(isLast && stock !== null) &&
    // A balance prize is worth its amount; a VIP prize is a year at most.
    !(kind === 'balance' && amount !== valueFen) &&
    !(kind === 'vipDays' && (amount ?? 0) > rules.vip.terms.year.days) &&
    valueFen <= rules.draw.maxValueFen
  );
}
