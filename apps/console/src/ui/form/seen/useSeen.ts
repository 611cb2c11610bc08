import { useState } from 'react';
import { standingOf } from './standingOf.ts';

interface Open<T> {
  /** As it was last read. */
  readonly now: T;
  /** What of it the form can change, as one string. */
  readonly keyOf: (of: T) => string;
  /** What stands in the form, in the same way. */
  readonly mine: string;
  /** The form is being sent: one's own change may be read before its answer is known, and is nobody else's. */
  readonly isBusy: boolean;
  /** Puts what another wrote into a form in which nothing was typed. */
  readonly follow: (now: T) => void;
}

interface Seen<T> {
  /** As whoever types here has last seen it. */
  readonly seen: T;
  /** Somebody else has changed it under what was typed. */
  readonly isChanged: boolean;
  /** What is there now was looked at: the next try is made on it. */
  readonly accept: () => void;
  /** It was sent from here and taken: what is read from then on is its own. */
  readonly saved: () => void;
}

/** An open form on something that others change too: what was typed is neither lost nor laid over theirs unseen. */
export function useSeen<T>({ now, keyOf, mine, isBusy, follow }: Open<T>): Seen<T> {
  const [seen, setSeen] = useState(now);
  const [isSaved, setIsSaved] = useState(false);
  const [last, setLast] = useState<{ readonly isBusy: boolean; readonly sent: string | null }>({ isBusy, sent: null });
  if (last.isBusy !== isBusy) setLast({ isBusy, sent: isBusy ? mine : last.sent });
  const keys = { seen: keyOf(seen), now: keyOf(now), mine, sent: last.sent };
  const standing = isSaved && keys.now !== keys.seen ? 'own' : standingOf(keys);
  if (!isBusy && isSaved) setIsSaved(false);
  if (!isBusy && (standing === 'own' || standing === 'follow')) {
    setSeen(now);
    setLast({ isBusy, sent: null });
    // The server may have put what was sent into better order.
    if (standing === 'follow' || mine === last.sent) follow(now);
  }
  return {
    seen,
    isChanged: !isBusy && standing === 'changed',
    accept() {
      setSeen(now);
      setLast({ isBusy, sent: null });
    },
    saved: () => setIsSaved(true),
  };
}
