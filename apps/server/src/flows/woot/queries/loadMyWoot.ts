import { type Answer, rules, type wootEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { countEnded, listClaims } from '../../../modules/channels/claims/index.ts';
import { DEAL, listDeals, listReminded } from '../../../modules/channels/woot/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { startOfDay } from '../../startOfDay.ts';
import { describeClaim } from './describeClaim.ts';

type Mine = Answer<(typeof wootEndpoints)['wootMine']>;

/** What a user has of today's deals, and is to be told of. Claims of yesterday that still run are among them. */
export async function loadMyWoot(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Mine> {
  const since = startOfDay(now);
  const yesterday = businessDay(new Date(now.getTime() - DAY_MS));
  const deals = await listDeals(db, { from: yesterday, until: businessDay(now), drafts: false });
  const [claims, reminded, ended] = await Promise.all([
    listClaims(db, { userId, kind: DEAL, subjectIds: deals.map(({ id }) => id) }),
    listReminded(db, userId),
    countEnded(db, { userId, kind: DEAL, since }),
  ]);
  const isBlocked = ended >= rules.woot.endedPerDay;
  const shown = claims.filter(({ createdAt, deadline }) => createdAt >= since || deadline > now);
  return {
    claims: shown.map(describeClaim),
    reminded,
    blockedUntil: isBlocked ? new Date(since.getTime() + DAY_MS).toISOString() : null,
    now: now.toISOString(),
  };
}
