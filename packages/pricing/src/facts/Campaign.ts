import type { Scope } from './Scope.ts';

/** Spend and save (满减): the goods in scope together reach a tier. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly scope: Scope;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly tiers: readonly CampaignTier[];
}

export interface CampaignTier {
  readonly thresholdFen: number;
  readonly offFen: number;
}
