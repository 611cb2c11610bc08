import { callRequest } from './callRequest.ts';
import type { ClientOptions, Tokens } from './ClientOptions.ts';
import { isExpired } from './isExpired.ts';
import { endedBecause } from './readAnswer.ts';
import { shopEndpoints } from './shopEndpoints.gen.ts';

interface Refresher {
  /** After a refusal; answers whether a fresh token is now there. */
  readonly renew: (expiredToken: string) => Promise<boolean>;
  /** Before a call: a token that says itself that it has run out would only be refused. */
  readonly renewAhead: () => Promise<void>;
}

/** Renews the tokens once for however many calls wait, in this tab and, through a lock, across tabs. */
export function createRefresher(options: ClientOptions): Refresher {
  let running: Promise<boolean> | null = null;

  /** Not once a fresh token reads as run out: this clock is not the shop's, and every call would renew. */
  let mayTrustClock = true;

  async function renewUnlessDone(expiredToken: string): Promise<boolean> {
    const tokens = options.readTokens();
    if (!tokens) return false;
    // Another tab was faster: its tokens are already in the cache.
    if (tokens.token !== expiredToken) return true;
    const fresh = await askForTokens(options, tokens);
    if (fresh) options.replaceTokens(fresh);
    return fresh !== null;
  }

  function renew(expiredToken: string): Promise<boolean> {
    running ??= withLock(() => renewUnlessDone(expiredToken)).finally(() => {
      running = null;
    });
    return running;
  }

  async function renewAhead(): Promise<void> {
    const { token } = options.readTokens() ?? { token: '' };
    if (!mayTrustClock || !isExpired(token) || !(await renew(token))) return;
    mayTrustClock = !isExpired(options.readTokens()?.token ?? '');
  }

  return { renew, renewAhead };
}

async function withLock(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? await locks.request('jiwu-refresh', work) : await work();
}

async function askForTokens(options: ClientOptions, tokens: Tokens): Promise<Tokens | null> {
  const { url, init } = callRequest(
    shopEndpoints.userRefresh,
    { body: { refreshToken: tokens.refreshToken } },
    { token: '', browserId: await options.browserId() },
    {},
  );
  const response = await fetch(options.origin + url, init);
  // A refresh token that is no longer good ends the login here; a passing failure must not.
  const isOver = response.status === 401 || response.status === 403;
  if (!response.ok && !isOver) return null;
  const { data } = (await response.json().catch(() => ({ data: null }))) as { data: unknown };
  if (!isOver) return data as Tokens;
  options.clearUser(endedBecause(data));
  return null;
}
