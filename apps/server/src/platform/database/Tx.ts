import type { Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A connection inside a transaction. Only `transact` makes one. */
export type Tx = Transaction<DB>;
