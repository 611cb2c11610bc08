import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, opaqueKey, text } from './fields.ts';
import { accountId, businessDate, ledgerTransfer, maskedUser, waitingApproval } from './moneyParts.ts';
import { count, fen } from './productCard.ts';
import { rules } from './rules.ts';

const { ledger } = rules;
const staff = { caller: 'staff', roles: ['finance'] } as const;
const currency = z.enum(ledger.currencies);
/** Fen, or points; what the house is owed, or has spent, is below zero. */
const amount = z.number().int();
const causeKind = z.string().regex(/^[a-z][A-Za-z]{2,39}$/);

const change = z.strictObject({
  id,
  no: z.string(),
  user: maskedUser,
  direction: z.enum(['give', 'take']),
  amountFen: fen,
  reason: z.string(),
  /** What the user reads. */
  words: z.string(),
  state: z.enum(['asked', 'done', 'dropped']),
  by: z.string().nullable(),
  askedAt: instant,
  endedAt: instant.nullable(),
  approval: waitingApproval.nullable(),
});

/** The ledger as finance walks through it, and changes of a balance by hand. */
export const staffLedgerEndpoints = {
  staffLedgerAccounts: endpoint({
    method: 'GET',
    path: '/staff/ledger',
    summary: '账户和余额：店里的一个个列，用户的按种类合计；每个币种所有账户相加是 0',
    ...staff,
    answer: z.strictObject({
      house: z.array(z.strictObject({ accountId, purpose: z.string(), currency, balance: amount })),
      users: z.array(z.strictObject({ purpose: z.string(), currency, balance: amount })),
      sums: z.array(z.strictObject({ currency, sum: amount })),
      now: instant,
    }),
  }),
  staffLedgerFind: endpoint({
    method: 'GET',
    path: '/staff/ledger/find',
    summary: '按账户、转账、缘由的编号，订单号、兑付单号、补记单号、手机号找',
    ...staff,
    query: z.strictObject({ q: z.string().regex(/^[0-9A-Za-z-]{4,64}$/) }),
    answer: z.strictObject({
      accounts: z.array(
        z.strictObject({ accountId, purpose: z.string(), currency, owner: maskedUser.nullable(), balance: amount }),
      ),
      transfers: z.array(ledgerTransfer),
    }),
  }),
  staffLedgerAccount: endpoint({
    method: 'GET',
    path: '/staff/ledger/account/:id',
    summary: '一个账户的流水，新的在前；店里的账户只有变动，没有逐笔余额',
    ...staff,
    params: z.strictObject({ id: accountId }),
    publicIds: ['id'],
    query: z.strictObject({
      fromDay: businessDate.optional(),
      toDay: businessDate.optional(),
      kind: causeKind.optional(),
      cursor: opaqueKey(200).optional(),
    }),
    answer: z.strictObject({
      account: z.strictObject({ id: accountId, purpose: z.string(), currency, owner: maskedUser.nullable() }),
      balance: amount,
      /** Part of the balance that is set aside. */
      held: amount,
      /** Of a user's balance: what it consists of. */
      lots: z.strictObject({ principalFen: fen, bonusFen: fen }).nullable(),
      /** Of a user's account: all its transfers together, which must be its balance; and the span's income and expense. */
      transfersSum: amount.nullable(),
      span: z.strictObject({ income: count, expense: count }).nullable(),
      entries: z.array(
        z.strictObject({
          transferId: id,
          at: instant,
          kind: z.string(),
          causeId: z.string(),
          leg: z.string(),
          memo: z.string(),
          /** The other side. */
          counter: z.strictObject({ accountId, purpose: z.string(), owner: maskedUser.nullable() }),
          amount,
          /** Null for the house, whose balance is spread over stripes. */
          balanceAfter: amount.nullable(),
        }),
      ),
      nextCursor: z.string().nullable(),
    }),
  }),
  staffLedgerTransfer: endpoint({
    method: 'GET',
    path: '/staff/ledger/transfer/:id',
    summary: '一笔转账的两边、两边之后的余额，同一缘由的所有转账',
    ...staff,
    params: z.strictObject({ id }),
    publicIds: ['id'],
    answer: z.strictObject({
      transfer: ledgerTransfer,
      /** After it; null: of the house, or nothing was moved. */
      balances: z.strictObject({ from: amount.nullable(), to: amount.nullable() }),
      ofCause: z.array(ledgerTransfer),
      /** What the cause is called where people know it: an order's number. */
      causeNo: z.string().nullable(),
    }),
  }),
  staffLedgerCause: endpoint({
    method: 'GET',
    path: '/staff/ledger/cause',
    summary: '一个缘由的所有转账',
    ...staff,
    query: z.strictObject({ kind: causeKind, id: z.string().regex(/^[0-9A-Za-z-]{1,64}$/) }),
    answer: z.strictObject({ transfers: z.array(ledgerTransfer) }),
  }),
  staffBalanceChangeList: endpoint({
    method: 'GET',
    path: '/staff/balanceChange',
    summary: '手工动过的余额，新的在前；可以按用户',
    caller: 'staff',
    roles: ['finance', 'orders'],
    query: z.strictObject({ userId: id.optional(), cursor: opaqueKey(200).optional() }),
    publicIds: ['userId'],
    answer: z.strictObject({ items: z.array(change), nextCursor: z.string().nullable() }),
  }),
  staffBalanceChangeRequest: endpoint({
    method: 'POST',
    path: '/staff/balanceChange',
    summary: '给用户余额补偿，或收回；一律送另一个人批准',
    caller: 'staff',
    roles: ['finance', 'orders'],
    body: z.strictObject({
      userId: id,
      direction: z.enum(['give', 'take']),
      amountFen: fen.min(1).max(ledger.maxBalanceChangeFen),
      reason: text(ledger.reasonMax),
      /** What the user reads. */
      words: text(60),
    }),
    publicIds: ['userId'],
    answer: z.strictObject({ state: z.enum(['asked']), no: z.string(), approval: waitingApproval }),
    perMinute: 30,
  }),
};
