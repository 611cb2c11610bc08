import type { Reader } from '../../../../platform/database/Reader.ts';
import { maskPhone } from './maskPhone.ts';

export interface MaskedUser {
  readonly id: string;
  /** 林** */
  readonly name: string;
  /** 138****6024; null: none, or the account was closed. */
  readonly phoneNumber: string | null;
}

/** Users as staff may read them: by whom money moves, without telling who that is. */
export async function listMaskedUsers(
  db: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MaskedUser>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'phone_number'])
    .where('id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(
    rows.map(({ id, name, phone_number: phone }) => [
      id,
      { id, name: `${[...name][0] ?? ''}**`, phoneNumber: phone === null ? null : maskPhone(phone) },
    ]),
  );
}
