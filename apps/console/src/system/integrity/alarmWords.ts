const words: Readonly<Record<string, string>> = {
  'integrity.broken': '有不变量不成立',
  'payment.callbackForged': '有人伪造渠道通知',
  'payment.callbackRefused': '渠道通知与我们的记录不符',
  'payment.captureRefused': '查到的收款与我们的记录不符',
  'payment.refundFailed': '渠道不退，钱已回到余额',
  'payment.refundStuck': '退款退不回去，等财务',
  'payment.refundAbnormal': '退款异常，要到商户平台处理',
  'payment.refundRefused': '渠道暂时不退，会再试',
  'payment.statementDiffers': '对账有差异',
  'payment.reconciliationFailed': '账单核不了',
  'payment.billDiffers': '渠道账单有出入',
  'payment.billFailed': '渠道账单记不了账',
  'sms.budgetLow': '今天的短信用了八成',
  'sms.budgetSpent': '今天的短信用完了',
  'staff.codesGuessed': '有人在猜员工的动态码',
};

/** What an alarm may say of itself; others are shown by their own names. */
const factNames: Readonly<Record<string, string>> = {
  day: '日期',
  gateway: '渠道',
  differences: '差异',
  number: '单号',
  refund: '退款',
  payment: '付款',
  reason: '原因',
  count: '个数',
};
const factValues: Readonly<Record<string, string>> = { wechat: '微信支付', alipay: '支付宝' };

/** 日期 2026-11-12，渠道 微信支付 */
export function factWords(facts: Readonly<Record<string, string | number | null>>): string {
  const text = (value: string | number | null): string => factValues[value ?? ''] ?? String(value ?? '');
  return Object.entries(facts)
    .map(([key, value]) => `${factNames[key] ?? key} ${text(value)}`)
    .join('，');
}

export const alarmWords = (event: string): string => words[event] ?? event;
