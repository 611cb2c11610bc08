import type { DrillShop } from '../startDrillShop.ts';
import { gateways } from '../shopper.ts';

interface Books {
  readonly trades: readonly {
    readonly outTradeNo: string;
    readonly amountFen: number;
    readonly state: string;
  }[];
  readonly refunds: readonly { readonly outRefundNo: string; readonly amountFen: number; readonly state: string }[];
}

interface Comparison {
  readonly differences: readonly string[];
  /** Captures and refunds that one side has and the other will still learn of. */
  readonly underWay: number;
  readonly refunds: number;
}

/** The sandbox's books and ours, trade by trade and refund by refund. */
export async function compareBooks(shop: DrillShop): Promise<Comparison> {
  const db = shop.services.db.read;
  const differences: string[] = [];
  let refundCount = 0;
  for (const gateway of gateways) {
    const books = (await shop.sandbox.get(`/control/pay/books?gateway=${gateway}`)) as Books;
    const payments = await db
      .selectFrom('payments')
      .select(['out_trade_no', 'amount_fen'])
      .where('gateway', '=', gateway)
      .where('state', '=', 'paid')
      .execute();
    const ours = new Map(payments.map((row) => [row.out_trade_no, row.amount_fen]));
    const theirs = new Map(
      books.trades.filter(({ state }) => state === 'paid').map((trade) => [trade.outTradeNo, trade.amountFen]),
    );
    differences.push(...differ(`${gateway} capture`, theirs, ours));
    const refunds = await db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .select(['payment_refunds.out_refund_no', 'payment_refunds.amount_fen', 'payment_refunds.state'])
      .where('payments.gateway', '=', gateway)
      .execute();
    refundCount += refunds.length;
    const ourRefunds = new Map(
      refunds.filter(({ state }) => state === 'succeeded').map((row) => [row.out_refund_no, row.amount_fen]),
    );
    const theirRefunds = new Map(
      books.refunds.filter(({ state }) => state === 'succeeded').map((one) => [one.outRefundNo, one.amountFen]),
    );
    differences.push(...differ(`${gateway} refund`, theirRefunds, ourRefunds));
    for (const row of refunds)
      if (row.state === 'requested' || row.state === 'processing') differences.push(`${row.out_refund_no} under way`);
  }
  return { differences, underWay: differences.length, refunds: refundCount };
}

function differ(what: string, theirs: ReadonlyMap<string, number>, ours: ReadonlyMap<string, number>): string[] {
  const numbers = new Set([...theirs.keys(), ...ours.keys()]);
  return [...numbers]
    .filter((number) => theirs.get(number) !== ours.get(number))
    .map((number) => `${what} ${number}: theirs ${theirs.get(number) ?? 'none'}, ours ${ours.get(number) ?? 'none'}`);
}
