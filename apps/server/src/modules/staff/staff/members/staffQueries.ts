import type { StaffRole } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { StaffLogin } from '../login/StaffLogin.ts';

/** Only members who may sign in. */
export async function findStaffByLoginName(db: Reader, loginName: string): Promise<StaffLogin | null> {
  return await findLogin(db, 'login_name', loginName.toLowerCase());
}

/** The same of a member who is signed in. */
export async function findStaffLogin(db: Reader, staffId: string): Promise<StaffLogin | null> {
  return await findLogin(db, 'id', staffId);
}

async function findLogin(db: Reader, column: 'id' | 'login_name', value: string): Promise<StaffLogin | null> {
  const row = await db
    .selectFrom('staff_members')
    .select([
      'id',
      'password_hash',
      'sealed_totp_secret',
      'last_totp_step',
      'totp_confirmed_at',
      'must_change_password',
    ])
    .where(column, '=', value)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  return {
    staffId: row.id,
    passwordHash: row.password_hash,
    sealedTotpSecret: row.sealed_totp_secret,
    lastTotpStep: row.last_totp_step,
    isEnrolled: row.totp_confirmed_at !== null,
    mustChangePassword: row.must_change_password,
  };
}

interface StaffMember {
  readonly id: string;
  readonly loginName: string;
  readonly name: string;
  readonly roles: StaffRole[];
}

export async function getStaff(db: Reader, staffId: string): Promise<StaffMember> {
  const row = await db
    .selectFrom('staff_members')
    .select(['id', 'login_name', 'name', 'roles'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return { id: row.id, loginName: row.login_name, name: row.name, roles: row.roles as StaffRole[] };
}

/** Members who may sign in and may do everything. */
export async function countAdmins(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('staff_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .where(sql<boolean>`'admin' = any (roles)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Names of members, closed ones too. */
export async function listStaffNames(db: Reader, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db.selectFrom('staff_members').select(['id', 'name']).where('id', 'in', staffIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
