import type { Answer, ParsedInput, staffClosingEndpoints } from '@jiwu/contract';
import { findRefundsByCauses } from '../../../modules/money/payments/index.ts';
import {
  CLOSING,
  findAccountTails,
  listOpenClosingPayouts,
  sumOpenClosingPayouts,
} from '../../../modules/money/wallet/index.ts';
import { needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type List = (typeof staffClosingEndpoints)['staffClosingList'];

const PAGE = 20;

/** What closed accounts still had and nobody has paid yet, with the refunds that are to pay it. */
export async function listClosingPayouts(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const [found, sums] = await Promise.all([
    listOpenClosingPayouts(db, { after, limit: PAGE + 1 }),
    sumOpenClosingPayouts(db),
  ]);
  const page = found.slice(0, PAGE);
  const [tails, refunds] = await Promise.all([
    findAccountTails(
      db,
      page.map(({ userId }) => userId),
    ),
    findRefundsByCauses(db, { kind: CLOSING, causes: page }),
  ]);
  const items = page.map((payout): Answer<List>['items'][number] => {
    const { id, userId, state, amountFen, rechargeId, closedAt } = payout;
    const refund = refunds.get(id);
    return {
      id,
      state,
      way: rechargeId === null ? 'bank' : 'gateway',
      amountFen,
      accountTail: tails.get(userId) ?? null,
      refund: refund ? { id: refund.id, state: refund.state } : null,
      needsApproval: rechargeId === null && needsSecondPerson('payout', amountFen),
      closedAt: closedAt.toISOString(),
    };
  });
  const last = items.at(-1);
  return {
    items,
    ...sums,
    nextCursor: found.length > PAGE && last ? encodeCursor([last.closedAt, last.id]) : null,
  };
}
