import { sql } from 'kysely';
import { listed } from '../../../../platform/database/listed.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { rules } from '@jiwu/contract';
import type { DraftSku, ProductDraft } from './ProductDraft.ts';

interface Wanted {
  readonly productId: string;
  readonly skuId: string;
}

/**
 * SKUs into which pieces are about to come. Those that stand in a draft alone get their row, which nobody sees until the draft is
 * published. Refuses what is neither there nor written.
 */
export async function openDraftSkus(tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  const ids = wanted.map(({ skuId }) => skuId);
  const { rows } = await sql<{ id: string; productId: string }>`
    select id, product_id as "productId" from skus where id = any(${listed(ids, 'uuid')})`.execute(tx);
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]));
  const strange = wanted.find(({ skuId, productId }) => (productOf.get(skuId) ?? productId) !== productId);
  if (strange) throw new ShopError('NOT_FOUND', { skuId: strange.skuId });
  for (const one of wanted) if (!productOf.has(one.skuId)) await openOne(tx, one);
}

async function openOne(tx: Tx, { productId, skuId }: Wanted): Promise<void> {
  const open = await tx
    .selectFrom('product_versions')
    .select('body')
    .where('product_id', '=', productId)
    .where('state', '<>', 'published')
    .executeTakeFirst();
  const { skus } = (open?.body ?? { skus: [] }) as unknown as Pick<ProductDraft, 'skus'>;
  const sku: DraftSku | undefined = skus.find(({ id }) => id === skuId);
  if (!sku) throw new ShopError('NOT_FOUND', { skuId });
  const { priceFen, weightGrams, code } = sku;
  const isWritten = priceFen !== null && weightGrams !== null && rules.goods.product.codePattern.test(code);
  if (!isWritten) throw new ShopError('SKU_NOT_WRITTEN', {}, { skuId });
  await tx
    .insertInto('skus')
    .values({
      id: skuId,
      product_id: productId,
      code,
      position: skus.indexOf(sku),
      option_values: [...sku.optionValues],
      price_fen: priceFen,
      weight_grams: weightGrams,
      state: 'draft',
    })
    .execute()
    .catch((error: unknown): never => {
      if (violatedConstraint(error) !== undefined) throw new ShopError('SKU_CODE_TAKEN', {}, { skuId });
      throw error;
    });
}
