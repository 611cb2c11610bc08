import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Caller } from '../../../platform/caller/Caller.ts';
import type { Services } from '../../../platform/services.ts';
import { verifyAccessToken } from './accessToken.ts';

const keyOf = (sessionId: string) => `session:${sessionId}`;
/** A session known to live is asked for again after this long, should the announcement of its end get lost. */
const LIVE_SECONDS = 30;

/** Who a token speaks for: signature and time first, then whether its session has been ended. */
export async function authenticate(services: Services, token: string): Promise<Caller> {
  const caller = await verifyAccessToken(services.config, token, services.clock());
  const known = await services.redis.get(keyOf(caller.sessionId)).catch(() => null);
  if (known === 'ended') throw new ShopError('SESSION_ENDED');
  if (known !== 'live') await askDatabase(services, caller);
  return caller;
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
    await announceEnded(services, [caller.sessionId]);
    throw new ShopError('SESSION_ENDED');
  }
  // NX: must not overwrite an end that was announced between our question and now.
  await services.redis.set(keyOf(caller.sessionId), 'live', 'EX', LIVE_SECONDS, 'NX').catch(() => null);
}

/** Makes the end of sessions known at once, for as long as an access token of theirs could still be shown. */
export async function announceEnded(services: Services, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const pipeline = services.redis.pipeline();
  for (const id of sessionIds) pipeline.set(keyOf(id), 'ended', 'EX', services.config.ACCESS_TOKEN_SECONDS);
  const results = await pipeline.exec().catch((error: Error) => [[error, null] as const]);
  const failed = results?.find(([error]) => error)?.[0];
  // PostgreSQL knows; whoever was remembered as live is refused half a minute later.
  if (failed) services.log.warn({ err: failed }, 'ended sessions not announced');
}
