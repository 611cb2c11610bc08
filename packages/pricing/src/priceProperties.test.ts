import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOf } from './afterwards/refundOf.ts';
import { channels, type SharedDiscount } from './facts/channels.ts';
import type { PriceFacts } from './facts/PriceFacts.ts';
import { priceOrder } from './priceOrder.ts';
import { arbitraryFacts } from './testing/arbitraryFacts.ts';
import { bruteForce } from './testing/bruteForce.ts';
import { costOf } from './testing/costOf.ts';

const runs = { numRuns: 400 };
const total = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);
const always = (check: (facts: PriceFacts) => void): void => fc.assert(fc.property(arbitraryFacts, check), runs);

it('has parts that add up to the total', () => {
  always((facts) => {
    const price = priceOrder(facts);
    const { lines, discounts } = price;
    expect(total(lines.map(({ payFen }) => payFen)) + price.shippingFen).toBe(price.payFen);
    expect(price.payFen).toBe(price.goodsFen - total(discounts.map(({ amountFen }) => amountFen)) + price.shippingFen);
    expect(price.savedFen).toBe(price.listFen - price.payFen + price.shippingFen);
    for (const { amountFen, shares } of discounts) expect(total(shares.map((one) => one.amountFen))).toBe(amountFen);
    for (const line of lines) {
      expect(line.goodsFen).toBe(line.unitPriceFen * line.quantity);
      expect(line.payFen).toBe(line.goodsFen - line.campaignFen - line.couponFen - line.integralFen);
      const own = discounts.flatMap(({ shares }) => shares.filter(({ lineId }) => lineId === line.lineId));
      expect(total(own.map(({ amountFen }) => amountFen))).toBe(line.goodsFen - line.payFen);
    }
    expect(total(lines.map(({ integral }) => integral))).toBe(price.integral.used);
  });
});

it('has no line below zero, no discount on lines whose channel does not take it, and integral within its bounds', () => {
  always((facts) => {
    const { lines, discounts, goodsFen, integral } = priceOrder(facts);
    for (const line of lines) {
      expect(
        Math.min(line.payFen, line.campaignFen, line.couponFen, line.integralFen, line.integral),
      ).toBeGreaterThanOrEqual(0);
    }
    const bears = { coupon: 'couponFen', campaign: 'campaignFen', integral: 'integralFen' } as const;
    for (const { lineId, channel } of facts.lines) {
      const line = lines.find((one) => one.lineId === lineId);
      for (const discount of Object.keys(bears) as SharedDiscount[]) {
        if (!channels[channel].takes[discount]) expect(line?.[bears[discount]], `${discount} on ${channel}`).toBe(0);
      }
    }
    const before =
      goodsFen - total(discounts.filter(({ rule }) => rule !== 'integral').map(({ amountFen }) => amountFen));
    expect(integral.used * 5).toBeLessThanOrEqual(before);
    expect(integral.used % 100).toBe(0);
    expect(integral.used).toBeLessThanOrEqual(facts.buyer.integral);
  });
});

it('never costs more for one more discount', () => {
  always((facts) => {
    const withoutIntegral = { ...facts, wishes: { ...facts.wishes, integral: 0 } };
    for (const each of [facts, withoutIntegral]) {
      const cost = costOf(priceOrder(each));
      const { campaigns, coupons, wishes } = each;
      const fewer: Partial<PriceFacts>[] = [
        ...campaigns.map((campaign) => ({ campaigns: campaigns.filter((one) => one !== campaign) })),
        ...campaigns.map(({ id }) => ({
          campaigns: campaigns.map((one) => (one.id === id ? { ...one, tiers: one.tiers.slice(1) } : one)),
        })),
        ...coupons.map((coupon) => ({ coupons: coupons.filter((one) => one !== coupon) })),
        { wishes: { ...wishes, coupon: 'none' } },
      ];
      for (const wish of fewer) expect(costOf(priceOrder({ ...each, ...wish }))).toBeGreaterThanOrEqual(cost);
    }
    // Integral pays: in money it only ever lowers the price.
    expect(priceOrder(facts).payFen).toBeLessThanOrEqual(priceOrder(withoutIntegral).payFen);
  });
});

it('does not depend on the order of lines, campaigns and coupons', () => {
  const shuffled = arbitraryFacts.chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      lines: fc.shuffledSubarray([...facts.lines], { minLength: facts.lines.length }),
      campaigns: fc.shuffledSubarray([...facts.campaigns], { minLength: facts.campaigns.length }),
      coupons: fc.shuffledSubarray([...facts.coupons], { minLength: facts.coupons.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ facts, ...others }) => {
      const one = priceOrder(facts);
      const other = priceOrder({ ...facts, ...others });
      const ids = facts.lines.map(({ lineId }) => lineId);
      expect({
        ...other,
        lines: other.lines.toSorted((a, b) => ids.indexOf(a.lineId) - ids.indexOf(b.lineId)),
      }).toEqual(one);
    }),
    runs,
  );
});

it('chooses the coupon and campaigns that brute force finds, and ranks coupons by trying each', () => {
  always((given) => {
    const facts: PriceFacts = { ...given, wishes: { ...given.wishes, coupon: 'best' } };
    const best = priceOrder(facts);
    const goods = new Map(best.lines.map(({ lineId, goodsFen }) => [lineId, goodsFen]));
    expect(costOf(best)).toBe(bruteForce(facts, goods) + best.shippingFen);
    const wished = best.coupons.map(({ couponId }) =>
      priceOrder({ ...facts, wishes: { ...facts.wishes, coupon: { couponId } } }),
    );
    expect(wished.map(({ payFen }) => payFen)).toEqual(best.coupons.map(({ payFen }) => payFen));
    expect(wished.map(costOf)).toEqual(wished.map(costOf).toSorted((a, b) => a - b));
    if (wished[0] !== undefined) expect(costOf(wished[0])).toBe(costOf(best));
  });
});

it('refunds exactly what was paid, in whatever parts and order', () => {
  const parts = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 3 })), { maxLength: 12 });
  fc.assert(
    fc.property(arbitraryFacts, parts, fc.boolean(), (facts, steps, nothingSent) => {
      const order = priceOrder(facts);
      const refunded = new Map<string, number>();
      const sums = { totalFen: 0, integral: 0, integralFen: 0, couponFen: 0, campaignFen: 0, goodsFen: 0 };
      const give = (lineId: string, pieces: number): boolean => {
        const refund = refundOf({ order, refunded, refundNow: new Map([[lineId, pieces]]), nothingSent });
        for (const key of Object.keys(sums) as (keyof typeof sums)[]) {
          expect(refund[key]).toBeGreaterThanOrEqual(0);
          sums[key] += refund[key];
        }
        refunded.set(lineId, (refunded.get(lineId) ?? 0) + pieces);
        return refund.isWhole;
      };
      const left = ({ lineId, quantity }: { lineId: string; quantity: number }): number =>
        quantity - (refunded.get(lineId) ?? 0);
      for (const [index, pieces] of steps) {
        const line = order.lines[index % order.lines.length]!;
        if (left(line) > 0) give(line.lineId, Math.min(pieces, left(line)));
        expect(sums.totalFen).toBeLessThanOrEqual(order.payFen);
      }
      for (const line of order.lines) if (left(line) > 0) give(line.lineId, left(line));
      expect(sums).toEqual({
        totalFen: order.payFen - (nothingSent ? 0 : order.shippingFen),
        integral: order.integral.used,
        integralFen: total(order.lines.map(({ integralFen }) => integralFen)),
        couponFen: total(order.lines.map(({ couponFen }) => couponFen)),
        campaignFen: total(order.lines.map(({ campaignFen }) => campaignFen)),
        goodsFen: order.goodsFen,
      });
    }),
    runs,
  );
});
