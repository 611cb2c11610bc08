import { newId } from '@jiwu/kernel';
import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/createDatabase.ts';
import type { Activities } from '../../platform/database/schema.gen.ts';

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
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A page never has more parts. */
const MOST = 50;

/** What runs or is still to come, as the page shows it. */
export async function listActivities(db: Reader, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('position')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(activityOf);
}

/** Also one that is over: its address may still be about. */
export async function findActivity(db: Reader, id: string): Promise<Activity | null> {
  const row = await db.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? activityOf(row) : null;
}

export type NewActivity = Omit<Activity, 'id'> & { readonly id?: string };

/** A new part of the page. The database refuses one that contradicts itself. */
export async function createActivity(tx: Tx, input: NewActivity, now: Date): Promise<string> {
  const id = input.id ?? newId();
  await tx
    .insertInto('activities')
    .values({
      id,
      kind: input.kind,
      title: input.title,
      subtitle: input.subtitle,
      rules_text: input.rulesText,
      picture_file_id: input.picture?.fileId ?? null,
      placeholder: input.picture?.placeholder ?? null,
      picture_alt: input.picture?.alt ?? null,
      campaign_id: input.campaignId,
      position: input.position,
      starts_at: input.startsAt,
      ends_at: input.endsAt,
      created_at: now,
    })
    .execute();
  return id;
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
  };
}
