import type { StaffRole } from '@jiwu/contract';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { StaffLogin } from '../login/StaffLogin.ts';

/** Only members who may sign in. */
export async function findStaffByLoginName(db: Reader, loginName: string): Promise<StaffLogin | null> {
  const row = await db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'sealed_totp_secret', 'last_totp_step'])
    .where('login_name', '=', loginName.toLowerCase())
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  return {
    staffId: row.id,
    passwordHash: row.password_hash,
    sealedTotpSecret: row.sealed_totp_secret,
    lastTotpStep: row.last_totp_step,
  };
}

export async function getStaff(db: Reader, staffId: string): Promise<{ id: string; name: string; roles: StaffRole[] }> {
  const row = await db
    .selectFrom('staff_members')
    .select(['id', 'name', 'roles'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return { id: row.id, name: row.name, roles: row.roles as StaffRole[] };
}
