import type { DealLive } from '@jiwu/contract';
import { findSupply, listNextBack } from '../../../modules/channels/claims/index.ts';
import { DEAL, getPublished, subjectOf } from '../../../modules/channels/woot/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeSupply } from './describeSupply.ts';

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
