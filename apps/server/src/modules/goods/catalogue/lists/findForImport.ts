import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { listed } from '../../../../platform/database/listed.ts';
import { listStaffProducts } from '../drafts/getStaffProduct.ts';
import type { DraftSku, StaffProduct } from '../drafts/ProductDraft.ts';

interface Known {
  readonly product: StaffProduct;
  readonly sku: DraftSku;
}

/** SKUs by their codes, those that stand in a draft alone too. What is sold goes before what is being written. */
export async function findByCodes(db: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  if (codes.length === 0) return new Map();
  const list = listed([...new Set(codes)], 'text');
  const { rows } = await sql<{ id: string }>`
    select product_id as id from skus where code = any(${list})
    union
    select product_id from product_versions as open
    where state <> 'published' and exists (
      select from jsonb_array_elements(open.body -> 'skus') as sku where sku ->> 'code' = any(${list}))`.execute(db);
  const products = await listStaffProducts(
    db,
    rows.map(({ id }) => id),
  );
  const wanted = new Set(codes);
  const found = new Map<string, Known>();
  for (const product of products) {
    for (const sku of [...(product.open?.body.skus ?? []), ...(product.live?.skus ?? [])])
      if (wanted.has(sku.code)) found.set(sku.code, { product, sku });
  }
  return found;
}

/** Products by the numbers that people see. */
export async function findByNos(db: Reader, nos: readonly string[]): Promise<ReadonlyMap<string, StaffProduct>> {
  if (nos.length === 0) return new Map();
  const { rows } = await sql<{ id: string }>`
    select id from products where no = any(${listed([...new Set(nos)], 'bigint')})`.execute(db);
  const products = await listStaffProducts(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(products.map((product) => [String(product.no), product]));
}

/** Codes that begin like each of these; who wrote one of these perhaps meant one of those. */
export async function findNearCodes(
  db: Reader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (codes.length === 0) return new Map();
  const asked = [...new Set(codes)].map((code) => ({
    code,
    head: code.slice(0, Math.max(2, Math.ceil(code.length * 0.6))),
  }));
  const { rows } = await sql<{ code: string; near: string[] }>`
    select asked.code, array(
      select code from skus where code ~>=~ asked.head and code ~<~ (asked.head || chr(1114111)) order by code using ~<~ limit 30) as near
    from unnest(${listed(asked, 'text', ({ code }) => code)}, ${listed(asked, 'text', ({ head }) => head)}) as asked (code, head)`.execute(
    db,
  );
  return new Map(rows.map(({ code, near }) => [code, near]));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Brands, categories of the third level and templates, all of them, closed ones first: an import asks by name, and of two alike the open one is meant. */
export async function listReferences(
  db: Reader,
): Promise<{ readonly brands: Named[]; readonly categories: Named[]; readonly templates: Named[] }> {
  const brands = await sql<Named>`select id, name from brands order by closed_at is null, name`.execute(db);
  const categories = await sql<Named>`
    select id, name from categories where level = 3 order by closed_at is null, position`.execute(db);
  const templates = await sql<Named>`select id, name from shipping_templates order by name`.execute(db);
  return { brands: brands.rows, categories: categories.rows, templates: templates.rows };
}
