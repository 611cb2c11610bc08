import { z } from 'zod';
import { id, instant } from './fields.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

/** Somebody whose money it is, as finance reads it: 林**, 138****6024. */
export const maskedUser = z.strictObject({
  id,
  name: z.string(),
  /** Null: none, or the account was closed. */
  phoneNumber: z.string().nullable(),
});

/** Follows from owner and purpose by a hash: of the form of an id, and none by its version. */
export const accountId = z.guid().toLowerCase();

/** One side of a transfer. */
const ledgerSide = z.strictObject({
  accountId,
  /** balance, gatewayWechat, sales: the console has the words (`rules.ledger.purposes`). */
  purpose: z.string(),
  /** Null: the house. */
  owner: maskedUser.nullable(),
});

export const ledgerTransfer = z.strictObject({
  id,
  at: instant,
  currency: z.enum(rules.ledger.currencies),
  /** Fen, or points. */
  amount: count,
  /** pending holds the amount; post and void end such a hold. */
  phase: z.enum(['posted', 'pending', 'post', 'void']),
  cause: z.strictObject({ kind: z.string(), id: z.string(), leg: z.string() }),
  memo: z.string(),
  from: ledgerSide,
  to: ledgerSide,
});

/** A day in Shanghai: 2026-11-15. */
export const businessDate = z.iso.date();

/** A request for a second person that waits. */
export const waitingApproval = z.strictObject({ id, no: z.string() });

/** A refund as lists and its payment show it. */
export const staffRefund = z.strictObject({
  id,
  outRefundNo: z.string(),
  amountFen: fen,
  /** As the payer reads it at the gateway. */
  reason: z.string(),
  /** `surplus`: nobody wanted the payment. */
  causeKind: z.string(),
  state: z.enum(['requested', 'processing', 'stuck', 'succeeded', 'failed']),
  /** Which way the money goes or went. */
  went: z.enum(['gateway', 'balance', 'bank']),
  /** The gateway's own code. */
  failure: z.string().nullable(),
  /** The number of the bank's transfer. */
  proof: z.string().nullable(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** Since when it waits for a person: stuck, or abnormal at the gateway. */
  waitsSince: instant.nullable(),
});

export type LedgerTransfer = z.output<typeof ledgerTransfer>;
export type StaffRefundRow = z.output<typeof staffRefund>;
