import type pg from 'pg';

const FIRST_WITH_IT = 180_000;

/**
 * Migration 0026 calls uuidv7(), which PostgreSQL brings from 18 on. A migration that has landed is never edited, so older versions get one. After
 * an upgrade PostgreSQL's own is found first.
 */
export async function bringUuidv7(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? FIRST_WITH_IT) >= FIRST_WITH_IT) return;
  // 48 bits of milliseconds over a random one, whose version is turned from 4 (0100) into 7 (0111).
  await client.query(`
    create or replace function public.uuidv7() returns uuid language sql volatile parallel safe as $$
      select encode(set_bit(set_bit(overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
      ), 52, 1), 53, 1), 'hex')::uuid
    $$`);
}
