import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/Tx.ts';
import { listed } from '../../../platform/database/listed.ts';

interface Input {
  readonly userId: string;
  /** From their own source each: the same SKU from another one stays. */
  readonly lines: readonly { readonly skuId: string; readonly sourceId: string | null }[];
}

/** Removes what was ordered from a user's cart, for good. */
export async function removeOrdered(tx: Tx, { userId, lines }: Input): Promise<void> {
  if (lines.length === 0) return;
  // Locked like every other change, so that two of them never wait for each other; there may be no cart.
  await tx.selectFrom('carts').select('owner_id').where('owner_id', '=', userId).forUpdate().execute();
  await sql`
    delete from cart_lines as line using unnest(
      ${listed(lines, 'uuid', ({ skuId }) => skuId)}, ${listed(lines, 'uuid', ({ sourceId }) => sourceId)}
    ) as ordered (sku_id, source_id)
    where line.owner_id = ${userId} and line.sku_id = ordered.sku_id
      and line.source_id is not distinct from ordered.source_id`.execute(tx);
}
