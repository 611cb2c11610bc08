import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** Of one product, or of everything in a category that says nothing else. */
export type CommissionSubject =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'category'; readonly id: string };

interface Input {
  readonly subject: CommissionSubject;
  /** Null: as the category above says. 0: nothing. */
  readonly rateBp: number | null;
}

type Setter = (tx: Tx, id: string, rateBp: number | null) => Promise<number | null | undefined>;

/** Each answers the rate before; undefined: there is no such thing. */
const setters: Readonly<Record<CommissionSubject['kind'], Setter>> = {
  async product(tx, id, rateBp) {
    const { rows } = await sql<{ before: number | null }>`
      update products as product set commission_bp = ${rateBp}
      from (select id, commission_bp from products where id = ${id} for no key update) as was
      where product.id = was.id returning was.commission_bp as before`.execute(tx);
    return rows[0]?.before;
  },
  async category(tx, id, rateBp) {
    const { rows } = await sql<{ before: number | null }>`
      update categories as category set commission_bp = ${rateBp}
      from (select id, commission_bp from categories where id = ${id} for no key update) as was
      where category.id = was.id returning was.commission_bp as before`.execute(tx);
    return rows[0]?.before;
  },
};

/** Sets the rate of orders that are paid from now on, and answers the one before; what is paid keeps its own. */
export async function setCommission(tx: Tx, { subject, rateBp }: Input): Promise<number | null> {
  const before = await setters[subject.kind](tx, subject.id, rateBp);
  if (before === undefined) throw new ShopError('NOT_FOUND');
  // Pages with picks say what the celebrity gets of them.
  outdateTags(tx, ['celebrity', 'goods']);
  return before;
}
