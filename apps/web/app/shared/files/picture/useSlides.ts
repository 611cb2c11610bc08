import { type RefObject, useEffect, useRef, useState } from 'react';

interface Slides {
  strip: RefObject<HTMLUListElement | null>;
  current: number;
  show: (slide: number) => void;
  onScroll: () => void;
}

/**
 * A strip that snaps to one slide at a time: fingers, thumbnails and choices move it, and its scroll position is the truth. A new
 * value of `wanted` scrolls to that slide.
 */
export function useSlides(wanted: number | undefined): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (wanted !== undefined) moveTo(strip.current, wanted);
  }, [wanted]);

  return {
    strip,
    current,
    show: (slide) => moveTo(strip.current, slide),
    onScroll() {
      const element = strip.current;
      if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    },
  };
}

function moveTo(strip: HTMLUListElement | null, slide: number): void {
  strip?.scrollTo({ left: slide * strip.clientWidth, behavior: 'instant' });
}
