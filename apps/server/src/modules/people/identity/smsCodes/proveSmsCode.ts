import { assert, MINUTE_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { equalBytes } from '../../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { requireWork } from '../../../../platform/challenge/requireWork.ts';
import { type Brake, enterBrakes } from '../../../../platform/limits/enterBrakes.ts';
import { releaseSlots } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';
import { hashSmsCode, type SmsPurpose } from './smsPurpose.ts';

const MAX_WRONG_TRIES = 5;

interface Input {
  readonly purpose: SmsPurpose;
  readonly phoneNumber: string;
  readonly browserId: string;
  readonly addressKey: string;
  /** The header `Challenge-Proof`. */
  readonly proof: string;
  readonly code: string;
}

/** A code that was found right and is not used up yet: `useSmsCode` does that with the write it allows. */
export interface ProvenSmsCode {
  readonly phoneNumber: string;
  readonly id: string;
}

/**
 * Compares with the newest code for this purpose, phone and browser. A try is counted before the comparison and in a
 * transaction of its own, so parallel guesses and refused writes count too; a right one is given back.
 */
export async function proveSmsCode(services: Services, input: Input): Promise<ProvenSmsCode> {
  const now = services.clock();
  const { config, redis } = services;
  const own: Brake = {
    key: `sms:wrong:address:${input.addressKey}`,
    free: config.SMS_WRONG_CODES_PER_ADDRESS,
    windowMs: MINUTE_MS,
  };
  const everyone: Brake = { key: 'sms:wrong', free: config.SMS_WRONG_CODES_PER_MINUTE, windowMs: MINUTE_MS };
  const slot = await enter(services, input, [own, everyone]);

  const outcome = await services.db.transact((tx) => tryCode(tx, input, hashSmsCode(config, input, input.code), now));
  // Where there is no code there is nothing to guess: that fills no one's brake but the caller's own.
  if (outcome.kind === 'none') await releaseSlots(redis, [everyone], slot);
  if (outcome.kind !== 'right') throw new ShopError('SMS_CODE_WRONG');
  await releaseSlots(redis, [own, everyone], slot);
  return { phoneNumber: input.phoneNumber, id: outcome.id };
}

/** Beyond the brakes a try costs work. Nobody is refused: a code has five tries, whatever others do. */
async function enter(services: Services, input: Input, brakes: readonly Brake[]): Promise<string> {
  const { redis, clock } = services;
  const first = await enterBrakes(redis, brakes, { worked: false, now: clock() });
  if (first.kind === 'entered') return first.slot;
  await requireWork(services, {
    purpose: 'smsCheck',
    subject: [input.purpose, input.phoneNumber, input.browserId],
    proof: input.proof,
    doublings: () => 1,
  });
  const entry = await enterBrakes(redis, brakes, { worked: true, now: clock() });
  assert(entry.kind === 'entered', 'these brakes stop nobody who has worked');
  return entry.slot;
}

type Outcome = { readonly kind: 'right'; readonly id: string } | { readonly kind: 'wrong' | 'none' };

async function tryCode(tx: Tx, input: Input, hash: Buffer, now: Date): Promise<Outcome> {
  const tried = await tx
    .updateTable('sms_codes')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('phone_number', '=', input.phoneNumber)
    .where('id', '=', (newest) =>
      newest
        .selectFrom('sms_codes')
        .select('id')
        .where('phone_number', '=', input.phoneNumber)
        .where('purpose', '=', input.purpose)
        .where('browser_id', '=', input.browserId)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('wrong_tries', '<', MAX_WRONG_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried) return { kind: 'none' };
  if (!equalBytes(tried.code_hash, hash)) return { kind: 'wrong' };
  await tx
    .updateTable('sms_codes')
    .set({ wrong_tries: sql`wrong_tries - 1` })
    .where('phone_number', '=', input.phoneNumber)
    .where('id', '=', tried.id)
    .execute();
  return { kind: 'right', id: tried.id };
}

/** Single use: of two writes with one code, one succeeds. */
export async function useSmsCode(tx: Tx, proven: ProvenSmsCode, now: Date): Promise<void> {
  const used = await tx
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('phone_number', '=', proven.phoneNumber)
    .where('id', '=', proven.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw new ShopError('SMS_CODE_WRONG');
}
