import type { Operator } from '@jiwu/contract';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { noticesPath } from '../../../shared/notices/noticesPath.ts';
import { supportPath } from '../../../shared/support/supportPath.ts';
import type { IconName } from '../../../ui/icon/Icon.tsx';
import type { Menu, Mine } from '../mine/Mine.ts';

/** What is known of the user; parts that have not come are null. */
export interface Own {
  readonly operator: Operator;
  readonly cartKinds: number;
  readonly menu: Menu | null;
  readonly mine: Mine | null;
}

export interface Service {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Blue: so many wait for the user. */
  readonly waiting?: (menu: Menu) => number;
  /** Grey: what there is; empty for nothing. */
  readonly there?: (own: Own) => string;
}

const some = (count: number | undefined) => (count ? formatCount(count) : '');

/** Every service of the shop. */
export const serviceGroups: readonly { readonly title: string; readonly services: readonly Service[] }[] = [
  {
    title: '购物',
    services: [
      { to: '/cart/mine', label: '购物车', icon: 'cart', there: ({ cartKinds }) => some(cartKinds) },
      { to: '/order/mine', label: '我的订单', icon: 'list', waiting: ({ waiting }) => waiting.orders },
      { to: '/order/myGroups', label: '我的拼团', icon: 'people', waiting: ({ waiting }) => waiting.groups },
      { to: '/openBoxOrder/mine', label: '开箱订单', icon: 'box', waiting: ({ waiting }) => waiting.openBoxOrders },
      { to: '/collection/mine', label: '收藏', icon: 'heart', there: ({ menu }) => some(menu?.there.collection) },
      {
        to: '/order/mine?state=afterSale',
        label: '退款售后',
        icon: 'undo',
        there: ({ mine }) => some(mine?.afterSales),
      },
    ],
  },
  {
    title: '资产与会员',
    services: [
      { to: '/user/balance', label: '余额', icon: 'wallet', there: ({ operator }) => formatFen(operator.balance) },
      { to: '/user/coupons', label: '优惠券', icon: 'coupon', there: ({ menu }) => some(menu?.there.coupons) },
      {
        to: '/user/personCenter#integral',
        label: '积分',
        icon: 'coins',
        there: ({ operator }) => some(operator.integral),
      },
      { to: '/active#draw', label: '抽奖次数', icon: 'gift', there: ({ operator }) => some(operator.luckyDraws) },
      {
        to: '/user/personCenter#vip',
        label: 'VIP',
        icon: 'crown',
        there: ({ operator }) => (operator.vipFlag ? (operator.vipExpiryDate ?? '') : ''),
      },
      { to: '/user/personCenter#level', label: '等级', icon: 'star', there: ({ operator }) => operator.level },
    ],
  },
  {
    title: '生意与推广',
    services: [
      { to: '/order/dropshipping', label: '一件代发', icon: 'truck', waiting: ({ waiting }) => waiting.batches },
      { to: '/user/businesses', label: '我的商户', icon: 'shop', waiting: ({ waiting }) => waiting.businesses },
      { to: '/effectOrder/mine', label: '效果订单', icon: 'trend', there: ({ mine }) => some(mine?.effectOrders) },
      {
        to: '/effectOrder/df',
        label: '佣金兑付',
        icon: 'coins',
        there: ({ mine }) => (mine?.payableFen ? formatFen(mine.payableFen) : ''),
      },
      { to: '/advertisement', label: '品牌推广', icon: 'megaphone', there: ({ mine }) => some(mine?.placements) },
      { to: '/celebrity#apply', label: '成为达人', icon: 'thumbUp' },
    ],
  },
  {
    title: '帮助与账户',
    services: [
      { to: '/guide', label: '购物指南', icon: 'help' },
      { to: supportPath, label: '联系客服', icon: 'chat', waiting: ({ waiting }) => waiting.support },
      { to: '/user/personCenter', label: '个人中心', icon: 'person' },
      { to: noticesPath, label: '消息', icon: 'bell', waiting: ({ waiting }) => waiting.notices },
      { to: '/user/personCenter#security', label: '账户与安全', icon: 'lock' },
      { to: '/privacyPolicy', label: '隐私与协议', icon: 'document' },
    ],
  },
];

export const services: readonly Service[] = serviceGroups.flatMap((group) => group.services);

/** The places of 常用. */
export const OFTEN = 8;

/** What most people use most, until this browser knows better. */
const usual = [
  '/order/mine',
  '/order/myGroups',
  '/order/dropshipping',
  '/user/coupons',
  '/collection/mine',
  '/user/balance',
  '/user/businesses',
  supportPath,
];

/** The user's own choice; else what was used most, and then what is usual. */
export function oftenServices({
  own,
  uses,
}: {
  own: readonly string[] | null;
  uses: ReadonlyMap<string, number>;
}): readonly Service[] {
  const known = (pages: readonly string[]) =>
    pages.flatMap((to) => services.find((service) => service.to === to) ?? []);
  if (own) return known(own).slice(0, OFTEN);
  const used = [...uses].toSorted(([, one], [, other]) => other - one).map(([page]) => page);
  return [...new Set(known([...used, ...usual]))].slice(0, OFTEN);
}
