import { policies } from '@jiwu/contract';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

export interface Agreed {
  readonly serviceTerms: string;
  readonly privacyPolicy: string;
}

interface Input {
  readonly userId: string;
  readonly agreed: Agreed;
  readonly browserId: string;
  readonly now: Date;
}

/** What a user agrees to must be the newest texts. What they agreed to before stays as it was written down then. */
export async function recordConsent(tx: Tx, { userId, agreed, browserId, now }: Input): Promise<void> {
  assertCurrentPolicies(agreed);
  await tx
    .insertInto('consents')
    .values(
      (['serviceTerms', 'privacyPolicy'] as const).map((document) => ({
        user_id: userId,
        document,
        version: agreed[document],
        agreed_at: now,
        browser_id: browserId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function assertCurrentPolicies(agreed: Agreed): void {
  const current =
    agreed.serviceTerms === policies.serviceTerms.version && agreed.privacyPolicy === policies.privacyPolicy.version;
  if (!current) throw new ShopError('POLICY_CHANGED');
}
