import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

/** How staff look for users; each is served by an index. */
export type UserSearch =
  | { readonly by: 'newest' | 'banned' }
  | { readonly by: 'id' | 'phoneTail' | 'phoneNumber' | 'userName'; readonly value: string };

export interface StaffUserRow {
  readonly id: string;
  readonly userName: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly level: string;
  readonly state: 'active' | 'banned' | 'closed';
  readonly createdAt: Date;
}

const columns = sql`users.id, users.user_name as "userName", users.name, users.phone_number as "phoneNumber", users.level,
  case when users.state = 'active' and ban.user_id is not null then 'banned' else users.state end as state, users.created_at as "createdAt"`;
const open = sql`ban.user_id = users.id and ban.lifted_at is null`;

function conditionOf(search: UserSearch): RawBuilder<unknown> {
  switch (search.by) {
    case 'newest':
      return sql`true`;
    case 'banned':
      return sql`ban.user_id is not null`;
    case 'id':
      return sql`users.id = ${search.value}`;
    case 'phoneTail':
      return sql`users.phone_number is not null and right(users.phone_number, 4) = ${search.value}`;
    case 'phoneNumber':
      return sql`users.phone_number = ${search.value}`;
    case 'userName':
      return sql`lower(users.user_name) = ${search.value.toLowerCase()}`;
  }
}

/** Those who registered last first: ids are in the order of time. */
export async function listUsersForStaff(
  db: Reader,
  { search, beforeId, limit }: { search: UserSearch; beforeId: string | null; limit: number },
): Promise<StaffUserRow[]> {
  // Bans are few: those who are banned are found by them.
  const from =
    search.by === 'banned'
      ? sql`user_bans as ban join users on ${open}`
      : sql`users left join user_bans as ban on ${open}`;
  const rest = beforeId === null ? sql`` : sql`and users.id < ${beforeId}`;
  const { rows } = await sql<StaffUserRow>`
    select ${columns} from ${from} where ${conditionOf(search)} ${rest} order by users.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

interface WholeUser extends StaffUserRow {
  readonly closedAt: Date | null;
  readonly invitationCode: string;
  readonly passwordChangedAt: Date | null;
}

/** Closed ones too. */
export async function findUserForStaff(db: Reader, userId: string): Promise<WholeUser | null> {
  const { rows } = await sql<WholeUser>`
    select ${columns}, users.closed_at as "closedAt", users.invitation_code as "invitationCode",
      users.password_changed_at as "passwordChangedAt"
    from users left join user_bans as ban on ${open} where users.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
