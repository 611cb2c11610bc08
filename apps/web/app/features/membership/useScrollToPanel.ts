import { useEffect } from 'react';

/**
 * Links from elsewhere lead to one panel (#vip). On a fresh load the browser looks for it before the guard has let the page
 * in, and finds nothing; later on the router does it.
 */
export function useScrollToPanel(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
