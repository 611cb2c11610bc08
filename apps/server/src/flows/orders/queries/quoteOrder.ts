import { type Answer, type orderEndpoints, rules } from '@jiwu/contract';
import { integralEarned } from '@jiwu/pricing';
import { kindOf, type OrderKindName, type OrderKinds } from '../../../modules/trade/orders/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { quoteKey } from '../quoteKey.ts';
import { describeSource } from './describeSource.ts';
import { type Draft, priceDraft } from './priceDraft.ts';

type Quote = Answer<(typeof orderEndpoints)['orderQuote']>;

interface Input {
  readonly userId: string;
  readonly kind?: OrderKindName;
  readonly subjectId?: string | null;
  readonly draft: Draft;
  readonly now: Date;
}

/** Nobody learns how much there is of what is plentiful. */
const MOST_SHOWN = 200;

/** What these goods cost this buyer now, with every reason, and what could be chosen instead. Nothing is set aside. */
export async function quoteOrder(db: Reader, input: Input, kinds: OrderKinds): Promise<Quote> {
  const { userId, draft, now } = input;
  const kind = kindOf(kinds, input.kind ?? 'normal');
  const subjectId = input.subjectId ?? null;
  const priced = await priceDraft(db, { userId, kind, subjectId, draft, purpose: 'quote', now });
  const { price, lines, address, buyer, choices } = priced;
  const [payBy, available] = await Promise.all([
    kind.payBy(db, { userId, subjectId, now }),
    listAvailable(db, [...new Set(lines.map(({ sku }) => sku.productId))]),
  ]);
  return {
    key: quoteKey(price),
    price,
    lines: lines.map(({ lineId, skuId, quantity, sourceId, sku, terms }) => ({
      lineId,
      skuId,
      quantity,
      channel: terms.channel,
      source: describeSource(sourceId, terms),
      productId: sku.productId,
      title: sku.title,
      skuLabel: sku.skuLabel,
      picture: sku.picture,
      // What is promised is there: it was set aside.
      available: Math.min(Math.max(available.get(skuId) ?? 0, kind.isPromised ? quantity : 0), MOST_SHOWN),
    })),
    addressId: address?.id ?? null,
    arrivesOn: choices.arrivesOn,
    timed: {
      feeFen: rules.order.timedFeeFen,
      slots: choices.days.map(({ day, slots }) => ({ day, slots: [...slots] })),
    },
    userCouponId: price.discounts.find(({ rule }) => rule === 'coupon')?.id ?? null,
    earnsIntegral: kind.isRewarded ? integralEarned(price.lines, buyer).integral : 0,
    integralBalance: buyer.integral,
    payBy: payBy.toISOString(),
    now: now.toISOString(),
  };
}
