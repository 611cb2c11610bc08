import { type Answer, type advertisementEndpoints, type ProductCard, rules } from '@jiwu/contract';
import { z } from 'zod';
import { findCards } from '../../../modules/goods/search/index.ts';
import { getUser } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

type Shown = Answer<(typeof advertisementEndpoints)['advertisementLanding']>;
type Product = NonNullable<Shown['product']>;

interface Landing {
  readonly path: string;
  /** 商品页, 活动 … */
  readonly kind: string;
  readonly productId: string | null;
  readonly product: Product | null;
}

/** Only its path and query are looked at: no landing leaves this site. */
const SITE = 'https://site.invalid';
const kinds: Readonly<Record<string, string>> = rules.advertisement.landings;

/** A page of this site that an advertisement may lead to. It may bear the invitation code of who books, and of nobody else. */
export async function checkLanding(db: Reader, { userId, path }: { userId: string; path: string }): Promise<Landing> {
  const url = parse(path);
  const kind = url && Object.hasOwn(kinds, url.pathname) ? kinds[url.pathname] : undefined;
  if (!url || kind === undefined) throw new ShopError('AD_LANDING_REFUSED');
  const codes = url.searchParams.getAll('i');
  if (codes.length > 0) {
    const { invitationCode } = await getUser(db, userId);
    const isOwn = codes.length === 1 && codes[0]?.toUpperCase() === invitationCode;
    if (!isOwn) throw new ShopError('AD_LANDING_CODE');
  }
  const landing = { path: `${url.pathname}${url.search}`, kind };
  if (url.pathname !== '/product') return { ...landing, productId: null, product: null };
  const id = z.uuid().safeParse(url.searchParams.get('id'));
  const card = id.success ? (await findCards(db, [id.data])).get(id.data.toLowerCase()) : undefined;
  if (!id.success || card === undefined) throw new ShopError('AD_LANDING_REFUSED');
  return { ...landing, productId: id.data, product: productOf(card) };
}

/** What an advertisement shows of a product, out of its card. */
export function productOf(card: string): Product {
  const { id, title, picture, priceFen, isFrom } = JSON.parse(card) as ProductCard;
  return { id, title, picture, priceFen, isFrom };
}

/** Null unless it is a path: `//other.site` and `/\other.site` are addresses of other sites. */
function parse(path: string): URL | null {
  if (!/^\/(?![/\\])/.test(path) || /[\\\s]/.test(path) || !URL.canParse(path, SITE)) return null;
  const url = new URL(path, SITE);
  return url.origin === SITE && url.hash === '' ? url : null;
}
