import type { StaffRole } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { sealTotpSecret } from '../login/totpSecret.ts';

interface Input {
  readonly loginName: string;
  readonly name: string;
  readonly passwordHash: string;
  /** In base32, as their authenticator takes it. */
  readonly totpSecret: string;
  readonly roles: readonly StaffRole[];
  /** They set up their own second factor and password at the first sign-in; else what is given is what they have. */
  readonly isToEnrol?: boolean;
  readonly config: { readonly SEAL_SECRET: string };
  readonly now: Date;
}

/** A new member of staff. */
export async function createStaff(tx: Tx, input: Input): Promise<string> {
  const id = newId();
  await tx
    .insertInto('staff_members')
    .values({
      id,
      login_name: input.loginName,
      name: input.name,
      password_hash: input.passwordHash,
      sealed_totp_secret: sealTotpSecret(input.config, id, input.totpSecret),
      totp_confirmed_at: input.isToEnrol ? null : input.now,
      must_change_password: input.isToEnrol ?? false,
      roles: [...input.roles],
      created_at: input.now,
    })
    .execute();
  return id;
}
