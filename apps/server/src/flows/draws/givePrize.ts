import { assert } from '@jiwu/kernel';
import { issueCoupon } from '../../modules/promotion/coupons/index.ts';
import { type DrawPrize, gained } from '../../modules/promotion/draws/index.ts';
import { earnIntegral } from '../../modules/people/integral/index.ts';
import { houseAccount } from '../../modules/money/ledger/index.ts';
import { grantVip } from '../../modules/people/vip/index.ts';
import { giveBonus } from '../../modules/money/wallet/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Giving {
  readonly userId: string;
  readonly drawId: string;
  readonly prize: DrawPrize;
  readonly now: Date;
}

/** Gives each kind of prize; a missing kind does not compile. */
const giveByKind: Readonly<Record<DrawPrize['kind'], (tx: Tx, giving: Giving) => Promise<unknown>>> = {
  coupon(tx, { userId, prize, now }) {
    assert(prize.couponId, 'a coupon');
    return issueCoupon(tx, { userId, couponId: prize.couponId, source: 'draw', now });
  },
  integral(tx, { userId, drawId, prize, now }) {
    const cause = { kind: 'draw', id: drawId };
    return earnIntegral(tx, { userId, amount: amountOf(prize), cause, memo: `抽奖${gained(prize.name)}`, now });
  },
  vipDays(tx, { userId, drawId, prize, now }) {
    return grantVip(tx, { userId, days: amountOf(prize), cause: { kind: 'draw', id: drawId }, now });
  },
  balance(tx, { userId, drawId, prize, now }) {
    return giveBonus(tx, {
      userId,
      amountFen: amountOf(prize),
      from: houseAccount('drawPrizes'),
      cause: { kind: 'drawPrize', id: drawId },
      memo: `抽奖${gained(prize.name)}，只能消费，不能退回`,
      now,
    });
  },
  // Sent when the winner has said where to: claimPrize.
  goods: () => Promise.resolve(),
  nothing: () => Promise.resolve(),
};

/** Gives the prize of a draw, in its transaction. */
export async function givePrize(tx: Tx, giving: Giving): Promise<void> {
  await giveByKind[giving.prize.kind](tx, giving);
}

function amountOf({ amount }: DrawPrize): number {
  assert(amount !== null, 'how much');
  return amount;
}
