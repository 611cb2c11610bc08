import type { DealLive } from '@jiwu/contract';
import { findSupply, listNextBack, type Supply } from '../../../modules/channels/claims/index.ts';
import { DEAL, getPublished, subjectOf } from '../../../modules/channels/woot/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** The piece bar of a deal: what the public channel `deal:<id>` pushes to every viewer, guests too. */
export async function dealLive(db: Reader, dealId: string): Promise<DealLive> {
  const [supply, nextBack] = await Promise.all([
    findSupply(db, subjectOf(dealId)),
    listNextBack(db, { kind: DEAL, ids: [dealId] }),
    getPublished(db, dealId),
  ]);
  if (!supply) throw new ShopError('NOT_FOUND');
  return describeSupply(supply, nextBack.get(dealId));
}

export function describeSupply(supply: Supply, nextBackAt: Date | undefined): DealLive {
  const { allocated, sold, held, left, isPaused, soldOutAt } = supply;
  return {
    allocated,
    sold,
    held,
    left,
    soldOutAt: soldOutAt?.toISOString() ?? null,
    isPaused,
    nextBackAt: nextBackAt?.toISOString() ?? null,
  };
}
