import { createCampaign } from '../../apps/server/src/modules/campaigns/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { idFrom } from './idFrom.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One that runs, and one that is still to come. */
const demoCampaigns = [
  {
    name: '居家活动',
    scope: { kind: 'all' },
    beginsInDays: -1,
    days: 30,
    tiers: [{ thresholdFen: 80_000, offFen: 6000 }],
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

/** Makes the demo campaigns that are missing. */
export async function seedCampaigns(db: Database, now: Date): Promise<void> {
  const rows = await db.read.selectFrom('campaigns').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const { name, scope, beginsInDays, days, tiers } of demoCampaigns) {
    const id = idFrom('campaign', name);
    if (known.has(id)) continue;
    const startsAt = new Date(now.getTime() + beginsInDays * DAY_MS);
    const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
    await db.transact((tx) => createCampaign(tx, { id, name, scope, startsAt, endsAt, tiers }, now));
  }
}
