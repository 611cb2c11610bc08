import type { Answer, Contract, StaffRefundRow } from '@jiwu/contract';

type Payment = Answer<Contract['staffPaymentGet']>;

export const paymentStates: Readonly<Record<Payment['state'], string>> = {
  created: '刚下单',
  awaiting: '等付款',
  paid: '已付',
  closed: '已关闭',
};

export const refundStates: Readonly<Record<StaffRefundRow['state'], string>> = {
  requested: '待发出',
  processing: '渠道处理中',
  stuck: '退不回去',
  succeeded: '已退',
  failed: '失败，已另发',
};

export const refundWays: Readonly<Record<StaffRefundRow['went'], string>> = {
  gateway: '原路',
  balance: '退到余额',
  bank: '线下转账',
};

const causes: Readonly<Record<string, string>> = {
  surplus: '多付，没人要',
  recharge: '充值退回',
  afterSale: '售后',
  vip: 'VIP 退款',
  closing: '注销退款',
};
export const refundCause = (kind: string): string => causes[kind] ?? kind;

export const outcomes: Readonly<Record<Payment['notifications'][number]['outcome'], string>> = {
  applied: '入账',
  known: '已知，没有变',
  refused: '与我们的记录不符，没有采用',
};
