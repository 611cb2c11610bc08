import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Refusal } from './invitationQueries.ts';

const PAGE = 20;

interface Invited {
  readonly invitedId: string;
  readonly createdAt: Date;
  readonly state: 'registered' | 'rewarded' | 'refused' | 'revoked';
  readonly refusal: Refusal | null;
}

/** The people whom a user invited, newest first. */
export async function listInvited(
  db: Reader,
  input: { inviterId: string; cursor: string | undefined },
): Promise<{ items: Invited[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('invitations')
    .select(['invited_id', 'created_at', 'state', 'refusal'])
    // To the microsecond, which a Date does not hold.
    .select(sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'))
    .where('inviter_id', '=', input.inviterId)
    .orderBy('created_at', 'desc')
    .orderBy('invited_id')
    .limit(PAGE + 1);
  if (input.cursor) {
    const [at, id] = decodeCursor(input.cursor, timeCursor);
    query = query.where((where) =>
      where.or([
        where('created_at', '<', sql<Date>`${at}::timestamptz`),
        where.and([where('created_at', '=', sql<Date>`${at}::timestamptz`), where('invited_id', '>', id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      invitedId: row.invited_id,
      createdAt: row.created_at,
      state: row.state as Invited['state'],
      refusal: row.refusal as Refusal | null,
    })),
    nextCursor: rows.length > PAGE && last ? encodeCursor([last.at, last.invited_id]) : null,
  };
}
