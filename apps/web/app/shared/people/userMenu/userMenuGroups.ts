import type { IconName } from '../../../ui/icon/Icon.tsx';
import { noticesPath } from '../../notices/noticesPath.ts';
import { supportPath } from '../../support/supportPath.ts';
import type { MenuCounts } from './useMenuCounts.ts';

interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
  /** Blue: so many wait for the user. */
  waiting?: keyof MenuCounts['waiting'];
  /** Grey: so many there are. `draws` are the user's own record's. */
  there?: keyof MenuCounts['there'] | 'draws';
  /** Only in the grid of phones: wide pages have it in the line at the top. */
  isPhoneOnly?: true;
}

export const userMenuGroups: { title: string; entries: MenuEntry[] }[] = [
  {
    title: '订单',
    entries: [
      { to: '/order/mine', label: '我的订单', icon: 'list', waiting: 'orders' },
      { to: '/order/myGroups', label: '我的拼团', icon: 'people', waiting: 'groups' },
      { to: '/openBoxOrder/mine', label: '开箱订单', icon: 'box', waiting: 'openBoxOrders' },
      { to: '/order/dropshipping', label: '一件代发', icon: 'truck', waiting: 'batches' },
    ],
  },
  {
    title: '资产',
    entries: [
      { to: '/user/balance', label: '余额', icon: 'wallet' },
      { to: '/user/coupons', label: '优惠券', icon: 'coupon', there: 'coupons' },
      { to: '/collection/mine', label: '收藏', icon: 'heart', there: 'collection' },
      { to: '/active', label: '积分与抽奖', icon: 'gift', there: 'draws' },
    ],
  },
  {
    title: '推广',
    entries: [
      { to: '/effectOrder/mine', label: '效果订单', icon: 'trend' },
      { to: '/effectOrder/df', label: '佣金兑付', icon: 'coins' },
    ],
  },
  {
    title: '账户',
    entries: [
      { to: '/user/personCenter', label: '个人中心', icon: 'person' },
      { to: '/user/businesses', label: '我的商户', icon: 'shop', waiting: 'businesses' },
      { to: noticesPath, label: '消息', icon: 'bell', waiting: 'notices' },
      { to: supportPath, label: '联系客服', icon: 'chat', waiting: 'support', isPhoneOnly: true },
    ],
  },
];
