import pg from 'pg';
import { loadSkuFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { ledgerStatements } from './ledgerStatements.ts';
import { levelStatements } from './levelStatements.ts';
import { countUsers, type Extent, SKUS } from './orderFormulas.ts';
import {
  followingStatements,
  linesStatement,
  type LoadedSku,
  ordersStatement,
  userStatements,
} from './orderStatements.ts';
import { withoutKeys } from './withoutKeys.ts';

interface Input {
  readonly db: Database;
  readonly connectionString: string;
  readonly orders: number;
  /** Their money is in the ledger, however many they are. */
  readonly withLedger?: boolean;
  readonly now: Date;
  readonly say: (text: string) => void;
}

/** With more orders than this their money is in the ledger only when it is asked for: it would take half as much again as all the rest. */
export const LEDGER_UP_TO = 1_000_000;
const CHUNK = 500_000;
const MIN_PRICE_FEN = 1000;
const TABLES = ['orders', 'order_lines', 'order_history', 'order_discounts', 'payments'];
const LEDGER_TABLES = ['ledger_transfers', 'ledger_entries'];

/** So many generated orders of generated users, once. All in one transaction: after a crash, nothing of it is there. */
export async function seedLargeOrders(input: Input): Promise<number> {
  const { db, connectionString, orders, now, say } = input;
  const client = new pg.Client({ connectionString, application_name: 'jiwu-seed-orders' });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from orders where request_key like 'loaded-%' limit 1`);
    if (rowCount) {
      say('there are generated orders already');
      return 0;
    }
    const hasLedger = input.withLedger === true || orders <= LEDGER_UP_TO;
    const skus = await chooseSkus(client, db);
    const tables = hasLedger ? [...TABLES, ...LEDGER_TABLES] : TABLES;
    await client.query('begin');
    await prepareSession(client);
    const work = () => load(client, { extent: { orders, now }, skus, hasLedger, say });
    await withoutKeys(client, { tables, trusts: orders > LEDGER_UP_TO, work, say });
    await client.query('commit');
    say('statistics');
    for (const table of [...tables, 'users', 'consents', 'spend_days', 'level_standings'])
      await client.query(`vacuum (analyze) ${table}`);
    return orders;
  } finally {
    await client.end();
  }
}

async function chooseSkus(client: pg.Client, db: Database): Promise<LoadedSku[]> {
  const { rows } = await client.query<{ id: string }>(
    `select sku.id from skus as sku join products as product on product.id = product_id join stock_levels on sku_id = sku.id
     where product.state = 'onSale' and price_fen >= $1 order by sku.id limit $2`,
    [MIN_PRICE_FEN, SKUS],
  );
  if (rows.length < SKUS) throw new Error(`generated orders need ${SKUS} SKUs, there are ${rows.length}`);
  const facts = await loadSkuFacts(
    db.read,
    rows.map(({ id }) => id),
  );
  return [...facts.values()].map((sku) => ({ ...sku, picture: { ...sku.picture, placeholder: '' } }));
}

async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local synchronous_commit = off;
    set local work_mem = '256MB';
    set local maintenance_work_mem = '1GB';
    set local max_parallel_maintenance_workers = 2;
    -- Balances and entries of the ledger are written here, not by its triggers.
    set local session_replication_role = replica`);
}

interface Load {
  readonly extent: Extent;
  readonly skus: readonly LoadedSku[];
  readonly hasLedger: boolean;
  readonly say: (text: string) => void;
}

async function load(client: pg.Client, { extent, skus, hasLedger, say }: Load): Promise<void> {
  const { orders } = extent;
  await client.query(
    `create temporary table loaded_skus on commit drop as
     select sku_no - 1 as sku_no, "skuId" as sku_id, "productId" as product_id, title, "skuLabel" as sku_label, picture,
       "priceFen" as price_fen
     from rows from (jsonb_to_recordset($1::jsonb) as ("skuId" uuid, "productId" uuid, title text, "skuLabel" text,
       picture jsonb, "priceFen" int)) with ordinality as sku ("skuId", "productId", title, "skuLabel", picture, "priceFen", sku_no)`,
    [JSON.stringify(skus)],
  );
  await client.query('analyze loaded_skus');
  for (const statement of userStatements(extent, countUsers(orders).all)) await client.query(statement);
  const { rows } = await client.query<{ first: string }>(
    `select setval('order_numbers', nextval('order_numbers') + $1) - $1 as first`,
    [orders],
  );
  const firstNo = Number(rows[0]?.first);
  for (let from = 0; from < orders; from += CHUNK) {
    const range = { from, to: Math.min(from + CHUNK, orders) };
    await client.query(ordersStatement(extent, range, { skus, firstNo }));
    await client.query(linesStatement(extent, range));
    say(`generated orders ${range.to}/${orders}`);
  }
  // Their days count as counted already: 经常一起买 begins anew.
  await client.query('delete from bought_pairs; delete from bought_refunds; delete from bought_progress');
  await client.query('analyze orders, order_lines');
  const following = {
    ...followingStatements,
    ...levelStatements(extent.now),
    ...(hasLedger ? ledgerStatements : {}),
  };
  for (const [what, statement] of Object.entries(following)) {
    await client.query(statement);
    say(what);
  }
}
