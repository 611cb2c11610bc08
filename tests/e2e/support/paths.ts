/** The paths of specification §2, by the group they stand in. Written out again, so that a change of the routes shows. */
export const authPaths = ['/register', '/forget'] as const;
export const legalPaths = ['/privacyPolicy', '/serviceTerms'] as const;
export const loginPaths = ['/login/usernamePassword', '/login/wechat', '/login/originalWechat'] as const;

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

/** All of them: a route that stands in none of the groups is visited by no test, and one in conformance.test.ts finds it. */
export const allPaths: readonly string[] = [
  '/',
  '/404',
  '/login',
  ...authPaths,
  ...legalPaths,
  ...loginPaths,
  ...mainPaths,
  ...defaultPaths,
  ...Object.values(protectedPaths).flat(),
];
