import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { StaffChange } from '../changes/takeVersion.ts';
import type { ProductDraft } from './ProductDraft.ts';
import { takeProduct } from './takeProduct.ts';

interface Written {
  readonly body: ProductDraft;
  /** By renderMarkdown, before the transaction. */
  readonly descriptionHtml: string;
}

interface NewDraft extends Written {
  readonly id?: string;
  readonly staffId: string;
  readonly now: Date;
}

/** A product that nobody sees until it is published. Answers its id. */
export async function createProductDraft(
  tx: Tx,
  { id = newId(), body, descriptionHtml, staffId, now }: NewDraft,
): Promise<string> {
  await tx
    .insertInto('products')
    .values({
      id,
      state: 'draft',
      ...wordsOf(body, descriptionHtml),
      options: '[]',
      changed_by: staffId,
      listed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await writeOpen(tx, { productId: id, no: 1, body, descriptionHtml, staffId, now });
  return id;
}

/**
 * What is being written is changed in place, and waits for no date any more. A product that nobody has seen yet bears the new words at
 * once, so that lists of staff find it by them.
 */
export async function saveProductDraft(tx: Tx, { version, ...draft }: Written & StaffChange): Promise<void> {
  await takeProduct(tx, { ...draft, version });
  await writeProductDraft(tx, draft);
}

/** The same by who has taken the product already. */
export async function writeProductDraft(
  tx: Tx,
  { id: productId, body, descriptionHtml, staffId, now }: Written & Omit<StaffChange, 'version'>,
): Promise<void> {
  const { rows } = await sql<{ state: string; openNo: number | null; lastNo: number | null }>`
    select state,
      (select no from product_versions where product_id = product.id and state <> 'published') as "openNo",
      (select max(no) from product_versions where product_id = product.id) as "lastNo"
    from products as product where id = ${productId}`.execute(tx);
  const { state, openNo, lastNo } = rows[0] ?? { state: 'draft', openNo: null, lastNo: null };
  // What came with the shop was its first version.
  const next = Math.max(lastNo ?? 0, state === 'draft' ? 0 : 1) + 1;
  await writeOpen(tx, { productId, no: openNo ?? next, body, descriptionHtml, staffId, now });
  if (state === 'draft') {
    await tx.updateTable('products').set(wordsOf(body, descriptionHtml)).where('id', '=', productId).execute();
  }
}

async function writeOpen(
  tx: Tx,
  {
    productId,
    no,
    body,
    descriptionHtml,
    staffId,
    now,
  }: NewDraft & { readonly productId: string; readonly no: number },
): Promise<void> {
  const written = {
    body: JSON.stringify(body),
    description_html: descriptionHtml,
    saved_by: staffId,
    saved_at: now,
    state: 'draft',
    publish_at: null,
    problem: null,
  };
  await tx
    .insertInto('product_versions')
    .values({ product_id: productId, no, ...written })
    .onConflict((conflict) => conflict.columns(['product_id', 'no']).doUpdateSet(written))
    .execute();
}

/** Columns of `products` that a draft sets. */
export function wordsOf(body: ProductDraft, descriptionHtml: string) {
  return {
    title: body.title,
    subtitle: body.subtitle,
    brand_id: body.brandId,
    category_id: body.categoryId,
    shipping_template_id: body.shippingTemplateId,
    description_markdown: body.descriptionMarkdown,
    description_html: descriptionHtml,
    parameters: JSON.stringify(body.parameters),
    tags: [...body.tags],
    limit_per_user: body.limitPerUser,
  };
}
