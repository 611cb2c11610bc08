import type { RawBuilder } from 'kysely';

/** A statement that is always true: its query never returns a row. Numbered as in the list of invariants. */
export interface Invariant {
  readonly number: number;
  readonly title: string;
  readonly query: RawBuilder<unknown>;
}
