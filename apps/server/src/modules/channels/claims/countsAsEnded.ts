import { type RawBuilder, sql } from 'kysely';

/** Claims that ended without a payment since a moment. */
export interface EndedSince {
  readonly since: Date;
  /** One that its user gave up within so many seconds is not counted; each is, unless given. */
  readonly freeSeconds?: number;
}

/** Of a row of claims: whether it counts against its user. */
export function countsAsEnded({ since, freeSeconds }: EndedSince): RawBuilder<boolean> {
  const ended = sql<boolean>`state in ('lapsed', 'released') and ended_at >= ${since}`;
  if (freeSeconds === undefined) return ended;
  return sql<boolean>`${ended} and (state = 'lapsed' or ended_at > created_at + make_interval(secs => ${freeSeconds}))`;
}
