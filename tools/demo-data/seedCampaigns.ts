import { businessDay, DAY_MS } from '@jiwu/kernel';
import { createCampaign } from '../../apps/server/src/modules/promotion/campaigns/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { idFrom } from './idFrom.ts';

/** Two that run, of which one is shown on /active, and one that is still to come. All end at midnight in Shanghai. */
const demoCampaigns = [
  {
    name: '全场活动',
    scope: { kind: 'all' },
    beginsInDays: -1,
    days: 30,
    tiers: [{ thresholdFen: 80_000, offFen: 6000 }],
  },
  {
    name: '把客厅，还给周末',
    scope: { kind: 'categories', categoryIds: ['home'] },
    beginsInDays: -1,
    days: 16,
    tiers: [
      { thresholdFen: 30_000, offFen: 1500 },
      { thresholdFen: 80_000, offFen: 6000 },
      { thresholdFen: 150_000, offFen: 14_000 },
    ],
  },
  {
    name: '户外周',
    scope: { kind: 'categories', categoryIds: ['outdoor'] },
    beginsInDays: 2,
    days: 7,
    tiers: [
      { thresholdFen: 30_000, offFen: 3000 },
      { thresholdFen: 60_000, offFen: 8000 },
    ],
  },
] as const;

export const campaignIdOf = (name: string) => idFrom('campaign', name);

/** Makes the demo campaigns that are missing. */
export async function seedCampaigns(db: Database, now: Date): Promise<void> {
  const rows = await db.read.selectFrom('campaigns').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const { name, scope, beginsInDays, days, tiers } of demoCampaigns) {
    const id = campaignIdOf(name);
    if (known.has(id)) continue;
    const startsAt = new Date(now.getTime() + beginsInDays * DAY_MS);
    const endsAt = midnightAfter(new Date(startsAt.getTime() + days * DAY_MS));
    await db.transact((tx) => createCampaign(tx, { id, name, scope, startsAt, endsAt, tiers }, now));
  }
}

function midnightAfter(at: Date): Date {
  const dayBegins = Date.parse(`${businessDay(at)}T00:00:00+08:00`);
  return new Date(dayBegins + DAY_MS);
}
