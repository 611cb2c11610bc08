import { useCallback, useEffect, useRef, useState } from 'react';
import { readAnswer } from '../../../api/readAnswer.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { useIsVisible } from '../../../ui/time/useIsVisible.ts';

const EVERY_MS = 5000;

interface Known {
  readonly user: string;
  /** Null until the first answer. */
  readonly answer: GroupAnswer | null;
  /** The last question was not answered. */
  readonly isLost: boolean;
}

interface AskedGroup extends Known {
  /** Somebody asked for it, and the answer has not come. */
  readonly isAsking: boolean;
  readonly ask: () => void;
}

interface Asking {
  readonly id: string;
  /** Empty: a visitor. */
  readonly user: string;
  /** Whether it is asked every few seconds, given the last answer if there was one. */
  readonly isDue: (answer: GroupAnswer | undefined) => boolean;
}

/** A group as the API last answered this viewer: asked at once, whenever the page comes back into sight, on demand, and while it is due. */
export function useAskedGroup({ id, user, isDue }: Asking): AskedGroup {
  const isVisible = useIsVisible();
  const [known, setKnown] = useState<Known>({ user, answer: null, isLost: false });
  const [isAsking, setIsAsking] = useState(false);
  const lastAsked = useRef<AbortController | null>(null);
  const read = useCallback(() => {
    // The newest question counts: an older answer would bring back what has changed.
    lastAsked.current?.abort();
    const asking = new AbortController();
    lastAsked.current = asking;
    void readGroup(id, user !== '', asking.signal)
      .catch(() => null)
      .then((answer) => {
        if (asking.signal.aborted) return;
        setIsAsking(false);
        setKnown((before) => ({
          user,
          answer: answer ?? (before.user === user ? before.answer : null),
          isLost: answer === null,
        }));
      });
  }, [id, user]);
  useEffect(() => {
    if (!isVisible) return undefined;
    read();
    return () => lastAsked.current?.abort();
  }, [isVisible, read]);

  // What another user was answered is not this one's.
  const own = known.user === user ? known : { user, answer: null, isLost: false };
  const isPolled = isVisible && isDue(own.answer ?? undefined);
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolled, read]);
  const ask = useCallback(() => {
    setIsAsking(true);
    read();
  }, [read]);
  return { ...own, isAsking, ask };
}

/** A logged-in user may need a new token; a visitor does without the API client. */
async function readGroup(id: string, isLoggedIn: boolean, signal: AbortSignal): Promise<GroupAnswer> {
  if (!isLoggedIn) return await readAnswer(`/api/groupPurchase/${id}`, signal);
  const { apiClient } = await import('../../../session/apiClient.ts');
  return await apiClient.call('groupGet', { params: { id } }, { silent: true, signal });
}
