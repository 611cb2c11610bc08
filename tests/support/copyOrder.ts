import { type RawBuilder, sql } from 'kysely';
import type { TestShop } from './startTestShop.ts';

const AT_ONCE = 2000;

/** Copies of one order with its lines, with other numbers, names, phones, days and states. */
export async function copyOrder(shop: TestShop, { id, count }: { id: string; count: number }): Promise<void> {
  const changed: Record<string, RawBuilder<unknown>> = {
    id: sql`to_jsonb(lpad(to_hex(1700000000000 + n::bigint * 60000), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))`,
    no: sql`to_jsonb('20' || lpad(n::text, 14, '0'))`,
    request_key: sql`to_jsonb('copy-' || lpad(n::text, 8, '0'))`,
    created_at: sql`to_jsonb(to_timestamp(1700000000 + n::bigint * 60))`,
    state: sql`case when n % 100 = 0 then '"awaitingDispatch"' when n % 50 = 1 then '"awaitingPayment"' else '"completed"' end::jsonb`,
    completed_at: sql`case when n % 100 = 0 or n % 50 = 1 then 'null' else to_jsonb(to_timestamp(1700000000 + n::bigint * 60)) end`,
    paid_at: sql`case when n % 50 = 1 then 'null' else to_jsonb(to_timestamp(1700000060 + n * 60)) end`,
    paid_with: sql`case when n % 50 = 1 then 'null'::jsonb else '"balance"' end`,
    ship_to: sql`model.ship_to || jsonb_build_object('recipient', '林' || chr(20000 + n % 20), 'phoneNumber', '138' || lpad((n * 7919 % 100000000)::text, 8, '0'))`,
  };
  const pairs = Object.entries(changed).flatMap(([name, value]) => [sql`${sql.lit(name)}::text`, value]);
  for (let from = 1; from <= count; from += AT_ONCE) {
    // With their lines, in one statement: a few thousand at a time are within the time that a statement may take.
    await shop.owner.writeAlone(sql`
      with added as (
        insert into orders select made.* from orders as model
        cross join generate_series(${from}::int, ${from + AT_ONCE - 1}::int) as n
        cross join lateral jsonb_populate_record(null::orders, to_jsonb(model) || jsonb_build_object(${sql.join(pairs)})) as made
        where model.id = ${id}
        returning id
      )
      insert into order_lines select made.* from added join order_lines as model on model.order_id = ${id}
      cross join lateral jsonb_populate_record(null::order_lines, to_jsonb(model) || jsonb_build_object('order_id', added.id)) as made`);
  }
  // However busy the machine is: a plan without figures is another one.
  await shop.owner.transact(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze orders, order_lines`.execute(tx);
  });
}
