import type { ProductDraft } from '../../modules/goods/catalogue/index.ts';
import type { ImportRow } from '../../modules/goods/imports/index.ts';
import { addSku, patchDraft } from './patchDraft.ts';

/** Pictures that the product may not have now, by their files. */
export type Pictures = Parameters<typeof patchDraft>[1]['pictures'];

/** A product as it is sold and as it is being written; null: it is not. */
export interface Bodies {
  readonly live: ProductDraft | null;
  readonly open: ProductDraft | null;
}

type Written = { readonly bodies: Bodies; readonly skuId: string | null } | { readonly trouble: string };

const GONE = '这个规格已经不在草稿里';

/** The product with what a row says: what is sold changes at once, a new SKU joins the draft. Pure but for the SKU's id. */
export function withRow(bodies: Bodies, row: ImportRow, pictures: Pictures): Written {
  return row.verdict === 'new' ? withNewSku(bodies, row) : withChanges(bodies, row, pictures);
}

function withNewSku({ live, open }: Bodies, { changes }: ImportRow): Written {
  const base = open ?? live;
  if (base === null) return { trouble: GONE };
  const added = addSku(base, changes);
  if (added === null) return { trouble: '规格与这件商品的选项对不上，或已经有了' };
  return { bodies: { live, open: added.body }, skuId: added.skuId };
}

function withChanges({ live, open }: Bodies, { skuId, changes }: ImportRow, pictures: Pictures): Written {
  const isSold = live !== null && live.skus.some(({ id }) => id === skuId);
  const base = isSold ? live : open;
  if (base === null) return { trouble: GONE };
  const patch = { skuId, changes, pictures };
  const patched = patchDraft(base, patch);
  if (patched === null) return { trouble: '核对之后又被改过，请重新核对' };
  // The draft follows where it had not been changed itself.
  const followed = open && (patchDraft(open, { ...patch, isLoose: true }) ?? open);
  return { bodies: { live: isSold ? patched : live, open: followed }, skuId };
}
