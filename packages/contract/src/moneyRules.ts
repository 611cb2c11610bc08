import { gateways } from './gateways.ts';

/** Rules of payments, the balance and recharges, and of what comes back at the end. They stand among the other rules. */
export const moneyRules = {
  payment: {
    /** What can be paid for. */
    payables: ['recharge', 'order', 'vip', 'dropshippingBatch', 'advertisement'],
    /** As staff look for them: open is created or awaiting; surplus is paid and wanted by nobody. */
    staffViews: ['open', 'paid', 'closed', 'surplus'],
    ...gateways,
  },
  recharge: {
    /** Offered amounts; any other amount gets the bonus of the highest of them that it reaches. */
    tiers: [
      { amountFen: 5000, bonusFen: 0 },
      { amountFen: 10_000, bonusFen: 0 },
      { amountFen: 20_000, bonusFen: 500 },
      { amountFen: 50_000, bonusFen: 2000 },
      { amountFen: 100_000, bonusFen: 6000 },
    ],
    minFen: 100,
    maxFen: 500_000,
    /** Of someone with an approved business, who pays for batches out of it. */
    businessMaxFen: 5_000_000,
    stepFen: 100,
    refundDays: 7,
    /** A recharge that is not paid in this time is closed. */
    payMinutes: 30,
  },
  /** What comes back when an account is closed. */
  closing: {
    /** What stands in the way of closing an account. */
    blocks: ['orders', 'advertisements', 'vipRefund', 'refund', 'commission', 'commissionOwed'],
    states: ['sent', 'waiting', 'asked', 'approved', 'done'],
    /** For so long gateways refund a payment. */
    gatewayDays: 365,
    holderMax: 40,
    bankMax: 60,
    numberPattern: /^\d{8,30}$/,
  },
  wallet: {
    monthPattern: /^20\d{2}-(?:0[1-9]|1[0-2])$/,
    passwordPattern: /^\d{6}$/,
    passwordTries: 5,
    /** Five wrong payment passwords lock it for this long, unless the user sets a new one by SMS. */
    passwordLockHours: 3,
    statementGroups: ['recharge', 'payment', 'refund', 'commission'],
  },
} as const;
