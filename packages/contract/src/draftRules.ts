/**
 * What may be asked of one order. It stands among the other rules; here by itself, because a script in a page's HTML reads it and must not bring
 * the others along.
 */
export const draftRules = {
  /** Kinds of order. Each has its rules in composition/orderKinds.ts of the server and its words in shared/orders/kinds of the web. */
  kinds: ['normal', 'prize', 'groupPurchase', 'woot', 'openBox', 'dropshipping'],
  /** Of a request. What one order may hold is less: `perOrder`. */
  maxLines: 120,
  maxQuantity: 2000,
} as const;
