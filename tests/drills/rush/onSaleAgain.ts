import { contract } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Visitor } from '../../../tools/bench/rush/mintVisitors.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { until } from '../until.ts';

const LIMIT_S = 20;

interface Input {
  readonly dealId: string;
  readonly visitors: readonly Visitor[];
  /** They have no piece yet, and want what comes back. */
  readonly latecomers: readonly Visitor[];
}

/** How long after a claim was given up, and after the deadline of another, someone else has its piece. */
export async function onSaleAgain(
  shop: DrillShop,
  { dealId, visitors, latecomers }: Input,
): Promise<{ releasedAfterS: number; lapsedAfterS: number }> {
  const [next, afterNext] = latecomers as [Visitor, Visitor];
  // Nothing is left over, or the first would have it without anybody giving anything up.
  await until(async () => !(await claim(shop, dealId, latecomers[2] as Visitor)), LIMIT_S);
  const [given, lapsing] = await listHeld(shop, dealId);
  const holder = visitors.find(({ userId }) => userId === given?.user_id);
  if (!given || !lapsing || !holder) throw new Error('nobody has a piece');
  const release = contract.wootRelease.path.replace(':id', given.id);
  const isReleased = await post(shop, release, holder);
  if (!isReleased) throw new Error('not given up');
  const releasedAfterS = await until(() => claim(shop, dealId, next), LIMIT_S);
  await shop.services.db.transact(async (tx) => {
    await sql`update claims set deadline = now() where id = ${lapsing.id}`.execute(tx);
  });
  const lapsedAfterS = await until(() => claim(shop, dealId, afterNext), LIMIT_S);
  return { releasedAfterS, lapsedAfterS };
}

/** Two of the claims. */
async function listHeld({ services }: DrillShop, dealId: string): Promise<{ user_id: string; id: string }[]> {
  return await services.db.read
    .selectFrom('claims')
    .select(['user_id', 'id'])
    .where('subject_id', '=', dealId)
    .where('state', '=', 'held')
    .orderBy('created_at')
    .limit(2)
    .execute();
}

function claim(shop: DrillShop, dealId: string, visitor: Visitor): Promise<boolean> {
  return post(shop, contract.wootClaim.path.replace(':id', dealId), visitor);
}

async function post({ apiUrl }: DrillShop, path: string, { token, from }: Visitor): Promise<boolean> {
  const reply = await fetch(`${apiUrl}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-type': 'User',
      anonymous: 'benchRush',
      token,
      'x-forwarded-for': from,
      'idempotency-key': newId(),
    },
    body: '{}',
  });
  await reply.arrayBuffer();
  return reply.status === 200;
}
