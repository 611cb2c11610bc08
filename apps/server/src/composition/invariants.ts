import { afterSaleInvariants } from '../modules/afterSale/index.ts';
import { auditInvariants } from '../modules/audit/index.ts';
import { catalogueInvariants } from '../modules/catalogue/index.ts';
import { couponInvariants } from '../modules/coupons/index.ts';
import { drawInvariants, prizeInvariants } from '../modules/draws/index.ts';
import { identityInvariants } from '../modules/identity/index.ts';
import { integralInvariants } from '../modules/integral/index.ts';
import { levelInvariants } from '../modules/levels/index.ts';
import { invitationInvariants } from '../modules/invitations/index.ts';
import { orderInvariants } from '../modules/orders/index.ts';
import { paymentInvariants } from '../modules/payments/index.ts';
import { ledgerInvariants } from '../modules/ledger/index.ts';
import { reviewInvariants } from '../modules/reviews/index.ts';
import { stockInvariants } from '../modules/stock/index.ts';
import { vipInvariants } from '../modules/vip/index.ts';
import { walletInvariants } from '../modules/wallet/index.ts';
import type { Invariant } from '../platform/invariants/Invariant.ts';

/** Every invariant of the shop, each owned by the module whose tables it speaks of. */
export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...stockInvariants,
  ...identityInvariants,
  ...catalogueInvariants,
  ...reviewInvariants,
  ...walletInvariants,
  ...vipInvariants,
  ...couponInvariants,
  ...integralInvariants,
  ...levelInvariants,
  ...orderInvariants,
  ...afterSaleInvariants,
  ...auditInvariants,
  ...drawInvariants,
  ...prizeInvariants,
  ...invitationInvariants,
];
