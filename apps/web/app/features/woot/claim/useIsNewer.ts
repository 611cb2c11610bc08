import { useEffect, useState } from 'react';
import type { LiveDeals } from '../useLiveDeals.ts';

/** How long figures that stay the same are of the moment before: by then a change would have been pushed, or asked for. */
const STALE_MS: Readonly<Record<LiveDeals['connection'], number>> = { live: 2000, asking: 6000, lost: Infinity };

interface Facts {
  readonly figures: string;
  /** The figures at which the shop said no. */
  readonly seen: string;
  readonly connection: LiveDeals['connection'];
}

/**
 * Whether the figures are newer than the shop's refusal: they have changed since, be it back to the same, or have stood still for
 * longer than a change takes to come.
 */
export function useIsNewer({ figures, seen, connection }: Facts): boolean {
  const [isNewer, setIsNewer] = useState(false);
  if (!isNewer && figures !== seen) setIsNewer(true);
  useEffect(() => {
    const wait = STALE_MS[connection];
    if (!Number.isFinite(wait)) return undefined;
    const timer = setTimeout(() => setIsNewer(true), wait);
    return () => clearTimeout(timer);
  }, [connection]);
  return isNewer || figures !== seen;
}
