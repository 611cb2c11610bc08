import { getFirstChoice, type Pickable } from '../../../shared/goods/sku/skuChoice.ts';

/** The SKU that the address names, if the product has it. */
export function findNamedSku<S extends Pickable>(skus: readonly S[], search: URLSearchParams): S | undefined {
  const id = search.get('sku');
  return skus.find((sku) => sku.id === id);
}

/** The SKU that a page at this address shows. One that the product no longer has is as if none were named. */
export function getShownSku<S extends Pickable>(skus: readonly S[], search: URLSearchParams): S {
  return findNamedSku(skus, search) ?? getFirstChoice(skus);
}

/** The address with another SKU; everything else in it stays. */
export function searchWithSku(search: URLSearchParams, skuId: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set('sku', skuId);
  return changed;
}
