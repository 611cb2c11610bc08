import { randomInt } from 'node:crypto';
import { rules } from '@jiwu/contract';
import { keyedHash } from '../../../../platform/crypto/hashing.ts';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface Code {
  readonly staffId: string;
  readonly codeHash: Buffer;
}

/** Sixty random bits: `K7QM-2XRD-9WPA`. */
function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [part(), part(), part()].join('-');
}

/** Bound to its owner. */
export function hashRecoveryCode(
  config: { readonly HASH_SECRET: string },
  { staffId, code }: { readonly staffId: string; readonly code: string },
): Buffer {
  return keyedHash(config.HASH_SECRET, `staff recovery ${staffId} ${code}`);
}

/** Whether it is one that was not used yet. */
export async function isRecoveryCode(db: Reader, { staffId, codeHash }: Code): Promise<boolean> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of two who show the same code at once, one is refused. */
export async function spendRecoveryCode(
  tx: Tx,
  { staffId, codeHash, now }: Code & { readonly now: Date },
): Promise<void> {
  const used = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  if (!used) throw new ShopError('STAFF_LOGIN_REFUSED');
}

/** New ones instead of those from before; nobody can read them again. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { staffId, config, now }: { staffId: string; config: { readonly HASH_SECRET: string }; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: rules.staff.recoveryCodes }, newRecoveryCode);
  await dropRecoveryCodes(tx, staffId);
  await tx
    .insertInto('staff_recovery_codes')
    .values(
      codes.map((code) => ({
        staff_id: staffId,
        code_hash: hashRecoveryCode(config, { staffId, code }),
        made_at: now,
      })),
    )
    .execute();
  return codes;
}

export async function dropRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export async function countRecoveryCodes(db: Reader, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
