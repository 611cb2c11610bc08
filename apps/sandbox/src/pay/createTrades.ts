import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../Clock.ts';
import type { GatewayName } from './GatewayName.ts';
import { newTransactionId } from './newTransactionId.ts';
import type { Trade } from './Trade.ts';

type TradeFacts = Pick<
  Trade,
  'gateway' | 'outTradeNo' | 'kind' | 'payableBy' | 'title' | 'amountFen' | 'notifyUrl' | 'returnUrl' | 'expiresAt'
>;

export interface Trades {
  readonly find: (gateway: GatewayName, outTradeNo: string) => Trade | undefined;
  readonly findByTransaction: (gateway: GatewayName, transactionId: string) => Trade | undefined;
  readonly findByCode: (code: string) => Trade | undefined;
  readonly open: (facts: TradeFacts) => Trade;
  readonly renewCode: (trade: Trade) => Trade;
  /** Undefined when the trade is paid or closed already. `force` pays a closed trade too, as a late bank would. */
  readonly pay: (trade: Trade, payer: string, force?: boolean) => Trade | undefined;
  readonly close: (trade: Trade) => Trade;
  /** Newest first, of one kind. */
  readonly waiting: (of: Pick<Trade, 'gateway' | 'kind'>, limit: number) => readonly Trade[];
  readonly list: (gateway: GatewayName) => readonly Trade[];
  readonly paidBetween: (gateway: GatewayName, from: number, to: number) => readonly Trade[];
}

export function createTrades(database: DatabaseSync, now: Clock): Trades {
  const one = (condition: string) => database.prepare(`SELECT * FROM trades WHERE ${condition}`);
  const byNumber = one('gateway = ? AND outTradeNo = ?');
  const byTransaction = one('gateway = ? AND transactionId = ?');
  const byCode = one('code = ?');
  const unpaid = one(`gateway = ? AND kind = ? AND state = 'unpaid' AND expiresAt > ? ORDER BY createdAt DESC LIMIT ?`);
  const ofGateway = one('gateway = ? ORDER BY createdAt, outTradeNo');
  const paid = one('gateway = ? AND paidAt >= ? AND paidAt < ? ORDER BY paidAt, outTradeNo');
  const insert = database.prepare(`INSERT INTO trades
    VALUES (?, ?, ?, ?, ?, 'unpaid', ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?, ?)`);
  const newCode = database.prepare('UPDATE trades SET code = ?, codeAt = ? WHERE gateway = ? AND outTradeNo = ?');
  const setPaid = database.prepare(`UPDATE trades SET state = 'paid', transactionId = ?, paidAt = ?, payer = ?
    WHERE gateway = ? AND outTradeNo = ? AND (state = 'unpaid' OR (state = 'closed' AND ?))`);
  const setClosed = database.prepare(`UPDATE trades SET state = 'closed', closedAt = ?
    WHERE gateway = ? AND outTradeNo = ? AND state = 'unpaid'`);

  /** An expired trade is closed when it is next read: callers cannot tell that from closing it in time. */
  const seen = (row: unknown): Trade | undefined => {
    const trade = row as Trade | undefined;
    if (trade?.state !== 'unpaid' || trade.expiresAt > now()) return trade;
    setClosed.run(trade.expiresAt, trade.gateway, trade.outTradeNo);
    return byNumber.get(trade.gateway, trade.outTradeNo) as unknown as Trade;
  };
  const reread = (trade: Trade) => byNumber.get(trade.gateway, trade.outTradeNo) as unknown as Trade;

  return {
    find: (gateway, outTradeNo) => seen(byNumber.get(gateway, outTradeNo)),
    findByTransaction: (gateway, transactionId) => seen(byTransaction.get(gateway, transactionId)),
    findByCode: (code) => seen(byCode.get(code)),
    open(facts) {
      const { gateway, outTradeNo, kind, payableBy, title, amountFen, notifyUrl, returnUrl, expiresAt } = facts;
      const at = now();
      const number = gateway === 'alipay' ? newTransactionId(gateway, at) : null;
      insert.run(
        gateway,
        outTradeNo,
        number,
        title,
        amountFen,
        notifyUrl,
        returnUrl,
        createCode(),
        at,
        at,
        expiresAt,
        kind,
        payableBy,
      );
      return byNumber.get(gateway, outTradeNo) as unknown as Trade;
    },
    renewCode(trade) {
      newCode.run(createCode(), now(), trade.gateway, trade.outTradeNo);
      return reread(trade);
    },
    pay(trade, payer, force = false) {
      const number = trade.transactionId ?? newTransactionId(trade.gateway, now());
      const { changes } = setPaid.run(number, now(), payer, trade.gateway, trade.outTradeNo, force ? 1 : 0);
      return changes === 1 ? reread(trade) : undefined;
    },
    close(trade) {
      setClosed.run(now(), trade.gateway, trade.outTradeNo);
      return reread(trade);
    },
    waiting: ({ gateway, kind }, limit) => unpaid.all(gateway, kind, now(), limit) as unknown as Trade[],
    list: (gateway) => ofGateway.all(gateway) as unknown as Trade[],
    paidBetween: (gateway, from, to) => paid.all(gateway, from, to) as unknown as Trade[],
  };
}

function createCode(): string {
  return randomBytes(9).toString('base64url').replaceAll(/[-_]/g, '0');
}
