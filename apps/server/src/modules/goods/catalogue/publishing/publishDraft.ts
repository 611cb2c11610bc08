import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { changeCounts } from '../categories/changeCounts.ts';
import type { StaffProduct } from '../drafts/ProductDraft.ts';
import { wordsOf } from '../drafts/saveProductDraft.ts';
import { writeSkus } from './writeSkus.ts';

interface Input {
  /** As it was when it was taken, with what is being written. */
  readonly product: StaffProduct;
  readonly reason: string;
  readonly now: Date;
}

/**
 * What was being written is what is sold from now on. A product that was off sale stays so. The caller has taken the product and has
 * found nothing wrong with the draft.
 */
export async function publishDraft(tx: Tx, { product, reason, now }: Input): Promise<void> {
  const { id: productId, open, state } = product;
  if (open === null) throw new ShopError('PRODUCT_NO_DRAFT');
  const { body, descriptionHtml } = open;
  const isFirst = state === 'draft';
  await tx
    .updateTable('products')
    .set({
      ...wordsOf(body, descriptionHtml),
      options: JSON.stringify(body.options),
      updated_at: now,
      ...(isFirst ? { state: 'onSale', listed_at: now } : {}),
    })
    .where('id', '=', productId)
    .execute();
  await tx.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  await tx
    .insertInto('product_pictures')
    .values(
      body.pictures.map(({ fileId, placeholder, alt }, position) => ({
        product_id: productId,
        position,
        file_id: fileId,
        placeholder,
        alt,
      })),
    )
    .execute();
  await writeSkus(tx, { productId, skus: body.skus, now });
  await sql`
    update product_versions set state = 'published', publish_at = ${now}, reason = ${reason}, problem = null
    where product_id = ${productId} and no = ${open.no}`.execute(tx);
  const wasIn = state === 'onSale' ? product.live?.categoryId : undefined;
  const isIn = state === 'offSale' ? undefined : body.categoryId;
  await changeCounts(tx, { from: wasIn ?? null, to: isIn ?? null });
  announceLive(tx, liveChannels.product(productId));
}
