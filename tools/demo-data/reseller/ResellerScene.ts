import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

/** What all acts of a reseller share. */
export interface ResellerScene {
  readonly db: Database;
  readonly userId: string;
  /** The member of staff who reviews licences, sends parcels and makes out invoices. */
  readonly staffId: string;
  readonly now: Date;
}
