import type { Answer, ParsedInput, staffRefundEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type RefundRecord, searchRefunds } from '../../../modules/money/payments/index.ts';
import { listMaskedUsers } from '../../../modules/people/identity/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { daySpan } from '../../daySpan.ts';
import { describeRefund } from './describeRefund.ts';

type List = (typeof staffRefundEndpoints)['staffRefundFind'];

const PAGE = 50;

/** The moment by which each view is sorted. */
const momentOf: Readonly<Record<ParsedInput<List>['query']['view'], (refund: RefundRecord) => Date | null>> = {
  running: ({ requestedAt }) => requestedAt,
  done: ({ finishedAt }) => finishedAt,
};

/** A page of refunds that nobody has to decide on, in two statements. */
export async function findRefundsForStaff(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const { view, cursor, ...days } = query;
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const found = await searchRefunds(db, { view, ...daySpan(days), after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const users = await listMaskedUsers(
    db,
    page.map(({ userId }) => userId),
  );
  const last = page.at(-1);
  const at = last && momentOf[view](last);
  return {
    items: page.map((refund) => {
      const { id: paymentId, gateway, outTradeNo } = refund.payment;
      assert(gateway !== 'balance', `refund ${refund.id} is of a gateway`);
      const user = users.get(refund.userId) ?? { id: refund.userId, name: '', phoneNumber: null };
      return { ...describeRefund(refund), paymentId, gateway, outTradeNo, user };
    }),
    nextCursor: found.length > PAGE && last && at ? encodeCursor([at.toISOString(), last.id]) : null,
  };
}
