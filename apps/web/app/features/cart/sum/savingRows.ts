import { explain, type OrderPrice, type PricedLine, type UnitPriceReason } from '@jiwu/pricing';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { channelPriceName } from '../../../shared/orders/price/channelPriceName.ts';
import { shortTitle } from '../../../shared/goods/line/shortTitle.ts';

export interface PriceRow {
  readonly label: string;
  readonly note: string;
  /** Less than nothing is a saving. */
  readonly amountFen: number;
}

const NAMED = 3;
const discountLabels = { campaign: '满减', coupon: '优惠券', integral: '积分' } as const;

type UnitPriceKind = UnitPriceReason['code'];

/** Of every kind of unit price, so that none can be forgotten: a saving without a row, and the rows no longer add up. */
const unitLabels: Readonly<Record<UnitPriceKind, (lines: readonly PricedLine[]) => string>> = {
  ordinaryPrice: () => '普通价',
  vipPrice: () => 'VIP 价',
  wholesalePrice: () => '批发价',
  channelPrice: channelPriceName,
};

/** The price, row by row, each with its reason: the rows add up to the amount to pay. */
export function savingRows(price: OrderPrice, titles: ReadonlyMap<string, string>): PriceRow[] {
  const pieces = price.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    {
      label: '商品总价',
      note: `${formatCount(price.lines.length)} 种 ${formatCount(pieces)} 件，按普通价`,
      amountFen: price.listFen,
    },
    ...unitRows(price, titles),
    ...price.discounts.map(({ rule, reason, amountFen }) => ({
      label: discountLabels[rule],
      note: explain(reason),
      amountFen: -amountFen,
    })),
    ...unusedCoupon(price),
    { label: '运费', note: explain(price.shippingReason), amountFen: price.shippingFen },
  ];
}

/** The saving by a better unit price, with the goods that it applies to. */
function unitRows(price: OrderPrice, titles: ReadonlyMap<string, string>): PriceRow[] {
  return (Object.keys(unitLabels) as UnitPriceKind[]).flatMap((code) => {
    const lines = price.lines.filter(({ unitPriceReason }) => unitPriceReason.code === code);
    const savedFen = lines.reduce((sum, { listFen, goodsFen }) => sum + listFen - goodsFen, 0);
    if (savedFen === 0) return [];
    const named = lines
      .slice(0, NAMED)
      .map(
        ({ lineId, listFen, goodsFen }) => `${shortTitle(titles.get(lineId) ?? '')} ${formatFen(listFen - goodsFen)}`,
      );
    const rest = lines.length > NAMED ? `等 ${formatCount(lines.length)} 种` : '';
    return { label: unitLabels[code](lines), note: named.join('，') + rest, amountFen: -savedFen };
  });
}

/** Tells a user with coupons, none of them usable, how much is missing for the nearest one. */
function unusedCoupon({ discounts, notApplied }: OrderPrice): PriceRow[] {
  if (discounts.some(({ rule }) => rule === 'coupon')) return [];
  const short = notApplied
    .flatMap((reason) => (reason.code === 'couponShort' ? reason : []))
    .toSorted((a, b) => a.shortFen - b.shortFen)[0];
  return short ? [{ label: '优惠券', note: `「${short.name}」${explain(short)}`, amountFen: 0 }] : [];
}
