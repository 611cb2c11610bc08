import pg from 'pg';

/**
 * So many paid orders of the two days before `now`, at any minute and of several kinds, out of the shop's first three paid ones. For what counts and
 * sums orders alone: they have no lines and no money in the ledger.
 */
export async function copyOrdersOfTwoDays(
  ownerUrl: string,
  { orders, now }: { orders: number; now: Date },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jiwu-seed-orders' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'`,
    );
    const ago = `$2::timestamptz - (nth % 2879) * interval '1 minute'`;
    const sum = '1000 + nth % 9000';
    const own: Readonly<Record<string, string>> = {
      id: 'gen_random_uuid()',
      no: `lpad((7000000000000000 + nth)::text, 16, '0')`,
      kind: `(array['normal', 'normal', 'woot', 'groupPurchase', 'openBox'])[1 + nth % 5]`,
      request_key: 'gen_random_uuid()',
      goods_fen: sum,
      campaign_fen: '0',
      coupon_fen: '0',
      integral_fen: '0',
      shipping_fen: '0',
      pay_fen: sum,
      created_at: ago,
      paid_at: ago,
    };
    const names = rows.map(({ name }) => pg.escapeIdentifier(name));
    const values = rows.map(({ name }) => own[name] ?? `template.${pg.escapeIdentifier(name)}`);
    await client.query('begin');
    // Twenty thousand rows with their indices: a busy machine needs longer than a request may.
    await client.query('set local session_replication_role = replica; set local statement_timeout = 0');
    await client.query(
      `with templates as (
         select *, row_number() over (order by id) - 1 as place from orders where paid_at is not null order by id limit 3)
       insert into orders (${names.join(', ')})
       select ${values.join(', ')} from generate_series(1, $1::int) as nth
       join templates as template on template.place = nth % 3`,
      [orders, now],
    );
    await client.query('commit');
    await client.query('analyze orders');
  } finally {
    await client.end();
  }
}
