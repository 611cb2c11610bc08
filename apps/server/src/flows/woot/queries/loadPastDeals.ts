import type { Answer, wootEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { listSupplies } from '../../../modules/channels/claims/index.ts';
import { DEAL, listPastDeals } from '../../../modules/channels/woot/index.ts';
import { loadSkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGoods } from './describeGoods.ts';

type Page = Answer<(typeof wootEndpoints)['wootPast']>;

const PAGE = 20;
const cursorShape = z.tuple([z.iso.date(), z.uuid()]);

/** Deals that are over, with what was really sold, and how fast. */
export async function loadPastDeals(db: Reader, cursor: string | undefined): Promise<Page> {
  const [day = '', id = ''] = cursor === undefined ? [] : decodeCursor(cursor, cursorShape);
  const before = cursor === undefined ? undefined : { day, id };
  const deals = await listPastDeals(db, { before, limit: PAGE + 1 });
  const page = deals.slice(0, PAGE);
  const [supplies, skus] = await Promise.all([
    listSupplies(db, { kind: DEAL, ids: page.map((deal) => deal.id) }),
    loadSkuFacts(
      db,
      page.map(({ skuId }) => skuId),
    ),
  ]);
  const last = page.at(-1);
  return {
    items: page.map((deal) => {
      const { allocated = 0, sold = 0, opensAt, soldOutAt } = supplies.get(deal.id) ?? {};
      const seconds = soldOutAt && opensAt ? Math.round((soldOutAt.getTime() - opensAt.getTime()) / 1000) : null;
      // As it was then, not what the SKU costs now.
      const { priceFen, ordinaryFen } = deal;
      return {
        id: deal.id,
        day: deal.day,
        ...describeGoods(deal, skus),
        priceFen,
        ordinaryFen,
        allocated,
        sold,
        soldOutSeconds: seconds,
      };
    }),
    nextCursor: deals.length > PAGE && last ? encodeCursor([last.day, last.id]) : null,
  };
}
