import pg from 'pg';
import { SHOP_ROLE } from '../../apps/server/src/platform/database/migrations/grantToShop.ts';
import { type Finding, finding, type Settings } from './Finding.ts';

const MIN_VERSION = 150_000;

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly is_super: boolean;
  readonly is_member: boolean;
  readonly owned: number;
  readonly migrated: boolean;
  readonly admins: boolean;
}

/** The database as the shop's processes reach it: there, migrated, and not by its owner. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: settings['DATABASE_URL'] ?? 'postgres://127.0.0.1:1/none',
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        rolsuper as is_super, coalesce(pg_has_role(oid, to_regrole($1), 'member'), false) as is_member,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
        to_regclass('public.migrations') is not null as migrated, to_regclass('public.staff_members') is not null as admins
      from pg_roles where rolname = current_user`,
      [SHOP_ROLE],
    );
    const [facts] = rows;
    if (!facts) throw new Error('no answer');
    return [finding('DATABASE_URL answers', true, ''), ...judge(facts), ...(await findAdmin(client, facts))];
  } catch (error) {
    return [finding('DATABASE_URL answers', false, (error as Error).message)];
  } finally {
    await client.end().catch(() => {});
  }
}

function judge(facts: Facts): Finding[] {
  const login = `a login that is a member of ${SHOP_ROLE} and nothing else (docs/going-live.md)`;
  return [
    finding('PostgreSQL is 15 or newer', facts.version >= MIN_VERSION, `it is ${facts.version}`),
    finding('the database is in UTF-8', facts.encoding === 'UTF8', `it is in ${facts.encoding}`),
    finding('the migrations have run', facts.migrated, 'DATABASE_OWNER_URL=… pnpm db:migrate'),
    finding('the shop’s login is no superuser and owns no table', !facts.is_super && facts.owned === 0, login),
    finding(`the shop’s login is a member of ${SHOP_ROLE}`, facts.is_member && !facts.is_super, login),
  ];
}

async function findAdmin(client: pg.Client, { admins }: Facts): Promise<Finding[]> {
  const missing = 'pnpm admin create NAME';
  if (!admins) return [finding('there is an administrator', false, missing)];
  const { rowCount } = await client.query(
    `select from staff_members where state = 'active' and 'admin' = any (roles) limit 1`,
  );
  return [finding('there is an administrator', (rowCount ?? 0) > 0, missing)];
}
