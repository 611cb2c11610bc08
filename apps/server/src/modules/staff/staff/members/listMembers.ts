import type { StaffRole } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { IDLE_MS } from '../sessions/authenticateStaff.ts';

interface Page {
  readonly now: Date;
  /** The last one of the page before. */
  readonly after: { readonly state: string; readonly loginName: string } | null;
  readonly limit: number;
}

interface Row {
  readonly id: string;
  readonly loginName: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly state: 'active' | 'closed';
  readonly isEnrolled: boolean;
  readonly lastLoginAt: Date | null;
  readonly liveSessions: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly version: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

/** Those who work here first, then those who did, by login name. */
export async function listMembers(db: Reader, { now, after, limit }: Page): Promise<Row[]> {
  const rest = after ? sql`where (member.state, member.login_name) > (${after.state}, ${after.loginName})` : sql``;
  const { rows } = await sql<Row>`
    select member.id, member.login_name as "loginName", member.name, member.roles, member.state,
      member.totp_confirmed_at is not null as "isEnrolled", newest.created_at as "lastLoginAt",
      live.count as "liveSessions", member.created_at as "createdAt", member.closed_at as "closedAt", member.version,
      member.changed_at as "changedAt", changer.name as "changedBy"
    from staff_members as member
    left join staff_members as changer on changer.id = member.changed_by
    left join lateral (
      select created_at from staff_sessions where staff_id = member.id order by id desc limit 1) as newest on true
    cross join lateral (
      select count(*)::int4 from staff_sessions
      where staff_id = member.id and member.state = 'active' and ended_at is null and expires_at > ${now}
        and last_seen_at > ${new Date(now.getTime() - IDLE_MS)}) as live
    ${rest} order by member.state, member.login_name limit ${limit}`.execute(db);
  return rows;
}
