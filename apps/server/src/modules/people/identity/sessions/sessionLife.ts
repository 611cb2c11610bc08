import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Caller } from '../../../../platform/caller/Caller.ts';
import type { Services } from '../../../../platform/services.ts';
import { rememberEnded, sessionKey } from '../../../../platform/caller/endedSessions.ts';
import { verifyAccessToken } from './accessToken.ts';

/** A session known to live is asked for again after this long, should the announcement of its end get lost. */
const LIVE_SECONDS = 30;

/** Finds the caller of a token: checks signature and expiry first, then whether its session has been ended. */
export async function authenticate(services: Services, token: string): Promise<Caller> {
  const caller = await verifyAccessToken(services.config, token, services.clock());
  const known = await services.redis.get(sessionKey(caller.sessionId)).catch(() => null);
  if (known === 'ended') throw new ShopError('SESSION_ENDED');
  if (known !== 'live') await askDatabase(services, caller);
  return caller;
}

/** The user whom a token names, by its signature alone; null when it is none. */
export async function findSignedUser({ config, clock }: Services, token: string): Promise<string | null> {
  try {
    return (await verifyAccessToken(config, token, clock())).userId;
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

async function askDatabase(services: Services, caller: Caller): Promise<void> {
  const live = await services.db.read
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', caller.userId)
    .where('id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!live) {
    await rememberEnded({ redis: services.redis, accessTokenSeconds: services.config.ACCESS_TOKEN_SECONDS }, [
      caller.sessionId,
    ]).catch((error: unknown) => services.log.warn({ err: error }, 'an ended session could not be remembered'));
    throw new ShopError('SESSION_ENDED');
  }
  // NX: must not overwrite an end that was announced between our question and now.
  await services.redis.set(sessionKey(caller.sessionId), 'live', 'EX', LIVE_SECONDS, 'NX').catch(() => null);
}
