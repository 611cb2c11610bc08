import { rules } from '@jiwu/contract/rules';
import { useRead } from '../../api/useRead.ts';
import type { DealFacts } from './dealChecks.ts';
import { dayAfter, dealHours } from './dealWords.ts';

interface Planned {
  /** Of a draft: it does not stand in its own way. */
  readonly id?: string;
  readonly productId: string;
  readonly skuId: string;
  readonly day: string;
  readonly priceFen: number;
  readonly pieces: number;
  /** As the shop reckons it, for a draft; a new deal has the price and that for VIPs. */
  readonly ordinaryFen?: number;
}

interface Stock {
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
}

/** All that the shop knows of the goods of a planned deal; null until it is there. */
export function useDealFacts(planned: Planned): { facts: DealFacts; stock: Stock } | null {
  const { id, productId, skuId, day, priceFen, pieces } = planned;
  const product = useRead('staffProductGet', { params: { id: productId } }).data;
  const from = dayAfter(day, -rules.woot.apartDays);
  const until = dayAfter(day, rules.woot.apartDays);
  const deals = useRead('staffWootList', { query: { from, until } }, { isKept: true }).data?.items;
  const groups = useRead('staffGroupCampaignList', { query: {} }).data;
  const sku = product?.live?.skus.find((one) => one.id === skuId);
  const stock = product?.skus.find((one) => one.skuId === skuId);
  if (!product || !stock || !deals || !groups) return null;
  const { beginsAt, endsAt } = dealHours(day);
  // Those that end last come first: what is not on the first page is over before the last one of it.
  const isKnown = groups.nextCursor === null || (groups.items.at(-1)?.endsAt ?? '') <= beginsAt;
  const groupFen = groups.items
    .filter((one) => one.startsAt < endsAt && one.endsAt > beginsAt)
    .flatMap(({ skus }) => skus.filter((one) => one.skuId === skuId).map((one) => one.priceFen));
  const prices = [sku?.priceFen, sku?.vipPriceFen].filter((fen) => fen !== null && fen !== undefined);
  const facts: DealFacts = {
    day,
    priceFen,
    pieces,
    ordinaryFen: planned.ordinaryFen ?? (prices.length === 0 ? null : Math.min(...prices)),
    lowestDealFen: stock.lowestDealFen,
    costFen: stock.costHundredths === null ? null : stock.costHundredths / 100,
    seesCost: product.seesCost,
    available: stock.available,
    otherDays: deals.filter((one) => one.skuId === skuId && one.id !== id).map((one) => one.day),
    groupFen: isKnown || groupFen.length > 0 ? groupFen : null,
  };
  return { facts, stock };
}
