import { yuanText } from '@jiwu/kernel';
import { type DiscountReason, explain, type ShippingReason, type UnitPriceReason } from '@jiwu/pricing';
import { formatCount } from '../../../format/formatCount.ts';
import { channelPriceName } from './channelPriceName.ts';

/** The common part of a quote and an order. */
export interface PricedGoods {
  readonly lines: readonly {
    readonly quantity: number;
    readonly listFen: number;
    readonly goodsFen: number;
    readonly unitPriceReason: UnitPriceReason;
  }[];
  readonly listFen: number;
  readonly discounts: readonly {
    readonly rule: 'campaign' | 'coupon' | 'integral';
    readonly amountFen: number;
    readonly reason: DiscountReason;
  }[];
  /** Includes the surcharge of the way of delivery. */
  readonly shippingFen: number;
  readonly deliveryFen: number;
  readonly shippingReason: ShippingReason;
}

export interface PriceRow {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  /** Negative for a discount. */
  readonly amountFen: number;
}

/** Every step from the ordinary price to the amount to pay, each with its reason; they add up to the sum. */
export function priceRows(price: PricedGoods): PriceRow[] {
  const pieces = price.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    {
      key: 'list',
      title: '商品总价',
      reason: `${formatCount(price.lines.length)} 种 ${formatCount(pieces)} 件，按普通价`,
      amountFen: price.listFen,
    },
    ...unitPriceRows(price.lines),
    ...price.discounts.map((discount, order) => discountRow(discount, order)),
    {
      key: 'shipping',
      title: '运费',
      reason: explain(price.shippingReason),
      amountFen: price.shippingFen - price.deliveryFen,
    },
    ...(price.deliveryFen > 0
      ? [{ key: 'delivery', title: '定时送', reason: '在您选的 2 小时里送到', amountFen: price.deliveryFen }]
      : []),
  ];
}

const unitPriceWords = {
  vipPrice: { title: 'VIP 价', words: '种商品按 VIP 价计' },
  wholesalePrice: { title: '批发价', words: '种商品按批发价计' },
  drawPrize: { title: '抽奖奖品', words: '种商品是抽中的奖品' },
  channelPrice: { title: '频道价', words: '种商品按频道价计' },
} as const;

function channelWords(lines: PricedGoods['lines']): { title: string; words: string } {
  const title = channelPriceName(lines);
  return { title, words: `种商品按${title}计` };
}

/** A prize is no price of a channel: it costs nothing because it was won. */
function priceKind(reason: UnitPriceReason): keyof typeof unitPriceWords | null {
  if (reason.code === 'ordinaryPrice') return null;
  return reason.code === 'channelPrice' && reason.channel === 'drawPrize' ? 'drawPrize' : reason.code;
}

/** The savings of better unit prices, one row for each kind of price. */
function unitPriceRows(lines: PricedGoods['lines']): PriceRow[] {
  return (Object.keys(unitPriceWords) as (keyof typeof unitPriceWords)[]).flatMap((code) => {
    const those = lines.filter(({ unitPriceReason }) => priceKind(unitPriceReason) === code);
    const savedFen = those.reduce((sum, { listFen, goodsFen }) => sum + listFen - goodsFen, 0);
    if (savedFen === 0) return [];
    const { title, words } = code === 'channelPrice' ? channelWords(those) : unitPriceWords[code];
    return { key: code, title, reason: `${formatCount(those.length)} ${words}`, amountFen: -savedFen };
  });
}

function discountRow({ amountFen, reason }: PricedGoods['discounts'][number], order: number): PriceRow {
  const row = { key: `${reason.code} ${order}`, amountFen: -amountFen };
  switch (reason.code) {
    case 'campaignReached': {
      const title = `满 ${yuanText(reason.thresholdFen)} 减 ${yuanText(reason.offFen)}`;
      return { ...row, title, reason: `${reason.name}，已满足` };
    }
    case 'integralUsed':
      return { ...row, title: '积分', reason: explain(reason) };
    case 'couponBest':
    case 'couponChosen':
      return { ...row, title: '优惠券', reason: explain(reason) };
  }
}
