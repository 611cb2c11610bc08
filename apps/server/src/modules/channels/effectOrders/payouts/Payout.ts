import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { EffectPayouts } from '../../../../platform/database/schema.gen.ts';

export type PayoutState = (typeof rules.effectOrder.payoutStates)[number];

/** All of a promoter's payable commission of one moment, less what was owed, on its way to the balance or there. */
export interface Payout {
  readonly userId: string;
  readonly id: string;
  readonly no: string;
  readonly state: PayoutState;
  readonly commissionFen: number;
  readonly takenFen: number;
  readonly amountFen: number;
  readonly effects: number;
  readonly settledFrom: Date;
  readonly settledTo: Date;
  readonly requestedAt: Date;
  readonly lapsesAt: Date | null;
  readonly endedAt: Date | null;
  readonly refusal: string | null;
}

export function payoutOf(row: Selectable<EffectPayouts>): Payout {
  return {
    userId: row.user_id,
    id: row.id,
    no: row.no,
    state: row.state as PayoutState,
    commissionFen: row.commission_fen,
    takenFen: row.taken_fen,
    amountFen: row.amount_fen,
    effects: row.effects,
    settledFrom: row.settled_from,
    settledTo: row.settled_to,
    requestedAt: row.requested_at,
    lapsesAt: row.lapses_at,
    endedAt: row.ended_at,
    refusal: row.refusal,
  };
}
