import type { RawBuilder } from 'kysely';

/** What an invariant can be checked of one by one, so that a large shop need not be read whole: see WindowTables. */
export const windowKeys = ['user', 'sku', 'transfer'] as const;
export type WindowKey = (typeof windowKeys)[number];

/** A statement that is always true: its query never returns a row. Numbered as in the list of invariants. */
export interface Invariant {
  readonly number: number;
  readonly title: string;
  /**
   * Of what it can be said one by one: what it says of a user is seen in the rows of that user alone. `shop`: only whole tables
   * show it; these are small, or have an index, or are read in one go.
   */
  readonly each: WindowKey | 'shop';
  readonly query: RawBuilder<unknown>;
}
