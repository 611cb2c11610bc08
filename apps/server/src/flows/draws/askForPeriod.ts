import { addDraft, assertPeriod, prizeWorthFen } from '../../modules/promotion/draws/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { type Approval, needsSecondPerson, requestApproval } from '../../modules/staff/approvals/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { foreseePeriod, PERIOD } from './periodApproval.ts';

type Input = Parameters<typeof addDraft>[1];

/** Asks for a second person when a prize is dear; null: none is, and the period can be promised at once. */
export async function askForPeriod(tx: Tx, input: Input): Promise<Approval | null> {
  const { prizes, staffId, now } = input;
  if (!prizes.some((prize) => needsSecondPerson('prize', prizeWorthFen(prize)))) return null;
  // Whatever can be seen to be wrong is said to whoever asks, and not to the second person.
  assertPeriod(input);
  const draft = await addDraft(tx, input);
  const deed = foreseePeriod(draft);
  const reason = '有单份价值超过 2,000 元的奖品';
  const approval = await requestApproval(tx, {
    kind: PERIOD,
    subjectId: draft.id,
    deed,
    by: { kind: 'staff', staffId },
    reason,
    now,
  });
  const target = { kind: 'approval', id: approval.id };
  await recordAudit(tx, {
    staffId,
    action: 'draw.ask',
    target,
    before: null,
    after: { no: approval.no, does: deed.does },
    now,
  });
  return approval;
}
