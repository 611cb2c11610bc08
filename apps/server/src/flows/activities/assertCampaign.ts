import type { NewCampaign } from '../../modules/promotion/campaigns/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { assertScope } from './assertScope.ts';

/** Times that can come true, and goods that are there. */
export async function assertCampaign(tx: Tx, { startsAt, endsAt, scope }: NewCampaign, now: Date): Promise<void> {
  if (endsAt <= startsAt || endsAt <= now) throw new ShopError('ACTIVITY_TIMES');
  await assertScope(tx, scope);
}
