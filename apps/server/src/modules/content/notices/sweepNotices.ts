import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { inBatches } from '../../../platform/database/inBatches.ts';
import type { Services } from '../../../platform/services.ts';

/** Old news, read or not. */
export async function sweepNotices(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - rules.notice.keptDays * DAY_MS);
  await inBatches(
    services.db,
    (limit) => sql`
    delete from notices where ctid in (select ctid from notices where created_at < ${before} limit ${limit})`,
  );
}
