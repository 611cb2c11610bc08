import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { IntegralCause } from '../integralCauses.ts';

interface Input {
  readonly userId: string;
  readonly cause: IntegralCause;
  readonly amount: number;
  /** The part of it that a VIP gets on top. */
  readonly vipExtra?: number | undefined;
  readonly expiresAt: Date;
  /** Its end was put off once. */
  readonly isGrace?: boolean;
  readonly now: Date;
}

/**
 * Records the expiry of a part of a user's integral; the ledger moves it in the same transaction. The caller holds the balance.
 */
export async function addLot(tx: Tx, input: Input): Promise<void> {
  await tx
    .insertInto('integral_lots')
    .values({
      user_id: input.userId,
      id: newId(),
      cause_kind: input.cause.kind,
      cause_id: input.cause.id,
      amount: input.amount,
      left_amount: input.amount,
      vip_extra: input.vipExtra ?? 0,
      earned_at: input.now,
      expires_at: input.expiresAt,
      is_grace: input.isGrace ?? false,
    })
    .execute();
}
