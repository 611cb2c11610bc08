import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

const OWN = 20;
const SHOWN = 10;

interface Sharing {
  readonly userId: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** Other accounts that were signed in to from one of a user's last browsers, as far as sessions are kept. */
export async function listSharingBrowsers(db: Reader, userId: string): Promise<Sharing[]> {
  const { rows } = await sql<Sharing>`
    select users.id as "userId", users.name, users.created_at as "createdAt"
    from (
      select distinct other.user_id from (
        select distinct browser_id from (
          select browser_id from sessions where user_id = ${userId} order by id desc limit ${OWN}) as last
        where browser_id not in ('', 'erased')
      ) as own
      cross join lateral (
        select distinct user_id from sessions
        where browser_id = own.browser_id and user_id <> ${userId} limit ${SHOWN}) as other
    ) as sharing
    join users on users.id = sharing.user_id
    order by users.id desc limit ${SHOWN}`.execute(db);
  return rows;
}
