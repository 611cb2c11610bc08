import { assert } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { announceMore, announceSupply } from './announceSupply.ts';
import type { ClaimState } from './Claim.ts';
import { getClaim } from './claimQueries.ts';

interface Key {
  readonly userId: string;
  readonly id: string;
}

/** held → ordered, with its time still running. The piece stays held: the figures do not change, and nobody waits for them. */
export async function orderClaim(
  tx: Tx,
  { userId, id, orderId, now }: Key & { orderId: string; now: Date },
): Promise<void> {
  const row = await tx
    .updateTable('claims')
    .set({ state: 'ordered', order_id: orderId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('deadline', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new ShopError('CLAIM_OVER');
}

/** ordered → bought. */
export async function buyClaim(tx: Tx, { now, ...key }: Key & { now: Date }): Promise<void> {
  await step(tx, { ...key, to: 'bought', now });
}

/** ordered → lapsed or released: its order was closed unpaid, and the piece is on offer again. */
export async function freeClaim(tx: Tx, { now, ...key }: Key & { now: Date }): Promise<void> {
  const { deadline } = await getClaim(tx, key);
  await step(tx, { ...key, to: deadline <= now ? 'lapsed' : 'released', now });
}

const figures: Readonly<Record<'bought' | 'lapsed' | 'released', ReturnType<typeof sql>>> = {
  bought: sql`held = held - 1, sold = sold + 1`,
  lapsed: sql`held = held - 1`,
  released: sql`held = held - 1`,
};

const announce = { bought: announceSupply, lapsed: announceMore, released: announceMore } as const satisfies Record<
  keyof typeof figures,
  unknown
>;

async function step(
  tx: Tx,
  { userId, id, to, now }: Key & { to: Extract<ClaimState, keyof typeof figures>; now: Date },
): Promise<void> {
  const { rows } = await sql<{ kind: string; id: string }>`
    with claim as (
      update claims set state = ${to}, ended_at = ${now}
      where user_id = ${userId} and id = ${id} and state = 'ordered'
      returning subject_kind, subject_id
    )
    update claim_supplies as supply set ${figures[to]},
      sold_out_at = case when ${to}::text = 'bought' and sold + 1 = allocated then ${now}::timestamptz end
    from claim where supply.subject_kind = claim.subject_kind and supply.subject_id = claim.subject_id
    returning supply.subject_kind as kind, supply.subject_id as id`.execute(tx);
  const [subject] = rows;
  assert(subject, `claim ${id} was ordered`);
  announce[to](tx, subject);
}

/**
 * A bought piece was refunded unsent: it is on offer again, if that is not over. The claim stays bought, so that its user's limit
 * stays used. Answers whether the piece is on offer.
 */
export async function giveBackClaim(tx: Tx, { userId, id, now }: Key & { now: Date }): Promise<boolean> {
  const { rows } = await sql<{ kind: string; id: string }>`
    with claim as (
      update claims set gave_back_at = ${now} from claim_supplies as supply
      where claims.user_id = ${userId} and claims.id = ${id} and state = 'bought' and gave_back_at is null
        and supply.subject_kind = claims.subject_kind and supply.subject_id = claims.subject_id
        and closes_at > ${now} and settled_at is null
      returning claims.subject_kind, claims.subject_id
    )
    update claim_supplies as supply set sold = sold - 1, sold_out_at = null
    from claim where supply.subject_kind = claim.subject_kind and supply.subject_id = claim.subject_id
    returning supply.subject_kind as kind, supply.subject_id as id`.execute(tx);
  const [subject] = rows;
  if (subject) announceMore(tx, subject);
  return subject !== undefined;
}
