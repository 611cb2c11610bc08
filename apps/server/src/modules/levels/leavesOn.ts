import { sql } from 'kysely';

/** The date on which what was spent on `day` counts no more: the same one of the next year. */
export const leavesOn = sql<string>`(day + interval '12 months')::date`;
