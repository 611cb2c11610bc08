import { sql } from 'kysely';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Caller, PresentCaller } from '../../../../platform/caller/Caller.ts';
import type { Services } from '../../../../platform/services.ts';
import { rememberEnded, sessionKey } from '../../../../platform/caller/endedSessions.ts';
import { owesConsent } from '../consents/owesConsent.ts';
import { type PolicyInForce, policiesInForce } from '../consents/policiesInForce.ts';
import { sessionEnded } from './sessionEnded.ts';
import { verifyAccessToken } from './accessToken.ts';

/** A session known to live is asked for again after this long, should the announcement of its end get lost. */
const LIVE_SECONDS = 30;

/**
 * Finds the caller of a token: checks signature and expiry first, then whether its session has been ended, and whether the user owes
 * consent. Redis remembers only sessions of users who owe none, and to which documents that was: at the midnight that puts a new version
 * in force all are asked for again, and whoever agrees is known to have agreed with their next request.
 */
export async function authenticate(services: Services, token: string): Promise<PresentCaller> {
  const now = services.clock();
  const caller = await verifyAccessToken(services.config, token, now);
  const known = await services.redis.get(sessionKey(caller.sessionId)).catch(() => null);
  if (known === 'ended') throw await sessionEnded(services.db.read, caller);
  const inForce = policiesInForce(now);
  if (known === liveMark(inForce)) return { ...caller, owesConsent: false };
  return await askDatabase(services, caller, inForce);
}

const liveMark = (inForce: readonly PolicyInForce[]) =>
  ['live', ...inForce.map(({ document, version }) => `${document}:${version}`)].join(' ');

/** The user whom a token names, by its signature alone; null when it is none. */
export async function findSignedUser({ config, clock }: Services, token: string): Promise<string | null> {
  try {
    return (await verifyAccessToken(config, token, clock())).userId;
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

async function askDatabase(
  services: Services,
  caller: Caller,
  inForce: readonly PolicyInForce[],
): Promise<PresentCaller> {
  const live = await services.db.read
    .selectFrom('sessions')
    .select(['id', owesConsent(sql.ref('sessions.user_id'), inForce).as('owesConsent')])
    .where('user_id', '=', caller.userId)
    .where('id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!live) {
    await rememberEnded({ redis: services.redis, accessTokenSeconds: services.config.ACCESS_TOKEN_SECONDS }, [
      caller.sessionId,
    ]).catch((error: unknown) => services.log.warn({ err: error }, 'an ended session could not be remembered'));
    throw await sessionEnded(services.db.read, caller);
  }
  if (live.owesConsent) return { ...caller, owesConsent: true };
  // NX: must not overwrite an end that was announced between our question and now.
  await services.redis.set(sessionKey(caller.sessionId), liveMark(inForce), 'EX', LIVE_SECONDS, 'NX').catch(() => null);
  return { ...caller, owesConsent: false };
}
