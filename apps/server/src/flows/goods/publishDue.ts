import { getStaffProduct, takeDueDraft, unschedule } from '../../modules/goods/catalogue/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { publishProduct } from './publishProduct.ts';

interface Due {
  readonly productId: string;
  readonly now: Date;
}

/** Publishes a draft whose date has come, in the name of who set the date. Does nothing when another worker has. */
export async function publishDue(tx: Tx, { productId, now }: Due): Promise<void> {
  const due = await takeDueDraft(tx, { productId, now });
  if (due === null) return;
  const product = await getStaffProduct(tx, productId);
  const reason = product.open?.reason ?? '';
  const published = await publishProduct(tx, { product, reason, now });
  await recordAudit(tx, { ...due, action: 'product.publishDue', now, ...published });
}

/** It could not be published: a draft again, which says why. */
export async function giveUpDue(
  tx: Tx,
  { productId, now, problem }: Due & { readonly problem: string },
): Promise<void> {
  const due = await takeDueDraft(tx, { productId, now });
  if (due === null) return;
  await unschedule(tx, { productId, problem });
  const target = { kind: 'product', id: productId };
  await recordAudit(tx, { ...due, action: 'product.publishFailed', target, before: null, after: { problem }, now });
}
