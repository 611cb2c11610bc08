import { assert } from '@jiwu/kernel';
import { sum } from '../math/sum.ts';
import type { OrderPrice, PricedLine } from '../result/OrderPrice.ts';
import { shareOfPieces } from './shareOfPieces.ts';

type PaidLine = Pick<
  PricedLine,
  'lineId' | 'quantity' | 'goodsFen' | 'campaignFen' | 'couponFen' | 'integralFen' | 'integral' | 'payFen'
>;
type Pieces = ReadonlyMap<string, number>;

interface Input {
  /** As it was paid. */
  readonly order: Pick<OrderPrice, 'shippingFen'> & { readonly lines: readonly PaidLine[] };
  /** Pieces by line id. */
  readonly refunded: Pieces;
  readonly refundNow: Pieces;
  /** Nothing of the order has left the house. */
  readonly nothingSent: boolean;
}

interface Amounts {
  /** Goods at their unit price. */
  readonly goodsFen: number;
  /** Given back in money. */
  readonly moneyFen: number;
  /** Given back as integral. */
  readonly integral: number;
  readonly integralFen: number;
  /** Never paid, and so not given back. */
  readonly couponFen: number;
  readonly campaignFen: number;
}

interface RefundLine extends Amounts {
  readonly lineId: string;
  readonly pieces: number;
}

interface Refund extends Amounts {
  readonly lines: readonly RefundLine[];
  readonly shippingFen: number;
  /** Money for goods and shipping. */
  readonly totalFen: number;
  /** With this, every piece of the order is refunded: the coupon comes back. */
  readonly isWhole: boolean;
}

/** The amount really paid for some pieces, by their share of every discount. */
export function refundOf({ order, refunded, refundNow, nothingSent }: Input): Refund {
  const known = new Set(order.lines.map(({ lineId }) => lineId));
  for (const lineId of [...refunded.keys(), ...refundNow.keys()]) assert(known.has(lineId), `no line ${lineId}`);

  const lines = order.lines
    .filter(({ lineId }) => (refundNow.get(lineId) ?? 0) > 0)
    .map((line) => refundLine(line, refunded.get(line.lineId) ?? 0, refundNow.get(line.lineId) ?? 0));
  const isWhole =
    lines.length > 0 &&
    order.lines.every(
      ({ lineId, quantity }) => (refunded.get(lineId) ?? 0) + (refundNow.get(lineId) ?? 0) === quantity,
    );
  const shippingFen = isWhole && nothingSent ? order.shippingFen : 0;
  const totalOf = (key: keyof Amounts): number => sum(lines.map((line) => line[key]));
  return {
    lines,
    goodsFen: totalOf('goodsFen'),
    moneyFen: totalOf('moneyFen'),
    integral: totalOf('integral'),
    integralFen: totalOf('integralFen'),
    couponFen: totalOf('couponFen'),
    campaignFen: totalOf('campaignFen'),
    shippingFen,
    totalFen: totalOf('moneyFen') + shippingFen,
    isWhole,
  };
}

function refundLine(line: PaidLine, before: number, now: number): RefundLine {
  const shareOf = (amount: number): number => shareOfPieces(amount, { quantity: line.quantity, before, now });
  return {
    lineId: line.lineId,
    pieces: now,
    goodsFen: shareOf(line.goodsFen),
    moneyFen: shareOf(line.payFen),
    integral: shareOf(line.integral),
    integralFen: shareOf(line.integralFen),
    couponFen: shareOf(line.couponFen),
    campaignFen: shareOf(line.campaignFen),
  };
}
