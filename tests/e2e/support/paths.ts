/** The paths of specification §2, by the group they stand in. Written out again, so that a change of the routes shows. */
export const fixedPaths = ['/', '/404', '/login', '/register', '/forget', '/privacyPolicy', '/serviceTerms'] as const;

export const mainPaths = [
  '/resource',
  '/openBox',
  '/groupPurchase',
  '/more',
  '/guide',
  '/advertisement',
  '/active',
  '/woot',
] as const;

export const defaultPaths = ['/homeArticles', '/product', '/celebrity', '/wx/callback'] as const;

export const protectedPaths = {
  order: [
    '/order/mine',
    '/order/confirm',
    '/order/pay',
    '/order/paymentCompleted',
    '/order/detail',
    '/order/dropshipping',
    '/order/myGroups',
  ],
  openBoxOrder: [
    '/openBoxOrder/mine',
    '/openBoxOrder/confirm',
    '/openBoxOrder/pay',
    '/openBoxOrder/paymentCompleted',
    '/openBoxOrder/detail',
  ],
  effectOrder: ['/effectOrder/mine', '/effectOrder/df'],
  cartAndCollection: ['/cart/mine', '/collection/mine'],
  userCentre: ['/user/balance', '/user/personCenter', '/user/businesses', '/user/coupons'],
} as const;

export const allProtectedPaths: readonly string[] = Object.values(protectedPaths).flat();
export const publicPaths: readonly string[] = [
  '/',
  '/404',
  '/register',
  '/forget',
  '/privacyPolicy',
  '/serviceTerms',
  ...mainPaths,
  ...defaultPaths,
];
