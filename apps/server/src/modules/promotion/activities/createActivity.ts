import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Activity } from './activityQueries.ts';

export type NewActivity = Omit<Activity, 'id' | 'version'> & { readonly id?: string };

/** A new part of the page. The database refuses one that contradicts itself. */
export async function createActivity(tx: Tx, input: NewActivity, now: Date): Promise<string> {
  const id = input.id ?? newId();
  await tx
    .insertInto('activities')
    .values({
      id,
      kind: input.kind,
      campaign_id: input.campaignId,
      ...activityValues(input),
      starts_at: input.startsAt,
      ends_at: input.endsAt,
      created_at: now,
    })
    .execute();
  return id;
}

export type ActivityWords = Pick<Activity, 'title' | 'subtitle' | 'rulesText' | 'picture' | 'position'>;

/** The columns that can be changed at any time. */
export function activityValues({ title, subtitle, rulesText, picture, position }: ActivityWords) {
  return {
    title,
    subtitle,
    rules_text: rulesText,
    picture_file_id: picture?.fileId ?? null,
    placeholder: picture?.placeholder ?? null,
    picture_alt: picture?.alt ?? null,
    position,
  };
}
