import type { GatewayName } from './GatewayName.ts';

/** One trade as the gateway's own books have it. Times are milliseconds. */
export interface Trade {
  readonly gateway: GatewayName;
  readonly outTradeNo: string;
  /** The gateway's own word for how it was opened; the same number is refused for any other. */
  readonly kind: 'NATIVE' | 'MWEB' | 'JSAPI' | 'FAST_INSTANT_TRADE_PAY' | 'QUICK_WAP_WAY';
  /** The one person who may pay it; null: whoever opens it. */
  readonly payableBy: string | null;
  /** The gateway's number. WeChat gives it when money comes, Alipay when the cashier page is opened. */
  readonly transactionId: string | null;
  readonly title: string;
  readonly amountFen: number;
  readonly state: 'unpaid' | 'paid' | 'closed';
  readonly notifyUrl: string;
  readonly returnUrl: string | null;
  /** The code inside the QR code or the cashier page's address. */
  readonly code: string;
  readonly codeAt: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly paidAt: number | null;
  readonly closedAt: number | null;
  readonly payer: string | null;
}
