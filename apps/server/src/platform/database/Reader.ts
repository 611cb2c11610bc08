import type { Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * A connection that only reads, inside a transaction or outside. It can neither write nor begin a transaction; outside, PostgreSQL refuses a
 * write, too.
 */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'getExecutor'>;
