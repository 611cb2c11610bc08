import { assert } from '@jiwu/kernel';
import type { GroupLive } from '@jiwu/contract';
import { getGroup } from '../../../modules/channels/groupPurchase/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroups } from './describeGroups.ts';

/** What the live channel `group:<id>` sends: one load for all viewers, guests too. */
export async function groupLive(db: Reader, { id, now }: { id: string; now: Date }): Promise<GroupLive> {
  const [described] = await describeGroups(db, [await getGroup(db, id)], now);
  assert(described, 'a group that is there is described');
  return described;
}
