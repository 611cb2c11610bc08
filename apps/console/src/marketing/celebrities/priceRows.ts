import type { Answer, Contract } from '@jiwu/contract';
import { formatFen } from '../../ui/money/formatFen.ts';
import type { Pick as Recommended } from './celebrityWords.ts';

type Sku = NonNullable<Answer<Contract['staffProductGet']>['live']>['skus'][number];

interface Goods {
  readonly state: Answer<Contract['staffProductGet']>['state'];
  readonly live: {
    readonly skus: readonly Pick<Sku, 'id' | 'optionValues' | 'priceFen' | 'vipPriceFen' | 'isOnSale'>[];
  } | null;
}

interface PriceRow {
  readonly skuId: string;
  readonly label: string;
  /** The lowest that anybody pays without the pick; null: it is not on sale, and no price can be agreed for it. */
  readonly ordinaryFen: number | null;
}

/** The SKUs that can have a price of their own, then those that have one and are no longer on sale. */
export function priceRows(
  goods: Goods,
  agreed: readonly Pick<Recommended['prices'][number], 'skuId' | 'skuLabel'>[],
): PriceRow[] {
  const skus = goods.live?.skus ?? [];
  const onSale = skus.filter(({ isOnSale }) => goods.state === 'onSale' && isOnSale);
  const isSold = new Set(onSale.map(({ id }) => id));
  const gone = agreed.filter(({ skuId }) => !isSold.has(skuId));
  return [
    ...onSale.map(({ id, optionValues, priceFen, vipPriceFen }) => ({
      skuId: id,
      label: optionValues.join('，') || '默认',
      ordinaryFen: Math.min(priceFen ?? 0, vipPriceFen ?? priceFen ?? 0),
    })),
    ...gone.map(({ skuId, skuLabel }) => ({ skuId, label: skuLabel || '默认', ordinaryFen: null })),
  ];
}

/** 云灰，平时最低 ¥399.00 */
export function rowWords({ label, ordinaryFen }: PriceRow): string {
  return `${label}，${ordinaryFen === null ? '已下架' : `平时最低 ¥${formatFen(ordinaryFen)}`}`;
}

/** Why the server would refuse what stands in a row; null: it would not. */
export function rowProblem({ ordinaryFen }: PriceRow, yuan: number | null): string | null {
  if (yuan === null) return null;
  if (ordinaryFen === null) return '不卖了，清空它的达人价才能存';
  return Math.round(yuan * 100) >= ordinaryFen ? '不比平时最低的低，改低或清空' : null;
}

/** Which SKU a refusal is about; null: it does not say. */
export function refusedSku(refusal: unknown): string | null {
  return ((refusal ?? {}) as { readonly skuId?: string }).skuId ?? null;
}
