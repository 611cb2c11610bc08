import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

export type Refusal = 'sameBrowser' | 'sameDevice' | 'sameAddress' | 'samePhone';

export interface Invitation {
  readonly invitedId: string;
  readonly inviterId: string;
  /** In which the invited person registered. */
  readonly browserId: string;
  /** Of the number with which they registered; none before it was kept. */
  readonly phoneHash: Buffer | null;
  readonly registeredAt: Date;
}

export async function insertInvitation(tx: Tx, input: Invitation & { readonly via: 'code' | 'link' }): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      invited_id: input.invitedId,
      inviter_id: input.inviterId,
      browser_id: input.browserId,
      phone_hash: input.phoneHash,
      via: input.via,
      state: 'registered',
      created_at: input.registeredAt,
    })
    .execute();
}

/**
 * Locks the invitation of a user whose first order is not completed yet. A second transaction waits here, and then finds nothing.
 */
export async function lockUndecided(tx: Tx, invitedId: string): Promise<Invitation | null> {
  const row = await tx
    .selectFrom('invitations')
    .select(['inviter_id', 'browser_id', 'phone_hash', 'created_at'])
    .where('invited_id', '=', invitedId)
    .where('state', '=', 'registered')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { inviter_id: inviterId, browser_id: browserId, phone_hash: phoneHash, created_at: registeredAt } = row;
  return { invitedId, inviterId, browserId, phoneHash, registeredAt };
}

/** Rewarded, or refused for a reason; once. */
export async function decideInvitation(
  tx: Tx,
  input: { invitedId: string; orderId: string; refusal: Refusal | null; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({
      state: input.refusal ? 'refused' : 'rewarded',
      refusal: input.refusal,
      order_id: input.orderId,
      decided_at: input.now,
    })
    .where('invited_id', '=', input.invitedId)
    .where('state', '=', 'registered')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('an invitation is decided once, under its lock');
}

/** The inviter who was rewarded when this order of the invited user was completed. */
export async function findRewardedInviter(
  db: Reader,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('inviter_id')
    .where('invited_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'rewarded')
    .executeTakeFirst();
  return row?.inviter_id ?? null;
}

/**
 * Revokes the reward, because the rewarded order was refunded completely. Returns the inviter; null when there is nothing to
 * revoke, or it is revoked already.
 */
export async function revokeInvitation(
  tx: Tx,
  { invitedId, orderId, now }: { invitedId: string; orderId: string; now: Date },
): Promise<{ inviterId: string } | null> {
  const row = await tx
    .updateTable('invitations')
    .set({ state: 'revoked', revoked_at: now })
    .where('invited_id', '=', invitedId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'rewarded')
    .returning('inviter_id')
    .executeTakeFirst();
  return row ? { inviterId: row.inviter_id } : null;
}

/** Closing an account erases the browser from its invitation, and the phone hash unless a reward was given for it. */
export async function forgetInvited(tx: Tx, userId: string): Promise<void> {
  await sql`
    update invitations set browser_id = '',
      phone_hash = case when state in ('rewarded', 'revoked') then phone_hash end
    where invited_id = ${userId}`.execute(tx);
}

/** Through whom a user came; null: through nobody. */
export async function findInviter(db: Reader, invitedId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('inviter_id')
    .where('invited_id', '=', invitedId)
    .executeTakeFirst();
  return row?.inviter_id ?? null;
}

export async function countInvited(
  db: Reader,
  inviterId: string,
): Promise<{ registered: number; completed: number; rewarded: number }> {
  const { registered, completed, rewarded } = await db
    .selectFrom('invitations')
    .select((select) => [
      select.fn.countAll<number>().as('registered'),
      select.fn.countAll<number>().filterWhere('state', '<>', 'registered').as('completed'),
      select.fn.countAll<number>().filterWhere('state', '=', 'rewarded').as('rewarded'),
    ])
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  return { registered, completed, rewarded };
}

/** A user's invitations for their own data export: nothing identifies the other person. */
export async function listAllInvitations(db: Reader, userId: string) {
  const rows = await db
    .selectFrom('invitations')
    .select(['invited_id', 'via', 'state', 'created_at', 'decided_at'])
    .where((where) => where.or([where('invited_id', '=', userId), where('inviter_id', '=', userId)]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ invited_id: invitedId, ...row }) => ({
    ...row,
    role: invitedId === userId ? 'invited' : 'inviter',
  }));
}
