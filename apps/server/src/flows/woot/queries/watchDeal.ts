import type { Answer, staffWootEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { countClaims, listClaimEvents, listHeldClaims } from '../../../modules/channels/claims/index.ts';
import { dealTimes, getPublished, subjectOf } from '../../../modules/channels/woot/index.ts';
import { listLevels } from '../../../modules/goods/stock/index.ts';
import { listMaskedUsers } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeStaffDeals } from './describeStaffDeals.ts';

type Watched = Answer<(typeof staffWootEndpoints)['staffWootWatch']>;

const SHOWN_HELD = 60;
const SHOWN_EVENTS = 20;

/** A published deal as it sells: its pieces, who holds some, and what just happened. */
export async function watchDeal(db: Reader, { id, now }: { id: string; now: Date }): Promise<Watched> {
  const deal = await getPublished(db, id);
  const { beginsAt, endsAt } = dealTimes(deal.day);
  const subject = subjectOf(id);
  // Of its day, whatever the hour: a supply may be opened sooner.
  const watched = { subject, from: new Date(`${deal.day}T00:00:00+08:00`), until: endsAt };
  const [[described], levels, claims, held, events] = await Promise.all([
    describeStaffDeals(db, [deal]),
    listLevels(db, [deal.skuId]),
    countClaims(db, watched),
    listHeldClaims(db, { subject, limit: SHOWN_HELD }),
    listClaimEvents(db, { ...watched, limit: SHOWN_EVENTS }),
  ]);
  assert(described, 'a deal is described');
  const users = await listMaskedUsers(
    db,
    [...held, ...events].map(({ userId }) => userId),
  );
  const nameOf = (userId: string) => users.get(userId)?.name ?? '';
  const { held: claimed, ordered: unpaid, ...made } = claims;
  return {
    deal: described,
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    claimed,
    unpaid,
    available: levels.get(deal.skuId)?.available ?? 0,
    claims: made,
    held: held.map((claim) => ({
      id: claim.id,
      name: nameOf(claim.userId),
      state: claim.state,
      deadline: claim.deadline.toISOString(),
    })),
    events: events.map((event) => ({
      id: event.id,
      name: nameOf(event.userId),
      kind: event.kind,
      at: event.at.toISOString(),
    })),
    now: now.toISOString(),
  };
}
