import type { PayDevice } from '@jiwu/contract';

/** Money that the gateway says has arrived for one of our trade numbers. */
export interface Capture {
  readonly outTradeNo: string;
  readonly transactionId: string;
  readonly amountFen: number;
  readonly paidAt: Date;
}

/** The gateway's state of a trade. `absent`: it does not know the trade (Alipay: the payer has not opened the page yet). */
export type TradeState =
  | { readonly state: 'paid'; readonly capture: Capture }
  | { readonly state: 'unpaid' | 'closed' | 'absent' };

export type RefundState =
  | { readonly state: 'succeeded'; readonly refundId: string; readonly refundedAt: Date }
  /** isAbnormal: nothing moves until a person finishes it at the gateway; then it may still succeed. */
  | { readonly state: 'processing'; readonly isAbnormal?: boolean }
  | { readonly state: 'absent' }
  /** Decided: the money did not go back, and will not by asking again. */
  | { readonly state: 'failed'; readonly reason: string };

/** The content of a verified callback. `id` is the gateway's own number of it. */
export type GatewayCallback =
  | { readonly id: string; readonly kind: 'capture'; readonly capture: Capture }
  | { readonly id: string; readonly kind: 'refund'; readonly outRefundNo: string; readonly refund: RefundState }
  /** True and irrelevant to us, such as a closed trade. */
  | { readonly id: string; readonly kind: 'other' };

/** One line of the gateway's daily statement. */
export interface StatementLine {
  readonly kind: 'capture' | 'refund';
  readonly outTradeNo: string;
  readonly outRefundNo: string | null;
  readonly transactionId: string;
  readonly amountFen: number;
  readonly at: Date;
}

/** The lines one by one: a day may have more of them than fit into memory. */
export type Statement = AsyncIterable<StatementLine> | Iterable<StatementLine>;

/** A bill as its gateway has it, to be written to disk. */
export interface RawBill {
  readonly ending: 'csv' | 'zip';
  readonly save: (file: string) => Promise<void>;
}

/** A movement of the shop's account at the gateway. */
export interface FundLine {
  /** settlement: to the bank. topUp: from there. other: of a kind that we do not know, as `type` names it. */
  readonly kind: 'capture' | 'refund' | 'fee' | 'feeBack' | 'settlement' | 'topUp' | 'other';
  /** The gateway's own word. */
  readonly type: string;
  /** What comes in is above zero. */
  readonly amountFen: number;
  /** Of the account, after it. */
  readonly balanceFen: number;
}

/** As with statements: the lines one by one, in the order of time. */
export type FundBill = AsyncIterable<FundLine> | Iterable<FundLine>;

/**
 * The operations of an outside gateway, and how it differs from the others. A lost reply is a GatewayError of kind `unknown`: ask
 * by number, never assume. Repeating a request with the same number has no further effect.
 */
export interface Gateway {
  readonly query: (outTradeNo: string) => Promise<TradeState>;
  /** `paid`: it was paid before it could be closed. `absent`: there is nothing to close yet, so nothing was closed. */
  readonly close: (outTradeNo: string) => Promise<'closed' | 'paid' | 'absent'>;
  readonly refund: (input: RefundRequest) => Promise<RefundState>;
  readonly queryRefund: (input: { outTradeNo: string; outRefundNo: string }) => Promise<RefundState>;
  /**
   * The statement of a business day, `2026-11-14`; it is ready on the next morning. Null: the gateway says that there is
   * none, which may mean an empty day, or one that is not written yet.
   */
  readonly statement: (day: string) => Promise<Statement | null>;
  /** The same as a file, just as the gateway has it. Null as with `statement`; absent: it has no file. */
  readonly rawStatement?: (day: string) => Promise<RawBill | null>;
  /** The movements of our account there on a business day. Null as with `statement`. */
  readonly funds: (day: string) => Promise<FundBill | null>;
  /** Verifies and opens a callback; throws ForgedCallbackError for whatever is not truly from the gateway and for us. */
  readonly readCallback: (headers: Readonly<Record<string, string>>, rawBody: Buffer) => GatewayCallback;
  readonly callbackAnswers: CallbackAnswers;
  /**
   * Whether a code refuses a refund only for now: want of funds, or that we may not ask at all. Any other is the gateway's decision
   * on this very refund: too old, not allowed, the payer's account is gone.
   */
  readonly refusesForNow: (code: string) => boolean;
  /** Opens a payment and answers the text of the QR code that the payer scans. Absent: this gateway has no code. */
  readonly openCode?: (request: PayRequest) => Promise<{ codeUrl: string }>;
  /** The address of its own page, by what the payer sits at; null: none there. Absent: this gateway has no page. */
  readonly pages?: Readonly<Record<PayDevice, OpenPage | null>>;
  /** Opens a payment for a payer inside WeChat, and answers with what WeChat's own browser is called. Absent: it cannot. */
  readonly openInWechat?: (request: PayRequest & { readonly openid: string }) => Promise<InWechatCall>;
}

/** How a gateway is told that its callback was taken, and that it was not; anything but the former makes it come again. */
interface CallbackAnswers {
  readonly taken: { readonly status: number; readonly type?: string; readonly body?: string };
  readonly refused: { readonly type: string; readonly body: string };
  /** The status for a callback that does not verify. */
  readonly forgedStatus: number;
}

export interface RefundRequest {
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly amountFen: number;
  /** The amount paid for the trade. */
  readonly totalFen: number;
  readonly reason: string;
  /** Of whoever paid (bucketOf): a part of the address that the gateway calls. */
  readonly bucket: string;
}

export interface PayRequest {
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly title: string;
  readonly expiresAt: Date;
  /** Of whoever pays (bucketOf): a part of the address that the gateway calls. */
  readonly bucket: string;
}

export interface PageRequest extends PayRequest {
  /** Where the page leads back to; that proves nothing. */
  readonly returnUrl: string;
  /** Where whoever gives up there goes back to. */
  readonly quitUrl: string;
  /** The payer's network address, which some gateways compare. */
  readonly payerAddress: string;
}

export type OpenPage = (request: PageRequest) => string | Promise<string>;

/** What the page hands to `getBrandWCPayRequest`, signed. */
export interface InWechatCall {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: 'RSA';
  readonly paySign: string;
}

export type CodeGateway = Gateway & Required<Pick<Gateway, 'openCode'>>;
export type PageGateway = Gateway & Required<Pick<Gateway, 'pages'>>;
