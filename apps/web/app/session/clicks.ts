import { rules } from '@jiwu/contract/rules';
import { tell } from './tell.ts';
import { clickKey, clickWaits } from './clickKey.ts';
import { useUserCache, userCache } from './userCache.ts';

/** Told once in this load of the page: code and place. */
const told = new Set<string>();
let isStarted = false;

/**
 * Tells the shop that this page was opened by a promoter's link (`?i=&ch=`). From the browser, since the page itself may come out of a
 * cache. It never fails: nobody waits for it.
 */
export async function recordClick(search: string): Promise<void> {
  const link = linkIn(search);
  if (!link || told.has(`${link.code} ${link.place ?? ''}`)) return;
  told.add(`${link.code} ${link.place ?? ''}`);
  try {
    const { isLoggedIn, token } = userCache.get();
    const isJoined = isLoggedIn && (await send(link, token)) === 200;
    // As nobody; also when the token has run out, which only the API client can mend: joining does.
    if (!isJoined && (await send(link, '')) === 200) clickWaits.set();
    if (!isJoined && isLoggedIn) await join();
  } catch {
    // Offline, or gone: a click that nobody hears of.
  }
}

/** After a login, and at the next load, the clicks of this browser become the user's. */
export function startClicks(): void {
  if (isStarted) return;
  isStarted = true;
  if (userCache.get().isLoggedIn) void join();
  useUserCache.subscribe((state, before) => {
    if (state.isLoggedIn && !before.isLoggedIn) void join();
  });
}

interface PromotionLink {
  readonly code: string;
  readonly place: string | null;
}

/** A code that cannot be one is no link; a place that cannot be one is left out. */
function linkIn(search: string): PromotionLink | null {
  const query = new URLSearchParams(search);
  const code = (query.get('i') ?? '').trim().toUpperCase();
  if (!rules.invitationCodePattern.test(code)) return null;
  const place = query.get('ch') ?? '';
  return { code, place: rules.effectOrder.placePattern.test(place) ? place : null };
}

async function send({ code, place }: PromotionLink, token: string): Promise<number> {
  const { status } = await tell('/api/click', { code, place, key: clickKey() }, token);
  return status;
}

async function join(): Promise<void> {
  if (!clickWaits.get()) return;
  try {
    const { apiClient } = await import('./apiClient.ts');
    await apiClient.call('clickJoin', { body: { key: clickKey() } }, { silent: true });
    clickWaits.clear();
  } catch {
    // The mark stays: it is tried again at the next load.
  }
}
