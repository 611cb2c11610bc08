import { sql } from 'kysely';
import type { Reseal } from '../../../../platform/crypto/Resealing.ts';
import { sealedNow } from '../../../../platform/crypto/seal.ts';
import { openSecret, sealSecret } from './periodSecret.ts';

/** The secrets of the periods, under the key that seals now. What was promised of them stays. */
export const resealPeriods: Reseal = async (tx, { config, limit }) => {
  const head = sealedNow(config.SEAL_SECRET);
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed_secret as sealed from draw_periods
    where substring(sealed_secret for ${head.length}) <> ${head} order by id limit ${limit} for update`.execute(tx);
  for (const { id, sealed } of rows) {
    await tx
      .updateTable('draw_periods')
      .set({ sealed_secret: sealSecret(config, openSecret(config, sealed)) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
};
