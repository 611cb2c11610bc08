import type { Answer, Contract } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { countLively } from '../../../modules/channels/celebrity/index.ts';
import { countWaiting } from '../../../modules/channels/groupPurchase/index.ts';
import { countListed } from '../../../modules/channels/openBox/index.ts';
import { countTexts } from '../../../modules/content/content/index.ts';
import { listCategories } from '../../../modules/goods/catalogue/index.ts';
import { countNew } from '../../../modules/goods/search/index.ts';
import { listRunningCampaigns } from '../../../modules/promotion/campaigns/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';
import { loadWootPage } from '../../woot/queries/loadWootPage.ts';
import { allOrNull, type OnMissing } from './allOrNull.ts';
import { LIVELY_DAYS } from './livelyDays.ts';

type More = Answer<Contract['morePage']>;

/** The figures of every channel; by a bundle two statements. */
export async function loadMore(
  db: Reader,
  { now, onMissing }: { readonly now: Date; readonly onMissing: OnMissing },
): Promise<More> {
  const today = startOfDay(now);
  return await allOrNull(
    {
      goods: loadGoods(db, today),
      woot: loadWoot(db, now),
      groups: loadGroups(db, now),
      units: countListed(db, today),
      celebrities: countLively(db, new Date(now.getTime() - LIVELY_DAYS * DAY_MS)),
      active: loadActive(db, now),
      texts: countTexts(db, today),
    },
    onMissing,
  );
}

async function loadGoods(db: Reader, today: Date): Promise<NonNullable<More['goods']>> {
  const [categories, newToday] = await Promise.all([listCategories(db), countNew(db, today)]);
  const total = categories.reduce((sum, { level, count }) => sum + (level === 1 ? count : 0), 0);
  return { total, newToday };
}

async function loadWoot(db: Reader, now: Date): Promise<NonNullable<More['woot']>> {
  const { today } = await loadWootPage(db, now);
  const running = today.filter(({ day }) => day === businessDay(now));
  const [one] = running;
  const first = running.find(({ left, isPaused }) => left > 0 && !isPaused);
  return {
    today: running.length,
    span: one ? { beginsAt: one.beginsAt, endsAt: one.endsAt } : null,
    first: first ? { title: first.title, left: first.left } : null,
  };
}

async function loadGroups(db: Reader, now: Date): Promise<NonNullable<More['groups']>> {
  const { all, oneShort } = await countWaiting(db, now);
  return { waiting: all, oneShort };
}

async function loadActive(db: Reader, now: Date): Promise<NonNullable<More['active']>> {
  const campaigns = await listRunningCampaigns(db, now);
  const [next] = campaigns.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  const tier = next?.tiers.toSorted((one, other) => one.thresholdFen - other.thresholdFen).at(-1);
  return { campaign: next && tier ? { tier, endsAt: next.endsAt.toISOString() } : null };
}
