import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Message } from '../supportQueries.ts';

/** How far above the end one still counts as reading there. */
const NEAR_PX = 120;

interface Place {
  readonly first: number;
  readonly last: number;
  readonly height: number;
}

/**
 * A conversation opens at its end, and stays there as it grows, unless the reader looks further up; one's own message always leads
 * there. What comes above leaves the reader where they are.
 */
export function useStayAtEnd(messages: readonly Message[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const [first, last] = [messages[0]?.no ?? 0, messages.at(-1)?.no ?? 0];
    const { scrollHeight: height, scrollTop, clientHeight } = element;
    const former = place.current;
    place.current = { first, last, height };
    if (!former) element.scrollTop = height;
    else if (first < former.first) element.scrollTop = scrollTop + height - former.height;
    else if (last > former.last) {
      const wasNear = former.height - scrollTop - clientHeight < NEAR_PX;
      if (wasNear || messages.at(-1)?.by === 'user') element.scrollTop = height;
    }
  }, [messages]);
  return box;
}
