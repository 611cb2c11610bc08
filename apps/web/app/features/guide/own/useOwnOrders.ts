import { useEffect, useState } from 'react';
import { useUserCache } from '../../../session/userCache.ts';
import type { OwnOrder } from './ownMatters.ts';

interface OwnOrders {
  readonly user: string;
  readonly orders: readonly OwnOrder[];
  readonly now: string;
}

/** The newest orders of who is logged in. A failure is not told: 我的订单 leads to the same, and tells it there. */
export function useOwnOrders(isWanted = true): { readonly isGuest: boolean; readonly own: OwnOrders | null } {
  const user = useUserCache((state) => state.operator.invitationCode);
  const [own, setOwn] = useState<OwnOrders | null>(null);
  useEffect(() => {
    if (user === '' || !isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void (async () => {
      try {
        const { apiClient } = await import('../../../session/apiClient.ts');
        const { items, now } = await apiClient.call('orderList', { query: {} }, { silent: true, signal });
        if (!signal.aborted) setOwn({ user, orders: items, now });
      } catch {
        // What stands for everyone stays.
      }
    })();
    return () => leaving.abort();
  }, [user, isWanted]);
  return { isGuest: user === '', own: own?.user === user ? own : null };
}
