import type { Answer, Contract } from '@jiwu/contract';

type Product = Answer<Contract['staffProductGet']>;
type Sku = NonNullable<Product['live']>['skus'][number];

interface Goods extends Pick<Product, 'state'> {
  readonly live: { readonly skus: readonly Pick<Sku, 'id' | 'optionValues' | 'code' | 'isOnSale'>[] } | null;
  readonly skus: readonly Pick<Product['skus'][number], 'skuId' | 'available'>[];
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** The SKUs of a product that was published; those that are not on sale say so. */
export function skuChoices({ state, live, skus }: Goods): Choice[] {
  const stock = new Map(skus.map((sku) => [sku.skuId, sku.available]));
  return (live?.skus ?? []).map(({ id, optionValues, code, isOnSale }) => {
    const isSold = state === 'onSale' && isOnSale;
    const standing = isSold ? `可用 ${stock.get(id) ?? 0} 件` : '已下架';
    return {
      value: id,
      label: [optionValues.join('，') || '默认', code, standing].filter(Boolean).join('，'),
      disabled: !isSold,
    };
  });
}
