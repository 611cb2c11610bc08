import { browserId } from '../session/browserId.ts';
import { userCache } from '../session/userCache.ts';
import { hearShopTime } from '../ui/time/shopClock.ts';

/**
 * One answer, fetched by the browser, with the headers that every call has (specification §7). Much lighter than the API client,
 * which need not be loaded for it, and renews no token. Throws on anything but success: the caller shows the failure.
 */
export async function readAnswer<T>(address: string, signal?: AbortSignal): Promise<T> {
  const headers = { token: userCache.get().token, 'User-Type': 'User', anonymous: await browserId() };
  const response = await fetch(address, { headers, signal: signal ?? null });
  // Countdowns go by the shop's clock, which every answer tells.
  hearShopTime(response.headers.get('date'));
  const answer = (await response.json()) as { flag?: boolean; data: T };
  if (!response.ok || answer.flag !== true) throw new Error(`${address} answered ${response.status}`);
  return answer.data;
}
