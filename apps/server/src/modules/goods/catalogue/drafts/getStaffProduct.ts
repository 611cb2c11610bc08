import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { ProductDraft, ProductVersion, StaffProduct } from './ProductDraft.ts';

/** As `json_build_object` writes it: times are text. */
type VersionJson = Omit<ProductVersion, 'savedAt' | 'publishAt'> & {
  readonly savedAt: string;
  readonly publishAt: string | null;
};

interface Row extends Omit<StaffProduct, 'live' | 'open'> {
  readonly live: ProductDraft;
  readonly open: VersionJson | null;
}

/** The tables as a draft would say it, in one statement. */
const live = sql`json_build_object(
  'title', product.title, 'subtitle', product.subtitle, 'brandId', product.brand_id, 'categoryId', product.category_id,
  'shippingTemplateId', product.shipping_template_id, 'tags', product.tags, 'parameters', product.parameters,
  'descriptionMarkdown', product.description_markdown, 'limitPerUser', product.limit_per_user, 'options', product.options,
  'pictures', coalesce((
    select json_agg(json_build_object('fileId', file_id, 'placeholder', placeholder, 'alt', alt) order by position)
    from product_pictures where product_id = product.id), '[]'),
  'skus', coalesce((
    select json_agg(json_build_object(
      'id', sku.id, 'code', sku.code, 'optionValues', sku.option_values, 'priceFen', sku.price_fen,
      'vipPriceFen', sku.vip_price_fen, 'marketPriceFen', sku.market_price_fen, 'weightGrams', sku.weight_grams,
      'wholesale', coalesce((
        select json_agg(json_build_object('minQuantity', min_quantity, 'priceFen', price_fen) order by min_quantity)
        from sku_wholesale_tiers where sku_id = sku.id), '[]'),
      'isOnSale', sku.state = 'onSale') order by sku.position, sku.id)
    from skus as sku where sku.product_id = product.id and sku.state <> 'draft'), '[]'))`;

const versionJson = sql`json_build_object(
  'no', version.no, 'state', version.state, 'body', version.body, 'descriptionHtml', version.description_html,
  'savedBy', version.saved_by, 'savedAt', version.saved_at, 'publishAt', version.publish_at, 'reason', version.reason,
  'problem', version.problem)`;

/** Products as staff know them, drafts too, by id. Unknown ones are left out. */
export async function listStaffProducts(db: Reader, ids: readonly string[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select product.id, product.no, product.state, product.version, product.changed_by as "changedBy",
      product.updated_at as "changedAt", ${live} as live,
      case product.state when 'draft' then 0 else coalesce((
        select max(no) from product_versions where product_id = product.id and state = 'published'), 1) end as "liveNo",
      (
        select ${versionJson} from product_versions as version
        where version.product_id = product.id and version.state <> 'published'
      ) as open
    from products as product where product.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map((row) => ({
    ...row,
    live: row.state === 'draft' ? null : row.live,
    open: row.open === null ? null : versionOf(row.open),
  }));
}

export async function getStaffProduct(db: Reader, id: string): Promise<StaffProduct> {
  const [product] = await listStaffProducts(db, [id]);
  if (!product) throw new ShopError('NOT_FOUND');
  return product;
}

function versionOf(json: VersionJson): ProductVersion {
  return {
    ...json,
    savedAt: new Date(json.savedAt),
    publishAt: json.publishAt === null ? null : new Date(json.publishAt),
  };
}

/** What was published, newest first, from below a number on. */
export async function listPublished(
  db: Reader,
  { productId, below, limit }: { productId: string; below: number | null; limit: number },
): Promise<ProductVersion[]> {
  const { rows } = await sql<{ version: VersionJson }>`
    select ${versionJson} as version from product_versions as version
    where product_id = ${productId} and state = 'published' and (${below}::int is null or no < ${below}::int)
    order by no desc limit ${limit}`.execute(db);
  return rows.map(({ version }) => versionOf(version));
}

/** What is shown of its description now. */
export async function getDescriptionHtml(db: Reader, productId: string): Promise<string> {
  const row = await db
    .selectFrom('products')
    .select('description_html as html')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.html;
}
