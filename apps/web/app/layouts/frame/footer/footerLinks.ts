import type { IconName } from '../../../ui/icon/Icon.tsx';

interface ShopPromise {
  icon: IconName;
  title: string;
  note: string;
}

export const promises: ShopPromise[] = [
  { icon: 'shield', title: '七天无理由', note: '签收后 7 天内可退' },
  { icon: 'truck', title: '满 99 元免运费', note: 'VIP 满 39 元' },
  { icon: 'tag', title: '每一分都有说明', note: '优惠逐条列出' },
  { icon: 'trend', title: '价格有据可查', note: '历史价格公开' },
];

interface FooterColumn {
  title: string;
  links: { to: string; label: string }[];
}

export const footerColumns: FooterColumn[] = [
  {
    title: '购物',
    links: [
      { to: '/guide?topic=order', label: '怎样下单' },
      { to: '/guide?topic=payment', label: '支付方式' },
      { to: '/guide?topic=delivery', label: '配送范围与时效' },
      { to: '/guide?topic=invoice', label: '发票' },
    ],
  },
  {
    title: '售后',
    links: [
      { to: '/guide?topic=return', label: '退换货规则' },
      { to: '/order/mine', label: '申请售后' },
      { to: '/guide?topic=refund', label: '退款多久到账' },
      { to: '/guide?topic=contact', label: '联系客服' },
    ],
  },
  {
    title: '频道',
    links: [
      { to: '/guide?topic=groupPurchase', label: '拼团怎么玩' },
      { to: '/guide?topic=openBox', label: '开箱等级说明' },
      { to: '/guide?topic=woot', label: '每日一抢规则' },
      { to: '/guide?topic=draw', label: '抽奖公平验证' },
    ],
  },
  {
    title: '合作',
    links: [
      { to: '/user/businesses', label: '商户入驻' },
      { to: '/order/dropshipping', label: '一件代发' },
      { to: '/advertisement', label: '品牌推广' },
      { to: '/celebrity#apply', label: '成为达人' },
    ],
  },
  {
    title: '集物',
    links: [
      { to: '/more', label: '全部频道与服务' },
      { to: '/homeArticles', label: '好物志' },
      { to: '/privacyPolicy', label: '隐私政策' },
      { to: '/serviceTerms', label: '服务协议' },
    ],
  },
];
