import { useCallback, useEffect, useRef, useState } from 'react';
import { useUserCache } from '../../session/userCache.ts';
import { useIsVisible } from '../../ui/time/useIsVisible.ts';

interface Known<T> {
  readonly user: string;
  readonly mine: T;
}

export interface Own<T> {
  readonly isGuest: boolean;
  /** Null until it is known: the shop refuses what is not allowed in any case. */
  readonly mine: T | null;
  /** Something of theirs has changed. */
  readonly refresh: () => void;
}

/**
 * What the viewer holds in a channel: claims, locks, reminders. A failure is not told: every press is answered by the shop itself. `ask`
 * stands outside the component, so that it is the same at every render.
 */
export function useOwn<T>(ask: (signal: AbortSignal) => Promise<T>): Own<T> {
  const user = useUserCache((state) => state.operator.invitationCode);
  const isGuest = useUserCache((state) => !state.isLoggedIn);
  const isVisible = useIsVisible();
  const [known, setKnown] = useState<Known<T> | null>(null);
  const lastAsked = useRef<AbortController | null>(null);
  const refresh = useCallback(() => {
    if (user === '') return;
    // The newest question counts: an older answer would bring back what has changed.
    lastAsked.current?.abort();
    const asking = new AbortController();
    lastAsked.current = asking;
    void ask(asking.signal).then(
      (mine) => {
        if (!asking.signal.aborted) setKnown({ user, mine });
      },
      () => {
        // What was known stays.
      },
    );
  }, [user, ask]);
  // Whoever comes back from another page or tab may have paid there.
  useEffect(() => {
    if (!isVisible) return undefined;
    refresh();
    return () => lastAsked.current?.abort();
  }, [isVisible, refresh]);
  return { isGuest, mine: known?.user === user ? known.mine : null, refresh };
}
