import { useEffect, useState } from 'react';
import { useUserCache } from '../../../session/userCache.ts';

/**
 * Something of the present user's own; null for a visitor, while it is on its way, and when it did not come: pages do without it. `load` is
 * always the same function, and brings the API client itself, which visitors need not load.
 */
export function usePersonal<T>(load: () => Promise<T>): T | null {
  const user = useUserCache(({ isLoggedIn, operator }) => (isLoggedIn ? operator.invitationCode : null));
  const [kept, setKept] = useState<{ readonly user: string; readonly own: T } | null>(null);
  useEffect(() => {
    if (user === null) return undefined;
    let isGone = false;
    load()
      .then((own) => {
        if (!isGone) setKept({ user, own });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [user, load]);
  return kept?.user === user ? kept.own : null;
}
