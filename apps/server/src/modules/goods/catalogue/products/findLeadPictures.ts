import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';

interface LeadPicture {
  readonly productId: string;
  readonly fileId: string;
  readonly placeholder: string;
  readonly alt: string;
}

/** The first picture of each of these products, in one statement; products without one are left out. */
export async function findLeadPictures(
  db: Reader,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<LeadPicture, 'productId'>>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<LeadPicture>`
    select distinct on (product_id) product_id as "productId", file_id as "fileId", placeholder, alt
    from product_pictures where product_id = any(${listed([...new Set(productIds)], 'uuid')})
    order by product_id, position`.execute(db);
  return new Map(rows.map(({ productId, ...picture }) => [productId, picture]));
}
