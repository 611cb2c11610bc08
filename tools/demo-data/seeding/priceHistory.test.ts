import { DAY_MS } from '@jiwu/kernel';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../catalogue/demoCatalogue.ts';
import { priceAt, priceSteps } from './priceHistory.ts';
import { productSkus } from './productSkus.ts';

const now = new Date('2026-11-15T04:00:00Z');

describe.each([20, 60, 400])('prices of a product listed %i days ago', (days) => {
  const listedAt = new Date(now.getTime() - days * DAY_MS);

  it('follow one another and end at the present price', () => {
    for (const product of demoProducts) {
      const steps = priceSteps({ slug: product.slug, isReduced: product.formerYuan !== undefined, listedAt, now });
      const times = steps.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((time) => time >= listedAt.getTime() && time < now.getTime())).toBe(true);
      for (const sku of productSkus(product)) {
        const last = steps.at(-1);
        expect(last && priceAt(sku, last)).toEqual({ priceFen: sku.priceFen, vipPriceFen: sku.vipPriceFen });
        for (const { priceFen, vipPriceFen } of steps.map((step) => priceAt(sku, step))) {
          expect(vipPriceFen ?? 1).toBeGreaterThan(0);
          expect(vipPriceFen ?? 0).toBeLessThan(priceFen);
        }
      }
    }
  });

  it('leave the former price in force for a week before it was reduced', () => {
    for (const product of demoProducts.filter(({ formerYuan }) => formerYuan !== undefined)) {
      const steps = priceSteps({ slug: product.slug, isReduced: true, listedAt, now });
      const [before, last] = steps.slice(-2);
      const [sku] = productSkus(product);
      expect(before && sku && priceAt(sku, before).priceFen).toBe(sku?.formerPriceFen);
      const daysBefore = ((last?.at.getTime() ?? 0) - (before?.at.getTime() ?? 0)) / DAY_MS;
      expect(daysBefore).toBeGreaterThan(7);
    }
  });
});
