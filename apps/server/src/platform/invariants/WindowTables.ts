import { type RawBuilder, sql } from 'kysely';

/** How the tables are narrowed to a window. */
export interface WindowTables {
  /** For each table the condition under which a row of it belongs to the window. Tables that are not named are read whole. */
  readonly belongs: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Ids that conditions name and that take long to find: found once for a window, then listed as `derived_ids`. */
  readonly derived?: { readonly table: string; readonly ids: RawBuilder<{ id: string }> };
}

/** The ids of the window: users, SKUs or transfers. */
export const windowIds = sql`(select id from window_ids)`;
export const derivedIds = sql`(select id from derived_ids)`;
