import type { CallInput, Contract } from '@jiwu/contract';
import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type GroupCampaign = ItemOf<'staffGroupCampaignList'>;
export type GroupTerms = CallInput<Contract['staffGroupCampaignCreate']>['body'];

export const stateNames: Readonly<Record<GroupCampaign['state'], string>> = {
  planned: '未开始',
  running: '进行中',
  over: '已结束',
};

/** What the form holds: prices by SKU, in yuan as they are typed. */
export interface GroupForm {
  readonly productId: string | null;
  readonly prices: Readonly<Record<string, { readonly yuan: number | null; readonly leaderYuan: number | null }>>;
  readonly size: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly limitPerUser: number;
  readonly totalPieces: number | null;
}

export const emptyGroup: GroupForm = {
  productId: null,
  prices: {},
  size: 3,
  startsAt: null,
  endsAt: null,
  limitPerUser: 2,
  totalPieces: null,
};

const yuan = (fen: number | null): number | null => (fen === null ? null : fen / 100);
const fen = (value: number): number => Math.round(value * 100);

export function formOf(campaign: GroupCampaign): GroupForm {
  const { productId, skus, size, startsAt, endsAt, limitPerUser, totalPieces } = campaign;
  const prices = Object.fromEntries(
    skus.map((sku) => [sku.skuId, { yuan: yuan(sku.priceFen), leaderYuan: yuan(sku.leaderPriceFen) }]),
  );
  return { productId, prices, size, startsAt, endsAt, limitPerUser, totalPieces };
}

/** The whole of it; null while something is missing. */
export function termsIn(form: GroupForm): GroupTerms | null {
  const { productId, prices, size, startsAt, endsAt, limitPerUser, totalPieces } = form;
  const skus = Object.entries(prices).flatMap(([skuId, price]) =>
    price.yuan
      ? [{ skuId, priceFen: fen(price.yuan), leaderPriceFen: price.leaderYuan ? fen(price.leaderYuan) : null }]
      : [],
  );
  if (!productId || skus.length === 0 || !startsAt || !endsAt) return null;
  return { productId, skus, size, startsAt, endsAt, limitPerUser, totalPieces };
}
