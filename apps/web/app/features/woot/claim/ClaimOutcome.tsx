import type { Deal } from '../../../shared/woot/Deal.ts';
import type { WootView } from '../useWootView.ts';
import { LostDrawer } from './LostDrawer.tsx';
import { WonDrawer } from './WonDrawer.tsx';

interface ClaimOutcomeProps {
  deals: readonly Deal[];
  woot: WootView;
}

/** What the last press has led to, until it is closed. */
export function ClaimOutcome({ deals, woot }: ClaimOutcomeProps) {
  const { outcome } = woot.claiming;
  const deal = deals.find(({ id }) => id === outcome?.dealId);
  if (!outcome || !deal) return null;
  switch (outcome.kind) {
    case 'won':
      return <WonDrawer deal={deal} claim={outcome.claim} woot={woot} />;
    case 'lost':
      return <LostDrawer deal={deal} seen={outcome.seen} woot={woot} />;
  }
}
