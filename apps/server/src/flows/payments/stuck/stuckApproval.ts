import { rules } from '@jiwu/contract';
import { assert, groupedYuan } from '@jiwu/kernel';
import { readBalance, userAccount } from '../../../modules/money/ledger/index.ts';
import {
  approveRefundDecision,
  dropRefundDecision,
  findRefund,
  findRefundDecisions,
  findRefunds,
  lockRefund,
  lockStuckRefund,
  type Payables,
  type RefundDecision,
  type RefundRecord,
} from '../../../modules/money/payments/index.ts';
import { isOpen, listMaskedUsers } from '../../../modules/people/identity/index.ts';
import type { ApprovalKind, Deed } from '../../../modules/staff/approvals/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { sendIntoBalance } from './rerouteRefund.ts';

/** In `approvals.kind`. */
export const STUCK_REFUND = 'stuckRefund';

/** What ending a stuck refund another way would do; null: nothing any more. */
export async function foreseeStuck(
  db: Reader,
  refund: RefundRecord,
  { way, waitsSince }: Pick<RefundDecision, 'way' | 'waitsSince'>,
): Promise<Deed | null> {
  if (refund.state !== 'stuck' || refund.waitsSince?.getTime() !== waitsSince.getTime()) return null;
  const { id, userId, amountFen, payment, failure } = refund;
  const does = { id, userId, amountFen, way, payment: payment.id, waitsSince: waitsSince.toISOString() };
  const note = `${rules.payment.names[payment.gateway]}退不回去，${failure ?? ''}`;
  const waits = { what: '渠道待退', before: groupedYuan(amountFen), after: groupedYuan(0), note };
  if (way === 'bank') {
    const paid = {
      what: '银行账户',
      before: '',
      after: `−${groupedYuan(amountFen)}`,
      note: '批准后转账，再登记流水号',
    };
    return { does, amountFen, changes: [waits, paid] };
  }
  if (!(await isOpen(db, userId))) return null;
  const { balance } = await readBalance(db, userAccount(userId, 'balance'));
  const into = {
    what: '用户余额',
    before: groupedYuan(balance),
    after: groupedYuan(balance + amountFen),
    note: '可以花',
  };
  return { does, amountFen, changes: [waits, into] };
}

const words: Readonly<Record<RefundDecision['way'], string>> = { balance: '改退余额', bank: '线下转账' };

/** A stuck refund above the sum that finance ends another way: into the balance at once, or with leave to tell the bank. */
export function createStuckApproval(payables: Payables): ApprovalKind {
  return {
    title: '退不回去的退款',
    async describe(db, subjectIds) {
      const [refunds, decisions] = await Promise.all([
        findRefunds(db, subjectIds),
        findRefundDecisions(db, subjectIds),
      ]);
      const users = await listMaskedUsers(
        db,
        refunds.map(({ userId }) => userId),
      );
      return new Map(
        refunds.map(({ id, userId, payment }) => {
          const decision = decisions.get(id);
          const parts = [
            users.get(userId)?.name,
            rules.payment.names[payment.gateway],
            decision && words[decision.way],
          ];
          return [id, parts.filter(Boolean).join('，')];
        }),
      );
    },
    async foresee(db, { subjectId }) {
      const [refund, decisions] = await Promise.all([findRefund(db, subjectId), findRefundDecisions(db, [subjectId])]);
      const decision = decisions.get(subjectId);
      return refund && decision?.state === 'asked' ? await foreseeStuck(db, refund, decision) : null;
    },
    async evidence(db, { subjectId }) {
      const refund = await findRefund(db, subjectId);
      if (!refund) return { links: [], pictures: 0, story: [], findings: [] };
      const { payment, requestedAt, waitsSince, failure, userId } = refund;
      return {
        links: [
          { kind: 'payment', id: payment.id, words: `付款 ${payment.outTradeNo}` },
          { kind: 'user', id: userId, words: '付款人' },
        ],
        pictures: 0,
        story: [
          { at: requestedAt, words: '系统向渠道退款' },
          ...(waitsSince ? [{ at: waitsSince, words: `渠道不退：${failure ?? ''}` }] : []),
        ],
        findings: [
          {
            what: '不超过实付',
            isGood: refund.amountFen <= payment.amountFen,
            words: `实付 ${groupedYuan(payment.amountFen)}`,
          },
          { what: '渠道没有退', isGood: refund.state === 'stuck', words: '批准时再向渠道问一次' },
        ],
      };
    },
    async lock(tx, { subjectId }) {
      await lockRefund(tx, subjectId);
    },
    async execute(tx, { subjectId, staffId, now }) {
      const decision = (await findRefundDecisions(tx, [subjectId])).get(subjectId);
      assert(decision, 'what was foreseen waits');
      const { way, waitsSince, note } = decision;
      const refund = await lockStuckRefund(tx, { id: subjectId, waitsSince });
      if (way === 'bank') {
        await approveRefundDecision(tx, refund);
        return;
      }
      await dropRefundDecision(tx, refund);
      await sendIntoBalance(tx, { refund, note, staffId, now }, payables);
    },
    async onEnded(tx, { subjectId }) {
      const refund = await findRefund(tx, subjectId);
      if (refund) await dropRefundDecision(tx, refund);
    },
  };
}
