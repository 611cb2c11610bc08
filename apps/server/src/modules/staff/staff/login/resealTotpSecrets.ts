import { sql } from 'kysely';
import type { Reseal } from '../../../../platform/crypto/Resealing.ts';
import { sealedNow } from '../../../../platform/crypto/seal.ts';
import { openTotpSecret, sealTotpSecret } from './totpSecret.ts';

/** The second factors, under the key that seals now. */
export const resealTotpSecrets: Reseal = async (tx, { config, limit }) => {
  const head = sealedNow(config.SEAL_SECRET);
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed_totp_secret as sealed from staff_members
    where substring(sealed_totp_secret for ${head.length}) <> ${head} order by id limit ${limit} for update`.execute(
    tx,
  );
  for (const { id, sealed } of rows) {
    await tx
      .updateTable('staff_members')
      .set({ sealed_totp_secret: sealTotpSecret(config, id, openTotpSecret(config, id, sealed)) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
};
