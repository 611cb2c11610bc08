import { businessDay } from '@jiwu/kernel';
import { endDeal } from '../../../apps/server/src/flows/woot/endDeal.ts';
import { remindOfDeal } from '../../../apps/server/src/flows/woot/remindOfDeal.ts';
import { dealTimes, getDeal, listDeals, type WootDeal } from '../../../apps/server/src/modules/channels/woot/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { idFrom } from '../idFrom.ts';
import { dayAfter, dealsOf, pastDealsOf } from './dealDays.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import type { DemoDeal } from './demoDeals.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { inTurns } from './inTurns.ts';
import { pickBuyers } from './pickBuyers.ts';
import { playDeal } from './playDeal.ts';
import { publishDemoDeal } from './publishDemoDeal.ts';
import { sweepDeals } from './sweepDeals.ts';

const PAST_DAYS = 14;
const MOST_REMINDED = 6;

interface Input {
  readonly userId: string;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** Deals of the last fortnight, of today as far as the day has come, and of tomorrow: days that have none get theirs. */
export async function keepDeals(db: Database, input: Input): Promise<void> {
  const { now, buyers } = input;
  const today = businessDay(now);
  const tomorrow = dayAfter(today);
  const from = dayAfter(today, -PAST_DAYS);
  const there = await listDeals(db.read, { from, until: tomorrow, drafts: true });
  // The shop was stopped before they were over: the rest of their day is played now.
  for (const deal of await listLeftOver(db, today)) {
    await playDealOf(db, { deal, buyers, now: dealTimes(deal.day).endsAt });
  }
  await sweepDeals(db, now);
  const ofDay = Map.groupBy(there, ({ day }) => day);
  for (let day = from; day < today; day = dayAfter(day)) {
    if (!ofDay.has(day)) await playPastDay(db, { day, buyers, now });
  }
  for (const day of [today, tomorrow]) {
    if (ofDay.has(day)) continue;
    const deals = await publishDay(db, { demos: dealsOf(day), day, now });
    if (day === tomorrow) await remind(db, { ...input, deals });
  }
  const ofToday = await listDeals(db.read, { from: today, until: today, drafts: false });
  await inTurns(ofToday, (deal) => playDealOf(db, { deal, buyers, now }));
}

async function listLeftOver(db: Database, today: string): Promise<WootDeal[]> {
  const rows = await db.read
    .selectFrom('woot_deals')
    .select('id')
    .where('state', '=', 'published')
    .where('day', '<', today)
    .execute();
  return await Promise.all(rows.map(({ id }) => getDeal(db.read, id)));
}

/** Deals that staff made are left alone. */
async function playDealOf(
  db: Database,
  { deal, buyers, now }: Omit<Input, 'userId'> & { deal: WootDeal },
): Promise<void> {
  const demo = dealsOf(deal.day).find(({ slug, values }) => idFrom('sku', slug, ...values) === deal.skuId);
  if (demo) await playDeal(db, { demo, deal, buyers, now });
}

async function publishDay(
  db: Database,
  { demos, day, now }: { demos: readonly DemoDeal[]; day: string; now: Date },
): Promise<WootDeal[]> {
  const deals: WootDeal[] = [];
  for (const [position, demo] of demos.entries()) {
    const publish = () => db.transact((tx) => publishDemoDeal(tx, { demo, day, position, now }));
    const deal = await ignoringRefusals(publish);
    if (deal) deals.push(deal);
  }
  return deals;
}

/** A day that is over before anyone saw it: what was not sold goes back to the stock at midnight. */
async function playPastDay(db: Database, { day, buyers, now }: Omit<Input, 'userId'> & { day: string }): Promise<void> {
  const { endsAt } = dealTimes(day);
  const demos = pastDealsOf(day);
  const deals = await publishDay(db, { demos, day, now });
  await Promise.all(
    deals.map(async (deal) => {
      const demo = demos[deal.position];
      if (demo) await playDeal(db, { demo, deal, buyers, now: endsAt });
      await db.transact((tx) => endDeal(tx, { id: deal.id, now: endsAt }));
    }),
  );
}

/** Some want to be told when a deal of tomorrow begins; the demo user of the first. */
async function remind(
  db: Database,
  { deals, userId, buyers, now }: Input & { deals: readonly WootDeal[] },
): Promise<void> {
  for (const deal of deals) {
    const crowd = pickBuyers(buyers, `reminders ${deal.id}`).slice(0, 1 + (deal.pieces % MOST_REMINDED));
    const userIds = [...crowd.map((buyer) => buyer.userId), ...(deal.position === 0 ? [userId] : [])];
    await ignoringRefusals(() =>
      db.transact(async (tx) => {
        for (const id of userIds) await remindOfDeal(tx, { userId: id, dealId: deal.id, now });
      }),
    );
  }
}
