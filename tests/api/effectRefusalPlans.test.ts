import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalQuery } from '../../apps/server/src/modules/channels/effectOrders/index.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/** One in a hundred for the rare reason, among those of a large shop. */
const ROWS = 20_000;
const PAGE = 51;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.owner.transact(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into effect_refusals (user_id, order_id, line_id, promoter_id, reason, at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
        case when n % 100 = 0 then 'closedAccount' else 'sameUser' end, to_timestamp(1700000000 + n / 3)
      from generate_series(1, ${ROWS}::int) as n`.execute(tx);
    await sql`analyze effect_refusals`.execute(tx);
  });
});
afterAll(() => shop.stop());

it.each(['closedAccount', 'sameUser'] as const)(
  'those for %s are read in their order, a page at a time',
  async (reason) => {
    const before = { at: new Date(1_700_000_000_000 + 4_000_000), lineId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
    for (const place of [null, before]) {
      const query = refusalQuery({ reason, before: place, limit: PAGE });
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze) ${query}`.execute(shop.owner.read);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('using effect_refusals_by_reason on');
      expect(plan).not.toMatch(/Sort|Filter/);
    }
  },
);
