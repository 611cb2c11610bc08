import pg from 'pg';

/**
 * Fills the list up to so many units. They are the demo shop's over again, with prices, savings and times of their own; there is
 * no unit behind them, because the list reads nothing else.
 */
export async function fillOffers(databaseUrl: string, units: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `
      with known as (
        select *, row_number() over (order by unit_id) - 1 as place, count(*) over () as many from open_box_search
        where unit_id in (select id from open_box_units)
      ), wanted as (
        select n from generate_series((select count(*) + 1 from open_box_search), $1::bigint) as n
      )
      insert into open_box_search (unit_id, product_id, price_fen, saving_fen, saving_bp, listed_at, drops_at, facets, card)
      select gen_random_uuid(), product_id, 1000 + (n * 7919) % 300000, (n * 104729) % 90000, (n * 31) % 6000,
        listed_at - (n % 5000000) * interval '1 second',
        now() + ((n * 7) % 90) * interval '1 day' + (n % 86400) * interval '1 second', facets, card
      from wanted join known on place = n % many`,
      [units],
    );
    await client.query(`
      with placed as (
        select search.*, c || '/' || b || '/' || g as shelf from open_box_search as search,
          lateral (select '' as c union all select substr(facet, 3) from unnest(facets) as facet where facet like 'c:%') as category,
          lateral (select '' as b union all select substr(facet, 3) from unnest(facets) as facet where facet like 'b:%') as brand,
          lateral (select '' as g union all select substr(facet, 3) from unnest(facets) as facet where facet like 'g:%') as grade
      )
      insert into open_box_shelves (shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working)
      select shelf, unit_id, listed_at, saving_fen, saving_bp, drops_at, price_fen, is_complete, is_working from placed on conflict do nothing`);
    await tidy(client);
  });
}

async function tidy(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze open_box_search');
  await client.query('vacuum analyze open_box_shelves');
}

/** Leaves the list with what there is. */
export async function clearOffers(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('delete from open_box_search where unit_id not in (select id from open_box_units)');
    await tidy(client);
  });
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
