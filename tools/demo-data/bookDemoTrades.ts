import { adoptTrades } from '../../apps/sandbox/src/pay/adoptTrades.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { isDemoTransaction } from './transactionId.ts';

/**
 * What demo buyers paid by WeChat and Alipay stands in the sandbox's books too, as if it had been paid there: else the first
 * reconciliation finds a day of money that the gateway never had for each of them, and none of it could be refunded. Answers how many are new.
 */
export async function bookDemoTrades(db: Database, booksFile: string): Promise<number> {
  const payments = await db.read
    .selectFrom('payments')
    .select(['id', 'gateway', 'out_trade_no', 'transaction_id', 'title', 'amount_fen', 'created_at', 'paid_at'])
    .where('state', '=', 'paid')
    .where('gateway', 'in', ['wechat', 'alipay'])
    .where('transaction_id', 'like', '4200%')
    .$narrowType<{ gateway: 'wechat' | 'alipay' }>()
    .execute();
  const trades = payments.flatMap((payment) => {
    const { id, gateway, transaction_id: transactionId, paid_at: paidAt } = payment;
    // What was really paid at the sandbox is in its books already.
    if (paidAt === null || !isDemoTransaction(transactionId, id)) return [];
    return {
      gateway,
      outTradeNo: payment.out_trade_no,
      transactionId,
      title: payment.title,
      amountFen: payment.amount_fen,
      createdAt: payment.created_at.getTime(),
      paidAt: paidAt.getTime(),
    };
  });
  return adoptTrades(booksFile, trades);
}
