import type { ImportRow } from '../../modules/goods/imports/index.ts';
import { patchDraft } from './patchDraft.ts';
import { piecesOf } from './piecesOf.ts';
import type { Bodies, Pictures } from './withRow.ts';

/** The product without what a row wrote; null when it is no longer as the row left it. Pure. */
export function withoutRow(bodies: Bodies, row: ImportRow, pictures: Pictures): Bodies | null {
  return row.verdict === 'new' ? withoutNewSku(bodies, row) : withoutChanges(bodies, row, pictures);
}

/** A SKU that was published since, or that pieces came in for, stays. */
function withoutNewSku({ live, open }: Bodies, { skuId, changes }: ImportRow): Bodies | null {
  const isSold = live !== null && live.skus.some(({ id }) => id === skuId);
  if (isSold || open === null || piecesOf(changes) > 0) return null;
  return { live, open: { ...open, skus: open.skus.filter(({ id }) => id !== skuId) } };
}

function withoutChanges({ live, open }: Bodies, { skuId, changes }: ImportRow, pictures: Pictures): Bodies | null {
  const back = changes.map(({ field, before, after }) => ({ field, before: after, after: before }));
  const patch = { skuId, changes: back, pictures };
  if (live !== null && live.skus.some(({ id }) => id === skuId)) {
    const patched = patchDraft(live, patch);
    // The draft follows where it had not been changed itself.
    return patched && { live: patched, open: open && (patchDraft(open, { ...patch, isLoose: true }) ?? open) };
  }
  const patched = open && patchDraft(open, patch);
  return patched && { live, open: patched };
}
