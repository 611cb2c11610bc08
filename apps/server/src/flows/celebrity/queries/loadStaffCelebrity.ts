import type { StaffCelebrity } from '@jiwu/contract';
import { type Celebrity, listAllPicks } from '../../../modules/channels/celebrity/index.ts';
import { loadSkuFacts, lowestOrdinaryFen } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeOwnPicks } from './describeOwnPicks.ts';

const PICKS = 200;

/** A celebrity as staff see one in a list. */
export function describeStaffCelebrity({ avatar, cover, platforms, pickedAt, ...celebrity }: Celebrity) {
  return {
    ...celebrity,
    avatarFileId: avatar?.fileId ?? null,
    coverFileId: cover?.fileId ?? null,
    platforms: [...platforms],
    pickedAt: pickedAt?.toISOString() ?? null,
  };
}

/** With everything that was ever picked, what runs first; a price that has become useless says so. */
export async function loadStaffCelebrity(
  db: Reader,
  { celebrity, now }: { celebrity: Celebrity; now: Date },
): Promise<StaffCelebrity> {
  const picks = await listAllPicks(db, { celebrityId: celebrity.id, limit: PICKS });
  const [described, skus] = await Promise.all([
    describeOwnPicks(db, { picks, now }),
    loadSkuFacts(
      db,
      picks.flatMap(({ prices }) => prices.map(({ skuId }) => skuId)),
    ),
  ]);
  const positions = new Map(picks.map(({ id, position }) => [id, position]));
  return {
    ...describeStaffCelebrity(celebrity),
    picks: described.map((pick) => ({
      ...pick,
      position: positions.get(pick.id) ?? 0,
      prices: pick.prices.map((price) => {
        const sku = skus.get(price.skuId);
        const ordinaryFen = sku?.isOnSale ? lowestOrdinaryFen(sku, 1) : null;
        return { ...price, ordinaryFen, isUndercut: ordinaryFen !== null && ordinaryFen <= price.priceFen };
      }),
    })),
  };
}
