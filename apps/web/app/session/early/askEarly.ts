import { callRequest, type LooseInput } from '@jiwu/api-client/callRequest';
import { isExpired } from '@jiwu/api-client/isExpired';
import type { shopEndpoints } from '@jiwu/api-client/shopEndpoints';
import type { Answer, Contract } from '@jiwu/contract';
import { CONSENT_HEADER } from '@jiwu/contract/protocol';
import { readCartKey } from '../cartKey.ts';
import { keptBrowserId } from '../keptBrowserId.ts';
import { readKeptSession } from '../readKeptSession.ts';
import { earlyAnswers } from './earlyAnswers.ts';

export type ShopEndpoints = typeof shopEndpoints;

/**
 * Asks for what a protected page will ask for first, out of a script in its HTML (`?script`), while the page's code is still on its way. The
 * address is written out, for the whole table would weigh more than the rest. Null where nobody is signed in, on a browser's first visit, and with a token
 * that has run out.
 */
export async function askEarly<N extends keyof ShopEndpoints>(
  address: ShopEndpoints[N],
  input: LooseInput = {},
): Promise<Answer<Contract[N]> | null> {
  const session = readKeptSession();
  const browserId = keptBrowserId.read();
  // The page renews a token that has run out, and then asks.
  if (!session || !browserId || isExpired(session.token)) return null;
  const identity = { token: session.token, browserId, cartKey: readCartKey() };
  const headers = address[0] === 'GET' ? {} : { 'Idempotency-Key': crypto.randomUUID() };
  const { url, init } = callRequest(address, input, identity, headers);
  const answer = earlyAnswers.keep(url, init, fetch(url, init));
  const read = (await answer.response).clone();
  // The page's code reads the answer itself where anything is wrong with it, or more to be done.
  if (!read.ok || read.headers.has(CONSENT_HEADER)) return null;
  const { data } = (await read.json()) as { data: Answer<Contract[N]> };
  answer.data = data;
  return data;
}
