import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../Clock.ts';
import type { GatewayName } from './GatewayName.ts';
import { digits } from './newTransactionId.ts';
import type { Refund } from './Refund.ts';
import { shanghaiDay } from './shanghaiTime.ts';
import type { Trade } from './Trade.ts';

type RefundFacts = Pick<Refund, 'outRefundNo' | 'amountFen' | 'reason' | 'fate' | 'notifyUrl'>;

export interface Refunds {
  readonly find: (trade: Trade, outRefundNo: string) => Refund | undefined;
  /** WeChat's refund numbers are unique per merchant, not only per trade. */
  readonly findByNumber: (gateway: GatewayName, outRefundNo: string) => Refund | undefined;
  /** Number and sum of the trade's refunds, finished or under way. */
  readonly totalOf: (trade: Trade) => { readonly parts: number; readonly amountFen: number };
  readonly add: (trade: Trade, facts: RefundFacts) => Refund;
  /** Brings it to its fate; undefined when that has happened already. */
  readonly settle: (refund: Refund) => Refund | undefined;
  /** A person at the gateway finishes an abnormal refund; undefined when the refund is not abnormal. */
  readonly finish: (refund: Refund) => Refund | undefined;
  readonly processing: () => readonly Refund[];
  readonly listOf: (trade: Trade) => readonly Refund[];
  readonly list: (gateway: GatewayName) => readonly Refund[];
  readonly succeededBetween: (gateway: GatewayName, from: number, to: number) => readonly Refund[];
}

export function createRefunds(database: DatabaseSync, now: Clock): Refunds {
  const one = (condition: string) => database.prepare(`SELECT * FROM refunds WHERE ${condition}`);
  const byTrade = one('gateway = ? AND outTradeNo = ? AND outRefundNo = ?');
  const byNumber = one('gateway = ? AND outRefundNo = ?');
  const waiting = one(`state = 'processing'`);
  const ofTrade = one('gateway = ? AND outTradeNo = ? ORDER BY createdAt');
  const ofGateway = one('gateway = ? ORDER BY createdAt, outRefundNo');
  const decided = one(`gateway = ? AND decidedAt >= ? AND decidedAt < ? AND state = 'succeeded'
    ORDER BY decidedAt, outRefundNo`);
  const total = database.prepare(`SELECT count(*) AS parts, coalesce(sum(amountFen), 0) AS amountFen FROM refunds
    WHERE gateway = ? AND outTradeNo = ? AND state <> 'failed'`);
  const insert = database.prepare(`INSERT INTO refunds VALUES (?, ?, ?, ?, ?, ?, 'processing', ?, ?, ?, NULL)`);
  const decide = database.prepare(`UPDATE refunds SET state = fate, decidedAt = ?
    WHERE gateway = ? AND outTradeNo = ? AND outRefundNo = ? AND state = 'processing'`);

  const finished = database.prepare(`UPDATE refunds SET state = 'succeeded', decidedAt = ?
    WHERE gateway = ? AND outTradeNo = ? AND outRefundNo = ? AND state = 'abnormal'`);

  const reread = (gateway: GatewayName, outTradeNo: string, outRefundNo: string) =>
    byTrade.get(gateway, outTradeNo, outRefundNo) as unknown as Refund;

  return {
    find: (trade, outRefundNo) =>
      byTrade.get(trade.gateway, trade.outTradeNo, outRefundNo) as unknown as Refund | undefined,
    findByNumber: (gateway, outRefundNo) => byNumber.get(gateway, outRefundNo) as unknown as Refund | undefined,
    totalOf: (trade) =>
      total.get(trade.gateway, trade.outTradeNo) as unknown as { readonly parts: number; readonly amountFen: number },
    add({ gateway, outTradeNo }, { outRefundNo, amountFen, reason, fate, notifyUrl }) {
      const refundId = `5030${digits(6)}${shanghaiDay(now()).replaceAll('-', '')}${digits(11)}`;
      insert.run(gateway, outTradeNo, outRefundNo, refundId, amountFen, reason, fate, notifyUrl, now());
      return reread(gateway, outTradeNo, outRefundNo);
    },
    settle({ gateway, outTradeNo, outRefundNo }) {
      const { changes } = decide.run(now(), gateway, outTradeNo, outRefundNo);
      return changes === 1 ? reread(gateway, outTradeNo, outRefundNo) : undefined;
    },
    finish({ gateway, outTradeNo, outRefundNo }) {
      const { changes } = finished.run(now(), gateway, outTradeNo, outRefundNo);
      return changes === 1 ? reread(gateway, outTradeNo, outRefundNo) : undefined;
    },
    processing: () => waiting.all() as unknown as Refund[],
    listOf: (trade) => ofTrade.all(trade.gateway, trade.outTradeNo) as unknown as Refund[],
    list: (gateway) => ofGateway.all(gateway) as unknown as Refund[],
    succeededBetween: (gateway, from, to) => decided.all(gateway, from, to) as unknown as Refund[],
  };
}
