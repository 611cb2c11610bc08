import { useCallback, useEffect, useRef, useState } from 'react';
import { useUserCache } from '../../../session/userCache.ts';
import type { MyOpenBox } from '../../../shared/openBox/Unit.ts';
import { useIsVisible } from '../../../ui/time/useIsVisible.ts';

interface Known {
  readonly user: string;
  readonly mine: MyOpenBox;
}

export interface OwnOpenBox {
  readonly isGuest: boolean;
  /** Null until it is known: the shop refuses what is not allowed in any case. */
  readonly mine: MyOpenBox | null;
  /** Something of theirs has changed. */
  readonly refresh: () => void;
}

/** The viewer's own locks and reminders. A failure is not told: every press is answered by the shop itself. */
export function useMyOpenBox(): OwnOpenBox {
  const user = useUserCache((state) => state.operator.invitationCode);
  const isGuest = useUserCache((state) => !state.isLoggedIn);
  const isVisible = useIsVisible();
  const [known, setKnown] = useState<Known | null>(null);
  const lastAsked = useRef<AbortController | null>(null);
  const refresh = useCallback(() => {
    if (user === '') return;
    // The newest question counts: an older answer would bring back what has changed.
    lastAsked.current?.abort();
    const asking = new AbortController();
    lastAsked.current = asking;
    void askMine(asking.signal).then((mine) => {
      if (mine && !asking.signal.aborted) setKnown({ user, mine });
    });
  }, [user]);
  // Whoever comes back from another page or tab may have paid there.
  useEffect(() => {
    if (!isVisible) return undefined;
    refresh();
    return () => lastAsked.current?.abort();
  }, [isVisible, refresh]);
  return { isGuest, mine: known?.user === user ? known.mine : null, refresh };
}

/** Null where it did not come: what was known stays. */
async function askMine(signal: AbortSignal): Promise<MyOpenBox | null> {
  try {
    const { openBoxCalls } = await import('../openBoxCalls.ts');
    return await openBoxCalls.mine(signal);
  } catch {
    return null;
  }
}
