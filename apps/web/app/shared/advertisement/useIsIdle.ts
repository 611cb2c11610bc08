import { useEffect, useState } from 'react';

/** Idle at the latest after so long: a page that is always busy shows its advertisements all the same. */
const LATEST_MS = 3000;

/** Whether everything that the page itself needs is there and the browser has nothing better to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let stop = () => undefined as void;
    const wait = () => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback !== 'function') {
        const timer = setTimeout(() => setIdle(true), 1);
        stop = () => clearTimeout(timer);
        return;
      }
      const asked = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
      stop = () => cancelIdleCallback(asked);
    };
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true });
      stop = () => window.removeEventListener('load', wait);
    }
    return () => stop();
  }, []);
  return isIdle;
}
