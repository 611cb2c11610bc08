import type { SearchedChannel } from '../SearchedChannel.ts';
import type { ProductFacts } from '../../catalogue/index.ts';
import { searchRules } from '../searchRules.ts';

export const IN_STOCK = 'f:stock';
/** Separates the key that is filtered by from the label that is only shown. */
const LABEL = '\t';

/**
 * The facets by which a product can be filtered: b:zhiyin, o:颜色:云灰, a:材质:陶瓷, f:vip, f:woot, f:stock. A brand carries its name
 * and a colour its swatch behind a tab, so that counting needs no other table.
 */
export function facetsOf(
  facts: ProductFacts,
  { inStock, channels }: { inStock: boolean; channels: readonly SearchedChannel[] },
): string[] {
  const facets = [`b:${facts.brand.id}${LABEL}${facts.brand.name}`];
  facts.options.forEach((option, position) => {
    const made = new Set(facts.skus.map((sku) => sku.optionValues[position]));
    for (const { value, swatch } of option.values)
      if (made.has(value)) facets.push(`o:${option.name}:${value}${swatch ? LABEL + swatch : ''}`);
  });
  for (const [name, value] of facts.parameters) {
    const isFilter = facts.categories.some(({ attributes }) => attributes.includes(name));
    if (isFilter && value.length <= searchRules.facets.maxValueLength) facets.push(`a:${name}:${value}`);
  }
  if (facts.skus.some(({ vipPriceFen }) => vipPriceFen !== null)) facets.push('f:vip');
  facets.push(...channels.map(channelFacet));
  if (inStock) facets.push(IN_STOCK);
  return facets;
}

export const channelFacet = (channel: SearchedChannel): string => `f:${channel}`;

/** The part that is filtered by, and the label. */
export function splitFacet(facet: string): readonly [key: string, label: string | null] {
  const at = facet.indexOf(LABEL);
  return at < 0 ? [facet, null] : [facet.slice(0, at), facet.slice(at + 1)];
}
