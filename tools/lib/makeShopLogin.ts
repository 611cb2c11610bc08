import pg from 'pg';
import { SHOP_ROLE } from '../../apps/server/src/platform/database/migrations/grantToShop.ts';

const LOGIN = 'jiwu_shop_login';

/**
 * The address by which the shop's processes reach a migrated database of ours: by a login that is no more than a member of the
 * shop's role, as in production. A grant that is missing fails here first.
 */
export async function makeShopLogin(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [LOGIN]);
    if (!rowCount) await client.query(`create role ${LOGIN} login password '${LOGIN}' in role ${SHOP_ROLE}`);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = LOGIN;
  url.password = LOGIN;
  return url.href;
}
