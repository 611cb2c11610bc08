/** A page that is always busy gets it done all the same. */
const LATEST_MS = 2000;

/** Does what nobody waits for once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 1);
}
