import { z } from 'zod';
import { GatewayName } from './GatewayName.ts';

export const PayOperation = z.enum(['create', 'query', 'close', 'refund', 'queryRefund']);

export type PayOperation = z.infer<typeof PayOperation>;

export const Forgery = z.enum([
  'badSignature',
  'unknownSerial',
  'staleTime',
  'tamperedCiphertext',
  'otherMerchant',
  'otherApp',
  'otherSeller',
  'amountPlusOne',
  'amountMinusOne',
  'signTestProbe',
]);

export type Forgery = z.infer<typeof Forgery>;

const ALIPAY_FORGERIES: readonly Forgery[] = [
  'badSignature',
  'otherApp',
  'otherSeller',
  'amountPlusOne',
  'amountMinusOne',
];

/** The forgeries that make sense for each gateway's callbacks. */
export const forgeriesOf: Readonly<Record<GatewayName, readonly Forgery[]>> = {
  wechat: Forgery.options.filter((forgery) => forgery !== 'otherSeller'),
  alipay: ALIPAY_FORGERIES,
};

const count = z.number().int().min(0).max(1_000_000);

export const PayFaults = z.strictObject({
  /** Each callback so many times in parallel. */
  duplicate: z.number().int().min(1).max(1000),
  delayMs: count,
  /** Callbacks wait until there are so many, then go out shuffled; 0 and 1: at once. */
  reorder: count,
  /** Callbacks are never sent. */
  drop: z.boolean(),
  /** Sent instead of the true callback, once. */
  forge: Forgery.nullable(),
  /** So many replies about trades that are paid get lost. */
  timeoutAfterCapture: count,
  /** Replies of these operations get lost after they took effect. */
  timeoutOn: z.array(PayOperation),
  timeoutMode: z.enum(['cut', 'hang']),
  /**
   * abnormal: accepted, then stuck until /control/pay/finishRefund; closed: accepted, then decided against (both of them
   * Alipay refuses at once); systemError: no effect, may be asked again; notEnough: refused for lack of money; invalid:
   * refused by a code that says no more than that.
   */
  failRefunds: z.enum(['abnormal', 'closed', 'systemError', 'notEnough', 'invalid']).nullable(),
  failRefundsTimes: count,
  /** Paid, and the shop told, before the shop's own call is answered. */
  callbackBeforeAnswer: z.boolean(),
  /** WeChat takes this long to move the money of a refund. */
  refundDelayMs: count,
  /** Of the gateways' repetition schedules: 0.01 turns 15 s into 150 ms. */
  scheduleFactor: z.number().min(0).max(10),
});

export type PayFaults = z.infer<typeof PayFaults>;

export const noFaults: PayFaults = {
  duplicate: 1,
  delayMs: 0,
  reorder: 0,
  drop: false,
  forge: null,
  timeoutAfterCapture: 0,
  timeoutOn: [],
  timeoutMode: 'cut',
  failRefunds: null,
  failRefundsTimes: 1_000_000,
  callbackBeforeAnswer: false,
  refundDelayMs: 200,
  scheduleFactor: 1,
};

/** Fields that are left out keep their value; without a gateway the change applies to both. */
export const FaultsChange = PayFaults.partial().extend({ gateway: GatewayName.optional() });

export type FaultsChange = z.infer<typeof FaultsChange>;
