import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { ClosingPayouts } from '../../../../platform/database/schema.gen.ts';

export type ClosingState = (typeof rules.closing.states)[number];

/** A part of what an account still had when it was closed. */
export interface ClosingPayout {
  readonly userId: string;
  readonly id: string;
  readonly amountFen: number;
  readonly state: ClosingState;
  /** The recharge by whose payment it goes back; null: finance pays it. */
  readonly rechargeId: string | null;
  readonly closedAt: Date;
}

export function closingPayoutOf(row: Selectable<ClosingPayouts>): ClosingPayout {
  return {
    userId: row.user_id,
    id: row.id,
    amountFen: row.amount_fen,
    state: row.state as ClosingState,
    rechargeId: row.recharge_id,
    closedAt: row.closed_at,
  };
}
