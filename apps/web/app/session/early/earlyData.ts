import type { Answer, Contract } from '@jiwu/contract';
import { userCache } from '../userCache.ts';
import type { ShopEndpoints } from './askEarly.ts';
import { earlyAnswers } from './earlyAnswers.ts';

/** What was asked for early and is here already, for a page to show with its first render. Whoever asks next asks the shop. */
export function earlyData<N extends keyof ShopEndpoints>(
  [method, url]: ShopEndpoints[N],
  body?: unknown,
): Answer<Contract[N]> | undefined {
  const { token } = userCache.get();
  const init = { method, headers: { token }, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const data = earlyAnswers.find(url, init)?.data;
  if (data === undefined) return undefined;
  earlyAnswers.drop(url, init);
  return data as Answer<Contract[N]>;
}
