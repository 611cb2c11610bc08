import type { RawBuilder } from 'kysely';

/** Something that must always be true: its query returns no row, ever. Numbered as in the list of invariants. */
export interface Invariant {
  readonly number: number;
  readonly title: string;
  readonly query: RawBuilder<unknown>;
}
