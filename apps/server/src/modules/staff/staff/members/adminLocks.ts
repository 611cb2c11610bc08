import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/**
 * Takes all administrators, in the order of their ids, for one change of who works here: two who close each other come one after the other, and the
 * second is no administrator any more.
 */
export async function lockAdmins(tx: Tx, { staffId }: { readonly staffId: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from staff_members where state = 'active' and 'admin' = any (roles) order by id for update`.execute(tx);
  if (!rows.some(({ id }) => id === staffId)) throw new ShopError('SESSION_ENDED');
}

/** Somebody who can sign in must be left to do everything. Asked after the change, while the administrators are locked. */
export async function assertAdminLeft(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select id from staff_members
    where state = 'active' and totp_confirmed_at is not null and 'admin' = any (roles) limit 1`.execute(tx);
  if (rows.length === 0) throw new ShopError('STAFF_LAST_ADMIN');
}

/** What one member does comes one after the other, where something of theirs is counted. */
export async function holdStaff(tx: Tx, staffId: string): Promise<void> {
  await sql`select from staff_members where id = ${staffId} for no key update`.execute(tx);
}
