import { assert, MINUTE_MS, newId } from '@jiwu/kernel';
import { claimDeals } from '../../../apps/server/src/flows/woot/claimDeals.ts';
import { DEAL, dealTimes, type WootDeal } from '../../../apps/server/src/modules/channels/woot/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { ShopError } from '../../../apps/server/src/platform/errors/ShopError.ts';
import { claimMinutes } from './dealDays.ts';
import type { DemoBuyer } from './DemoBuyer.ts';
import type { DemoDeal } from './demoDeals.ts';
import { ignoringRefusals } from './ignoringRefusals.ts';
import { orderAsDemo } from './orderAsDemo.ts';
import { pickBuyers } from './pickBuyers.ts';

/** Buyers take this long to pay: meanwhile the piece is held. */
const PAYS_AFTER_MS = 3 * MINUTE_MS;

interface Input {
  readonly demo: DemoDeal;
  readonly deal: WootDeal;
  readonly buyers: readonly DemoBuyer[];
  readonly now: Date;
}

/** Everything that has happened to a deal until now and has not been played yet. */
export async function playDeal(db: Database, { demo, deal, buyers, now }: Input): Promise<void> {
  const { beginsAt } = dealTimes(deal.day);
  const crowd = pickBuyers(buyers, `deal ${deal.day} ${demo.slug}`);
  const known = await listKnown(db, deal.id);
  for (const [index, minutes] of claimMinutes(demo).entries()) {
    const buyer = crowd[index];
    const at = new Date(beginsAt.getTime() + minutes * MINUTE_MS);
    if (!buyer || at > now) break;
    const step = { deal, buyer, at, now, claim: known.get(buyer.userId) };
    await ignoringRefusals(() => playPiece(db, step));
  }
}

interface KnownClaim {
  readonly id: string;
  readonly state: string;
}

interface Step {
  readonly deal: WootDeal;
  readonly buyer: DemoBuyer;
  readonly at: Date;
  readonly now: Date;
  readonly claim: KnownClaim | undefined;
}

/** One piece: claimed, and a little later ordered and paid. */
async function playPiece(db: Database, { deal, buyer, at, now, claim }: Step): Promise<void> {
  if (claim && claim.state !== 'held') return;
  const { userId } = buyer;
  await db.transact(async (tx) => {
    const { id } = claim ?? (await claimPiece(tx, { userId, dealId: deal.id, now: at }));
    const paidAt = new Date(at.getTime() + PAYS_AFTER_MS);
    if (paidAt > now) return;
    // One that was left held by the last turn is paid now.
    const when = claim ? { orderedAt: now, paidAt: now } : { orderedAt: new Date(at.getTime() + MINUTE_MS), paidAt };
    await orderAsDemo(tx, { buyer, kind: 'woot', subjectId: id, skuId: deal.skuId, ...when });
  });
}

async function claimPiece(tx: Tx, wish: { userId: string; dealId: string; now: Date }): Promise<{ id: string }> {
  const [claim] = await claimDeals(tx, { ...wish, wishes: [{ userId: wish.userId, requestKey: newId() }] });
  if (claim instanceof ShopError) throw claim;
  assert(claim, 'a wish is answered');
  return claim;
}

/** The newest claim of each user. */
async function listKnown(db: Database, dealId: string): Promise<ReadonlyMap<string, KnownClaim>> {
  const rows = await db.read
    .selectFrom('claims')
    .select(['user_id', 'id', 'state'])
    .where('subject_kind', '=', DEAL)
    .where('subject_id', '=', dealId)
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ user_id: userId, ...claim }) => [userId, claim]));
}
