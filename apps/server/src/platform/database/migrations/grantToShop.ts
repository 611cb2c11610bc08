import type pg from 'pg';

/** The role that api, worker and live work in: their logins are its members. It reads and writes rows, and owns nothing. */
export const SHOP_ROLE = 'jiwu_shop';
const JOBS = 'graphile_worker';

/**
 * Gives the shop's role what it needs of the tables that are there now and of those that come later. What triggers keep only-added it
 * cannot change or delete in the first place, and what was migrated it can read, not write.
 */
export async function grantToShop(client: pg.Client): Promise<void> {
  await makeRole(client);
  await client.query('begin');
  try {
    await client.query(`
      grant usage on schema public, ${JOBS} to ${SHOP_ROLE};
      grant select, insert, update, delete on all tables in schema public, ${JOBS} to ${SHOP_ROLE};
      grant usage, select on all sequences in schema public, ${JOBS} to ${SHOP_ROLE};
      grant execute on all functions in schema ${JOBS} to ${SHOP_ROLE};
      alter default privileges in schema public, ${JOBS} grant select, insert, update, delete on tables to ${SHOP_ROLE};
      alter default privileges in schema public, ${JOBS} grant usage, select on sequences to ${SHOP_ROLE};
      revoke insert, update, delete on public.migrations, ${JOBS}.migrations from ${SHOP_ROLE}`);
    for (const revoke of await onlyAdded(client)) await client.query(revoke);
    for (const policy of await missingPolicies(client)) await client.query(policy);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Roles belong to the whole server: another database's migration may be making it at this very moment. */
async function makeRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHOP_ROLE]);
  if (rowCount) return;
  await client.query(`
    do $$ begin
      create role ${SHOP_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`);
}

/** Tables whose triggers refuse every update or delete, whatever the columns. */
async function onlyAdded(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('revoke %s on %s from ${SHOP_ROLE}', string_agg(distinct kind, ', '), tgrelid::regclass) as statement
    from pg_trigger, lateral (values ('update', 16), ('delete', 8)) as kinds (kind, bit)
    where tgfoid = to_regproc('public.refuse_change') and not tgisinternal and tgqual is null
      and (tgtype & bit) <> 0 and not (kind = 'update' and tgattr::text <> '')
    group by tgrelid`);
  return rows.map(({ statement }) => statement);
}

/** The job queue's tables have row security, which without a policy shows their rows to their owner alone. */
async function missingPolicies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('create policy ${SHOP_ROLE} on %s to ${SHOP_ROLE} using (true) with check (true)', oid::regclass) as statement
     from pg_class where relnamespace = $1::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = $2)`,
    [JOBS, SHOP_ROLE],
  );
  return rows.map(({ statement }) => statement);
}
