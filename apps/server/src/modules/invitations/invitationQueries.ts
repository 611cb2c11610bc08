import type { Reader, Tx } from '../../platform/database/createDatabase.ts';

export type Refusal = 'sameBrowser' | 'sameDevice' | 'sameAddress';

export interface Invitation {
  readonly invitedId: string;
  readonly inviterId: string;
  /** In which the invited person registered. */
  readonly browserId: string;
}

export async function insertInvitation(
  tx: Tx,
  input: Invitation & { readonly via: 'code' | 'link'; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      invited_id: input.invitedId,
      inviter_id: input.inviterId,
      browser_id: input.browserId,
      via: input.via,
      state: 'registered',
      created_at: input.now,
    })
    .execute();
}

/** The invitation of someone whose first order is still to come. Who comes second waits here, and then finds nothing. */
export async function lockUndecided(tx: Tx, invitedId: string): Promise<Invitation | null> {
  const row = await tx
    .selectFrom('invitations')
    .select(['inviter_id', 'browser_id'])
    .where('invited_id', '=', invitedId)
    .where('state', '=', 'registered')
    .forUpdate()
    .executeTakeFirst();
  return row ? { invitedId, inviterId: row.inviter_id, browserId: row.browser_id } : null;
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

/** What a closed account leaves behind: a row that names no browser. */
export async function forgetBrowser(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('invitations').set({ browser_id: '' }).where('invited_id', '=', userId).execute();
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

/** All that is known of someone's invitations, for their own export: nothing names the other person. */
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
