import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Activities } from '../../../platform/database/schema.gen.ts';

type ActivityKind = (typeof rules.activityKinds)[number];

export interface Activity {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly title: string;
  readonly subtitle: string;
  /** Paragraphs, one a line. */
  readonly rulesText: string;
  readonly picture: { readonly fileId: string; readonly placeholder: string; readonly alt: string } | null;
  readonly campaignId: string | null;
  readonly position: number;
  /** Null of a draw: its period says when. */
  readonly startsAt: Date | null;
  /** Null of a draw that is on the page. */
  readonly endsAt: Date | null;
  /** One more with each change. */
  readonly version: number;
}

/** A page never has more parts. */
const MOST = 50;
/** Staff look at the last hundred. */
const MOST_KEPT = 100;

/** Activities that run or are still to come, in the page's order. */
export async function listActivities(db: Reader, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where((eb) => eb.or([eb('ends_at', '>', now), eb('ends_at', 'is', null)]))
    .orderBy('position')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(activityOf);
}

/** All activities for staff: those on the page in its order, then the ended ones, the last first. */
export async function listKeptActivities(db: Reader, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .orderBy((eb) => eb.case().when('ends_at', '<=', now).then(1).else(0).end())
    .orderBy((eb) => eb.case().when('ends_at', '<=', now).then(eb.ref('ends_at')).end(), 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_KEPT)
    .execute();
  return rows.map(activityOf);
}

/** Also one that is over: its address may still be about. */
export async function findActivity(db: Reader, id: string): Promise<Activity | null> {
  const row = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? activityOf(row) : null;
}

/** Two changes of one activity wait for each other here. */
export async function lockActivity(tx: Tx, id: string): Promise<Activity | null> {
  const row = await tx.selectFrom('activities').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? activityOf(row) : null;
}

function activityOf(row: Selectable<Activities>): Activity {
  return {
    id: row.id,
    kind: row.kind as ActivityKind,
    title: row.title,
    subtitle: row.subtitle,
    rulesText: row.rules_text,
    picture:
      row.picture_file_id === null
        ? null
        : { fileId: row.picture_file_id, placeholder: row.placeholder ?? '', alt: row.picture_alt ?? '' },
    campaignId: row.campaign_id,
    position: row.position,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    version: row.version,
  };
}
