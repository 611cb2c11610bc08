import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** Of one product, or of everything in a category that says nothing else. */
export type CommissionSubject =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'category'; readonly id: string };

const tables = { product: 'products', category: 'categories' } as const;

interface Input {
  readonly subject: CommissionSubject;
  /** Null: as the category above says. 0: nothing. */
  readonly rateBp: number | null;
}

/** Sets the rate of orders that are paid from now on, and answers the one before; what is paid keeps its own. */
export async function setCommission(tx: Tx, { subject, rateBp }: Input): Promise<number | null> {
  const table = tables[subject.kind];
  const before = await tx
    .selectFrom(table)
    .select('commission_bp')
    .where('id', '=', subject.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ShopError('NOT_FOUND');
  await tx.updateTable(table).set({ commission_bp: rateBp }).where('id', '=', subject.id).execute();
  // Pages with picks say what the celebrity gets of them.
  outdateTags(tx, ['celebrity']);
  return before.commission_bp;
}
