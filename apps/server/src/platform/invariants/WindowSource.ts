import type { RawBuilder } from 'kysely';
import type { WindowTables } from './WindowTables.ts';

/** Where the ids of the windows of one key come from. */
export interface WindowSource {
  readonly tables: WindowTables;
  /** No window has more ids; most have fewer, see `createPace`. */
  readonly most: number;
  /**
   * Tables that are only added to, and whose rows lead to whom something happened. `since` is a place in the table (a `ctid`): what
   * was added since stands behind it, and is found without an index.
   */
  readonly grows: Readonly<Record<string, (since: RawBuilder<unknown>) => RawBuilder<{ id: string }>>>;
  /** The next ids after one, in order; the first ones after null. */
  readonly after: (cursor: string | null, size: number) => RawBuilder<{ id: string }>;
}
