import type { StaffAfterSaleQueued, StaffOrder, StaffOrderStory } from '@jiwu/contract';

export const orderKinds: Readonly<Record<StaffOrder['kind'], string>> = {
  normal: '普通',
  prize: '奖品',
  groupPurchase: '拼团',
  woot: '每日一抢',
  openBox: '开箱',
  dropshipping: '一件代发',
};

export const afterSaleStates: Readonly<Record<StaffAfterSaleQueued['state'], string>> = {
  applied: '待审',
  awaitingReturn: '待寄回',
  returning: '待签收',
  refunding: '退款中',
  refunded: '已退款',
  rejected: '已拒绝',
  cancelled: '已撤回',
};

export const afterSaleKinds: Readonly<Record<StaffAfterSaleQueued['kind'], string>> = {
  refundOnly: '仅退款',
  returnRefund: '退货退款',
};

export const parcelStates: Readonly<Record<StaffOrderStory['parcels'][number]['state'], string>> = {
  sent: '已发出',
  inTransit: '运输中',
  delivering: '派送中',
  delivered: '已签收',
  problem: '有问题',
};

export const gateways: Readonly<Record<StaffOrderStory['payments'][number]['gateway'] | 'nothing', string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  balance: '余额',
  nothing: '不用付款',
};

export const paymentStates: Readonly<Record<StaffOrderStory['payments'][number]['state'], string>> = {
  created: '等付款',
  awaiting: '等付款',
  paid: '已入账',
  closed: '已关闭',
};

/** Purposes of accounts, as finance speaks of them. */
export const purposes: Readonly<Record<string, string>> = {
  gatewayWechat: '微信支付',
  gatewayAlipay: '支付宝',
  clearing: '清算',
  sales: '销售',
  shippingIncome: '运费收入',
  balance: '余额',
  integral: '积分',
  integralIssued: '积分发行',
  couponCost: '券成本',
  commission: '佣金',
  pendingCommission: '待结算佣金',
  commissionCost: '佣金成本',
  rechargeBonus: '充值赠送',
};
