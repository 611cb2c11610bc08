import { policies } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import pg from 'pg';
import { signAccessToken } from '../../../apps/server/src/modules/people/identity/index.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';

/** Someone who is signed in. */
export interface Visitor {
  readonly userId: string;
  readonly token: string;
  /** Each comes from an address of their own. */
  readonly from: string;
}

const USERS = `
  insert into users (id, user_name, phone_number, name, invitation_code, created_at)
  select id, 'rush_' || number, '18' || lpad(number::text, 9, '0'), '顾客' || number, 'R' || upper(lpad(to_hex(number), 5, '0')), $2
  from (
    select id, nth + (select count(*) from users) as number from unnest($1::uuid[]) with ordinality as made (id, nth)
  ) as numbered`;
const CONSENTS = `
  insert into consents (user_id, document, version, agreed_at, browser_id)
  select id, document, version, $2, 'benchRush' from unnest($1::uuid[]) as made (id)
  cross join (values ('serviceTerms', $3::text), ('privacyPolicy', $4::text)) as documents (document, version)`;
const SESSIONS = `
  insert into sessions (user_id, id, browser_id, device, address, created_at, last_seen_at)
  select user_id, id, 'benchRush', 'bench', address::inet, $4, $4
  from unnest($1::uuid[], $2::uuid[], $3::text[]) as made (user_id, id, address)`;

/** So many users with a session each: the rows are those that `createUser` and `openSession` write, all at once. */
export async function mintVisitors(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  count: number,
): Promise<Visitor[]> {
  const now = clock();
  const made = Array.from({ length: count }, (_, nth) => ({
    userId: newId(),
    sessionId: newId(),
    from: `10.${100 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`,
  }));
  const userIds = made.map(({ userId }) => userId);
  const client = new pg.Client({ connectionString: config.DATABASE_URL });
  await client.connect();
  await client.query(USERS, [userIds, now]);
  await client.query(CONSENTS, [userIds, now, policies.serviceTerms.version, policies.privacyPolicy.version]);
  await client.query(SESSIONS, [userIds, made.map(({ sessionId }) => sessionId), made.map(({ from }) => from), now]);
  await client.end();
  return await Promise.all(
    made.map(async ({ userId, sessionId, from }) => ({
      userId,
      from,
      token: await signAccessToken(config, { userId, sessionId }, now),
    })),
  );
}
