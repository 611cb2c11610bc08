import { type Answer, rules, type staffLedgerEndpoints } from '@jiwu/contract';
import { findPayoutByNo } from '../../../modules/channels/effectOrders/index.ts';
import { findByNo } from '../../../modules/money/handBookings/index.ts';
import {
  findAccounts,
  findCausesById,
  findTransfer,
  listTransfersOfCauses,
  type Transfer,
} from '../../../modules/money/ledger/index.ts';
import { searchPayments } from '../../../modules/money/payments/index.ts';
import { findUserByPhone, listMaskedUsers } from '../../../modules/people/identity/index.ts';
import { findOrderByNo } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeTransfers } from './describeTransfers.ts';
import { ownerOf } from './loadAccountStatement.ts';

type Found = Answer<(typeof staffLedgerEndpoints)['staffLedgerFind']>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PHONE = rules.phonePattern;
const HAND_NO = /^(BK|BC)[0-9]{13}$/;
const PAYOUT_NO = /^DF[0-9]{13}$/;

/** From any number that people have to the accounts and transfers behind it. */
export async function findInLedger(db: Reader, q: string): Promise<Found> {
  const { ownerIds, accountIds, causeIds, transferIds } = await readWhat(db, q);
  const kinds = Object.keys(rules.ledger.causes);
  const causes = (await Promise.all(causeIds.map((id) => findCausesById(db, { id, kinds })))).flat();
  const [ofOwners, byId, ofCauses, single] = await Promise.all([
    ownerIds.length > 0 ? findAccounts(db, { ownerIds }) : [],
    accountIds.length > 0 ? findAccounts(db, { ids: accountIds }) : [],
    listTransfersOfCauses(db, causes),
    Promise.all(transferIds.map((id) => findTransfer(db, id))),
  ]);
  const accounts = [...ofOwners, ...byId];
  const users = await listMaskedUsers(
    db,
    accounts.map(({ ownerId }) => ownerId).filter((id) => id !== null),
  );
  const transfers = [...single.filter((one): one is Transfer => one !== null), ...ofCauses];
  return {
    accounts: accounts.map(({ accountId, purpose, currency, ownerId, balance }) => ({
      accountId,
      purpose,
      currency,
      owner: ownerOf(users, ownerId),
      balance,
    })),
    transfers: await describeTransfers(db, transfers),
  };
}

interface What {
  readonly ownerIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly causeIds: readonly string[];
  readonly transferIds: readonly string[];
}

async function readWhat(db: Reader, q: string): Promise<What> {
  const nothing: What = { ownerIds: [], accountIds: [], causeIds: [], transferIds: [] };
  if (ID.test(q)) {
    const id = q.toLowerCase();
    return { ownerIds: [id], accountIds: [id], causeIds: [id], transferIds: [id] };
  }
  if (PHONE.test(q)) {
    const user = await findUserByPhone(db, q);
    return user ? { ...nothing, ownerIds: [user.id] } : nothing;
  }
  if (rules.order.noPattern.test(q)) {
    const order = await findOrderByNo(db, q);
    return order
      ? { ...nothing, causeIds: [order.id, ...(await paymentsOf(db, { kind: 'order', id: order.id }))] }
      : nothing;
  }
  if (HAND_NO.test(q)) return { ...nothing, causeIds: await findByNo(db, q) };
  if (PAYOUT_NO.test(q)) {
    const payout = await findPayoutByNo(db, q);
    return payout ? { ...nothing, causeIds: [payout.id] } : nothing;
  }
  const payments = await searchPayments(db, { number: q, after: null, limit: 5 });
  return { ...nothing, causeIds: payments.map(({ id }) => id) };
}

async function paymentsOf(db: Reader, payable: { kind: string; id: string }): Promise<string[]> {
  return (await searchPayments(db, { payable, after: null, limit: 20 })).map(({ id }) => id);
}
