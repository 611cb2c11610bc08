import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { findGoodsPictures } from '../pictures/goodsPictures.ts';
import type { DraftFacts } from './checkDraft.ts';
import type { ProductDraft } from './ProductDraft.ts';

interface References {
  readonly isCategoryOpen: boolean;
  readonly isBrandOpen: boolean;
  readonly hasTemplate: boolean;
}

/** The catalogue's part of what a draft is judged by. */
export async function loadDraftFacts(
  db: Reader,
  { draft, live }: { draft: ProductDraft; live: ProductDraft | null },
): Promise<Omit<DraftFacts, 'lowestDeals'>> {
  const { rows } = await sql<References>`
    select
      exists (
        select from categories as third
        join categories as second on second.id = third.parent_id
        join categories as first on first.id = second.parent_id
        where third.id = ${draft.categoryId} and third.level = 3
          and third.closed_at is null and second.closed_at is null and first.closed_at is null
      ) as "isCategoryOpen",
      exists (select from brands where id = ${draft.brandId} and closed_at is null) as "isBrandOpen",
      exists (select from shipping_templates where id = ${draft.shippingTemplateId}) as "hasTemplate"`.execute(db);
  const references = rows[0] ?? { isCategoryOpen: false, isBrandOpen: false, hasTemplate: false };
  const codes = draft.skus.map(({ code }) => code);
  const owners = await sql<{ id: string; code: string }>`
    select id, code from skus where code = any(${listed(codes, 'text')})`.execute(db);
  const uploaded = await findGoodsPictures(db, fileIdsOf(draft));
  return {
    ...references,
    knownPictures: new Set([...uploaded.keys(), ...(live === null ? [] : fileIdsOf(live))]),
    ownersOfCodes: new Map(owners.rows.map(({ id, code }) => [code, id])),
    shown: new Map(live?.skus.map((sku) => [sku.id, sku])),
  };
}

/** Every picture that a draft shows. */
function fileIdsOf({ pictures, options }: ProductDraft): string[] {
  const ofOptions = options.flatMap(({ values }) => values.flatMap(({ pictureId }) => pictureId ?? []));
  return [...pictures.map(({ fileId }) => fileId), ...ofOptions];
}
