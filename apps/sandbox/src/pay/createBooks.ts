import type { Clock } from '../Clock.ts';
import { createNotifications, type Notifications } from './createNotifications.ts';
import { createRefunds, type Refunds } from './createRefunds.ts';
import { createTrades, type Trades } from './createTrades.ts';
import type { GatewayName } from './GatewayName.ts';
import { openBooks } from './openBooks.ts';

export interface BookSums {
  readonly captures: number;
  readonly capturedFen: number;
  readonly refunds: number;
  readonly refundedFen: number;
  /** Expected balance of the shop's account at this gateway. */
  readonly balanceFen: number;
}

/** The gateway's own truth: tests compare the shop's ledger with it. */
export interface Books {
  readonly trades: Trades;
  readonly refunds: Refunds;
  readonly notifications: Notifications;
  readonly sums: (gateway: GatewayName) => BookSums;
  readonly close: () => void;
}

export function createBooks(file: string, now: Clock): Books {
  const database = openBooks(file);
  const captured = database.prepare(`SELECT count(*) AS captures, coalesce(sum(amountFen), 0) AS capturedFen
    FROM trades WHERE gateway = ? AND state = 'paid'`);
  const refunded = database.prepare(`SELECT count(*) AS refunds, coalesce(sum(amountFen), 0) AS refundedFen
    FROM refunds WHERE gateway = ? AND state = 'succeeded'`);
  return {
    trades: createTrades(database, now),
    refunds: createRefunds(database, now),
    notifications: createNotifications(database, now),
    sums(gateway) {
      const income = captured.get(gateway) as { captures: number; capturedFen: number };
      const expense = refunded.get(gateway) as { refunds: number; refundedFen: number };
      return { ...income, ...expense, balanceFen: income.capturedFen - expense.refundedFen };
    },
    close: () => database.close(),
  };
}
