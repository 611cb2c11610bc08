const KEY = 'reloadsWithoutNetwork';
const AT_MOST = 3;
const WITHIN_MS = 10 * 60_000;

/**
 * Whether a page that did not open may load itself once more, which is counted. Where the network is back and the page
 * still does not open, it would otherwise load for ever; the same where nothing can be counted.
 */
export function mayReload(address: string, now: number): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as { address: string; at: number }[];
    const lately = kept.filter(({ at }) => now - at < WITHIN_MS);
    if (lately.filter((reload) => reload.address === address).length >= AT_MOST) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...lately, { address, at: now }]));
    return true;
  } catch {
    return false;
  }
}
