import type { Reader } from '../../../../platform/database/Reader.ts';

/** Whether the account is open, as of now; `holdOpen` also keeps it so. */
export async function isOpen(db: Reader, userId: string): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('id', '=', userId).where('state', '=', 'active');
  return (await query.executeTakeFirst()) !== undefined;
}
