import type { StaffRole } from '@jiwu/contract';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { StaffMembers } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface HeldMember {
  readonly id: string;
  readonly loginName: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly state: 'active' | 'closed';
  readonly isEnrolled: boolean;
}

interface Held {
  readonly id: string;
  /** The one that was looked at; not given: whatever it is. */
  readonly version?: number;
  readonly state: 'active' | 'closed';
}

/** Takes a member for one change. Whoever looked at an older version is refused, and told who changed it and when. */
export async function lockMember(tx: Tx, { id, version, state }: Held): Promise<HeldMember> {
  const row = await tx
    .selectFrom('staff_members')
    .select(['id', 'login_name', 'name', 'roles', 'state', 'totp_confirmed_at', 'version', 'changed_at', 'changed_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  if (row.state !== state || (version !== undefined && row.version !== version)) {
    const by = row.changed_by === null ? null : await nameOf(tx, row.changed_by);
    throw new ShopError(
      'STAFF_MEMBER_CHANGED',
      {},
      { changedBy: by, changedAt: row.changed_at?.toISOString() ?? null },
    );
  }
  return {
    id: row.id,
    loginName: row.login_name,
    name: row.name,
    roles: row.roles as StaffRole[],
    state,
    isEnrolled: row.totp_confirmed_at !== null,
  };
}

async function nameOf(tx: Tx, staffId: string): Promise<string | null> {
  const row = await tx.selectFrom('staff_members').select('name').where('id', '=', staffId).executeTakeFirst();
  return row?.name ?? null;
}

type Change = Updateable<
  Pick<
    StaffMembers,
    | 'name'
    | 'roles'
    | 'state'
    | 'closed_at'
    | 'password_hash'
    | 'must_change_password'
    | 'totp_confirmed_at'
    | 'sealed_totp_secret'
    | 'last_totp_step'
  >
>;

/** Changes a member that is locked. */
export async function changeMember(
  tx: Tx,
  { id, change, by, now }: { id: string; change: Change; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ ...change, version: sql`version + 1`, changed_by: by, changed_at: now })
    .where('id', '=', id)
    .execute();
}
