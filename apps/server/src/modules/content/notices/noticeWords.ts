import { type PaidWith, rules } from '@jiwu/contract';

export const closedBecause = {
  unpaid: '超过时间没有付款，已自动关闭',
  cancelled: '已按您的要求取消',
  refunded: '已全部退款并关闭',
} as const;

export const failedBecause = {
  timeOver: '到期时人没有满',
  noSeat: '您付款时座位已经没有了',
} as const;

interface WentBack {
  readonly title: (amount: string) => string;
  readonly body: string;
}

/** Balance is ours and there at once; a gateway takes its time after it was told. */
const atOnce: WentBack = { title: (amount) => `¥${amount} 已退`, body: `已退回${rules.payment.names.balance}` };
const byGateway = (name: string): WentBack => ({
  title: (amount) => `¥${amount} 正在退回`,
  body: `正退回${name}，不用您操作`,
});

export const wentBack: Readonly<Record<PaidWith, WentBack>> = {
  wechat: byGateway(rules.payment.names.wechat),
  alipay: byGateway(rules.payment.names.alipay),
  balance: atOnce,
  nothing: { title: () => '没有扣款', body: '用掉的券与积分已退回' },
};

export const returnedBecause = {
  paidTwice: '已经付过一次',
  otherAmount: '要付的金额已经变了',
  tooLate: '付款时已经关闭',
} as const;

export const gradeNames: Readonly<Record<(typeof rules.openBox.grades)[number], string>> = {
  new: '准新',
  a: 'A 级',
  b: 'B 级',
  c: 'C 级',
};
