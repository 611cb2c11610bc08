import type { Answer, ParsedInput, staffPayoutEndpoints } from '@jiwu/contract';
import { businessDay, businessMonth } from '@jiwu/kernel';
import {
  findPayout,
  listTakings,
  pagePayoutEffects,
  type Payout,
  rankPayoutProducts,
  searchPayouts,
  sumPaidOut,
  sumPayoutPlaces,
  sumPayouts,
  sumTakenNow,
} from '../../../modules/channels/effectOrders/index.ts';
import { listTransfersOfCauses, sumUserAccounts } from '../../../modules/money/ledger/index.ts';
import { listMaskedUsers } from '../../../modules/people/identity/index.ts';
import { findWaitingApprovals } from '../../../modules/staff/approvals/index.ts';
import { findNosOf } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { daySpan } from '../../daySpan.ts';
import { describeTransfers } from '../../ledger/queries/describeTransfers.ts';
import { PAYOUT } from '../payoutApproval.ts';

type Endpoints = typeof staffPayoutEndpoints;
type List = Endpoints['staffPayoutList'];
type Row = Answer<List>['items'][number];

const PAGE = 50;
const TOP = 3;

export async function listPayoutsForStaff(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const { cursor, fromDay, toDay, ...rest } = query;
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const found = await searchPayouts(db, { ...rest, ...daySpan({ fromDay, toDay }), after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: await describePayouts(db, page),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.requestedAt.toISOString(), last.id]) : null,
  };
}

export async function sumPayoutsForStaff(db: Reader, now: Date): Promise<Answer<Endpoints['staffPayoutSums']>> {
  const month = new Date(`${businessMonth(now)}-01T00:00:00+08:00`);
  const [sums, accounts, takenFen] = await Promise.all([sumPayouts(db, month), sumUserAccounts(db), sumTakenNow(db)]);
  const of = (purpose: string) => accounts.find((account) => account.purpose === purpose)?.balance ?? 0;
  const freeFen = of('commission') - sums.heldFen;
  return {
    waiting: sums.waiting,
    waitingFen: sums.waitingFen,
    monthDone: sums.done,
    monthDoneFen: sums.doneFen,
    monthTakenFen: sums.takenFen,
    payableFen: freeFen - takenFen,
    takenFen,
    settlingFen: of('pendingCommission'),
  };
}

/** A payout with all that it is made of. */
export async function loadPayoutForStaff(db: Reader, id: string): Promise<Answer<Endpoints['staffPayoutGet']>> {
  const payout = await getPayout(db, id);
  const { userId, requestedAt } = payout;
  const day = businessDay(requestedAt);
  const [rows, products, places, takings, earlier, dayFen, transfers] = await Promise.all([
    describePayouts(db, [payout]),
    rankPayoutProducts(db, payout, TOP),
    sumPayoutPlaces(db, payout),
    listTakings(db, { userId, payoutIds: [id] }),
    searchPayouts(db, { userId, state: 'done', until: requestedAt, after: null, limit: 1 }),
    sumPaidOut(db, { userId, ...spanOf(day) }),
    listTransfersOfCauses(db, [{ kind: 'effectPayout', id }]),
  ]);
  const [previous] = earlier;
  const [row] = rows;
  if (!row) throw new ShopError('NOT_FOUND');
  return {
    ...row,
    products,
    places,
    taken: (takings.get(id) ?? []).map(({ title, count, amountFen }) => ({ title, count, amountFen })),
    previous: previous?.endedAt
      ? { no: previous.no, amountFen: previous.amountFen, endedAt: previous.endedAt.toISOString() }
      : null,
    dayFen: dayFen.amountFen,
    transfers: await describeTransfers(db, transfers),
  };
}

export async function listPayoutEffects(
  db: Reader,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<Answer<Endpoints['staffPayoutEffects']>> {
  const payout = await getPayout(db, id);
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const found = await pagePayoutEffects(db, { userId: payout.userId, id, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const orders = await findNosOf(
    db,
    page.map(({ buyerId, orderId }) => ({ userId: buyerId, id: orderId })),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ buyerId: _buyer, orderId, paidAt, settledAt, ...effect }) => ({
      ...effect,
      orderNo: orders.get(orderId) ?? null,
      paidAt: paidAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.paidAt.toISOString(), last.id]) : null,
  };
}

async function getPayout(db: Reader, id: string): Promise<Payout> {
  const payout = await findPayout(db, id);
  if (!payout) throw new ShopError('NOT_FOUND');
  return payout;
}

async function describePayouts(db: Reader, payouts: readonly Payout[]): Promise<Row[]> {
  const [users, approvals] = await Promise.all([
    listMaskedUsers(
      db,
      payouts.map(({ userId }) => userId),
    ),
    findWaitingApprovals(db, { kind: PAYOUT, subjectIds: payouts.map(({ id }) => id) }),
  ]);
  return payouts.map(({ userId, ...payout }) => ({
    id: payout.id,
    no: payout.no,
    promoter: users.get(userId) ?? { id: userId, name: '', phoneNumber: null },
    state: payout.state,
    effects: payout.effects,
    settledFrom: businessDay(payout.settledFrom),
    settledTo: businessDay(payout.settledTo),
    commissionFen: payout.commissionFen,
    takenFen: payout.takenFen,
    amountFen: payout.amountFen,
    requestedAt: payout.requestedAt.toISOString(),
    endedAt: payout.endedAt?.toISOString() ?? null,
    refusal: payout.refusal,
    approval: approvals.get(payout.id) ?? null,
  }));
}

function spanOf(day: string): { since: Date; until: Date } {
  const { from = new Date(0), until = new Date(0) } = daySpan({ fromDay: day, toDay: day });
  return { since: from, until };
}
