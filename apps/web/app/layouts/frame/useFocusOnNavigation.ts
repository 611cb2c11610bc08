import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation inside the page, the keyboard and screen readers start at the new content, as after a load. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
