import type { Admission } from '../../../../platform/challenge/Admission.ts';
import { verifyPassword } from '../../../../platform/crypto/passwords.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** Compares a password of someone who was admitted, or refuses someone who was not. Only a wrong password stays counted. */
export async function compareOnce(
  admitted: Admission | { readonly waitMs: number },
  { passwordHash, password }: { readonly passwordHash: string | null | undefined; readonly password: string },
): Promise<boolean> {
  if ('waitMs' in admitted) throw new ShopError('LOGIN_TOO_MANY', { waitMs: admitted.waitMs });
  let isWrong = false;
  try {
    isWrong = !(await verifyPassword(admitted.place, passwordHash, password));
    return !isWrong;
  } finally {
    if (!isWrong) await admitted.forgive();
  }
}
