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

export const alarmWords = (event: string): string => words[event] ?? event;
