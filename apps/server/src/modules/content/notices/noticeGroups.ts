import type { rules } from '@jiwu/contract';

export type NoticeGroup = (typeof rules.notice.groups)[number];

interface Group {
  readonly label: string;
  /** Explanation beside the switch. */
  readonly about: string;
  readonly inApp: boolean;
  /** Null where nothing is ever sent by SMS. */
  readonly sms: boolean | null;
}

/**
 * The groups with their default switches. Notices of the collection are wanted because the user collected the product, but never
 * by SMS.
 */
export const noticeGroups: Readonly<Record<NoticeGroup, Group>> = {
  order: {
    label: '订单',
    about: '付款、发货、签收、完成与关闭，多付的退回；付款、发货和多付时另发短信',
    inApp: true,
    sms: true,
  },
  groupPurchase: {
    label: '拼团',
    about: '有人参团、只差一人、成团和未成团退款；成团与否另发短信',
    inApp: true,
    sms: true,
  },
  afterSale: { label: '售后', about: '审核结果和退款到账', inApp: true, sms: null },
  collection: { label: '收藏', about: '收藏的商品降价或到货', inApp: true, sms: null },
  celebrity: { label: '达人', about: '关注的达人有新推荐，和成为达人的审核结果', inApp: true, sms: null },
  promotion: { label: '推广', about: '佣金兑付的审核结果', inApp: true, sms: null },
  business: { label: '商户', about: '商户审核的结果，停用与恢复；品牌推广的审核、退款与结束', inApp: true, sms: null },
  support: { label: '客服', about: '客服回复了您的消息，您对商品的提问有了回答', inApp: true, sms: null },
  membership: {
    label: '会员与活动',
    about: 'VIP 到期、等级提升、邀请奖励和您要求的开领、开抢提醒',
    inApp: true,
    sms: null,
  },
};
