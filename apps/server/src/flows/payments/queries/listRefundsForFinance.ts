import type { Answer, ParsedInput, staffRefundEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { listWaitingRefunds, type RefundRecord, sumWaitingRefunds } from '../../../modules/money/payments/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type List = (typeof staffRefundEndpoints)['staffRefundList'];

const PAGE = 20;

export async function listRefundsForFinance(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const [found, sums] = await Promise.all([listWaitingRefunds(db, { after, limit: PAGE + 1 }), sumWaitingRefunds(db)]);
  const items = found.slice(0, PAGE).map(describe);
  const last = items.at(-1);
  return {
    items,
    ...sums,
    nextCursor: found.length > PAGE && last ? encodeCursor([last.waitsSince, last.id]) : null,
  };
}

function describe(refund: RefundRecord): Answer<List>['items'][number] {
  const { gateway } = refund.payment;
  assert(gateway !== 'balance' && refund.waitsSince, `refund ${refund.id} waits for a person`);
  return {
    id: refund.id,
    state: refund.state === 'stuck' ? 'stuck' : 'abnormal',
    gateway,
    outTradeNo: refund.payment.outTradeNo,
    outRefundNo: refund.outRefundNo,
    amountFen: refund.amountFen,
    reason: refund.reason,
    payable: refund.payment.payable,
    causeKind: refund.cause.kind,
    failure: refund.failure,
    requestedAt: refund.requestedAt.toISOString(),
    waitsSince: refund.waitsSince.toISOString(),
  };
}
