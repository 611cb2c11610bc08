import { DAY_MS } from '@jiwu/kernel';

/** An effect order as it should be, reckoned by other means than the shop's. */
export interface BelievedEffect {
  readonly promoterId: string;
  readonly lineId: string;
  readonly rateBp: number;
  readonly paidFen: number;
  refundedFen: number;
  state: 'pending' | 'settling' | 'payable' | 'paidOut' | 'void';
  completedAt: number;
  /** An after-sale is open until then. */
  openUntil: number;
}

/** What a promoter should see. */
export interface BelievedSums {
  pending: number;
  settling: number;
  payable: number;
  debt: number;
  paidOut: number;
}

/** Half up, by whole numbers alone. */
function believedCommission({ rateBp, paidFen, refundedFen }: BelievedEffect): number {
  const product = (paidFen - refundedFen) * rateBp;
  const rest = product % 10_000;
  return (product - rest) / 10_000 + (rest >= 5000 ? 1 : 0);
}

export class Books {
  readonly effects: BelievedEffect[] = [];
  private readonly debts = new Map<string, number>();
  private readonly paid = new Map<string, number>();
  /** By buyer: whose link, and when. */
  private readonly clicks = new Map<string, { promoterId: string; at: number }>();

  click(buyerId: string, promoterId: string, at: number): void {
    this.clicks.set(buyerId, { promoterId, at });
  }

  promoterOf(buyerId: string, at: number): string | null {
    const click = this.clicks.get(buyerId);
    return click && at - click.at <= 15 * DAY_MS ? click.promoterId : null;
  }

  refund(effect: BelievedEffect, moneyFen: number): void {
    const before = believedCommission(effect);
    effect.refundedFen += moneyFen;
    const lowered = before - believedCommission(effect);
    if (effect.state === 'paidOut') {
      this.debts.set(effect.promoterId, this.debtOf(effect.promoterId) + lowered);
    }
    if (believedCommission(effect) === 0) effect.state = 'void';
  }

  /** At midnight: what is complete for a week and has nothing open. */
  settle(midnight: number): void {
    for (const effect of this.effects) {
      const isDue = effect.completedAt + 7 * DAY_MS <= midnight && effect.openUntil <= midnight;
      if (effect.state === 'settling' && isDue) effect.state = 'payable';
    }
  }

  payOut(promoterId: string): void {
    const { payable, debt } = this.sumsOf(promoterId);
    for (const effect of this.of(promoterId)) if (effect.state === 'payable') effect.state = 'paidOut';
    const taken = Math.min(debt, payable);
    this.debts.set(promoterId, debt - taken);
    this.paid.set(promoterId, (this.paid.get(promoterId) ?? 0) + payable - taken);
  }

  sumsOf(promoterId: string): BelievedSums {
    const sums = {
      pending: 0,
      settling: 0,
      payable: 0,
      debt: this.debtOf(promoterId),
      paidOut: this.paid.get(promoterId) ?? 0,
    };
    for (const effect of this.of(promoterId)) {
      if (effect.state === 'pending' || effect.state === 'settling' || effect.state === 'payable') {
        sums[effect.state] += believedCommission(effect);
      }
    }
    return sums;
  }

  private of(promoterId: string): BelievedEffect[] {
    return this.effects.filter((effect) => effect.promoterId === promoterId);
  }

  private debtOf(promoterId: string): number {
    return this.debts.get(promoterId) ?? 0;
  }
}
