/** Waits for the time, but ends early when the network or the reader is back, or the signal aborts. */
export function waitOrWake(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const once = { signal: over.signal };
    signal.addEventListener('abort', end, once);
    window.addEventListener('online', end, once);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), once);
  });
}
