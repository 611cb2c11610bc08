import type { rules } from '@jiwu/contract';

type Group = (typeof rules.wallet.statementGroups)[number];

/** Every kind of cause that moves a balance, with its title and filter group. */
export const statementKinds: Readonly<Record<string, { readonly title: string; readonly group: Group }>> = {
  recharge: { title: '充值', group: 'recharge' },
  rechargeBonus: { title: '充值赠金', group: 'recharge' },
  drawPrize: { title: '抽奖奖金', group: 'recharge' },
  rechargeRefund: { title: '充值退回', group: 'refund' },
  rechargeBonusBack: { title: '赠金收回', group: 'refund' },
  bonusLapsed: { title: '赠金作废', group: 'refund' },
  closingPayout: { title: '注销退回', group: 'refund' },
  refundRerouted: { title: '退款转入余额', group: 'refund' },
  afterSale: { title: '订单退款', group: 'refund' },
  vipRefund: { title: 'VIP 退款', group: 'refund' },
  advertisementRefund: { title: '品牌推广退款', group: 'refund' },
  balanceChange: { title: '客服调整', group: 'refund' },
  effectPayout: { title: '佣金兑付', group: 'commission' },
  balancePayment: { title: '余额支付', group: 'payment' },
};

export function kindsOf(group: Group): string[] {
  return Object.entries(statementKinds)
    .filter(([, kind]) => kind.group === group)
    .map(([kind]) => kind);
}
