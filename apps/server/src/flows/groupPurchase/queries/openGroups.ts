import type { Answer, groupPurchaseEndpoints } from '@jiwu/contract';
import type { Group } from '../../../modules/channels/groupPurchase/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeGroups } from './describeGroups.ts';

export type OpenGroup = Answer<(typeof groupPurchaseEndpoints)['groupOfProduct']>['groups'][number];

/** Groups that wait for members, as lists show them. */
export async function openGroups(db: Reader, groups: readonly Group[], now: Date): Promise<OpenGroup[]> {
  const campaignOf = new Map(groups.map(({ id, campaignId }) => [id, campaignId]));
  return (await describeGroups(db, groups, now)).map(({ id, no, size, members, freeSeats, endsAt }) => ({
    id,
    no,
    campaignId: campaignOf.get(id) ?? '',
    size,
    members,
    freeSeats,
    lacks: size - members.length,
    endsAt,
  }));
}
