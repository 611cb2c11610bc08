import type { Answer, staffLedgerEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  findBalancesAfter,
  findTransfer,
  listTransfersOfCauses,
  type Transfer,
} from '../../../modules/money/ledger/index.ts';
import { findPayment } from '../../../modules/money/payments/index.ts';
import { findNosOf } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { describeTransfers } from './describeTransfers.ts';

type One = Answer<(typeof staffLedgerEndpoints)['staffLedgerTransfer']>;

/** One transfer, both its sides, and everything else that its cause moved. */
export async function loadLedgerTransfer(db: Reader, id: string): Promise<One> {
  const transfer = await findTransfer(db, id);
  if (!transfer) throw new ShopError('NOT_FOUND');
  const { from, to, cause } = transfer;
  const [balances, ofCause, causeNo] = await Promise.all([
    findBalancesAfter(db, id, [from.accountId, to.accountId]),
    listTransfersOfCauses(db, [cause]),
    findCauseNo(db, transfer),
  ]);
  const described = await describeTransfers(db, ofCause);
  const own = described.find((one) => one.id === id);
  assert(own, 'a transfer is one of its cause');
  return {
    transfer: own,
    balances: { from: balances.get(from.accountId) ?? null, to: balances.get(to.accountId) ?? null },
    ofCause: described,
    causeNo,
  };
}

/** The number of the order that a payment, or a balance, paid for. */
async function findCauseNo(db: Reader, { cause }: Transfer): Promise<string | null> {
  const isPayment = ['payment', 'balancePayment'].includes(cause.kind);
  const payment = isPayment ? await findPayment(db, cause.id) : null;
  if (payment?.payable.kind !== 'order') return null;
  const { userId, payable } = payment;
  return (await findNosOf(db, [{ userId, id: payable.id }])).get(payable.id) ?? null;
}
