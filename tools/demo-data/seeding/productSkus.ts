import { createHash } from 'node:crypto';
import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import { idFrom } from '../idFrom.ts';

/** A SKU of a demo product, with its former price where it was reduced. */
export interface DemoSku {
  readonly id: string;
  readonly code: string;
  readonly optionValues: readonly string[];
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  readonly formerPriceFen: number | null;
  readonly weightGrams: number;
  readonly isSoldOut: boolean;
}

/** Every combination of option values but the excluded ones, in the order of the values. */
export function productSkus(product: DemoProduct): DemoSku[] {
  let combinations: { values: string[]; surchargeYuan: number }[] = [{ values: [], surchargeYuan: 0 }];
  for (const option of product.options) {
    combinations = combinations.flatMap(({ values, surchargeYuan }) =>
      option.values.map((each) => ({
        values: [...values, each.value],
        surchargeYuan: surchargeYuan + (each.surchargeYuan ?? 0),
      })),
    );
  }
  const made = combinations.filter(({ values }) => !product.notMade?.includes(values.join('/')));
  const prefix = createHash('sha256').update(product.slug).digest('hex').slice(0, 6).toUpperCase();
  return made.map(({ values, surchargeYuan }, index) => ({
    id: idFrom('sku', product.slug, ...values),
    code: `JW-${prefix}-${String(index + 1).padStart(2, '0')}`,
    optionValues: values,
    priceFen: toFen(product.priceYuan + surchargeYuan),
    vipPriceFen: product.vipYuan === undefined ? null : toFen(product.vipYuan + surchargeYuan),
    formerPriceFen: product.formerYuan === undefined ? null : toFen(product.formerYuan + surchargeYuan),
    weightGrams: product.weightGrams,
    isSoldOut: product.soldOut?.includes(values.join('/')) ?? false,
  }));
}

const toFen = (yuan: number) => Math.round(yuan * 100);
