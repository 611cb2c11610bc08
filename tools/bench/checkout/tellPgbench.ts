import pg from 'pg';
import { userAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Good } from './chooseGoods.ts';
import type { Buyer } from './makeBuyers.ts';

/** Writes numbered buyers and goods into tables, where a pgbench script finds them. */
export async function tellPgbench(
  databaseUrl: string,
  buyers: readonly Buyer[],
  goods: readonly Good[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      drop table if exists bench_buyers, bench_goods;
      create table bench_buyers (
        n int primary key, user_id uuid, address_id uuid, account_id uuid, password_hash text);
      create table bench_goods (n int primary key, sku_id uuid, product_id uuid)`);
    const column = (of: (buyer: Buyer) => string) => buyers.map(of);
    await client.query(
      `insert into bench_buyers (user_id, address_id, account_id, password_hash, n)
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) with ordinality`,
      [
        column(({ userId }) => userId),
        column(({ addressId }) => addressId),
        column(({ userId }) => userAccount(userId, 'balance').id),
        column(({ passwordHash }) => passwordHash),
      ],
    );
    await client.query(
      `insert into bench_goods (sku_id, product_id, n) select * from unnest($1::uuid[], $2::uuid[]) with ordinality`,
      [goods.map(({ skuId }) => skuId), goods.map(({ productId }) => productId)],
    );
    await client.query('analyze bench_buyers, bench_goods');
  } finally {
    await client.end();
  }
}
