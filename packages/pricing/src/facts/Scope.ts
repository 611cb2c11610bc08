import type { Channel } from './channels.ts';

/** Which goods a campaign or coupon is for. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'categories'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | { readonly kind: 'channel'; readonly channel: Channel };
