import type { DemoProduct } from './DemoProduct.ts';

/** The colour of the SKU with these option values; nothing for goods that come in one. */
export function swatchOf({ options }: DemoProduct, values: readonly string[]): string | undefined {
  return options.flatMap((option) => option.values).find(({ value, swatch }) => swatch && values.includes(value))
    ?.swatch;
}
