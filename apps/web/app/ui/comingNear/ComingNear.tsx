import { useEffect, useEffectEvent, useRef } from 'react';

interface ComingNearProps {
  onNear: () => void;
}

/**
 * Early enough that the next row is there before it is looked for. What lies above the window counts too: whoever flicks past the place
 * in one go looks at what comes after it.
 */
const AHEAD = '1000000px 0px 800px';

/** A place in the page that tells when it is about to come into sight. With another `key` it tells anew. */
export function ComingNear({ onNear }: ComingNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const call = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      { rootMargin: AHEAD },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} />;
}
