import { sql } from 'kysely';
import type { WindowKey } from '../../../platform/invariants/Invariant.ts';
import type { WindowSource } from '../../../platform/invariants/WindowSource.ts';
import { windowTables } from './windowTables.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Nothing happens to an order without a line of its history, nor to money or integral without a line of a statement. */
export const windowSources: Readonly<Record<WindowKey, WindowSource>> = {
  user: {
    tables: windowTables.user,
    most: 500,
    grows: {
      order_history: (since) => sql`select distinct user_id as id from order_history where ctid >= ${since}`,
      after_sale_history: (since) => sql`select distinct user_id as id from after_sale_history where ctid >= ${since}`,
      ledger_entries: (since) => sql`
        select distinct owner_id as id from ledger_entries as entry join ledger_accounts as account on account.id = account_id
        where entry.ctid >= ${since} and owner_id is not null`,
    },
    after: (cursor, size) => sql`select id from users where id > ${cursor ?? FIRST}::uuid order by id limit ${size}`,
  },
  sku: {
    tables: windowTables.sku,
    most: 500,
    grows: {
      stock_movements: (since) => sql`select distinct sku_id as id from stock_movements where ctid >= ${since}`,
    },
    after: (cursor, size) => sql`select id from skus where id > ${cursor ?? FIRST}::uuid order by id limit ${size}`,
  },
  transfer: {
    tables: windowTables.transfer,
    most: 20_000,
    grows: { ledger_transfers: (since) => sql`select id from ledger_transfers where ctid >= ${since}` },
    after: (cursor, size) =>
      sql`select id from ledger_transfers where id > ${cursor ?? FIRST}::uuid order by id limit ${size}`,
  },
};
