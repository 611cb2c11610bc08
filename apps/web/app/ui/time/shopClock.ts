/**
 * How far this browser's clock is ahead of the shop's: the least difference that any answer has shown. An answer that was long under
 * way, or kept somewhere, shows a larger one, so the least is the nearest to the truth.
 */
let aheadMs: number | null = null;
const listeners = new Set<() => void>();

/** Takes note of the shop's time in an answer that has just arrived. Only for the browser: a server serves many clocks. */
export function hearShopTime(now: string | null): void {
  const heardMs = now === null ? Number.NaN : Date.now() - Date.parse(now);
  if (Number.isNaN(heardMs) || (aheadMs !== null && heardMs >= aheadMs)) return;
  aheadMs = heardMs;
  for (const tell of listeners) tell();
}

/** Null until the first answer was heard. */
export function clockAheadMs(): number | null {
  return aheadMs;
}

export function onShopTime(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** For tests: as before the first answer. */
export function forgetShopTime(): void {
  aheadMs = null;
}
