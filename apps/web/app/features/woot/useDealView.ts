import type { Claim, Deal } from '../../shared/woot/Deal.ts';
import { useShopSecondsLeft } from '../../ui/time/useShopSecondsLeft.ts';
import { dealStanding, type Standing } from './dealStanding.ts';
import { standingWords } from './standingWords.ts';
import type { WootView } from './useWootView.ts';

export interface DealView {
  readonly deal: Deal;
  readonly standing: Standing;
  /** One sentence on how it stands. */
  readonly words: string;
  /** The viewer's own claim that matters now: to be ordered, to be paid, or bought. */
  readonly own: Claim | null;
  readonly isReminded: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

/** A deal as it stands for its viewer, by the shop's clock. */
export function useDealView(deal: Deal, woot: WootView): DealView {
  const { mine, now, claiming } = woot;
  const isBegun = useShopSecondsLeft(deal.beginsAt, now) === 0;
  const isOver = useShopSecondsLeft(deal.endsAt, now) === 0;
  const claims = mine?.claims.filter(({ dealId }) => dealId === deal.id) ?? [];
  const time = isOver ? 'over' : isBegun ? 'running' : 'before';
  const standing = dealStanding({ deal, claims, isBlocked: mine?.blockedUntil != null, time });
  return {
    deal,
    standing,
    words: standingWords({ standing, deal, claims, isBack: woot.isBack(deal.id), now }),
    own: claims.find(({ state }) => state === standing) ?? null,
    isReminded: mine?.reminded.includes(deal.id) ?? false,
    isBusy: claiming.busyId === deal.id,
    // Whoever turns out to have one has an answer to why there is no other.
    problem: claiming.problem?.dealId === deal.id && standing !== 'held' ? claiming.problem.text : null,
  };
}
