import type { Payment } from '@jiwu/contract';

export const gatewayNames: Readonly<Record<Payment['gateway'], string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  balance: '余额',
};
