import type { WindowKey } from '../../../platform/invariants/Invariant.ts';
import { windowIds, type WindowTables } from '../../../platform/invariants/WindowTables.ts';
import { sql } from 'kysely';
import { transfersOfUsers } from './transfersOfUsers.ts';
import { userTables } from './userTables.ts';

/** How the tables of the shop are narrowed to a window of users, of SKUs or of transfers. */
export const windowTables: Readonly<Record<WindowKey, WindowTables>> = {
  user: { belongs: userTables, derived: { table: 'ledger_transfers', ids: transfersOfUsers } },
  sku: { belongs: { stock_levels: sql`sku_id in ${windowIds}`, stock_movements: sql`sku_id in ${windowIds}` } },
  transfer: { belongs: { ledger_transfers: sql`id in ${windowIds}` } },
};
