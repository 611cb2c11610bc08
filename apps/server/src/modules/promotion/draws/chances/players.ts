import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { sha256 } from '../../../../platform/crypto/hashing.ts';

interface Player {
  /** Draws that the user can still make. */
  readonly left: number;
  /** Draws that a refund took back after they were used: the next granted draws pay for them. */
  readonly owed: number;
  readonly nonce: string;
}

const columns = ['granted', 'used', 'owed', 'nonce'] as const;

/** The player's row; a user without a row has no draws, and the nonce that they would begin with. */
export async function findPlayer(db: Reader, userId: string): Promise<Player> {
  const row = await db.selectFrom('draw_players').select(columns).where('user_id', '=', userId).executeTakeFirst();
  return row ? describe(row) : nobody(userId);
}

/** Granting a draw, drawing and changing the nonce lock this row first. */
export async function lockPlayer(tx: Tx, userId: string): Promise<Player> {
  const known = await lock(tx, userId);
  if (known) return known;
  await tx
    .insertInto('draw_players')
    .values({ user_id: userId, nonce: firstNonce(userId) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await lock(tx, userId)) ?? nobody(userId);
}

async function lock(tx: Tx, userId: string): Promise<Player | null> {
  const row = await tx
    .selectFrom('draw_players')
    .select(columns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? describe(row) : null;
}

function describe(row: { granted: number; used: number; owed: number; nonce: string }): Player {
  return { left: row.granted - row.used, owed: row.owed, nonce: row.nonce };
}

function nobody(userId: string): Player {
  return { left: 0, owed: 0, nonce: firstNonce(userId) };
}

/** Derived from the user id, so that it can be shown before there is a row; the user may change it. */
function firstNonce(userId: string): string {
  return sha256(`draw nonce of ${userId}`).toString('hex').slice(0, 8);
}
