import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { addTransfers, gatewayAccount, houseAccount, type NewTransfer } from '../../ledger/index.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import type { BillSums } from './BillSums.ts';
import { compareBill } from './compareBill.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly sums: BillSums;
  readonly now: Date;
}

/**
 * Books what a gateway took and what it gave to the bank on a day, once. Answers in what the bill does not agree with the one before it and
 * with the day's statement; null when another worker has booked it.
 */
export async function bookBill(tx: Tx, input: Input): Promise<readonly string[] | null> {
  const { gateway, day, sums, now } = input;
  await sql`insert into gateway_bills (gateway, day) values (${gateway}, ${day}) on conflict do nothing`.execute(tx);
  const bill = await tx
    .selectFrom('gateway_bills')
    .select('booked_at')
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (bill.booked_at) return null;
  const differences = await compareBill(tx, input);
  await tx
    .updateTable('gateway_bills')
    .set({
      booked_at: now,
      failed_since: null,
      failure: null,
      told_on: null,
      lines: sums.lines,
      opening_fen: sums.openingFen,
      closing_fen: sums.closingFen,
      captured_fen: sums.capturedFen,
      refunded_fen: sums.refundedFen,
      fees_fen: sums.feesFen,
      fees_back_fen: sums.feesBackFen,
      settled_fen: sums.settledFen,
      topped_up_fen: sums.toppedUpFen,
      other_fen: sums.otherFen,
      differences,
    })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .execute();
  const transfers = transfersOf(input);
  if (transfers.length > 0) await addTransfers(tx, { transfers, now });
  return differences;
}

/** A gateway's account is a debit balance, as the bank's is: what leaves it is credited to it. */
function transfersOf({ gateway, day, sums }: Input): NewTransfer[] {
  const there = gatewayAccount(gateway);
  const [fees, bank] = [houseAccount('gatewayFees'), houseAccount('bank')];
  const cause = (leg: string) => ({ kind: 'gatewayBill', id: `${gateway}-${day}`, leg });
  const memo = (what: string) => `${day} ${what}`;
  const all: NewTransfer[] = [
    { from: fees, to: there, amount: sums.feesFen, cause: cause('fees'), memo: memo('手续费') },
    { from: there, to: fees, amount: sums.feesBackFen, cause: cause('feesBack'), memo: memo('手续费返还') },
    { from: bank, to: there, amount: sums.settledFen, cause: cause('settled'), memo: memo('提现到银行') },
    { from: there, to: bank, amount: sums.toppedUpFen, cause: cause('toppedUp'), memo: memo('从银行充值') },
  ];
  return all.filter(({ amount }) => amount > 0);
}
