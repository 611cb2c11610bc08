import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { AfterSale } from './AfterSale.ts';

/** How staff decided on a refund that waits for a second person. */
export interface AfterSaleDecision {
  readonly step: 'refund' | 'receive';
  readonly note: string;
  /** Of goods that came back. */
  readonly isSellable: boolean;
}

type Key = Pick<AfterSale, 'userId' | 'id'>;

/** The caller holds the order, and none waits. */
export async function keepDecision(
  tx: Tx,
  { userId, id }: Key,
  { step, note, isSellable, now }: AfterSaleDecision & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('after_sale_decisions')
    .values({ user_id: userId, after_sale_id: id, step, note, is_sellable: isSellable, asked_at: now })
    .execute();
}

export async function findDecision(db: Reader, { userId, id }: Key): Promise<AfterSaleDecision | null> {
  const row = await db
    .selectFrom('after_sale_decisions')
    .select(['step', 'note', 'is_sellable'])
    .where('user_id', '=', userId)
    .where('after_sale_id', '=', id)
    .executeTakeFirst();
  return row ? { step: row.step as AfterSaleDecision['step'], note: row.note, isSellable: row.is_sellable } : null;
}

/** It was done, or will not be. False when none waited. */
export async function dropDecision(tx: Tx, { userId, id }: Key): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('after_sale_decisions')
    .where('user_id', '=', userId)
    .where('after_sale_id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  return dropped !== undefined;
}
