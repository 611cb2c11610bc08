import { rules } from '@jiwu/contract';
import { HOUR_MS } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Groups } from '../../../../platform/database/schema.gen.ts';
import { type Group, groupOf } from './Group.ts';

export type WaitingFilter = (typeof rules.groupPurchase.filters)[number];

interface Page {
  readonly filter: WaitingFilter;
  readonly after: { readonly lacks: number; readonly endsAt: Date; readonly id: string } | null;
  readonly limit: number;
  readonly now: Date;
}

const filters = {
  all: () => sql``,
  oneShort: () => sql`and size - paid_members = 1`,
  ending: (now: Date) => sql`and ends_at <= ${endingBy(now)}`,
} satisfies Record<WaitingFilter, (now: Date) => unknown>;

const endingBy = (now: Date): Date => new Date(now.getTime() + rules.groupPurchase.endingHours * HOUR_MS);

/** Groups that wait for members: those that lack few come first, then those that end soon. */
export async function listWaiting(db: Reader, { filter, after, limit, now }: Page): Promise<Group[]> {
  const from = after
    ? sql`and (size - paid_members, ends_at, id) > (${after.lacks}::int, ${after.endsAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Selectable<Groups>>`
    select * from groups where state = 'open' and ends_at > ${now} ${filters[filter](now)} ${from}
    order by size - paid_members, ends_at, id limit ${limit}`.execute(db);
  return rows.map(groupOf);
}

/** The same of one campaign. */
export async function listWaitingOf(
  db: Reader,
  { campaignId, limit, now }: { campaignId: string; limit: number; now: Date },
): Promise<Group[]> {
  const { rows } = await sql<Selectable<Groups>>`
    select * from groups where campaign_id = ${campaignId} and state = 'open' and ends_at > ${now}
    order by size - paid_members, ends_at, id limit ${limit}`.execute(db);
  return rows.map(groupOf);
}

export async function countWaiting(db: Reader, now: Date): Promise<{ all: number; oneShort: number; ending: number }> {
  const { rows } = await sql<{ all: number; oneShort: number; ending: number }>`
    select count(*)::int as "all", count(*) filter (where size - paid_members = 1)::int as "oneShort",
      count(*) filter (where ends_at <= ${endingBy(now)})::int as ending
    from groups where state = 'open' and ends_at > ${now}`.execute(db);
  return rows[0] ?? { all: 0, oneShort: 0, ending: 0 };
}

interface GroupCounts {
  readonly open: number;
  readonly full: number;
  readonly failed: number;
}

/** How many groups each campaign has of each state; one that has none is not among them. */
export async function countGroups(
  db: Reader,
  { campaignIds, now }: { campaignIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, GroupCounts>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await sql<GroupCounts & { campaign_id: string }>`
    select campaign_id, count(*) filter (where state = 'open' and ends_at > ${now})::int as open,
      count(*) filter (where state = 'full')::int as full, count(*) filter (where state = 'failed')::int as failed
    from groups where campaign_id = any(${[...campaignIds]}::uuid[]) group by campaign_id`.execute(db);
  return new Map(rows.map(({ campaign_id: id, ...counts }) => [id, counts]));
}
