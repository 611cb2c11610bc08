import { resealClosingAccounts } from '../modules/money/wallet/index.ts';
import { resealPeriods } from '../modules/promotion/draws/index.ts';
import { resealTotpSecrets } from '../modules/staff/staff/index.ts';
import type { Reseal } from '../platform/crypto/Resealing.ts';
import type { Database } from '../platform/database/createDatabase.ts';
import { resealAnswers } from '../platform/http/resealAnswers.ts';

/** Every column with sealed values, and how they are sealed anew. Null: sealed with something that its owner brings, not with our keys. */
export const sealedColumns: Readonly<Record<string, Reseal | null>> = {
  'staff_members.sealed_totp_secret': resealTotpSecrets,
  'draw_periods.sealed_secret': resealPeriods,
  'closing_accounts.sealed_account': resealClosingAccounts,
  'idempotency_keys.sealed_answer': resealAnswers,
  // With the refresh token itself.
  'refresh_tokens.sealed_successor': null,
};

const BATCH = 500;

/** Goes over every sealed column until nothing is left that another key than the first sealed; answers how many values each had. */
export async function resealAll(
  db: Pick<Database, 'transact'>,
  config: { readonly SEAL_SECRET: string },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [column, reseal] of Object.entries(sealedColumns)) {
    if (!reseal) continue;
    let total = 0;
    for (let done = BATCH; done === BATCH; total += done) {
      done = await db.transact((tx) => reseal(tx, { config, limit: BATCH }));
    }
    counts[column] = total;
  }
  return counts;
}
