import { useEffect, useEffectEvent, useRef } from 'react';

interface Cover {
  /** What was chosen there leads to another page, which takes the place of the cover's entry: it navigates with `replace`. */
  follow: () => void;
}

/** The mark of an entry that a cover has made. */
const COVER = 'isCover';
type EntryState = { idx?: number; [COVER]?: true } | null;

/**
 * Back closes what covers the whole page, as it leaves a page. The cover has an entry of its own in the history, of the same
 * address, of which the router learns nothing: it would load the page anew.
 */
export function useBackCloses(isOpen: boolean, close: () => void): Cover {
  const isFollowed = useRef(false);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    isFollowed.current = false;
    const state = window.history.state as EntryState;
    window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [COVER]: true }, '');
    const stop = swallowPop(() => closeNow());
    return () => {
      stop();
      const isThere = (window.history.state as EntryState)?.[COVER];
      if (!isThere || isFollowed.current) return;
      swallowPop(() => undefined);
      window.history.back();
    };
  }, [isOpen]);
  return {
    follow: () => {
      isFollowed.current = true;
    },
  };
}

/** The next step through the history is ours; the router does not hear of it. */
function swallowPop(then: () => void): () => void {
  const over = new AbortController();
  window.addEventListener(
    'popstate',
    (event) => {
      event.stopImmediatePropagation();
      over.abort();
      then();
    },
    { capture: true, signal: over.signal },
  );
  return () => over.abort();
}
