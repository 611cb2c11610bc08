import type { IconName } from '../../../ui/icon/Icon.tsx';

export const CART = '/cart/mine';
export const MINE = '/user/personCenter';

/** The places of the phone's tab bar. */
export const phoneTabs: readonly { readonly to: string; readonly label: string; readonly icon: IconName }[] = [
  { to: '/', label: '首页', icon: 'home' },
  { to: '/resource', label: '货源', icon: 'grid' },
  { to: '/groupPurchase', label: '拼团', icon: 'people' },
  { to: CART, label: '购物车', icon: 'cart' },
  { to: MINE, label: '我的', icon: 'person' },
];
