import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createScrollKeys } from './createScrollKeys.ts';

/**
 * A new page begins at its top, and Back leads to where one was. Not React Router's ScrollRestoration: that goes up at every change of the
 * address, and here each filter, tab and drawer is one.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const [places] = useState(createPlaces);
  useLayoutEffect(() => places.show(location), [places, location]);
  useEffect(() => {
    // The browser would go to where one was before the page is there.
    const own = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', places.note, { passive: true });
    return () => {
      window.history.scrollRestoration = own;
      window.removeEventListener('scroll', places.note);
    };
  }, [places]);
}

function createPlaces() {
  const keyOf = createScrollKeys();
  const seen = new Map<string, number>();
  let shown: string | null = null;
  return {
    show: (location: Parameters<typeof keyOf>[0]) => {
      const key = keyOf(location);
      if (key === shown) return;
      shown = key;
      window.scrollTo(0, seen.get(key) ?? 0);
    },
    note: () => {
      if (shown !== null) seen.set(shown, window.scrollY);
    },
  };
}
