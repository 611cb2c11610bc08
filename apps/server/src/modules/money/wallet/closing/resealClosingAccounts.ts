import { sql } from 'kysely';
import type { Reseal } from '../../../../platform/crypto/Resealing.ts';
import { sealedNow } from '../../../../platform/crypto/seal.ts';
import { openClosingAccount, sealClosingAccount } from './closingAccount.ts';

/** The accounts of those who left, under the key that seals now. */
export const resealClosingAccounts: Reseal = async (tx, { config, limit }) => {
  const head = sealedNow(config.SEAL_SECRET);
  const { rows } = await sql<{ userId: string; sealed: Buffer }>`
    select user_id as "userId", sealed_account as sealed from closing_accounts
    where substring(sealed_account for ${head.length}) <> ${head} order by user_id limit ${limit} for update`.execute(
    tx,
  );
  for (const { userId, sealed } of rows) {
    await tx
      .updateTable('closing_accounts')
      .set({ sealed_account: sealClosingAccount(config, userId, openClosingAccount(config, userId, sealed)) })
      .where('user_id', '=', userId)
      .execute();
  }
  return rows.length;
};
