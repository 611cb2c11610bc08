import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';

/** The parts of the page that show a campaign say its new times. */
export async function moveActivitiesOf(
  tx: Tx,
  campaignId: string,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  await sql`
    update activities set starts_at = ${startsAt}, ends_at = ${endsAt}, version = version + 1
    where campaign_id = ${campaignId}`.execute(tx);
}

/** The parts of the page that show a campaign end with it. */
export async function endActivitiesOf(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await tx.deleteFrom('activities').where('campaign_id', '=', campaignId).where('starts_at', '>=', now).execute();
  await sql`
    update activities set ends_at = ${now}, version = version + 1
    where campaign_id = ${campaignId} and ends_at > ${now}`.execute(tx);
}
