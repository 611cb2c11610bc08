/** Who sent the visitor. Only the browser reads them, so no page depends on them; whatever leads elsewhere takes them along. */
export const promotionKeys = ['i', 'ch'] as const;

const login = ['from'];

/**
 * Every page with the keys of the query that its HTML depends on. Whatever else stands in a query makes no new page: the server never sees
 * it, and nginx keeps pages by the same keys (`ops/nginx`; a test compares the two). Pages behind the login are one skeleton for everyone:
 * they read their query in the browser.
 */
export const pageKeys: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/resource': [
    'keyword',
    'category',
    'brand',
    'option',
    'attribute',
    'channel',
    'minFen',
    'maxFen',
    'minYuan',
    'maxYuan',
    'inStock',
    'campaign',
    'sort',
  ],
  '/openBox': [
    'id',
    'grade',
    'saving',
    'category',
    'brand',
    'from',
    'to',
    'complete',
    'working',
    'dropping',
    'free',
    'sort',
  ],
  '/groupPurchase': ['id', 'sku', 'filter', 'category'],
  '/more': [],
  '/guide': ['topic', 'keyword', 'section'],
  '/advertisement': ['place', 'category', 'word', 'from', 'to'],
  '/active': ['id'],
  '/woot': ['past'],
  '/homeArticles': ['id', 'topic', 'column'],
  '/product': ['id', 'pick', 'sku'],
  '/celebrity': ['id', 'shelf', 'category'],
  '/wx/callback': ['code', 'state'],
  '/privacyPolicy': [],
  '/serviceTerms': [],
  '/404': [],
  '/order/mine': [],
  '/order/confirm': [],
  '/order/pay': [],
  '/order/paymentCompleted': [],
  '/order/detail': [],
  // Its frame depends on them: a batch that is prepared has a bar of its own in place of the tabs.
  '/order/dropshipping': ['id', 'step'],
  '/order/myGroups': [],
  '/openBoxOrder/mine': [],
  '/openBoxOrder/confirm': [],
  '/openBoxOrder/pay': [],
  '/openBoxOrder/paymentCompleted': [],
  '/openBoxOrder/detail': [],
  '/effectOrder/mine': [],
  '/effectOrder/df': [],
  '/cart/mine': [],
  '/collection/mine': [],
  '/user/balance': [],
  '/user/personCenter': ['view'],
  '/user/businesses': [],
  '/user/coupons': [],
  '/login/usernamePassword': login,
  '/login/wechat': login,
  '/login/originalWechat': login,
  '/register': login,
  '/forget': login,
};

/** The part of a query that a page depends on, in one order and spelling; with its question mark, or empty. */
export function canonicalSearch(path: string, query: URLSearchParams): string {
  const known = (pageKeys[path] ?? []).flatMap((key): [string, string][] => {
    const value = query.get(key);
    return value ? [[key, value]] : [];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}
