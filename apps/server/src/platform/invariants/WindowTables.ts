import { type RawBuilder, sql } from 'kysely';

/** For each table the condition under which a row of it belongs to a window. Tables that are not named here are read whole. */
export type WindowTables = Readonly<Record<string, RawBuilder<unknown>>>;

/** The ids of the window: users, SKUs or transfers. */
export const windowIds = sql`(select id from window_ids)`;
