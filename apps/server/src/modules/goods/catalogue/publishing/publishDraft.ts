import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { changeCounts } from '../categories/changeCounts.ts';
import { getDescriptionHtml } from '../drafts/getStaffProduct.ts';
import type { ProductDraft, StaffProduct } from '../drafts/ProductDraft.ts';
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
  const { open } = product;
  if (open === null) throw new ShopError('PRODUCT_NO_DRAFT');
  await writeLive(tx, { product, body: open.body, descriptionHtml: open.descriptionHtml, now });
  await sql`
    update product_versions set state = 'published', publish_at = ${now}, reason = ${reason}, problem = null
    where product_id = ${product.id} and no = ${open.no}`.execute(tx);
}

interface Change {
  readonly product: StaffProduct;
  /** What is sold from now on, checked. Its description is the one that is there. */
  readonly body: ProductDraft;
  readonly reason: string;
  readonly staffId: string;
  readonly now: Date;
}

/** What is sold changes beside the draft, which stays and becomes the next version: by a file. The caller has taken the product. */
export async function publishBeside(tx: Tx, { product, body, reason, staffId, now }: Change): Promise<void> {
  const { id: productId, open, liveNo } = product;
  const descriptionHtml = await getDescriptionHtml(tx, productId);
  await writeLive(tx, { product, body, descriptionHtml, now });
  const no = open?.no ?? liveNo + 1;
  if (open)
    await sql`update product_versions set no = no + 1 where product_id = ${productId} and no = ${no}`.execute(tx);
  await tx
    .insertInto('product_versions')
    .values({
      product_id: productId,
      no,
      state: 'published',
      body: JSON.stringify(body),
      description_html: descriptionHtml,
      saved_by: staffId,
      saved_at: now,
      publish_at: now,
      reason,
    })
    .execute();
}

interface Live {
  readonly product: StaffProduct;
  readonly body: ProductDraft;
  readonly descriptionHtml: string;
  readonly now: Date;
}

async function writeLive(tx: Tx, { product, body, descriptionHtml, now }: Live): Promise<void> {
  const { id: productId, state, live } = product;
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
  if (JSON.stringify(live?.pictures) !== JSON.stringify(body.pictures)) await writePictures(tx, productId, body);
  await writeSkus(tx, { productId, skus: body.skus, now });
  const wasIn = state === 'onSale' ? live?.categoryId : undefined;
  const isIn = state === 'offSale' ? undefined : body.categoryId;
  await changeCounts(tx, { from: wasIn ?? null, to: isIn ?? null });
  announceLive(tx, liveChannels.product(productId));
}

async function writePictures(tx: Tx, productId: string, { pictures }: ProductDraft): Promise<void> {
  await tx.deleteFrom('product_pictures').where('product_id', '=', productId).execute();
  await tx
    .insertInto('product_pictures')
    .values(
      pictures.map(({ fileId, placeholder, alt }, position) => ({
        product_id: productId,
        position,
        file_id: fileId,
        placeholder,
        alt,
      })),
    )
    .execute();
}
