import { businessDay, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import {
  countGroups,
  type GroupCampaign,
  listWaitingOf,
} from '../../../apps/server/src/modules/channels/groupPurchase/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { playActs } from '../playActs.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import { demoGroups } from './demoGroups.ts';
import { momentOf } from '../promoter/momentOf.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { pickMembers } from './pickMembers.ts';
import { planGroup } from './planGroup.ts';

interface Input {
  readonly campaigns: ReadonlyMap<string, GroupCampaign>;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** Groups that became full once, and those that wait for members: where one of these is over, another stands in its place. */
export async function keepWaitingGroups(db: Database, { campaigns, buyers, now }: Input): Promise<void> {
  for (const { slug, waiting, full } of demoGroups) {
    const campaign = campaigns.get(slug);
    if (!campaign) continue;
    const make = (paid: number, at: Pick<Played, 'openedAt' | 'until'>) =>
      ignoringRefusals(() => play(db, { campaign, buyers, paid, seed: `${slug} ${now.toISOString()}`, ...at }));
    const counts = await countGroups(db.read, { campaignIds: [campaign.id], now });
    if (!counts.has(campaign.id)) {
      for (let made = 0; made < full; made += 1) {
        // In an afternoon: the last member pays before the night.
        const openedAt = momentOf({ daysAgo: 2 + made, hour: 13.4 + (made % 4) }, now);
        await make(campaign.size, { openedAt, until: new Date(openedAt.getTime() + 5 * HOUR_MS) });
      }
    }
    const there = await listWaitingOf(db.read, { campaignId: campaign.id, limit: waiting.length + 1, now });
    for (const { agoHours, paid } of waiting.slice(there.length)) {
      const openedMs = Math.max(now.getTime() - agoHours * HOUR_MS, campaign.startsAt.getTime() + MINUTE_MS);
      if (openedMs < now.getTime()) await make(paid, { openedAt: new Date(openedMs), until: now });
    }
  }
}

interface Played {
  readonly campaign: GroupCampaign;
  readonly buyers: readonly DemoBuyer[];
  readonly paid: number;
  readonly seed: string;
  readonly openedAt: Date;
  /** The last member paid some time before. */
  readonly until: Date;
}

async function play(db: Database, { campaign, buyers, paid, seed, openedAt, until }: Played): Promise<void> {
  const choice = await pickMembers(db, { campaign, buyers, seed: `${seed} ${businessDay(openedAt)}` });
  if (choice.buyers.length < paid || choice.skuIds.length === 0) return;
  const spanMs = (until.getTime() - openedAt.getTime()) / (paid + 1);
  const members = choice.buyers.slice(0, paid).map((buyer, index) => ({
    buyer,
    skuId: choice.skuIds[index % choice.skuIds.length] ?? '',
    at: new Date(openedAt.getTime() + index * spanMs),
  }));
  await playActs(planGroup(db, { campaignId: campaign.id, members }).acts);
}
