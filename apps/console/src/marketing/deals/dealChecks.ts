import { rules } from '@jiwu/contract/rules';
import { DAY_MS } from '@jiwu/kernel';
import { formatFen } from '../../ui/money/formatFen.ts';
import { percent } from '../../ui/money/percent.ts';

/** A deal that is planned, and all that the shop knows of its goods. */
export interface DealFacts {
  readonly day: string;
  readonly priceFen: number;
  readonly pieces: number;
  /** The lowest that anybody pays outside of the deal; null: it is off sale. */
  readonly ordinaryFen: number | null;
  readonly lowestDealFen: number | null;
  /** Null: unknown, or not for this reader. */
  readonly costFen: number | null;
  readonly seesCost: boolean;
  readonly available: number;
  /** Days of other deals of the same SKU, drafts included. */
  readonly otherDays: readonly string[];
  /** Groups that can be opened for the same goods on that day; null: not known. */
  readonly groupFen: readonly number[] | null;
}

export interface Check {
  /** fine: nothing to say. heed: it can be done all the same. stop: publishing is refused. */
  readonly verdict: 'fine' | 'heed' | 'stop';
  readonly text: string;
}

const { marginFloorBp, apartDays } = rules.woot;
const floorWords = percent(marginFloorBp);

/** What speaks for a deal and what against it, before it is promised. */
export function checksOf(facts: DealFacts): Check[] {
  return [ofPrice(facts), ofDeals(facts), ...ofMargin(facts), ofStock(facts), ofDays(facts), ...ofGroups(facts)];
}

function ofPrice({ priceFen, ordinaryFen }: DealFacts): Check {
  if (ordinaryFen === null) return { verdict: 'stop', text: '这个规格没有在卖' };
  const [price, ordinary] = [formatFen(priceFen), formatFen(ordinaryFen)];
  return priceFen < ordinaryFen
    ? { verdict: 'fine', text: `一抢价 ${price}，低于平时最低 ${ordinary}` }
    : { verdict: 'stop', text: `一抢价 ${price}，要低于平时最低 ${ordinary}` };
}

function ofDeals({ priceFen, lowestDealFen }: DealFacts): Check {
  if (lowestDealFen === null) return { verdict: 'fine', text: '近 7 天没有成交' };
  const lowest = formatFen(lowestDealFen);
  return priceFen < lowestDealFen
    ? { verdict: 'fine', text: `低于近 7 天最低成交 ${lowest}` }
    : { verdict: 'heed', text: `近 7 天有人 ${lowest} 买过，一抢价不比它低` };
}

function ofMargin({ priceFen, costFen, seesCost }: DealFacts): Check[] {
  if (!seesCost) return [];
  if (costFen === null) return [{ verdict: 'heed', text: '没有成本，算不出毛利' }];
  const bp = Math.round(((priceFen - costFen) * 10_000) / priceFen);
  const margin = `毛利 ${(bp / 100).toFixed(1)}%`;
  return [
    bp >= marginFloorBp
      ? { verdict: 'fine', text: `${margin}，不低于底线 ${floorWords}` }
      : { verdict: 'heed', text: `${margin}，低于底线 ${floorWords}` },
  ];
}

function ofStock({ available, pieces }: DealFacts): Check {
  return available >= pieces
    ? { verdict: 'fine', text: `现在可用 ${available} 件，够留 ${pieces} 件` }
    : { verdict: 'stop', text: `现在可用 ${available} 件，不够 ${pieces} 件；入库以后才能发布` };
}

function ofDays({ day, otherDays }: DealFacts): Check {
  const apart = otherDays
    .map((other) => ({ other, days: Math.abs(Date.parse(other) - Date.parse(day)) / DAY_MS }))
    .toSorted((a, b) => a.days - b.days)[0];
  if (!apart || apart.days >= apartDays) return { verdict: 'fine', text: `前后 ${apartDays} 天没有排过这个规格` };
  if (apart.days === 0) return { verdict: 'stop', text: '这一天已经排了这个规格' };
  return { verdict: 'heed', text: `${apart.other.slice(5)} 也排了这个规格，只隔 ${apart.days} 天` };
}

function ofGroups({ groupFen, priceFen }: DealFacts): Check[] {
  if (groupFen === null) return [];
  if (groupFen.length === 0) return [{ verdict: 'fine', text: '当天没有拼团' }];
  const lowest = Math.min(...groupFen);
  return [
    lowest > priceFen
      ? { verdict: 'heed', text: `同一规格当天在拼团 ${formatFen(lowest)}，照卖，价更高` }
      : { verdict: 'heed', text: `同一规格当天拼团 ${formatFen(lowest)}，一抢价不比它低` },
  ];
}
