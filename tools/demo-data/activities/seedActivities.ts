import { DAY_MS } from '@jiwu/kernel';
import { createActivity } from '../../../apps/server/src/modules/promotion/activities/index.ts';
import { findCampaign } from '../../../apps/server/src/modules/promotion/campaigns/index.ts';
import { findProductPage } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { idFrom } from '../idFrom.ts';
import { campaignIdOf } from '../seedCampaigns.ts';
import { productIdOf } from '../seeding/seedProduct.ts';
import { demoActivities } from './demoActivities.ts';

/** Parts of the page that are always there are planned for a year. */
const PLANNED_DAYS = 365;

/** Makes the parts of /active that are missing. */
export async function seedActivities(db: Database, now: Date): Promise<void> {
  const rows = await db.read.selectFrom('activities').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const sofa = await findProductPage(db.read, { productId: productIdOf('shanyu-two-seat-sofa'), now });
  for (const [position, { kind, title, subtitle, rules }] of demoActivities.entries()) {
    const id = idFrom('activity', kind);
    if (known.has(id)) continue;
    const campaign = kind === 'spendAndSave' ? await findCampaign(db.read, campaignIdOf(title)) : null;
    const [picture] = campaign ? (sofa?.pictures ?? []) : [];
    const activity = {
      id,
      kind,
      title,
      subtitle,
      rulesText: rules.join('\n'),
      picture: picture ? { ...picture, alt: '客厅一角：沙发与落地灯' } : null,
      campaignId: campaign?.id ?? null,
      position,
      ...(kind === 'draw' ? { startsAt: null, endsAt: null } : timesOf(campaign, now)),
    };
    await db.transact((tx) => createActivity(tx, activity, now));
  }
}

function timesOf(campaign: { readonly startsAt: Date; readonly endsAt: Date } | null, now: Date) {
  return {
    startsAt: campaign?.startsAt ?? new Date(now.getTime() - DAY_MS),
    endsAt: campaign?.endsAt ?? new Date(now.getTime() + PLANNED_DAYS * DAY_MS),
  };
}
