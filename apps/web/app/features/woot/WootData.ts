import type { PastDeals, WootPage } from '../../shared/woot/Deal.ts';

/** The channel's page. A part that failed to load is null; the other is shown all the same. */
export interface WootData {
  readonly deals: WootPage | null;
  readonly past: PastDeals | null;
  /** All past deals were asked for, not only the last ones. */
  readonly isPastWhole: boolean;
  readonly origin: string;
  /** When the page was made, by the shop's clock. */
  readonly now: string;
}
