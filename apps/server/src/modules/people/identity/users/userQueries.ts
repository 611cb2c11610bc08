import { type RawBuilder, sql } from 'kysely';
import { rules } from '@jiwu/contract';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** The columns of an account as the rest of the shop names them. */
const userColumns = [
  'id',
  'user_name as userName',
  'name',
  'phone_number as phoneNumber',
  'password_hash as passwordHash',
  'password_changed_at as passwordChangedAt',
  'level',
  'invitation_code as invitationCode',
  'avatar_file_id as avatarFileId',
  'personalised',
  'created_at as createdAt',
] as const;

/** By phone number or user name; the two cannot be confused, since a user name begins with a letter. */
export async function findUserByAccount(db: Reader, account: string) {
  const query = db.selectFrom('users').select(['id', 'password_hash as passwordHash']).where('state', '=', 'active');
  return await (
    rules.phonePattern.test(account)
      ? query.where('phone_number', '=', account)
      : query.where(sql`lower(user_name)`, '=', account.toLowerCase())
  ).executeTakeFirst();
}

export async function findUserByPhone(db: Reader, phoneNumber: string) {
  return await db.selectFrom('users').select(['id']).where('phone_number', '=', phoneNumber).executeTakeFirst();
}

/** Of an account that is open and has one. */
export async function findPhoneNumber(db: Reader, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return user?.phone_number ?? null;
}

export async function getUser(db: Reader, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!user) throw new ShopError('SESSION_ENDED'); // closed between the token's check and now
  return user;
}

/** The owner of an invitation code, while the account is open. */
export async function findInviter(db: Reader, invitationCode: string) {
  return await db
    .selectFrom('users')
    .select('id')
    .where('invitation_code', '=', invitationCode)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** The same as a part of a greater statement: a query with the column `id`. */
export function inviterQuery(invitationCode: string): RawBuilder<unknown> {
  return sql`select id from users where invitation_code = ${invitationCode} and state = 'active'`;
}

/** Every document and version that a user has agreed to. */
export async function listConsents(db: Reader, userId: string) {
  return await db
    .selectFrom('consents')
    .select(['document', 'version', 'agreed_at as agreedAt'])
    .where('user_id', '=', userId)
    .orderBy('agreed_at', 'desc')
    .execute();
}
