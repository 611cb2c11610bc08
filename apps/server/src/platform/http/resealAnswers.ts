import { sql } from 'kysely';
import type { Reseal } from '../crypto/Resealing.ts';
import { seal, sealedNow, unseal } from '../crypto/seal.ts';
import { ANSWER_PURPOSE } from './writeOnce.ts';

/** The kept answers of writes, under the key that seals now. */
export const resealAnswers: Reseal = async (tx, { config: { SEAL_SECRET }, limit }) => {
  const head = sealedNow(SEAL_SECRET);
  const { rows } = await sql<{ scope: string; key: string; sealed: Buffer }>`
    select scope, key, sealed_answer as sealed from idempotency_keys
    where substring(sealed_answer for ${head.length}) <> ${head} limit ${limit} for update skip locked`.execute(tx);
  const anew = rows.map(({ scope, key, sealed }) => ({
    scope,
    key,
    sealed: seal(SEAL_SECRET, ANSWER_PURPOSE, unseal(SEAL_SECRET, ANSWER_PURPOSE, sealed)),
  }));
  await sql`
    update idempotency_keys set sealed_answer = anew.sealed
    from unnest(${anew.map(({ scope }) => scope)}::text[], ${anew.map(({ key }) => key)}::text[], ${anew.map((row) => row.sealed)}::bytea[])
      as anew (scope, key, sealed)
    where idempotency_keys.scope = anew.scope and idempotency_keys.key = anew.key`.execute(tx);
  return rows.length;
};
