import { useEffect } from 'react';

/** Scrolls to the part that the address names, such as #parcels: it did not exist yet when the browser looked for it. */
export function useScrollToPart(): void {
  useEffect(() => {
    const part = window.location.hash.slice(1);
    if (part !== '') document.getElementById(part)?.scrollIntoView();
  }, []);
}
