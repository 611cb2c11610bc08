import { advertisementInvariants } from '../modules/content/advertisement/index.ts';
import { afterSaleInvariants } from '../modules/trade/afterSale/index.ts';
import { celebrityInvariants } from '../modules/channels/celebrity/index.ts';
import { claimInvariants } from '../modules/channels/claims/index.ts';
import { approvalsInvariants } from '../modules/staff/approvals/index.ts';
import { auditInvariants } from '../modules/staff/audit/index.ts';
import { catalogueInvariants } from '../modules/goods/catalogue/index.ts';
import { contentInvariants } from '../modules/content/content/index.ts';
import { couponInvariants } from '../modules/promotion/coupons/index.ts';
import { drawInvariants } from '../modules/promotion/draws/index.ts';
import { dropshippingInvariants } from '../modules/channels/dropshipping/index.ts';
import { effectInvariants } from '../modules/channels/effectOrders/index.ts';
import { groupPurchaseInvariants } from '../modules/channels/groupPurchase/index.ts';
import { businessesInvariants } from '../modules/people/businesses/index.ts';
import { identityInvariants } from '../modules/people/identity/index.ts';
import { integralInvariants } from '../modules/people/integral/index.ts';
import { openBoxInvariants } from '../modules/channels/openBox/index.ts';
import { orderInvariants } from '../modules/trade/orders/index.ts';
import { paymentInvariants } from '../modules/money/payments/index.ts';
import { ledgerInvariants } from '../modules/money/ledger/index.ts';
import { reviewInvariants } from '../modules/goods/reviews/index.ts';
import { supportInvariants } from '../modules/content/support/index.ts';
import { stockInvariants } from '../modules/goods/stock/index.ts';
import { vipInvariants } from '../modules/people/vip/index.ts';
import { walletInvariants } from '../modules/money/wallet/index.ts';
import { orderLinks } from './invariants/orderLinks.ts';
import { advertisementLinks } from './invariants/advertisementLinks.ts';
import { afterSaleLinks } from './invariants/afterSaleLinks.ts';
import { boughtTogetherLinks } from './invariants/boughtTogetherLinks.ts';
import { closingLinks } from './invariants/closingLinks.ts';
import { celebrityLinks } from './invariants/celebrityLinks.ts';
import { contentLinks } from './invariants/contentLinks.ts';
import { dropshippingLinks } from './invariants/dropshippingLinks.ts';
import { effectLinks } from './invariants/effectLinks.ts';
import { drawLinks } from './invariants/drawLinks.ts';
import { goodsLinks } from './invariants/goodsLinks.ts';
import { groupLinks } from './invariants/groupLinks.ts';
import { handLinks } from './invariants/handLinks.ts';
import { houseLinks } from './invariants/houseLinks.ts';
import { openBoxLinks } from './invariants/openBoxLinks.ts';
import { wootLinks } from './invariants/wootLinks.ts';
import { prizeLinks } from './invariants/prizeLinks.ts';
import { levelLinks } from './invariants/levelLinks.ts';
import { vipLinks } from './invariants/vipLinks.ts';
import { integralLinks } from './invariants/integralLinks.ts';
import { walletLinks } from './invariants/walletLinks.ts';
import { paymentLinks } from './invariants/paymentLinks.ts';
import { supportLinks } from './invariants/supportLinks.ts';
import { invitationLinks } from './invariants/invitationLinks.ts';
import type { Invariant } from '../platform/invariants/Invariant.ts';

/**
 * Every invariant of the shop. One that reads the tables of a single module belongs to that module; one that ties several modules together
 * stands in `composition/invariants`, since no module may read the tables of another.
 */
export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...stockInvariants,
  ...identityInvariants,
  ...supportInvariants,
  ...businessesInvariants,
  ...catalogueInvariants,
  ...reviewInvariants,
  ...walletInvariants,
  ...vipInvariants,
  ...couponInvariants,
  ...integralInvariants,
  ...orderInvariants,
  ...afterSaleInvariants,
  ...auditInvariants,
  ...approvalsInvariants,
  ...drawInvariants,
  ...groupPurchaseInvariants,
  ...effectInvariants,
  ...claimInvariants,
  ...boughtTogetherLinks,
  ...celebrityInvariants,
  ...celebrityLinks,
  ...closingLinks,
  ...dropshippingInvariants,
  ...dropshippingLinks,
  ...contentInvariants,
  ...contentLinks,
  ...advertisementInvariants,
  ...advertisementLinks,
  ...wootLinks,
  ...openBoxInvariants,
  ...openBoxLinks,
  ...orderLinks,
  ...afterSaleLinks,
  ...drawLinks,
  ...effectLinks,
  ...prizeLinks,
  ...goodsLinks,
  ...groupLinks,
  ...houseLinks,
  ...levelLinks,
  ...vipLinks,
  ...integralLinks,
  ...walletLinks,
  ...paymentLinks,
  ...handLinks,
  ...invitationLinks,
  ...supportLinks,
].toSorted((one, other) => one.number - other.number);
