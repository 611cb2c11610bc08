import { supportPath } from '../../../shared/support/supportPath.ts';

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
      { to: '/guide?topic=apply', label: '申请售后' },
      { to: '/guide?topic=refund', label: '退款多久到账' },
      { to: supportPath, label: '联系客服' },
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
      { to: '/guide?topic=business', label: '商户入驻' },
      { to: '/guide?topic=dropshipping', label: '一件代发' },
      { to: '/advertisement', label: '品牌推广' },
      { to: '/guide?topic=becomeCelebrity', label: '成为达人' },
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
