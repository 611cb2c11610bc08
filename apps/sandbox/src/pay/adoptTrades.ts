import { openBooks } from './openBooks.ts';
import type { Trade } from './Trade.ts';

/** What is known of a trade that was paid before the books of this file were begun. */
type PaidBefore = Pick<Trade, 'gateway' | 'outTradeNo' | 'title' | 'amountFen' | 'createdAt'> & {
  readonly transactionId: string;
  readonly paidAt: number;
};

/** Enters them in the books; those that stand there already stay as they are. Answers how many are new. A sandbox may be running on the file. */
export function adoptTrades(file: string, trades: readonly PaidBefore[]): number {
  const database = openBooks(file);
  try {
    // Nobody is told of them any more, and their code leads nowhere.
    const insert = database.prepare(`INSERT OR IGNORE INTO trades (gateway, outTradeNo, transactionId, title, amountFen,
      state, notifyUrl, code, codeAt, createdAt, expiresAt, paidAt, payer, kind)
      VALUES (?, ?, ?, ?, ?, 'paid', '', ?, ?, ?, ?, ?, '', ?)`);
    let added = 0;
    database.exec('BEGIN IMMEDIATE');
    for (const { gateway, outTradeNo, transactionId, title, amountFen, createdAt, paidAt } of trades) {
      const code = `before-${outTradeNo}`;
      const times = [createdAt, createdAt, paidAt, paidAt];
      const { changes } = insert.run(
        gateway,
        outTradeNo,
        transactionId,
        title,
        amountFen,
        code,
        ...times,
        firstKind[gateway],
      );
      added += Number(changes);
    }
    database.exec('COMMIT');
    return added;
  } finally {
    database.close();
  }
}

/** Each gateway's way for computers. */
const firstKind: Readonly<Record<Trade['gateway'], Trade['kind']>> = {
  wechat: 'NATIVE',
  alipay: 'FAST_INSTANT_TRADE_PAY',
};
