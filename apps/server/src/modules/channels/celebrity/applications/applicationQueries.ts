import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type Application, applicationOf } from './Application.ts';

/** A user's own, the newest first. */
export async function listApplications(db: Reader, userId: string): Promise<Application[]> {
  const rows = await db
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(applicationOf);
}

/** Holds it until the transaction ends. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const row = await tx
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return applicationOf(row);
}

/** For staff: of one state, the oldest first. */
export async function listApplicationsByState(
  db: Reader,
  {
    state,
    after,
    limit,
  }: { state: Application['state']; after: { createdAt: Date; id: string } | undefined; limit: number },
): Promise<Application[]> {
  const rows = await db
    .selectFrom('celebrity_applications')
    .selectAll()
    .where('state', '=', state)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(applicationOf);
}
