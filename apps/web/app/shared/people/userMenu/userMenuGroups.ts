import type { IconName } from '../../../ui/icon/Icon.tsx';

interface MenuEntry {
  to: string;
  label: string;
  icon: IconName;
}

export const userMenuGroups: { title: string; entries: MenuEntry[] }[] = [
  {
    title: '订单',
    entries: [
      { to: '/order/mine', label: '我的订单', icon: 'list' },
      { to: '/order/myGroups', label: '我的拼团', icon: 'people' },
      { to: '/openBoxOrder/mine', label: '开箱订单', icon: 'box' },
      { to: '/order/dropshipping', label: '一件代发', icon: 'truck' },
    ],
  },
  {
    title: '资产',
    entries: [
      { to: '/user/balance', label: '余额', icon: 'wallet' },
      { to: '/user/coupons', label: '优惠券', icon: 'coupon' },
      { to: '/collection/mine', label: '收藏', icon: 'heart' },
      { to: '/active', label: '积分与抽奖', icon: 'gift' },
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
      { to: '/user/businesses', label: '我的商户', icon: 'shop' },
    ],
  },
];
