import type { Answer, wootEndpoints } from '@jiwu/contract';
import { listNextBack, listSupplies } from '../../../modules/channels/claims/index.ts';
import { DEAL, type Fallback, findFallbacks, type WootDeal } from '../../../modules/channels/woot/index.ts';
import {
  findLeadPictures,
  findProductTitles,
  findSkuLabels,
  loadSkuFacts,
  lowestOrdinaryFen,
} from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeSupply } from './describeSupply.ts';

type StaffDeal = Answer<(typeof wootEndpoints)['staffWootList']>['items'][number];

/** Deals as staff see them, drafts too: those have nothing set aside yet. */
export async function describeStaffDeals(db: Reader, deals: readonly WootDeal[]): Promise<StaffDeal[]> {
  const ids = deals.map(({ id }) => id);
  const fallbacks = await findFallbacks(db, ids);
  const named = [...deals, ...fallbacks.values()];
  const skuIds = named.map(({ skuId }) => skuId);
  const productIds = named.map(({ productId }) => productId);
  const [skus, titles, labels, pictures, supplies, nextBack] = await Promise.all([
    loadSkuFacts(db, skuIds),
    findProductTitles(db, productIds),
    findSkuLabels(db, skuIds),
    findLeadPictures(db, productIds),
    listSupplies(db, { kind: DEAL, ids }),
    listNextBack(db, { kind: DEAL, ids }),
  ]);
  return deals.map(({ pieces, ordinaryFen: before, ...deal }) => {
    const sku = skus.get(deal.skuId);
    const ordinaryFen = sku ? lowestOrdinaryFen(sku, deal.limitPerUser) : before;
    const supply = supplies.get(deal.id);
    const planned = { allocated: pieces, sold: 0, held: 0, left: pieces, soldOutAt: null, isPaused: false };
    const goodsOf = ({ productId, skuId }: { readonly productId: string; readonly skuId: string }) => ({
      title: titles.get(productId) ?? '',
      skuLabel: labels.get(skuId) ?? '',
      picture: pictures.get(productId) ?? null,
    });
    const other = fallbacks.get(deal.id);
    const fallback = other ? describeFallback(other, goodsOf(other)) : null;
    const terms = { ...deal, ...goodsOf(deal), ordinaryFen, isUndercut: ordinaryFen <= deal.priceFen, fallback };
    return { ...terms, ...(supply ? describeSupply(supply, nextBack.get(deal.id)) : { ...planned, nextBackAt: null }) };
  });
}

function describeFallback<G>({ pieces, ...fallback }: Fallback, goods: G) {
  return { ...fallback, ...goods, allocated: pieces };
}
