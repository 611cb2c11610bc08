import { type Claiming, useClaiming } from './claim/useClaiming.ts';
import type { LiveDeals } from './useLiveDeals.ts';
import type { Own } from './useMyWoot.ts';

/** All that the parts of the page share. */
export interface WootView extends Own {
  readonly claiming: Claiming;
  readonly connection: LiveDeals['connection'];
  readonly isBack: (dealId: string) => boolean;
  /** The shop's time when the page was made. */
  readonly now: string;
}

export function useWootView(facts: Own & Pick<WootView, 'connection' | 'isBack' | 'now'>): WootView {
  return { ...facts, claiming: useClaiming(facts.refresh) };
}
