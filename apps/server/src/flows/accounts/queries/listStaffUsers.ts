import { type Answer, type ParsedInput, rules, type staffUserEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { listUsersForStaff, type UserSearch } from '../../../modules/people/identity/index.ts';
import { findOrderByNo } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { maskUser } from './maskUser.ts';

type List = (typeof staffUserEndpoints)['staffUserList'];
type ByPhone = (typeof staffUserEndpoints)['staffUserByPhone'];

const PAGE = 50;
const place = z.tuple([z.uuid()]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A page of users, found by whatever was typed. */
export async function listStaffUsers(
  db: Reader,
  { q, view, cursor }: ParsedInput<List>['query'],
  size = PAGE,
): Promise<Answer<List>> {
  const search = view === 'banned' ? { by: 'banned' as const } : await searchOf(db, q);
  if (search === null) return { items: [], nextCursor: null };
  const beforeId = cursor === undefined ? null : decodeCursor(cursor, place)[0];
  const found = await listUsersForStaff(db, { search, beforeId, limit: size + 1 });
  const users = found.slice(0, size);
  const last = found.length > size ? users.at(-1) : undefined;
  return { items: users.map(maskUser), nextCursor: last ? encodeCursor([last.id]) : null };
}

/** Null: an order that there is not. */
async function searchOf(db: Reader, q: string | undefined): Promise<UserSearch | null> {
  if (q === undefined) return { by: 'newest' };
  if (/^\d{4}$/.test(q)) return { by: 'phoneTail', value: q };
  if (UUID.test(q)) return { by: 'id', value: q.toLowerCase() };
  if (!rules.order.noPattern.test(q)) return { by: 'userName', value: q };
  const order = await findOrderByNo(db, q);
  return order ? { by: 'id', value: order.userId } : null;
}

/** By a whole number, which the caller has from the user. */
export async function findStaffUserByPhone(db: Reader, phoneNumber: string): Promise<Answer<ByPhone>> {
  const found = await listUsersForStaff(db, {
    search: { by: 'phoneNumber', value: phoneNumber },
    beforeId: null,
    limit: PAGE,
  });
  return { items: found.map(maskUser), nextCursor: null };
}
