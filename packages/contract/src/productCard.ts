import { z } from 'zod';
import { id } from './fields.ts';

export const fen = z.number().int().nonnegative();
export const count = z.number().int().nonnegative();

/** A picture by its file, with a few pixels (a data address) to show until it is there. */
export const picture = z.strictObject({ fileId: id, placeholder: z.string(), alt: z.string() });

/** A product as lists show it. Prices are those of its cheapest SKU that is on sale. */
export const productCard = z.strictObject({
  id,
  title: z.string(),
  picture,
  priceFen: fen,
  /** Whether other SKUs cost more. */
  isFrom: z.boolean(),
  marketPriceFen: fen.nullable(),
  vipPriceFen: fen.nullable(),
  salesCount: count,
  /** Share of 4 and 5 stars in basis points; null while there are fewer than 3 reviews. */
  goodRateBp: count.nullable(),
  /** One fact, such as 两年质保. */
  note: z.string().nullable(),
  inStock: z.boolean(),
});

export type ProductCard = z.output<typeof productCard>;
