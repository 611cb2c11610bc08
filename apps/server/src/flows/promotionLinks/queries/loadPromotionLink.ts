import type { Answer, ProductCard, promotionLinkEndpoints } from '@jiwu/contract';
import { commissionOf } from '@jiwu/pricing';
import { findCommissionRates } from '../../../modules/goods/catalogue/index.ts';
import { findCards } from '../../../modules/goods/search/index.ts';
import { getUser } from '../../../modules/people/identity/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

export type PromotionLink = Answer<(typeof promotionLinkEndpoints)['promotionLink']>;

interface Wish {
  readonly userId: string;
  readonly productId: string;
  readonly place: string;
  /** Of the site. */
  readonly origin: string;
}

/** The address by which a promoter is known to have brought the buyer of a product, and what that brings. */
export async function loadPromotionLink(
  db: Reader,
  { userId, productId, place, origin }: Wish,
): Promise<PromotionLink> {
  const [user, cards, rates] = await Promise.all([
    getUser(db, userId),
    findCards(db, [productId]),
    findCommissionRates(db, [productId]),
  ]);
  const found = cards.get(productId);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  const { title, picture, priceFen, isFrom } = JSON.parse(found) as ProductCard;
  const rateBp = rates.get(productId) ?? 0;
  const link = new URL('/product', origin);
  link.searchParams.set('id', productId);
  link.searchParams.set('i', user.invitationCode);
  link.searchParams.set('ch', place);
  return {
    productId,
    title,
    picture,
    priceFen,
    isFrom,
    rateBp,
    commissionFen: commissionOf({ paidFen: priceFen, refundedFen: 0, rateBp }),
    link: link.href,
    promoter: user.name,
  };
}
