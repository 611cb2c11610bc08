import type { Answer, ParsedInput, staffRefundEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import {
  findRefundDecisions,
  listWaitingRefunds,
  type RefundDecision,
  type RefundRecord,
  sumWaitingRefunds,
} from '../../../modules/money/payments/index.ts';
import { findWaitingApprovals, needsSecondPerson } from '../../../modules/staff/approvals/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { STUCK_REFUND } from '../stuck/stuckApproval.ts';

type List = (typeof staffRefundEndpoints)['staffRefundList'];

const PAGE = 20;

export async function listRefundsForFinance(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const [found, sums] = await Promise.all([listWaitingRefunds(db, { after, limit: PAGE + 1 }), sumWaitingRefunds(db)]);
  const page = found.slice(0, PAGE);
  const ids = page.map(({ id }) => id);
  const [decisions, approvals] = await Promise.all([
    findRefundDecisions(db, ids),
    findWaitingApprovals(db, { kind: STUCK_REFUND, subjectIds: ids }),
  ]);
  const items = page.map((refund) => {
    const decision = decisions.get(refund.id);
    const isCurrent = decision?.waitsSince.getTime() === refund.waitsSince?.getTime();
    return describe(refund, decision && isCurrent ? { ...decision, approval: approvals.get(refund.id) ?? null } : null);
  });
  const last = items.at(-1);
  return {
    items,
    ...sums,
    nextCursor: found.length > PAGE && last ? encodeCursor([last.waitsSince, last.id]) : null,
  };
}

function describe(
  refund: RefundRecord,
  decision: (RefundDecision & { approval: { id: string; no: string } | null }) | null,
): Answer<List>['items'][number] {
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
    needsApproval: needsSecondPerson('refund', refund.amountFen),
    decision: decision && { way: decision.way, state: decision.state, approval: decision.approval },
  };
}
