import { rules, type OutsideGateway } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';

export interface RechargeFacts {
  readonly id: string;
  readonly gateway: OutsideGateway;
  readonly state: 'paid' | 'refunding' | 'refunded';
  readonly amountFen: number;
  readonly bonusFen: number;
  readonly paidAt: Date;
  readonly principalLeftFen: number;
  readonly bonusLeftFen: number;
  /** Of a refund that is under way or done. */
  readonly refundFen: number | null;
  readonly bonusBackFen: number | null;
  readonly bonusSpentFen: number | null;
}

/** Unspent principal, less spent bonus: no user keeps a bonus for money that they took back. */
export function refundableOf(facts: Pick<RechargeFacts, 'bonusFen' | 'bonusLeftFen' | 'principalLeftFen'>): number {
  return Math.max(0, facts.principalLeftFen - (facts.bonusFen - facts.bonusLeftFen));
}

/**
 * The refundable part of a recharge and its cost: unspent principal, less spent bonus; the unspent bonus is removed with it.
 */
export function rechargeRefundOf(facts: RechargeFacts, now: Date) {
  const refundableUntil = new Date(facts.paidAt.getTime() + rules.recharge.refundDays * DAY_MS);
  const bonusSpentFen = facts.bonusFen - facts.bonusLeftFen;
  const refundableFen = refundableOf(facts);
  const shown = {
    id: facts.id,
    gateway: facts.gateway,
    amountFen: facts.amountFen,
    bonusFen: facts.bonusFen,
    paidAt: facts.paidAt.toISOString(),
    refundableUntil: refundableUntil.toISOString(),
  };
  if (facts.state === 'refunding' || facts.state === 'refunded') {
    return {
      ...shown,
      state: facts.state,
      refundableFen: facts.refundFen ?? 0,
      bonusBackFen: facts.bonusBackFen ?? 0,
      bonusSpentFen: facts.bonusSpentFen ?? 0,
    };
  }
  const state: 'refundable' | 'used' | 'expired' =
    refundableUntil <= now ? 'expired' : refundableFen === 0 ? 'used' : 'refundable';
  return { ...shown, state, refundableFen, bonusBackFen: facts.bonusLeftFen, bonusSpentFen };
}
