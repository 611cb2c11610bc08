import { randomBytes } from 'node:crypto';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/config/config.ts';
import { sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { assertPeriod } from './assertPeriod.ts';
import type { DrawPeriod, NewPrize } from './DrawPeriod.ts';
import { sealSecret } from './periodSecret.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The last prize takes over the odds of every prize that runs out. */
  readonly prizes: readonly NewPrize[];
  /** For demo data and tests; otherwise the next number. */
  readonly number?: number;
  /** For tests, which must know the results. */
  readonly secret?: Uint8Array;
  readonly now: Date;
}

const SECRET_BYTES = 32;

/** Promises a period: from now on its prizes, its odds and its secret stay as they are, and the secret's hash is shown. */
export async function commitPeriod(tx: Tx, input: Input): Promise<DrawPeriod> {
  const { config, startsAt, endsAt, prizes, now } = input;
  assertPeriod(input);
  const secret = input.secret ?? randomBytes(SECRET_BYTES);
  const commitment = sha256(secret);
  const id = newId();
  const number = input.number ?? (await nextNumber(tx));
  await tx
    .insertInto('draw_periods')
    .values({
      id,
      number,
      starts_at: startsAt,
      ends_at: endsAt,
      commitment,
      committed_at: now,
      sealed_secret: sealSecret(config, secret),
    })
    .execute()
    .catch((error: unknown) => {
      const { constraint } = error as { constraint?: string };
      throw constraint === 'draw_periods_apart' ? new ShopError('DRAW_PERIOD_OVERLAP') : error;
    });
  await tx
    .insertInto('draw_prizes')
    .values(
      prizes.map((prize, position) => ({
        period_id: id,
        position,
        name: prize.name,
        kind: prize.kind,
        weight: prize.weight,
        stock: prize.stock,
        value_fen: prize.valueFen,
        coupon_id: prize.couponId,
        amount: prize.amount,
        sku_id: prize.skuId,
      })),
    )
    .execute();
  return { id, number, startsAt, endsAt, commitment: commitment.toString('hex'), committedAt: now, secret: null };
}

/** Two creations of a period wait for each other here. */
async function nextNumber(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('drawPeriods', 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next from draw_periods`.execute(
    tx,
  );
  return rows[0]?.next ?? 1;
}
