import { verifyPaymentPassword } from '../modules/money/wallet/index.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

interface Input<T> {
  readonly password: string;
  /** Refuses another user's payable. */
  readonly assertOwn: () => Promise<unknown>;
  readonly pay: () => Promise<T>;
}

/** Pays out of the balance once the payment password is verified, which counts its tries whatever comes of the payment. */
export async function payWithPassword<T>(context: RequestContext, { password, assertOwn, pay }: Input<T>): Promise<T> {
  const { services } = context;
  try {
    await verifyPaymentPassword(services, { userId: context.user().userId, password, now: services.clock() });
  } catch (error) {
    // The password may have been changed since this very request was answered.
    const replay = await context.findReplay();
    if (replay) return replay.answer as T;
    // Another user's payable counts as not found, whatever the password.
    await assertOwn();
    throw error;
  }
  return await pay();
}
