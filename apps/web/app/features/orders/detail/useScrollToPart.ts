import { useEffect } from 'react';

/** Goes to the part that the address names, such as #parcels: it was not there yet when the browser looked for it. */
export function useScrollToPart(): void {
  useEffect(() => {
    const part = window.location.hash.slice(1);
    if (part !== '') document.getElementById(part)?.scrollIntoView();
  }, []);
}
