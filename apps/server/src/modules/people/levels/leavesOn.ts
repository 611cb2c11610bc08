import { sql } from 'kysely';

/** The date on which a day's spending stops counting: the same date of the next year. */
export const leavesOn = sql<string>`(day + interval '12 months')::date`;
