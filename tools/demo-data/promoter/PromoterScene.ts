import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

/** What all acts of a promoter's year share. */
export interface PromoterScene {
  readonly db: Database;
  /** The promoter, and the code of the links. */
  readonly userId: string;
  readonly code: string;
  /** The member of staff who sends the parcels and grants refunds. */
  readonly staffId: string;
  readonly now: Date;
}
